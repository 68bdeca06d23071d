import type { FullSchema } from "@forecourt/schema-compat/full-dialect"
import { createCheckNames } from "../full-dialect/name-checks.ts"
import { ReportWriter } from "../full-dialect/write-reports.ts"
import { findRefs } from "../ir/find-refs.ts"
import type {
  ArrayTests,
  Assertion,
  Condition,
  Definition,
  Node,
  NumberTests,
  ObjectNode,
  ObjectTests,
  Property,
  Scalar,
  StringTests,
} from "../ir/ir.types.ts"
import { isEndless } from "../ir/nesting.ts"
import { addArticle, toLowerFirst, toPascalCase, toSpokenName } from "../names.ts"
import type { Json } from "../schema/json.ts"
import {
  allOf,
  anyOf,
  createEnumTest,
  createNumberTests,
  createSizeTests,
  createStringTests,
  formatPattern,
  listLeaves,
  listTests,
  type Test,
} from "./assertion-leaves.ts"
import { getGuideName } from "./emit-messages.ts"
import { createNestedNames, type NestedNames } from "./nested-names.ts"
import { formatJsonLiteral, formatKey, formatMember, indent, splitOutside, toStringLiteral, WIDTH } from "./source.ts"

export interface ZodModule {
  readonly statements: readonly string[]
  readonly uses: ReadonlySet<Definition>
  readonly runtime: ReadonlySet<string>
  readonly ownRuntime: ReadonlySet<string>
  readonly predicates: ReadonlySet<string>
}

export function getZodName(definition: Definition): string {
  return `${toLowerFirst(definition.name)}Schema`
}

export function emitZodSchemas(definitions: readonly Definition[]): ZodModule {
  const writer = new Writer(new Set(definitions))
  for (const definition of sortByReference(definitions)) writer.write(definition)
  return writer
}

/**
 * Sorts definitions so that each definition follows the definitions to which it refers. Recursive definitions cannot be
 * sorted in this way and are emitted with lazy references.
 */
export function sortByReference(definitions: readonly Definition[]): Definition[] {
  const all = new Set(definitions)
  const ordered = new Set<Definition>()
  const visiting = new Set<Definition>()
  const visit = (definition: Definition): void => {
    if (ordered.has(definition) || visiting.has(definition)) return
    visiting.add(definition)
    for (const used of findRefs(definition.node)) if (all.has(used)) visit(used)
    visiting.delete(definition)
    ordered.add(definition)
  }
  for (const definition of definitions) visit(definition)
  return [...ordered]
}

/**
 * The code of a zod schema, split into the start of the expression and its method calls, such as `["z", ".string()",
 * ".min(1)"]`.
 */
type Chain = readonly [head: string, ...calls: string[]]

class Writer implements ZodModule {
  readonly predicates = new Set<string>()
  readonly uses = new Set<Definition>()
  readonly runtime = new Set<string>()
  readonly ownRuntime = new Set<string>(["z"])
  private readonly written = new Set<string>()
  private isLazy = false
  private readonly schemas: string[] = []
  private readonly nested: NestedNames
  private readonly reports: ReportWriter
  private readonly definitions: ReadonlySet<Definition>

  constructor(definitions: ReadonlySet<Definition>) {
    this.definitions = definitions
    this.nested = createNestedNames([...definitions])
    this.reports = new ReportWriter(createCheckNames([...definitions]), this.call, (name) => this.predicates.add(name))
  }

  get statements(): readonly string[] {
    return [...this.schemas, ...this.reports.functions]
  }

  write(definition: Definition): void {
    const { node } = definition
    const bare = { ...node, nullable: false } as Node
    this.add("export ", getZodName(definition), bare.kind === "object" ? this.object(bare) : this.chain(bare))
    this.written.add(definition.id)
  }

  private add(prefix: string, name: string, chain: Chain): void {
    const start = `${prefix}const ${name} = `
    this.schemas.push(start + formatChain(chain, start.length, 0))
  }

  private printNestedSchema(node: ObjectNode): string {
    const name = `${toLowerFirst(this.nested(node))}Schema`
    if (!this.written.has(name)) {
      this.written.add(name)
      this.add("", name, this.object(node))
    }
    return name
  }

  private chain(node: Node): Chain {
    const chain = this.bareChain(node)
    return node.nullable && node.kind !== "unknown" && node.kind !== "null" ? [...chain, ".nullable()"] : chain
  }

