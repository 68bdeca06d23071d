import { createEmptyValue } from "../ir/empty-value.ts"
import type { Definition, Node, ObjectNode, Property } from "../ir/ir.types.ts"
import { addArticle, isPlural, toLowerFirst, toSpokenName } from "../names.ts"
import { isObject, type Json, type JsonObject, toStringOrUndefined } from "../schema/json.ts"
import { formatConstant, formatDocComment } from "./source.ts"

/** The generated code of the guides. A guide is an object that contains the labels and error messages of a schema. */
export interface Guides {
  readonly statements: readonly string[]
  readonly names: readonly string[]
  readonly uses: ReadonlySet<Definition>
}

export function getGuideName(definition: Definition): string {
  return `${toLowerFirst(definition.name)}Guide`
}

export function emitGuides(definitions: readonly Definition[]): Guides {
  const uses = new Set<Definition>()
  const written = definitions.map((definition) => {
    const guide = createGuide(definition.node, uses)
    const noun = toSpokenName(definition.name)
    const comment = formatDocComment(
      `The labels and error messages of ${isPlural(noun) ? `the ${noun}` : addArticle(noun)}.`,
    )
    return `${comment}\n${formatGuide(`export const ${getGuideName(definition)} = `, guide)}`
  })
  return { statements: written, names: definitions.map(getGuideName), uses }
}

function createGuide(node: Node, uses: Set<Definition>): JsonObject {
  return { ...getWords(node), ...createPartGuides(node, uses) }
}

function getWords({ meta }: Node): JsonObject {
  const { annotations } = meta
  const editor = isObject(annotations["x-editor"]) ? annotations["x-editor"] : {}
  return removeUndefined({
    label: editor.label,
    definiteLabel: editor.definiteLabel,
    messages: annotations["x-message"],
    severity: annotations["x-severity"],
    choices: annotations["x-enumLabels"],
    field: toStringOrUndefined(annotations["x-field"]),
    wanted: annotations["x-wanted"],
    digits: annotations["x-digits"] === "plain" ? "plain" : undefined,
  })
}

function createPartGuides(node: Node, uses: Set<Definition>): JsonObject {
  switch (node.kind) {
    case "string":
      return removeUndefined({ format: node.format, media: node.meta.mediaType })
    case "array": {
      const items = createGuide(node.items, uses)
      return isEmpty(items) ? {} : { items }
    }
    case "object":
      return createObjectGuide(node, uses)
    case "ref":
      uses.add(node.target)
      return { of: `() => ${getGuideName(node.target)}` }
    case "union": {
      const branches = node.variants.flatMap((variant) => {
        const guide = createGuide(variant.node, uses)
        return variant.values.map((value) => [String(value), guide] as const)
      })
      return { branches: { by: node.discriminator, of: Object.fromEntries(branches) } }
    }
    default:
      return {}
  }
}

function createObjectGuide(node: ObjectNode, uses: Set<Definition>): JsonObject {
  const properties = node.properties
    .map((property) => [property.name, createPropertyGuide(property, node, uses)] as const)
    .filter(([, guide]) => !isEmpty(guide))
  const entries = typeof node.rest === "string" ? {} : createGuide(node.rest, uses)
  return {
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(!isEmpty(entries) && { entries }),
  }
}

function createPropertyGuide({ name, node, required }: Property, owner: ObjectNode, uses: Set<Definition>): JsonObject {
  const mayBeMentioned =
    required || owner.conditions.some(({ met, unmet }) => isMentioning(met, name) || isMentioning(unmet, name))
  return { ...createGuide(node, uses), ...(mayBeMentioned && removeUndefined({ empty: createEmptyValue(node) })) }
}

function isMentioning(assertion: ObjectNode["conditions"][number]["met"], name: string): boolean {
  return assertion?.required.includes(name) ?? false
}

function removeUndefined(guide: Readonly<Record<string, Json | undefined>>): JsonObject {
  return Object.fromEntries(Object.entries(guide).filter((entry): entry is [string, Json] => entry[1] !== undefined))
}

function isEmpty(guide: JsonObject): boolean {
  return Object.keys(guide).length === 0
}

/**
 * Formats a guide as a constant. References to other guides are functions, since the guides of recursive schemas refer
 * to each other.
 */
function formatGuide(start: string, guide: JsonObject): string {
  return formatConstant(start, guide).replaceAll(/"(\(\) => \w+Guide)"/g, "$1")
}
