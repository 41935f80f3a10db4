"""The Discord surface: parses what people press and type, asks the host, shows what comes back."""
