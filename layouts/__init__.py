"""The catalog: one TOML file a duchy. Installed as `padgen.layouts`; the format is in docs/layout-files.md."""
