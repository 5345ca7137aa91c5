"""`coverts completion`."""

from typing import Literal


def completion(shell: Literal["bash", "zsh", "fish"], /) -> None:
    """Print a completion script for your shell.

    In zsh, ~/.zfunc must be in your fpath.
        coverts completion bash > ~/.local/share/bash-completion/completions/coverts
        coverts completion zsh > ~/.zfunc/_coverts
        coverts completion fish > ~/.config/fish/completions/coverts.fish

    Parameters
    ----------
    shell
        The shell to write for.
    """
    from coverts.cli.app import app

    print(app.generate_completion(shell=shell), end="")
