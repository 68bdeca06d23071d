import { DIALECT } from "../src/schema/dialect.ts"
import type { JsonObject } from "../src/schema/json.ts"
import type { Schemas } from "../src/schema/read-schemas.ts"

export function createSchemas(files: Readonly<Record<string, JsonObject>>): Schemas {
  const whole = Object.entries(files).map(
    ([path, schema]) => [path, { path, schema: { ...opening(path), ...schema } }] as const,
  )
  return { folder: "schemas", files: new Map(whole) }
}

function opening(path: string): JsonObject {
  return { $schema: DIALECT, $id: path, title: "Thing", description: "A thing." }
}