  private bareChain(node: Node): Chain {
    switch (node.kind) {
      case "string":
        return ["z", ".string()", ...this.stringChecks(node)]
      case "number":
        return ["z", ".number()", ...this.numberChecks(node)]
      case "unknown":
        return node.full ? [this.printChecked(node.full)] : ["z", ".unknown()"]
      case "boolean":
      case "null":
        return ["z", `.${node.kind}()`]
      case "enum":
        return createChoices(node.values)
      case "array":
        return ["z", `.array(${this.inline(node.items)})`, ...this.arrayChecks(node)]
      case "object":
        return isRecord(node) ? this.object(node) : [this.printNestedSchema(node)]
      case "ref":
        if (!this.definitions.has(node.target)) this.uses.add(node.target)
        return [getZodName(node.target), ...(node.narrowing ? this.printNarrowed(node.narrowing) : [])]
      case "union": {
        const variants = node.variants.map((variant) => this.inline(variant.node))
        return ["z", `.discriminatedUnion(${toStringLiteral(node.discriminator)}, [${variants.join(", ")}])`]
      }
      case "choice":
        return ["z", `.union([${node.options.map((option) => this.inline(option)).join(", ")}])`]
    }
  }

  private printChecked(schema: FullSchema): string {
    const check = this.reports.write(schema)
    this.ownRuntime.add("createSchema")
    if (this.reports.functions.some((text) => text.includes("reportNearest("))) this.ownRuntime.add("reportNearest")
    return `createSchema(${check})`
  }

  private inline(node: Node): string {
    const text = this.chain(node).join("")
    return this.isLater(node) && node.kind !== "object" ? `z.lazy(() => ${text})` : text
  }

  private object(node: ObjectNode): Chain {
    if (isRecord(node)) {
      const entries = typeof node.rest === "string" ? "z.unknown()" : this.inline(node.rest)
      return ["z", `.record(z.string(), ${entries})`, ...this.sizeChecks(node)]
    }
    const members = node.properties.map((property) => this.member(property))
    const call = node.rest === "closed" ? "strictObject" : "object"
    const body = members.length === 0 ? "{}" : `{\n${members.map((text) => `${indent(text)},\n`).join("")}}`
    const checks = [
      ...(typeof node.rest === "string" ? [] : [`.catchall(${this.inline(node.rest)})`]),
      ...this.sizeChecks(node),
      ...node.conditions.flatMap((condition) => this.condition(condition)),
    ]
    return checks.length === 0 ? [`z.${call}(${body})`] : ["z", `.${call}(${body})`, ...checks]
  }

  /**
   * Formats a property of an object schema. The property becomes a getter if it refers to a schema that is emitted
   * later.
   */
  private member({ name, node, required }: Property): string {
    const { default: fallback } = node.meta
    const ending = fallback !== undefined ? [`.default(${formatDefault(fallback)})`] : required ? [] : [".optional()"]
    if (this.isLater(node)) {
      const chain = this.lazily(() => this.chain(node))
      const text = formatChain([...chain, ...ending], 11, 4).replaceAll("\n", "\n  ")
      return `get ${formatKey(name)}() {\n  return ${text}\n}`
    }
    const chain: Chain = [...this.chain(node), ...ending]
    const start = `${formatKey(name)}: `
    return start + formatChain(chain, start.length + 2, 2)
  }

  /**
   * Creates a method chain for the body of a getter. It may refer to any schema, since a getter runs only after all
   * schemas have been created.
   */
  private lazily(write: () => Chain): Chain {
    const previous = this.isLazy
    this.isLazy = true
    const chain = write()
    this.isLazy = previous
    return chain
  }

  private isLater(node: Node): boolean {
    return !this.isLazy && [...findRefs(node)].some((used) => this.definitions.has(used) && !this.written.has(used.id))
  }

  /**
   * Returns the zod checks for a string. zod's built-in checks are used where they are equivalent. They are not used
   * for lengths, which zod counts in a different unit.
   */
  private stringChecks(node: StringTests): string[] {
    return createStringTests(node, "text", this.call).map((test) => {
      if (test.keyword === "minLength" && test.limit === 1) return ".min(1)"
      if (test.keyword === "pattern") return `.regex(${formatPattern(node.pattern ?? "")})`
      if (test.keyword === "format") return this.must(test, this.call(`is${toPascalCase(node.format ?? "")}`))
      return this.must(test, `(text) => ${test.holds}`)
    })
  }

  private numberChecks(node: NumberTests): string[] {
    const integer = node.integer ? [this.must({ keyword: "type" }, "Number.isInteger")] : []
    const tests = createNumberTests(node, "number", this.call).map((test) => {
      const check = NUMBER_CHECKS[test.keyword]
      return check ? `.${check}(${test.limit})` : this.must(test, `(number) => ${test.holds}`)
    })
    return [...integer, ...tests]
  }

  /**
   * Returns the zod checks for a list. If the list has the wrong length, they still report the problems of its entries,
   * unlike zod's built-in checks.
   */
  private arrayChecks(node: ArrayTests): string[] {
    return listTests(node, "list", this.call).map((test) => this.must(test, `(list) => ${test.holds}`))
  }

