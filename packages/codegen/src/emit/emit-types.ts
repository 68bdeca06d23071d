import type { Definition, Node, ObjectNode, Property } from "../ir/ir.types.ts"
import { docComment, indent, key, quote, WIDTH } from "./source.ts"

/** Text of a type, and the names it uses. */
export interface TypeText {
  readonly text: string
  readonly uses: ReadonlySet<string>
}

/** The type a definition's parsed values have: what has a default is always there. */
export function emitType(definition: Definition): string {
  const { name, node } = definition
  const doc = docComment(node.meta.description, node.meta.deprecated && "@deprecated")
  const comment = doc === "" ? "" : `${doc}\n`
  if (node.kind === "object" && !node.nullable && node.rest === "closed" && node.conditions.length === 0)
    return `${comment}export interface ${name} ${objectBody(node)}`
  if (node.kind === "object" && !node.nullable && node.conditions.length === 0 && node.properties.length > 0)
    return `${comment}export interface ${name} ${objectBody(node)}`
  return `${comment}export type ${name} =${unionOrType(node, `export type ${name} = `.length)}`
}

/** Names of the definitions whose types a definition's own type is written with. */
export function typesUsedBy(node: Node, used = new Set<Definition>()): Set<Definition> {
  switch (node.kind) {
    case "ref":
      used.add(node.target)
      break
    case "array":
      typesUsedBy(node.items, used)
      break
    case "object":
      for (const property of node.properties) typesUsedBy(property.node, used)
      if (typeof node.rest !== "string") typesUsedBy(node.rest, used)
      break
    case "union":
      for (const variant of node.variants) typesUsedBy(variant.node, used)
      break
    case "choice":
      for (const option of node.options) typesUsedBy(option, used)
  }
  return used
}

function unionOrType(node: Node, room: number): string {
  const text = typeText(node)
  if (text.length + room <= WIDTH || text.includes("\n")) return ` ${text}`
  const options = optionsOf(node)
  return options.length > 1 ? `\n${options.map((option) => `  | ${option}`).join("\n")}` : ` ${text}`
}

/** A node's type as it stands after a colon; several lines when it is an object that needs them. */
export function typeText(node: Node, room = WIDTH): string {
  const options = optionsOf(node, room)
  return options.join(" | ")
}

function optionsOf(node: Node, room = WIDTH): string[] {
  const own = ownOptions(node, room)
  return node.nullable && node.kind !== "unknown" && node.kind !== "null" ? [...own, "null"] : own
}

function ownOptions(node: Node, room: number): string[] {
  switch (node.kind) {
    case "ref":
      return [node.target.name]
    case "enum":
      return node.values.map((value) => (typeof value === "string" ? quote(value) : String(value)))
    case "array":
      return [listText(node.items, room)]
    case "object":
      return [objectText(node, room)]
    case "union":
      return node.variants.flatMap((variant) => optionsOf(variant.node, room))
    case "choice":
      return node.options.flatMap((option) => optionsOf(option, room))
    default:
      return [node.kind]
  }
}

function listText(items: Node, room: number): string {
  const options = optionsOf(items, room - 2)
  const [only] = options
  return options.length === 1 && only !== undefined ? `${only}[]` : `(${options.join(" | ")})[]`
}

function objectText(node: ObjectNode, room: number): string {
  if (node.properties.length === 0 && node.rest === "open") return "Record<string, unknown>"
  if (node.properties.length === 0 && typeof node.rest !== "string") return `Record<string, ${typeText(node.rest)}>`
  const members = node.properties.map((property) => memberText(property))
  const line = `{ ${members.join("; ")} }`
  const isShort = node.properties.every(({ node }) => docOf(node) === "") && line.length <= room && !line.includes("\n")
  return isShort ? line : objectBody(node)
}

function objectBody(node: ObjectNode): string {
  const members = node.properties.map((property) => {
    const doc = docOf(property.node)
    return indent(`${doc === "" ? "" : `${doc}\n`}${memberText(property)}\n`)
  })
  const rest = typeof node.rest === "string" ? [] : [`  [name: string]: ${typeText(node.rest)}\n`]
  return `{\n${[...members, ...rest].join("")}}`
}

function memberText({ name, node, required }: Property): string {
  const isAlways = required || node.meta.default !== undefined
  const start = `${key(name)}${isAlways ? "" : "?"}: `
  const options = optionsOf(node, WIDTH - 2 - start.length)
  const text = options.join(" | ")
  const isHugged = options.length === 1 || (options.length === 2 && options[0]?.startsWith("{") && options[1] === "null")
  if (text.includes("\n") ? isHugged : start.length + text.length + 2 <= WIDTH) return start + text
  if (text.includes("\n")) return `${start.trimEnd()}\n${options.map((option) => `  | ${option.replaceAll("\n", "\n    ")}`).join("\n")}`
  return options.length > 1 ? `${start.trimEnd()}\n${options.map((option) => `  | ${option}`).join("\n")}` : start + text
}

/** What an editor reads about a property, and what the schema asks of it that a type cannot say. */
function docOf(node: Node): string {
  const { description, deprecated, default: fallback } = node.meta
  const tags = [
    fallback !== undefined && `@default ${JSON.stringify(fallback)}`,
    ...limitsOf(node),
    deprecated && "@deprecated",
  ].filter((tag) => tag !== false)
  if (description === undefined && tags.length === 0) return ""
  if (tags.length === 0) return docComment(description)
  return docComment(description, description !== undefined && "", ...tags)
}

const LIMITS = [
  "minLength",
  "maxLength",
  "pattern",
  "format",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minItems",
  "maxItems",
  "uniqueItems",
] as const

function limitsOf(node: Node): string[] {
  const limits = node as Partial<Record<(typeof LIMITS)[number], unknown>>
  return LIMITS.filter((name) => limits[name] !== undefined).map((name) => `@${name} ${limits[name]}`)
}
