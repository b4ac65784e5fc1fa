"""Changes modules, one small place at a time, and reports which changes no test notices: `make mutants`."""