  private sizeChecks(node: ObjectTests): string[] {
    return createSizeTests(node, "value").map((test) => this.must(test, `(value) => ${test.holds}`))
  }

  private condition({ property, values, whenMissing, met, unmet }: Condition): string[] {
    const at = formatMember("value", property)
    const { holds, fails } = createEnumTest(values, at)
    const whenUnmet = whenMissing ? allOf([fails, `${at} !== undefined`]) : fails
    const whenMet = whenMissing ? anyOf([holds, `${at} === undefined`]) : holds
    return [...(met ? this.printNarrowed(met, whenUnmet) : []), ...(unmet ? this.printNarrowed(unmet, whenMet) : [])]
  }

  /** Returns one zod check for each test of an assertion, so that every failed test is reported separately. */
  private printNarrowed(assertion: Assertion, unless?: string): string[] {
    return listLeaves(assertion, "value", this.call).map((leaf) => {
      const test = unless === undefined ? leaf.holds : anyOf([unless, leaf.holds])
      return this.must(leaf, `(value) => ${test}`, leaf.path)
    })
  }

  private must(
    { keyword, limit }: Pick<Test, "keyword" | "limit">,
    test: string,
    path: readonly string[] = [],
  ): string {
    this.ownRuntime.add("must")
    const options = { ...(limit !== undefined && { limit }), ...(path.length > 0 && { path: [...path] }) }
    return `.check(must(${toStringLiteral(keyword)}, ${test}${Object.keys(options).length === 0 ? "" : `, ${formatJsonLiteral(options)}`}))`
  }

  private readonly call = (name: string): string => {
    this.runtime.add(name)
    return name
  }
}

const NUMBER_CHECKS: Readonly<Record<string, string>> = {
  minimum: "min",
  maximum: "max",
  exclusiveMinimum: "gt",
  exclusiveMaximum: "lt",
}

function isRecord(node: ObjectNode): boolean {
  return node.properties.length === 0 && node.rest !== "closed"
}

function createChoices(values: readonly Scalar[]): Chain {
  const [only] = values
  if (values.length === 1) return ["z", `.literal(${formatJsonLiteral(only ?? "")})`]
  const name = values.every((value) => typeof value === "string") ? "enum" : "literal"
  return ["z", `.${name}(${formatJsonLiteral(values as Json)})`]
}

function formatChain([head, ...calls]: Chain, column: number, indented: number): string {
  const line = head + calls.join("")
  const isBusy = calls.length > 2 && calls.some((call) => call.includes("=>") || call.startsWith(".regex("))
  if (calls.length === 0 || (calls.length === 1 && line.includes("\n"))) return line
  if (!isBusy && column + line.length < WIDTH && !line.includes("\n")) return line
  return head + calls.map((call) => `\n${indent(formatLongCall(call, indented + 2))}`).join("")
}

function formatLongCall(call: string, indented: number): string {
  const [, inner] = /^\.check\((must\(.*\))\)$/.exec(call) ?? []
  if (inner === undefined || call.length + indented <= WIDTH) return call
  if (inner.length + indented + 3 <= WIDTH) return `.check(\n${indent(inner)},\n)`
  const [keyword, test, options] = splitOutside(inner.slice("must(".length, -1), [", "])
  if (options === undefined) return `.check(\n${indent(inner)},\n)`
  const lines = splitOutside(options.slice(2, -2), [", "]).map((option) => `  ${option},\n`)
  return `.check(\n${indent(`must(${keyword}, ${test}, {\n${lines.join("")}})`)},\n)`
}

/**
 * Formats a default value. A list or an object is formatted as a function that returns it, so that each parsed value
 * gets a new copy.
 */
function formatDefault(value: Json): string {
  if (Array.isArray(value)) return `() => ${formatJsonLiteral(value)}`
  return typeof value === "object" && value !== null ? `() => (${formatJsonLiteral(value)})` : formatJsonLiteral(value)
}

export function formatExplainFunction(definition: Definition): string {
  const isBlock = definition.path.startsWith("blocks/") && definition.pointer === ""
  const noun = addArticle(toSpokenName(definition.name))
  const guide = getGuideName(definition)
  const loader = [
    "const deep = findDepthFaults(value)",
    `if (deep.length > 0) return describe(deep, value, ${guide}, options)`,
  ]
  const lines = [
    ...(isEndless(definition) ? loader : []),
    `const faults = [...findFaults(${getZodName(definition)}, value), ...findConcerns(value, ${guide})]`,
  ]
  return `/** Returns the issues of ${isBlock ? `the fields of ${noun}` : noun}, each with a message for the editor. */
export function explain${definition.name}(value, options) {
${indent(lines.join("\n"))}
  return describe(faults, value, ${guide}, options)
}`
}
