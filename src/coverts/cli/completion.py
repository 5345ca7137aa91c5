"""`coverts completion`."""

from typing import Literal


def completion(shell: Literal["bash", "zsh", "fish"], /) -> None:
    """Print a completion script for your shell.

    bash:  coverts completion bash > ~/.local/share/bash-completion/completions/coverts
    zsh:   coverts completion zsh > ~/.zfunc/_coverts  (with ~/.zfunc in your fpath)
    fish:  coverts completion fish > ~/.config/fish/completions/coverts.fish

    Parameters
    ----------
    shell
        The shell to write for.
    """
    from coverts.cli.app import app

    print(app.generate_completion(shell=shell), end="")
