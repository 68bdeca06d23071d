export * from "@forecourt/schema-compat/json"
