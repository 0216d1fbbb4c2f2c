"""Make new duchies: legal, varied, and the same for the same seed. docs/generating.md explains how they are sampled."""

from padgen.generate.maker import generate_layouts, seeded
from padgen.generate.patterns import Grain
from padgen.generate.request import make_duchies, spec_of
from padgen.generate.spec import Spec, SpecError

__all__ = ["Grain", "Spec", "SpecError", "generate_layouts", "make_duchies", "seeded", "spec_of"]
