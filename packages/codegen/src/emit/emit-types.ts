import { hasDefaults } from "../ir/defaults.ts"
import type { Condition, Definition, Node, ObjectNode, Property, Scalar } from "../ir/ir.types.ts"
import { isPlural, spokenName, upperFirst, withArticle } from "../names.ts"
import { docComment, indent, key, quote, WIDTH } from "./source.ts"

/**
 * Which of two types is written: that of parsed values, where what has a default is always there, or that of
 * values as people write them, where it may be left out.
 */
type Side = "parsed" | "written"

interface Style {
  readonly side: Side
  readonly withDocs: boolean
}

const PARSED: Style = { side: "parsed", withDocs: true }
const WRITTEN: Style = { side: "written", withDocs: false }

/** Names of the types that a definition is known by. */
export function typeNames(definition: Definition): string[] {
  return hasDefaults(definition) ? [definition.name, `${definition.name}Input`] : [definition.name]
}

/** The types of a definition: what its parser gives, and what may be written where that is less. */
export function emitType(definition: Definition): string {
  const { name, node } = definition
  const parsed = declaration(
    name,
    node,
    docComment(node.meta.description, node.meta.deprecated && "@deprecated"),
    PARSED,
  )
  if (!hasDefaults(definition)) return parsed
  const noun = spokenName(name)
  const [they, their] = isPlural(noun) ? ["they are", "their"] : ["it is", "its"]
  const doc = docComment(`${upperFirst(withArticle(noun))} as ${they} written, before ${their} defaults are filled in.`)
  return `${parsed}\n\n${declaration(`${name}Input`, node, doc, WRITTEN)}`
}

function declaration(name: string, node: Node, doc: string, style: Style): string {
  const comment = doc === "" ? "" : `${doc}\n`
  if (node.kind !== "object" || node.nullable || (node.properties.length === 0 && node.rest !== "closed")) {
    const start = `export type ${name} =`
    return `${comment}${start}${unionOrType(node, start.length, style)}`
  }
  const branches = node.conditions.flatMap((condition) => branchesOf(condition, node, style))
  if (branches.length === 0) return `${comment}export interface ${name} ${objectBody(node, style)}`

  const base = `${docComment(`What every ${spokenName(name.replace(/Input$/, ""))} may have.`)}\nexport interface ${name}Base ${objectBody(node, style)}`
  return `${base}\n\n${comment}${intersection(name, branches)}`
}

function intersection(name: string, branches: readonly string[][]): string {
  const start = `export type ${name} = ${name}Base`
  const line = `${start} & ${branches.map((options) => `(${options.join(" | ")})`).join(" & ")}`
  if (line.length <= WIDTH) return line
  return `${start} &\n${branches.map((options) => `  (\n${options.map((option) => `    | ${option}\n`).join("")}  )`).join(" &\n")}`
}

/** The two sides of `if`, told apart by a property whose values are all known; otherwise nothing. */
function branchesOf(
  { property, values, whenMissing, met, unmet }: Condition,
  object: ObjectNode,
  style: Style,
): string[][] {
  const deciding = object.properties.find(({ name }) => name === property)
  const known = deciding && valuesOf(deciding.node)
  if (deciding === undefined || known === undefined) return []
  const isAlways = isAlwaysThere(deciding, style)
  const side = (own: readonly Scalar[], required: readonly string[], orMissing: boolean): string[] => {
    if (own.length === 0) return []
    const members = [
      `${key(property)}${isAlways || !orMissing ? "" : "?"}: ${own.map(scalarText).join(" | ")}`,
      ...required.flatMap((name) => {
        const found = object.properties.find((candidate) => candidate.name === name)
        return found ? [`${key(name)}: ${typeText({ ...found.node }, WIDTH, style)}`] : []
      }),
    ]
    return [`{ ${members.join("; ")} }`]
  }
  const rest = known.filter((value) => !values.includes(value))
  return [[...side(values, met?.required ?? [], whenMissing), ...side(rest, unmet?.required ?? [], !whenMissing)]]
}

function valuesOf(node: Node): readonly Scalar[] | undefined {
  if (node.kind === "ref") return valuesOf(node.target.node)
  if (node.kind === "boolean") return [true, false]
  return node.kind === "enum" ? node.values : undefined
}

