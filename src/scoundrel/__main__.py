"""``python -m scoundrel``: the command, where the folder of commands is not on the path."""

from scoundrel_command import main

if __name__ == "__main__":
    main()
