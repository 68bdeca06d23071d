import { getDefaults } from "../ir/defaults.ts"
import type { ArrayNode, Definition, Node, ObjectNode, Property } from "../ir/ir.types.ts"
import { isEndless } from "../ir/nesting.ts"
import { addArticle, toConstantCase, toSpokenName, toTypeName } from "../names.ts"
import { allOf, createSizeTests, listLeaves, listTests } from "./assertion-leaves.ts"
import { type ParserModule, ParserWriter } from "./emit-parser.ts"
import { createChoices, findObject, getCmsName, getFieldKind, getNumberedNames } from "./emit-wire.ts"
import { createNestedNames } from "./nested-names.ts"
import { formatJsonLiteral, formatKey, formatMember, indent } from "./source.ts"

export interface ReaderModule extends ParserModule {
  /** The names of the functions that the reader imports from the renderer, for example `readText`. */
  readonly kinds: ReadonlySet<string>
  /**
   * The source code of constants. Each constant maps the platform's spellings of enumerated values to the spellings in
   * the schema.
   */
  readonly constants: readonly string[]
}

export function getReaderName({ name }: Definition): string {
  return `read${name}`
}

/**
 * Emits code that reads the fields of a block in one pass. The result is the same as that of `readFields` followed by
 * the parser.
 */
export function emitReader(definition: Definition, object: ObjectNode): ReaderModule {
  const writer = new ReaderWriter(createNestedNames([definition]))
  writer.writeBlock(definition, object)
  return writer
}

/**
 * The maximum nesting depth of content in the platform's format. This format uses several levels of JSON for one level
 * of content.
 */
const MAX_WIRE_DEPTH = 400

/** Returns the name of the inner reader. It does not check the nesting depth, since the exported reader checks it. */
function getInnerReaderName({ name }: Definition): string {
  return `read${name}Inside`
}

class ReaderWriter extends ParserWriter implements ReaderModule {
  readonly kinds = new Set<string>()
  readonly constants: string[] = []
  private readonly choices = new Map<string, string>()

  writeBlock(definition: Definition, object: ObjectNode): void {
    const { name } = definition
    const doc = `/** Reads the fields of ${addArticle(toSpokenName(name))} in wire format; returns \`null\` when they do not match the schema. */`
    const isResolved = object.properties.some(({ name }) => name === "items")
    const bare = isResolved
      ? `${this.getParser(definition)}({ items: ${this.kind("readResolverItems")}(raw) })`
      : "null"
    const head = `function ${getReaderName(definition)}(raw)`
    if (isEndless(definition)) this.addEntry(doc, head, definition)
    const inner = isEndless(definition) ? `function ${getInnerReaderName(definition)}(raw)` : `export ${head}`
    this.add(isEndless(definition) ? "" : doc, inner, () => [
      `const source = ${this.kind("getFields")}(raw)`,
      `if (source === null) return ${bare}`,
      ...this.fields(object),
    ])
  }

  /**
   * Adds the exported reader of a recursive block. It checks the nesting depth of the input and of the result, since
   * the input is nested more deeply than the result.
   */
  private addEntry(doc: string, head: string, definition: Definition): void {
    const isTooDeep = this.call("isTooDeep")
    this.add(doc, `export ${head}`, () => [
      `if (${isTooDeep}(raw, ${MAX_WIRE_DEPTH})) return null`,
      `const value = ${getInnerReaderName(definition)}(raw)`,
      `return ${isTooDeep}(value) ? null : value`,
    ])
  }

  private itemReader(node: ObjectNode, name: string, dropsHalf = false): string {
    const reader = `read${name}Fields`
    if (this.written.has(reader)) return reader
    this.written.add(reader)
    this.add("", `function ${reader}(raw)`, () => [
      `const source = ${this.kind("getFields")}(raw)`,
      "if (source === null) return null",
      ...this.fields(node, dropsHalf),
    ])
    return reader
  }

