import { buildIr } from "../src/ir/build-ir.ts"
import type { Node } from "../src/ir/ir.types.ts"
import type { JsonObject } from "../src/schema/json.ts"
import { InvalidSchemaError } from "../src/schema/problem.ts"
import { createSchemas } from "./create-schemas.ts"

const FIELD: JsonObject = {
  title: "TextField",
  type: "object",
  properties: { value: { type: "string" } },
  required: ["value"],
  additionalProperties: false,
}

export function createNode(schema: JsonObject, $defs: JsonObject = {}): Node | undefined {
  const thing: JsonObject = { type: "object", properties: { it: schema }, additionalProperties: false, $defs }
  const ir = buildIr(createSchemas({ "fields/text.schema.json": FIELD, "site/thing.schema.json": thing }))
  const root = ir.roots.get("site/thing.schema.json")?.node
  return root?.kind === "object" ? root.properties[0]?.node : undefined
}

export function findProblems(schema: JsonObject, $defs: JsonObject = {}): string[] {
  try {
    createNode(schema, $defs)
    return []
  } catch (error) {
    if (!(error instanceof InvalidSchemaError)) throw error
    return error.problems.map(({ rule, pointer }) => `${rule} ${pointer}`)
  }
}
