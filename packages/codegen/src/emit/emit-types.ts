import { type Branch, listBranches } from "../conditions/branches.ts"
import { hasDefaults } from "../ir/defaults.ts"
import type { Assertion, Definition, Node, ObjectAssertion, ObjectNode, Property, Scalar } from "../ir/ir.types.ts"
import { addArticle, isPlural, toSpokenName, toUpperFirst } from "../names.ts"
import { findObject } from "./emit-wire.ts"
import { formatDocComment, formatKey, indent, toStringLiteral, WIDTH } from "./source.ts"

/**
 * The kind of type to emit. A property with a default is required in a `parsed` type and optional in a `written` type.
 */
type Side = "parsed" | "written"

interface Style {
  readonly side: Side
  readonly withDocs: boolean
}

const PARSED: Style = { side: "parsed", withDocs: true }
const WRITTEN: Style = { side: "written", withDocs: false }

export function listTypeNames(definition: Definition): string[] {
  return hasDefaults(definition) ? [definition.name, `${definition.name}Input`] : [definition.name]
}

export function emitType(definition: Definition): string {
  const { name, node } = definition
  const parsed = formatDeclaration(
    name,
    node,
    formatDocComment(node.meta.description, node.meta.deprecated && "@deprecated"),
    PARSED,
  )
  if (!hasDefaults(definition)) return parsed
  const noun = toSpokenName(name)
  const their = isPlural(noun) ? "their" : "its"
  const doc = formatDocComment(`${toUpperFirst(addArticle(noun))} before ${their} defaults are filled in.`)
  return `${parsed}\n\n${formatDeclaration(`${name}Input`, node, doc, WRITTEN)}`
}

function formatDeclaration(name: string, node: Node, doc: string, style: Style): string {
  const comment = doc === "" ? "" : `${doc}\n`
  if (node.kind !== "object" || node.nullable || (node.properties.length === 0 && node.rest !== "closed")) {
    const start = `export type ${name} =`
    return `${comment}${start}${formatUnionOrType(node, start.length, style)}`
  }
  const branches = listBranchTypes(node, style)
  if (branches.length === 0) return `${comment}export interface ${name} ${formatObjectBody(node, style)}`

  const base = `${formatDocComment(formatBaseDoc(name, style))}\nexport interface ${name}Base ${formatObjectBody(node, style)}`
  return `${base}\n\n${comment}${formatIntersection(name, branches)}`
}

function formatBaseDoc(name: string, { side }: Style): string {
  if (side === "parsed") return `The properties of every ${toSpokenName(name)}.`
  return `The properties of every ${toSpokenName(name.replace(/Input$/, ""))} before its defaults are filled in.`
}

