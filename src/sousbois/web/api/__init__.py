"""The tables for programs: what a person does in the browser, in JSON (`docs/api.md`)."""
