import type { Definition, Node } from "../ir/ir.types.ts"
import { pascalCase } from "../names.ts"
import { inPlace } from "./find-loop.ts"
import type { LooseSchema } from "./loose.types.ts"

/** Names of the functions that check loose schemas, without the verb in front. */
export type LooseNames = (schema: LooseSchema) => string

/** Names every loose schema of a module after where it stands: `amount` of a price is `Amount`. */
export function nameLoose(definitions: readonly Definition[]): LooseNames {
  const names = new Map<LooseSchema, string>()
  const taken = new Set<string>()
  for (const { name, node } of definitions) {
    if (node.kind === "unknown" && node.loose) names.set(node.loose, name)
    taken.add(name)
  }
  for (const { node } of definitions)
    for (const root of looseIn(node)) {
      for (const schema of schemasFrom(root)) {
        if (names.has(schema)) continue
        names.set(schema, free(placeName(schema), taken))
      }
    }
  return (schema) => names.get(schema) ?? "Value"
}

function free(wished: string, taken: Set<string>): string {
  let name = wished
  for (let i = 2; taken.has(name); i++) name = `${wished}${i}`
  taken.add(name)
  return name
}

/** The loose schemas that a node holds. */
function looseIn(node: Node): LooseSchema[] {
  switch (node.kind) {
    case "unknown":
      return node.loose ? [node.loose] : []
    case "object":
      return [
        ...node.properties.flatMap((property) => looseIn(property.node)),
        ...(typeof node.rest === "string" ? [] : looseIn(node.rest)),
      ]
    case "array":
      return looseIn(node.items)
    case "union":
      return node.variants.flatMap((variant) => looseIn(variant.node))
    case "choice":
      return node.options.flatMap(looseIn)
    default:
      return []
  }
}

/** A schema and all that it leads to. */
function schemasFrom(root: LooseSchema): Set<LooseSchema> {
  const found = new Set([root])
  for (const schema of found) for (const inner of [...inPlace(schema), ...inside(schema)]) found.add(inner)
  return found
}

/** Schemas that hold of what is in a value. */
function inside({ list, object }: LooseSchema): LooseSchema[] {
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

/** Keywords that hold a schema by name: what is inside is called after that. */
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

/** `Colour` for a property of that name, `ColourOption2` for its second branch; whole files go by their own name. */
function placeName({ path, pointer }: LooseSchema): string {
  const steps = pointer.split("/").slice(1)
  let name = pascalCase(path.replace(/^.*\/|(?:\.schema)?\.json$/g, "")) || "Value"
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i] ?? ""
    const next = steps[i + 1] ?? ""
    if (NAMING.has(step)) {
      name = pascalCase(next) || name
      i++
    } else if (step === "dependentSchemas") {
      name += `With${pascalCase(next)}`
      i++
    } else {
      const isNumbered = /^\d+$/.test(next)
      name += `${WORDS[step] ?? ""}${isNumbered ? Number(next) + 1 : ""}`
      if (isNumbered || step === "patternProperties") i++
    }
  }
  return name
}