  /**
   * Returns the statements that read the fields of `source` into `value`. Conditions are checked before defaults are
   * added, as in parsers.
   */
  private fields(node: ObjectNode, dropsHalf = false): string[] {
    const defaults = getDefaults(node)
    const sizes = createSizeTests(node, "value").map(({ fails }) => `if (${fails}) return null`)
    const conditions = node.conditions.flatMap((condition) => this.condition(condition))
    const isLate = Object.keys(defaults).length > 0 && sizes.length + conditions.length > 0
    const start = "const value = "
    const required = node.properties.filter(({ required }) => required)
    const properties = node.properties.flatMap((property) => this.property(property))
    return [
      start + (isLate ? "{}" : formatJsonLiteral(defaults, start.length + 2)),
      ...(properties.length > 0 ? ["let given", ...properties] : []),
      ...required.map(
        ({ name }) => `if (${formatMember("value", name)} === undefined) return ${dropsHalf ? "undefined" : "null"}`,
      ),
      ...sizes,
      ...conditions,
      isLate ? `return { ...${formatJsonLiteral(defaults, 12)}, ...value }` : "return value",
    ]
  }

  private property(property: Property): string[] {
    const { name, node } = property
    const to = formatMember("value", name)
    const numbered = getNumberedNames(property)
    if (numbered && node.kind === "array") return this.printNumberedList(property, node, numbered)

    const wireName = getCmsName(property)
    const from = formatMember("source", name)
    const access = wireName === name ? from : `${formatMember("source", wireName)} ?? ${from}`
    const { read, holds } = this.reading(node, access, name)
    return read === null ? [] : [`given = ${read}`, ...this.keep(node, to, holds)]
  }

  /**
   * Returns the statements that read a list from numbered fields of the platform, such as `Label1`, `LabelValue1` and
   * `Label2`.
   */
  private printNumberedList(
    { name }: Property,
    node: Node & ArrayNode,
    names: Readonly<Record<string, unknown>>,
  ): string[] {
    const entry = findObject(node.items)
    if (entry === null) return []
    const parts = entry.properties.filter((part) => typeof names[part.name] === "string")
    const entries = Array.from({ length: node.maxItems ?? 0 }, (_, index) => {
      const values = parts.map(
        (part) =>
          `${formatKey(part.name)}: ${formatMember("source", String(names[part.name]).replace("{n}", String(index + 1)))}`,
      )
      return `  { ${values.join(", ")} },`
    })
    const reader = this.itemReader(entry, this.addName(node.items, entry), true)
    const call = this.kind("readEach")
    return [
      `given = ${call}(`,
      `  ${formatMember("source", name)} ?? [`,
      ...entries.map((line) => indent(line)),
      "  ],",
      `  ${reader},`,
      ")",
      "if (given === null) return null",
      `if (given !== undefined && given.length > 0) {`,
      ...this.printChecked(node, formatMember("value", name)).map((line) => indent(line)),
      "}",
    ]
  }

  /**
   * Returns an object with the expression that reads a field in the property `read`. The property `holds` states how
   * much of the result is certainly valid: `all` of it, only its content (`inside`), or `nothing`.
   */
  private reading(
    node: Node,
    access: string,
    name: string,
  ): { read: string | null; holds: "all" | "inside" | "nothing" } {
    const field = getFieldKind(node)
    if (field !== undefined) {
      const kind = FIELD_KINDS[field]
      if (kind === undefined) return { read: null, holds: "nothing" }
      return { read: `${this.kind(kind)}(${access})`, holds: isProven(field, node) ? "inside" : "nothing" }
    }
    switch (node.kind) {
      case "ref":
        return this.reading({ ...node.target.node, meta: node.meta } as Node, access, name)
      case "boolean":
        return { read: `${this.kind("readBoolean")}(${access})`, holds: "all" }
      case "string":
        return { read: `${this.kind("readString")}(${access})`, holds: "nothing" }
      case "number":
        return { read: `${this.kind("readNumber")}(${access})`, holds: "nothing" }
      case "enum":
        return { read: `${this.kind("readChoice")}(${access}, ${this.addChoices(node, name)})`, holds: "nothing" }
      case "object": {
        const reader = this.itemReader(node, this.addName(node, node))
        return { read: `${this.kind("readItem")}(${access}, ${reader})`, holds: "inside" }
      }
      case "array": {
        if (getFieldKind(node.items) === "reference")
          return { read: `${this.kind("readReferences")}(${access})`, holds: "nothing" }
        const entry = findObject(node.items)
        if (entry === null) return { read: null, holds: "nothing" }
        const reader = this.itemReader(entry, this.addName(node.items, entry))
        return { read: `${this.kind("readEach")}(${access}, ${reader})`, holds: "inside" }
      }
      default:
        return { read: null, holds: "nothing" }
    }
  }

