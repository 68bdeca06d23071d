import { type Branch, branchesOf } from "../conditions/branches.ts"
import { hasDefaults } from "../ir/defaults.ts"
import type { Assertion, Definition, Node, ObjectAssertion, ObjectNode, Property, Scalar } from "../ir/ir.types.ts"
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
  const branches = branchTypes(node, style)
  if (branches.length === 0) return `${comment}export interface ${name} ${objectBody(node, style)}`

  const base = `${docComment(baseDoc(name, style))}\nexport interface ${name}Base ${objectBody(node, style)}`
  return `${base}\n\n${comment}${intersection(name, branches)}`
}

function baseDoc(name: string, { side }: Style): string {
  if (side === "parsed") return `What every ${spokenName(name)} may have.`
  return `What every ${spokenName(name.replace(/Input$/, ""))} may have as it is written.`
}

function intersection(name: string, branches: readonly string[][]): string {
  const start = `export type ${name} = ${name}Base`
  const line = `${start} & ${branches.map(oneOf).join(" & ")}`
  if (line.length <= WIDTH) return line
  const groups = branches.map((options) => {
    const group = `  ${oneOf(options)}`
    if (group.length + 2 <= WIDTH) return group
    return `  (\n${options.map((option) => `    | ${option}\n`).join("")}  )`
  })
  return `${start} &\n${groups.join(" &\n")}`
}

function oneOf(options: readonly string[]): string {
  return options.length === 1 ? options.join("") : `(${options.join(" | ")})`
}

/** Object types of which one holds, for each property that decides; nothing where a type could not tell more. */
function branchTypes(node: ObjectNode, style: Style): string[][] {
  return branchesOf(node).flatMap((branches) => {
    const demands = branches.map(({ holds }) => demandsOf(holds, node, style))
    if (demands.every((own) => own.length === 0)) return []
    return [
      branches
        .map((branch, index) => ({ branch, demands: demands[index] ?? [] }))
        .map(({ branch, demands }) => `{ ${[decidingMember(branch, node, style), ...demands].join("; ")} }`),
    ]
  })
}

function decidingMember({ property, values, orMissing }: Branch, object: ObjectNode, style: Style): string {
  const deciding = object.properties.find(({ name }) => name === property)
  const mark = orMissing && !(deciding && isAlwaysThere(deciding, style)) ? "?" : ""
  return `${key(property)}${mark}: ${values.map(scalarText).join(" | ") || "undefined"}`
}

function demandsOf(assertions: readonly ObjectAssertion[], object: ObjectNode, style: Style): string[] {
  return object.properties.flatMap((property) => {
    const { name, node } = property
    const isNeeded = assertions.some(({ required }) => required.includes(name))
    const asserted = assertions.flatMap(({ properties }) => properties.filter((own) => own.name === name))
    const narrowed = asserted.flatMap(({ assertion }) => narrowedType(node, assertion, style) ?? [])
    const isNew = isNeeded && !isAlwaysThere(property, style)
    if (!isNew && narrowed.length === 0) return []
    const mark = isNeeded || isAlwaysThere(property, style) ? "" : "?"
    return [`${key(name)}${mark}: ${narrowed.length > 0 ? narrowed.join(" & ") : typeText(node, WIDTH, style)}`]
  })
}

/** The type of a value that keeps an assertion as well; `null` when a type cannot say more than before. */
function narrowedType(node: Node, assertion: Assertion, style: Style): string | null {
  if (assertion.kind === "enum") return assertion.values.map(scalarText).join(" | ")
  if (assertion.kind !== "object") return null
  const object = objectOf(node)
  if (object === null || object.properties.length === 0) return null
  const demands = demandsOf([assertion], object, style)
  const own = typeText({ ...node, nullable: false, ...(node.kind === "ref" && { narrowing: null }) }, WIDTH, style)
  return demands.length === 0 ? null : `${own} & { ${demands.join("; ")} }`
}

function objectOf(node: Node): ObjectNode | null {
  if (node.kind === "ref") return objectOf(node.target.node)
  return node.kind === "object" ? node : null
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
    case "ref": {
      const narrowed = node.narrowing ? narrowedType(node, node.narrowing, style) : null
      return [
        narrowed ??
          (style.side === "written" && hasDefaults(node.target) ? `${node.target.name}Input` : node.target.name),
      ]
    }
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

function scalarText(value: Scalar | null): string {
  return typeof value === "string" ? quote(value) : String(value)
}

function listText(items: Node, room: number, style: Style): string {
  const options = optionsOf(items, room - 2, style)
  const [only] = options
  const isOne = options.length === 1 && !isIntersected(items, style)
  return isOne ? `${only}[]` : `(${options.join(" | ")})[]`
}

/** Whether its type is several joined by `&`. */
function isIntersected(node: Node, style: Style): boolean {
  if (node.kind === "object") return branchTypes(node, style).length > 0
  return node.kind === "ref" && node.narrowing !== null && narrowedType(node, node.narrowing, style) !== null
}

function objectText(node: ObjectNode, room: number, style: Style): string {
  const branches = branchTypes(node, style)
  if (branches.length > 0)
    return [objectText({ ...node, conditions: [] }, 0, style), ...branches.map(oneOf)].join(" & ")
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
