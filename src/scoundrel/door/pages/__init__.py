"""Every page except the table, as data: one module per page."""
