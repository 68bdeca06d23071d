import { emptyOf } from "../ir/empty-value.ts"
import type { Definition, Node, ObjectNode, Property } from "../ir/ir.types.ts"
import { isPlural, lowerFirst, spokenName, withArticle } from "../names.ts"
import { isObject, type Json, type JsonObject, stringOf } from "../schema/json.ts"
import { constant, docComment } from "./source.ts"

/** The guides of one module, and those of other modules they lead to. */
export interface Guides {
  readonly statements: readonly string[]
  readonly names: readonly string[]
  readonly uses: ReadonlySet<Definition>
}

export function guideName(definition: Definition): string {
  return `${lowerFirst(definition.name)}Guide`
}

/** Writes what editors call each field, and what a schema itself says about faults in it. */
export function emitGuides(definitions: readonly Definition[]): Guides {
  const uses = new Set<Definition>()
  const written = definitions.map((definition) => {
    const guide = guideOf(definition.node, uses)
    const noun = spokenName(definition.name)
    const comment = docComment(`What to say to an editor about ${isPlural(noun) ? `the ${noun}` : withArticle(noun)}.`)
    return `${comment}\n${print(`export const ${guideName(definition)} = `, guide)}`
  })
  return { statements: written, names: definitions.map(guideName), uses }
}

function guideOf(node: Node, uses: Set<Definition>): JsonObject {
  return { ...wordsOf(node), ...partsBelow(node, uses) }
}

/** What a schema says about a value in its annotations. */
function wordsOf({ meta }: Node): JsonObject {
  const { annotations } = meta
  const editor = isObject(annotations["x-editor"]) ? annotations["x-editor"] : {}
  return kept({
    label: editor.label,
    subject: editor.subject,
    messages: annotations["x-message"],
    severity: annotations["x-severity"],
    choices: annotations["x-enumLabels"],
    field: stringOf(annotations["x-field"]),
    wanted: annotations["x-wanted"],
    digits: annotations["x-digits"] === "plain" ? "plain" : undefined,
  })
}

function partsBelow(node: Node, uses: Set<Definition>): JsonObject {
  switch (node.kind) {
    case "string":
      return kept({ format: node.format, media: node.meta.mediaType })
    case "array": {
      const items = guideOf(node.items, uses)
      return isEmpty(items) ? {} : { items }
    }
    case "object":
      return objectGuide(node, uses)
    case "ref":
      uses.add(node.target)
      return { of: `() => ${guideName(node.target)}` }
    case "union": {
      const branches = node.variants.flatMap((variant) => {
        const guide = guideOf(variant.node, uses)
        return variant.values.map((value) => [String(value), guide] as const)
      })
      return { branches: { by: node.discriminator, of: Object.fromEntries(branches) } }
    }
    default:
      return {}
  }
}

function objectGuide(node: ObjectNode, uses: Set<Definition>): JsonObject {
  const properties = node.properties
    .map((property) => [property.name, propertyGuide(property, node, uses)] as const)
    .filter(([, guide]) => !isEmpty(guide))
  const entries = typeof node.rest === "string" ? {} : guideOf(node.rest, uses)
  return {
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(!isEmpty(entries) && { entries }),
  }
}

/** What must be there also says what it may start from. */
function propertyGuide({ name, node, required }: Property, owner: ObjectNode, uses: Set<Definition>): JsonObject {
  const mayBeMentioned =
    required || owner.conditions.some(({ met, unmet }) => mentions(met, name) || mentions(unmet, name))
  return { ...guideOf(node, uses), ...(mayBeMentioned && kept({ empty: emptyOf(node) })) }
}

function mentions(assertion: ObjectNode["conditions"][number]["met"], name: string): boolean {
  return assertion?.required.includes(name) ?? false
}

function kept(guide: Readonly<Record<string, Json | undefined>>): JsonObject {
  return Object.fromEntries(Object.entries(guide).filter((entry): entry is [string, Json] => entry[1] !== undefined))
}

function isEmpty(guide: JsonObject): boolean {
  return Object.keys(guide).length === 0
}

/** A guide as source. What it refers to is read when it is needed: schemas may lead back to themselves. */
function print(start: string, guide: JsonObject): string {
  return constant(start, guide).replaceAll(/"(\(\) => \w+Guide)"/g, "$1")
}