function unionOrType(node: Node, column: number, style: Style): string {
  const options = optionsOf(node, WIDTH, style)
  const text = options.join(" | ")
  if (isHugged(options) || (text.length + column < WIDTH && !text.includes("\n"))) return ` ${text}`
  return `\n${alternatives(options)}`
}

/** A node's type as it stands after a colon; several lines when it is an object that needs them. */
function typeText(node: Node, room: number, style: Style): string {
  return optionsOf(node, room, style).join(" | ")
}

function optionsOf(node: Node, room: number, style: Style): string[] {
  const own = ownOptions(node, room, style)
  return node.nullable && node.kind !== "unknown" && node.kind !== "null" ? [...own, "null"] : own
}

function ownOptions(node: Node, room: number, style: Style): string[] {
  switch (node.kind) {
    case "ref":
      return [style.side === "written" && hasDefaults(node.target) ? `${node.target.name}Input` : node.target.name]
    case "enum":
      return node.values.map(scalarText)
    case "array":
      return [listText(node.items, room, style)]
    case "object":
      return [objectText(node, room, style)]
    case "union":
      return node.variants.flatMap((variant) => optionsOf(variant.node, room, style))
    case "choice":
      return node.options.flatMap((option) => optionsOf(option, room, style))
    default:
      return [node.kind]
  }
}

function scalarText(value: Scalar): string {
  return typeof value === "string" ? quote(value) : String(value)
}

function listText(items: Node, room: number, style: Style): string {
  const options = optionsOf(items, room - 2, style)
  const [only] = options
  return options.length === 1 && only !== undefined ? `${only}[]` : `(${options.join(" | ")})[]`
}

function objectText(node: ObjectNode, room: number, style: Style): string {
  if (node.properties.length === 0 && node.rest === "open") return "Record<string, unknown>"
  if (node.properties.length === 0 && typeof node.rest !== "string")
    return `Record<string, ${typeText(node.rest, WIDTH, style)}>`
  const members = node.properties.map((property) => memberText(property, style))
  const line = `{ ${members.join("; ")} }`
  const hasDocs = style.withDocs && node.properties.some(({ node }) => docOf(node) !== "")
  return hasDocs || line.length > room || line.includes("\n") ? objectBody(node, style) : line
}

function objectBody(node: ObjectNode, style: Style): string {
  const members = node.properties.map((property) => {
    const doc = style.withDocs ? docOf(property.node) : ""
    return indent(`${doc === "" ? "" : `${doc}\n`}${memberText(property, style)}\n`)
  })
  const rest = typeof node.rest === "string" ? [] : ["  [name: string]: unknown\n"]
  return members.length + rest.length === 0 ? "{}" : `{\n${[...members, ...rest].join("")}}`
}

function isAlwaysThere({ node, required }: Property, { side }: Style): boolean {
  return required || (side === "parsed" && node.meta.default !== undefined)
}

function memberText(property: Property, style: Style): string {
  const start = `${key(property.name)}${isAlwaysThere(property, style) ? "" : "?"}: `
  const options = optionsOf(property.node, WIDTH - 2 - start.length, style)
  const text = options.join(" | ")
  if (isHugged(options) || (start.length + text.length + 2 <= WIDTH && !text.includes("\n"))) return start + text
  return `${start.trimEnd()}\n${alternatives(options)}`
}

/** A type alone, or an object that may be null, stays on the line where it begins. */
function isHugged([first, second, ...more]: readonly string[]): boolean {
  return second === undefined || (more.length === 0 && first?.startsWith("{") === true && second === "null")
}

function alternatives(options: readonly string[]): string {
  return options.map((option) => `  | ${option.replaceAll("\n", "\n    ")}`).join("\n")
}

/** What an editor reads about a property, and what the schema asks of it that a type cannot say. */
function docOf(node: Node): string {
  const { description, deprecated, default: fallback } = node.meta
  const tags = [
    ...(fallback === undefined ? [] : [`@default ${JSON.stringify(fallback)}`]),
    ...limitsOf(node),
    ...(deprecated ? ["@deprecated"] : []),
  ]
  return docComment(description, description !== undefined && tags.length > 0 && "", ...tags)
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
