// Prints every object of Discord's HTTP API, as discord-api-spec describes it for Zod, as a JSON schema by its name.
import * as z from "zod";
import * as described from "discord-api-spec/zod";

const registry = z.registry();
for (const [name, schema] of Object.entries(described)) {
  if (name.endsWith("Schema")) registry.add(schema, { id: name.slice(0, -"Schema".length) });
}
const { schemas } = z.toJSONSchema(registry, {
  io: "input", // of what comes in, unknown fields may be part
  unrepresentable: "any",
  uri: (name) => `#/components/schemas/${name}`,
  // JSON has no undefined: nothing fits it, where Zod would let everything.
  override: ({ zodSchema, jsonSchema }) => {
    if (zodSchema._zod.def.type === "undefined") jsonSchema.not = {};
  },
});
process.stdout.write(JSON.stringify(schemas));
