"""``python -m scoundrel``: the command, for when its script is not on the PATH."""

from scoundrel_command import main

if __name__ == "__main__":
    main()