function formatIntersection(name: string, branches: readonly string[][]): string {
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

function listBranchTypes(node: ObjectNode, style: Style): string[][] {
  return listBranches(node).flatMap((branches) => {
    const demands = branches.map(({ holds }) => listDemands(holds, node, style))
    if (demands.every((items) => items.length === 0)) return []
    return [
      branches
        .map((branch, index) => ({ branch, demands: demands[index] ?? [] }))
        .map(({ branch, demands }) => `{ ${[formatDecidingMember(branch, node, style), ...demands].join("; ")} }`),
    ]
  })
}

function formatDecidingMember({ property, values, orMissing }: Branch, object: ObjectNode, style: Style): string {
  const deciding = object.properties.find(({ name }) => name === property)
  const mark = orMissing && !(deciding && isAlwaysThere(deciding, style)) ? "?" : ""
  return `${formatKey(property)}${mark}: ${values.map(formatScalar).join(" | ") || "undefined"}`
}

function listDemands(assertions: readonly ObjectAssertion[], object: ObjectNode, style: Style): string[] {
  return object.properties.flatMap((property) => {
    const { name, node } = property
    const isNeeded = assertions.some(({ required }) => required.includes(name))
    const asserted = assertions.flatMap(({ properties }) => properties.filter((item) => item.name === name))
    const narrowed = asserted.flatMap(({ assertion }) => formatNarrowedType(node, assertion, style) ?? [])
    const isNew = isNeeded && !isAlwaysThere(property, style)
    if (!isNew && narrowed.length === 0) return []
    const mark = isNeeded || isAlwaysThere(property, style) ? "" : "?"
    return [`${formatKey(name)}${mark}: ${narrowed.length > 0 ? narrowed.join(" & ") : formatType(node, WIDTH, style)}`]
  })
}

function formatNarrowedType(node: Node, assertion: Assertion, style: Style): string | null {
  if (assertion.kind === "enum") return assertion.values.map(formatScalar).join(" | ")
  if (assertion.kind !== "object") return null
  const object = findObject(node)
  if (object === null || object.properties.length === 0) return null
  const demands = listDemands([assertion], object, style)
  const type = formatType({ ...node, nullable: false, ...(node.kind === "ref" && { narrowing: null }) }, WIDTH, style)
  return demands.length === 0 ? null : `${type} & { ${demands.join("; ")} }`
}

function formatUnionOrType(node: Node, column: number, style: Style): string {
  const options = listOptions(node, WIDTH, style)
  const text = options.join(" | ")
  if (isHugged(options) || (text.length + column < WIDTH && !text.includes("\n"))) return ` ${text}`
  return `\n${formatAlternatives(options)}`
}

function formatType(node: Node, room: number, style: Style): string {
  return listOptions(node, room, style).join(" | ")
}

function listOptions(node: Node, room: number, style: Style): string[] {
  const options = listOwnOptions(node, room, style)
  return node.nullable && node.kind !== "unknown" && node.kind !== "null" ? [...options, "null"] : options
}

function listOwnOptions(node: Node, room: number, style: Style): string[] {
  switch (node.kind) {
    case "ref": {
      const narrowed = node.narrowing ? formatNarrowedType(node, node.narrowing, style) : null
      return [
        narrowed ??
          (style.side === "written" && hasDefaults(node.target) ? `${node.target.name}Input` : node.target.name),
      ]
    }
    case "enum":
      return node.values.map(formatScalar)
    case "array":
      return [listText(node.items, room, style)]
    case "object":
      return [formatObject(node, room, style)]
    case "union":
      return node.variants.flatMap((variant) => listOptions(variant.node, room, style))
    case "choice":
      return node.options.flatMap((option) => listOptions(option, room, style))
    default:
      return [node.kind]
  }
}

function formatScalar(value: Scalar | null): string {
  return typeof value === "string" ? toStringLiteral(value) : String(value)
}

function listText(items: Node, room: number, style: Style): string {
  const options = listOptions(items, room - 2, style)
  const [only] = options
  const isOne = options.length === 1 && !isIntersected(items, style)
  return isOne ? `${only}[]` : `(${options.join(" | ")})[]`
}

function isIntersected(node: Node, style: Style): boolean {
  if (node.kind === "object") return listBranchTypes(node, style).length > 0
  return node.kind === "ref" && node.narrowing !== null && formatNarrowedType(node, node.narrowing, style) !== null
}

function formatObject(node: ObjectNode, room: number, style: Style): string {
  const branches = listBranchTypes(node, style)
  if (branches.length > 0)
    return [formatObject({ ...node, conditions: [] }, 0, style), ...branches.map(oneOf)].join(" & ")
  if (node.properties.length === 0 && node.rest === "open") return "Record<string, unknown>"
  if (node.properties.length === 0 && typeof node.rest !== "string")
    return `Record<string, ${formatType(node.rest, WIDTH, style)}>`
  const members = node.properties.map((property) => formatMember(property, style))
  const line = `{ ${members.join("; ")} }`
  const hasDocs = style.withDocs && node.properties.some(({ node }) => formatDoc(node) !== "")
  return hasDocs || line.length > room || line.includes("\n") ? formatObjectBody(node, style) : line
}

function formatObjectBody(node: ObjectNode, style: Style): string {
  const members = node.properties.map((property) => {
    const doc = style.withDocs ? formatDoc(property.node) : ""
    return indent(`${doc === "" ? "" : `${doc}\n`}${formatMember(property, style)}\n`)
  })
  const rest = typeof node.rest === "string" ? [] : ["  [name: string]: unknown\n"]
  return members.length + rest.length === 0 ? "{}" : `{\n${[...members, ...rest].join("")}}`
}

function isAlwaysThere({ node, required }: Property, { side }: Style): boolean {
  return required || (side === "parsed" && node.meta.default !== undefined)
}

function formatMember(property: Property, style: Style): string {
  const start = `${formatKey(property.name)}${isAlwaysThere(property, style) ? "" : "?"}: `
  const options = listOptions(property.node, WIDTH - 2 - start.length, style)
  const text = options.join(" | ")
  if (isHugged(options) || (start.length + text.length + 2 <= WIDTH && !text.includes("\n"))) return start + text
  return `${start.trimEnd()}\n${formatAlternatives(options)}`
}

/** True if the code formatter keeps the beginning of the type on the line with the property's name. */
function isHugged([first, second, ...more]: readonly string[]): boolean {
  return second === undefined || (more.length === 0 && first?.startsWith("{") === true && second === "null")
}

function formatAlternatives(options: readonly string[]): string {
  return options.map((option) => `  | ${option.replaceAll("\n", "\n    ")}`).join("\n")
}

function formatDoc(node: Node): string {
  const { description, deprecated, default: fallback } = node.meta
  const tags = [
    ...(fallback === undefined ? [] : [`@default ${JSON.stringify(fallback)}`]),
    ...listLimits(node),
    ...(deprecated ? ["@deprecated"] : []),
  ]
  return formatDocComment(description, description !== undefined && tags.length > 0 && "", ...tags)
}

export const LIMITS = [
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

function listLimits(node: Node): string[] {
  const limits = node as Partial<Record<(typeof LIMITS)[number], unknown>>
  return LIMITS.filter((name) => limits[name] !== undefined).map((name) => `@${name} ${limits[name]}`)
}