  private keep(node: Node, to: string, holds: "all" | "inside" | "nothing"): string[] {
    if (holds === "all") return [`if (given !== undefined) ${to} = given`]
    const lines = holds === "inside" ? this.printChecked(node, to) : this.assign(node, "given", to)
    const mayBeNull = holds === "inside" && getFieldKind(node) === undefined
    const head = mayBeNull ? ["if (given === null) return null"] : []
    const [only] = lines
    const test = lines.length === 1 ? /^if \((.*)\) return null$/.exec(only ?? "")?.[1] : undefined
    if (test !== undefined) return [...head, `if (${allOf(["given !== undefined", test])}) return null`]
    if (lines.length === 1) return [...head, `if (given !== undefined) ${only}`]
    return [...head, "if (given !== undefined) {", ...lines.map((line) => indent(line)), "}"]
  }

  /**
   * Returns the statements that assign a value whose content is known to be valid. They first check the length of the
   * value and the constraints next to its `$ref`.
   */
  private printChecked(node: Node, to: string): string[] {
    const tests = this.listNodeTests(node)
    return [...(tests.length > 0 ? [`if (${tests.join(" || ")}) return null`] : []), `${to} = given`]
  }

  private listNodeTests(node: Node): string[] {
    if (node.kind === "array") return listTests(node, "given", this.call).map(({ fails }) => fails)
    if (node.kind !== "ref") return []
    const narrowing = node.narrowing ? listLeaves(node.narrowing, "given", this.call, true) : []
    return [...this.listNodeTests(node.target.node), ...narrowing.map(({ fails }) => fails)]
  }

  private addName(node: Node, object: ObjectNode): string {
    return node.kind === "ref" ? node.target.name : this.nested(object)
  }

  private addChoices(node: Node & { kind: "enum" }, name: string): string {
    const table = createChoices(node)
    const text = JSON.stringify(table)
    const known = this.choices.get(text)
    if (known !== undefined) return known

    const wished = toConstantCase(toTypeName(name))
    const taken = [...this.choices.values()].filter((other) => other.replace(/\d+$/, "") === wished).length
    const constant = wished + (taken === 0 ? "" : String(taken + 1))
    const start = `const ${constant} = `
    this.choices.set(text, constant)
    this.constants.push(start + formatJsonLiteral(table, start.length))
    return constant
  }

  private kind(name: string): string {
    this.kinds.add(name)
    return name
  }
}

const FIELD_KINDS: Readonly<Record<string, string>> = {
  text: "readText",
  "rich-text": "readRichText",
  image: "readImage",
  link: "readLink",
  file: "readFile",
  date: "readDate",
  reference: "readReference",
}

/**
 * True if the content of a text field is always valid, because its schema has no constraints. The caller checks any
 * constraints next to the `$ref`.
 */
function isProven(field: string, node: Node): boolean {
  if ((field !== "text" && field !== "rich-text") || node.kind !== "ref") return false
  const { node: target } = node.target
  const value = target.kind === "object" ? target.properties.find(({ name }) => name === "value")?.node : undefined
  if (value?.kind !== "string") return false
  const { minLength, maxLength, pattern, format } = value
  return [minLength, maxLength, pattern, format].every((test) => test === undefined)
}
