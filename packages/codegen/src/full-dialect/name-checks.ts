import type { FullSchema } from "@forecourt/schema-compat/full-dialect"
import { listInPlace } from "@forecourt/schema-compat/full-dialect"
import { listInnerNodes } from "../ir/find-refs.ts"
import type { Definition, Node } from "../ir/ir.types.ts"
import { addFreeName, toPascalCase } from "../names.ts"

/** A function that returns the name of a schema's check without the verb, such as `Amount` for `isAmount`. */
export type CheckNames = (schema: FullSchema) => string

/** Creates a function that names each schema after its position, such as `Amount` for the property `amount`. */
export function createCheckNames(definitions: readonly Definition[]): CheckNames {
  const names = new Map<FullSchema, string>()
  const taken = new Set<string>()
  for (const { name, node } of definitions) {
    if (node.kind === "unknown" && node.full) names.set(node.full, name)
    taken.add(name)
  }
  for (const { node } of definitions)
    for (const root of listFullSchemas(node)) {
      for (const schema of listReachedSchemas(root)) {
        if (names.has(schema)) continue
        names.set(schema, addFreeName(getPlaceName(schema), taken))
      }
    }
  return (schema) => names.get(schema) ?? "Value"
}

function listFullSchemas(node: Node): FullSchema[] {
  if (node.kind === "unknown") return node.full ? [node.full] : []
  return listInnerNodes(node).flatMap(listFullSchemas)
}

function listReachedSchemas(root: FullSchema): Set<FullSchema> {
  const schemas = new Set([root])
  for (const schema of schemas)
    for (const inner of [...listInPlace(schema), ...listInnerSchemas(schema)]) schemas.add(inner)
  return schemas
}

function listInnerSchemas({ list, object }: FullSchema): FullSchema[] {
  const maybe = [
    list.items,
    list.contains?.schema,
    list.unevaluated,
    object.additional,
    object.names,
    object.unevaluated,
  ]
  return [
    ...list.first,
    ...object.properties.map(({ schema }) => schema),
    ...object.patterns.map(({ schema }) => schema),
    ...maybe.filter((schema) => schema !== null && schema !== undefined),
  ]
}

const NAMING = new Set(["properties", "$defs", "definitions"])

const WORDS: Readonly<Record<string, string>> = {
  items: "Entry",
  prefixItems: "Entry",
  contains: "Contained",
  unevaluatedItems: "Rest",
  additionalProperties: "Rest",
  unevaluatedProperties: "Rest",
  propertyNames: "Key",
  patternProperties: "Match",
  dependentSchemas: "With",
  allOf: "Part",
  anyOf: "Option",
  oneOf: "Option",
  not: "Exception",
  if: "Condition",
  // biome-ignore lint/suspicious/noThenProperty: the name of a keyword
  then: "Then",
  else: "Else",
}

/**
 * Returns a name that is derived from the file and the position of a schema: `Colour` for the root, and `ColourOption2`
 * for its second branch.
 */
function getPlaceName({ path, pointer }: FullSchema): string {
  const steps = pointer.split("/").slice(1)
  let name = toPascalCase(path.replace(/^.*\/|(?:\.schema)?\.json$/g, "")) || "Value"
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i] ?? ""
    const next = steps[i + 1] ?? ""
    if (NAMING.has(step)) {
      name = toPascalCase(next) || name
      i++
    } else if (step === "dependentSchemas") {
      name += `With${toPascalCase(next)}`
      i++
    } else {
      const isNumbered = /^\d+$/.test(next)
      name += `${WORDS[step] ?? ""}${isNumbered ? Number(next) + 1 : ""}`
      if (isNumbered || step === "patternProperties") i++
    }
  }
  return name
}
