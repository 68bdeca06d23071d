import { ASSERTIONS, KEYWORDS_BY_TYPE } from "../schema/dialect.ts"
import { isList, isObject, type JsonObject, toNumberOrUndefined, toStrings } from "../schema/json.ts"
import type { Assertion, Condition, Node, ObjectAssertion, ObjectNode, Scalar } from "./ir.types.ts"
import { getNumberTests, getScalars, getStringTests, getTypes, toOptional } from "./keywords.ts"
import { UnmergeableSchemaError } from "./merge-schemas.ts"

/**
 * Reads a schema that only adds constraints, such as the keywords next to a `$ref` or the schema in `then` or `else`.
 */
export function readAssertion(schema: JsonObject, node: Node): Assertion {
  const shape = getShape(node)
  checkKeywords(schema, shape)
  const values = getScalars(schema)
  if (values) return { kind: "enum", values }
  switch (shape.kind) {
    case "string":
      return { kind: "string", ...getStringTests(schema) }
    case "number":
      return { kind: "number", ...(schema.type === "integer" && { integer: true }), ...getNumberTests(schema) }
    case "array":
      return {
        kind: "array",
        items: isObject(schema.items) ? readAssertion(schema.items, shape.items) : null,
        ...toOptional("minItems", toNumberOrUndefined(schema.minItems)),
        ...toOptional("maxItems", toNumberOrUndefined(schema.maxItems)),
        ...(schema.uniqueItems === true && { uniqueItems: true }),
      }
    case "object":
      return readObjectAssertion(schema, shape)
    default:
      throw new UnmergeableSchemaError(
        Object.keys(schema)[0] ?? "$ref",
        "Write the constraint where the value is described.",
      )
  }
}

function getShape(node: Node): Node {
  return node.kind === "ref" ? getShape(node.target.node) : node
}

/** Throws an error if the schema contains a keyword that has no effect on the type of `shape`. */
function checkKeywords(schema: JsonObject, shape: Node): void {
  const keywords = KEYWORDS_BY_TYPE[shape.kind] ?? []
  const isChoice =
    shape.kind === "enum" || shape.kind === "boolean" || shape.kind === "string" || shape.kind === "number"
  for (const keyword of Object.keys(schema)) {
    if (!ASSERTIONS.has(keyword) || keywords.includes(keyword) || keyword === "type") continue
    if (isChoice && (keyword === "enum" || keyword === "const")) continue
    throw new UnmergeableSchemaError(keyword, "Write the constraint where the value is described.")
  }
  const types = getTypes(schema).map((type) => (type === "integer" ? "number" : type))
  if (types.length > 0 && !types.includes(shape.kind) && shape.kind !== "enum")
    throw new UnmergeableSchemaError("type", `The value is described as ${shape.kind}; leave the "type" out here.`)
}

function readObjectAssertion(schema: JsonObject, shape: ObjectNode): ObjectAssertion {
  checkKeywords(schema, shape)
  const known = new Map(shape.properties.map((property) => [property.name, property]))
  const properties = Object.entries(isObject(schema.properties) ? schema.properties : {}).map(([name, property]) => {
    const target = known.get(name)
    if (target === undefined || !isObject(property))
      throw new UnmergeableSchemaError("properties", `There is no property "${name}" to narrow; correct its name.`)
    return { name, isOptional: !target.required, assertion: readAssertion(property, target.node) }
  })
  if (shape.rest === "open" && known.size > 0 && (schema.minProperties ?? schema.maxProperties) !== undefined)
    throw new UnmergeableSchemaError("minProperties", "Properties that are passed over would count; close the object.")
  const unknown = toStrings(schema.required).find((name) => !known.has(name))
  if (unknown !== undefined)
    throw new UnmergeableSchemaError("required", `There is no property "${unknown}"; correct its name.`)
  for (const keyword of ["additionalProperties", "unevaluatedProperties"])
    if (schema[keyword] !== undefined && schema[keyword] !== true)
      throw new UnmergeableSchemaError(keyword, "Leave it out here: the whole object decides.")
  return {
    kind: "object",
    required: toStrings(schema.required),
    properties,
    ...toOptional("minProperties", toNumberOrUndefined(schema.minProperties)),
    ...toOptional("maxProperties", toNumberOrUndefined(schema.maxProperties)),
  }
}

export function readCondition(schema: JsonObject, object: ObjectNode): Condition {
  const condition = isObject(schema.if) ? schema.if : {}
  const [entry, ...more] = Object.entries(isObject(condition.properties) ? condition.properties : {})
  const values = entry && isObject(entry[1]) ? getScalars(entry[1]) : undefined
  if (entry === undefined || values === undefined || more.length > 0 || !isPlainCondition(condition))
    throw new UnmergeableSchemaError(
      "if",
      `Let it ask one property for "const" or "enum": { "properties": { "kind": { "const": "video" } }, "required": ["kind"] }.`,
    )
  if (!object.properties.some(({ name }) => name === entry[0]))
    throw new UnmergeableSchemaError("if", `There is no property "${entry[0]}"; correct its name.`)
  return {
    property: entry[0],
    values: values as readonly Scalar[],
    whenMissing: !toStrings(condition.required).includes(entry[0]),
    met: isObject(schema.then) ? readObjectAssertion(schema.then, object) : null,
    unmet: isObject(schema.else) ? readObjectAssertion(schema.else, object) : null,
  }
}

function isPlainCondition(condition: JsonObject): boolean {
  return (
    Object.keys(condition).every((keyword) => ["properties", "required", "type"].includes(keyword)) &&
    (!isList(condition.required) || condition.required.length <= 1)
  )
}
