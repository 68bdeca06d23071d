import { isList, isObject, type JsonObject, numberOf, stringsOf } from "../schema/json.ts"
import { given, numberTests, scalarsOf, stringTests } from "./build-ir.ts"
import type { Assertion, Condition, Node, ObjectAssertion, ObjectNode, Scalar } from "./ir.types.ts"
import { Unmergeable } from "./merge-schemas.ts"

/** Reads constraints on a value whose shape is known: those beside a `$ref`, those of `then` and `else`. */
export function readAssertion(schema: JsonObject, node: Node): Assertion {
  const shape = node.kind === "ref" ? node.target.node : node
  const values = scalarsOf(schema)
  if (values) return { kind: "enum", values }
  switch (shape.kind) {
    case "string":
      return { kind: "string", ...stringTests(schema) }
    case "number":
      return { kind: "number", ...(schema.type === "integer" && { integer: true }), ...numberTests(schema) }
    case "array":
      return {
        kind: "array",
        items: isObject(schema.items) ? readAssertion(schema.items, shape.items) : null,
        ...given("minItems", numberOf(schema.minItems)),
        ...given("maxItems", numberOf(schema.maxItems)),
        ...(schema.uniqueItems === true && { uniqueItems: true }),
      }
    case "object":
      return readObjectAssertion(schema, shape)
    default:
      throw new Unmergeable(Object.keys(schema)[0] ?? "$ref", `Write the constraint where the value is described.`)
  }
}

function readObjectAssertion(schema: JsonObject, shape: ObjectNode): ObjectAssertion {
  const known = new Map(shape.properties.map(({ name, node }) => [name, node]))
  const properties = Object.entries(isObject(schema.properties) ? schema.properties : {}).map(([name, property]) => {
    const node = known.get(name)
    if (node === undefined || !isObject(property)) throw new Unmergeable("properties", `There is no property "${name}" to narrow; correct its name.`)
    return { name, assertion: readAssertion(property, node) }
  })
  if (schema.additionalProperties === false && shape.properties.some(({ name }) => !properties.some((own) => own.name === name)))
    throw new Unmergeable("additionalProperties", "Leave it out here: what is referred to decides.")
  return {
    kind: "object",
    required: stringsOf(schema.required),
    properties,
    ...given("minProperties", numberOf(schema.minProperties)),
    ...given("maxProperties", numberOf(schema.maxProperties)),
  }
}

/** Reads `if/then/else` whose condition is the value of one property. */
export function readCondition(schema: JsonObject, object: ObjectNode): Condition {
  const condition = isObject(schema.if) ? schema.if : {}
  const [entry, ...more] = Object.entries(isObject(condition.properties) ? condition.properties : {})
  const values = entry && isObject(entry[1]) ? scalarsOf(entry[1]) : undefined
  if (entry === undefined || values === undefined || more.length > 0 || !isPlainCondition(condition))
    throw new Unmergeable("if", `Let it ask one property for "const" or "enum": { "properties": { "kind": { "const": "video" } }, "required": ["kind"] }.`)
  return {
    property: entry[0],
    values: values as readonly Scalar[],
    whenMissing: !stringsOf(condition.required).includes(entry[0]),
    then: isObject(schema.then) ? readObjectAssertion(schema.then, object) : null,
    else: isObject(schema.else) ? readObjectAssertion(schema.else, object) : null,
  }
}

function isPlainCondition(condition: JsonObject): boolean {
  return Object.keys(condition).every((keyword) => ["properties", "required", "type"].includes(keyword)) && (!isList(condition.required) || condition.required.length <= 1)
}
