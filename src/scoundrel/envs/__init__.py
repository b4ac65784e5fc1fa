"""The game as an environment for learners: Gymnasium, thousands of games at a time, PettingZoo.

Importing this registers ``scoundrel/Classic-v0`` and the others with Gymnasium::

    import gymnasium
    import scoundrel.envs

    env = gymnasium.make("scoundrel/Classic-v0")
    envs = gymnasium.make_vec("scoundrel/Classic-v0", num_envs=4096)

The environment for two players is `scoundrel.envs.duo`. All of them need the extra ``rl``;
where it is missing, importing them says what to install.
"""

from scoundrel.extras import installing

try:
    from scoundrel.envs.registration import register_envs
    from scoundrel.envs.single import ScoundrelEnv
    from scoundrel.envs.vector import ScoundrelVectorEnv
except ModuleNotFoundError as error:
    if error.name not in ("gymnasium", "numpy"):
        raise
    raise ModuleNotFoundError(
        f"the environments need {error.name}: {installing('rl')} brings it", name=error.name
    ) from None

__all__ = ["ScoundrelEnv", "ScoundrelVectorEnv"]

register_envs()
