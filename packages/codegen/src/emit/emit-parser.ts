import { type CheckNames, createCheckNames } from "../full-dialect/name-checks.ts"
import { TestWriter } from "../full-dialect/write-tests.ts"
import { getDefaults } from "../ir/defaults.ts"
import type { Condition, Definition, Node, ObjectNode } from "../ir/ir.types.ts"
import { isEndless } from "../ir/nesting.ts"
import { addArticle, toSpokenName } from "../names.ts"
import { allOf, anyOf, createEnumTest, createSizeTests, listLeaves, listTests } from "./assertion-leaves.ts"
import { createNestedNames, type NestedNames } from "./nested-names.ts"
import { isNullable, isScalar, removeNull, type ScalarWriting, testScalar } from "./scalar-test.ts"
import { formatConditions, formatJsonLiteral, formatMember, indent, toStringLiteral } from "./source.ts"

export interface ParserModule {
  readonly functions: readonly string[]
  readonly uses: ReadonlySet<Definition>
  /** The names of the functions that the parser module imports from the runtime, for example `isDateTime`. */
  readonly runtime: ReadonlySet<string>
}

export function getParserName(definition: Definition): string {
  return isScalar(definition.node) ? `is${definition.name}` : `parse${definition.name}`
}

/**
 * Returns the name of the parser for a subset of the properties, such as `parsePartialContact`. Returns `null` if the
 * definition has no such parser.
 */
export function getPartialParserName({ name, node }: Definition): string | null {
  return node.kind === "object" && node.meta.annotations["x-partial"] === true ? `parsePartial${name}` : null
}

/** Emits functions that check values directly, so that no schema is interpreted at run time. */
export function emitParsers(definitions: readonly Definition[]): ParserModule {
  const writer = new ParserWriter(createNestedNames(definitions), createCheckNames(definitions), new Set(definitions))
  for (const definition of definitions) writer.write(definition)
  return writer
}

export class ParserWriter implements ParserModule {
  readonly uses = new Set<Definition>()
  readonly runtime = new Set<string>()
  protected readonly nested: NestedNames
  protected readonly written = new Set<string>()
  private readonly parsers: string[] = []
  private readonly tests: TestWriter
  private readonly scalars: ScalarWriting
  private readonly definitions: ReadonlySet<Definition>

  constructor(
    nested: NestedNames,
    checks: CheckNames = () => "Value",
    definitions: ReadonlySet<Definition> = new Set(),
  ) {
    this.nested = nested
    this.definitions = definitions
    this.tests = new TestWriter(checks, this.call)
    this.scalars = {
      call: this.call,
      fit: (schema, value) => this.tests.fit(schema, value),
      getParser: (definition) => this.getParser(definition),
    }
  }

  get functions(): readonly string[] {
    return [...this.parsers, ...this.tests.functions]
  }

  write(definition: Definition): void {
    const { name, node } = definition
    const bare = removeNull(node)
    if (!isScalar(node)) {
      this.writeParser(definition, bare)
      return
    }
    const doc = `/** Returns whether a value is ${addArticle(toSpokenName(name))}. */`
    const guards = isEndless(definition) ? [`if (${this.call("isTooDeep")}(value)) return false`] : []
    if (node.kind === "unknown" && node.full) this.tests.write(node.full, doc, guards)
    else
      this.add(doc, `export function is${name}(value)`, () => [
        ...guards,
        `return ${testScalar(bare, "value", this.scalars).holds}`,
      ])
  }

  /**
   * Writes the parser of a definition. If the definition is recursive, the parser checks the nesting depth only once,
   * at the root of the value.
   */
  private writeParser(definition: Definition, bare: Node): void {
    const [doc, head] = [getDoc(definition), `export function ${getParserName(definition)}(value)`]
    const partial = getPartialParserName(definition)
    if (partial !== null && bare.kind === "object") {
      const known = [`const result = ${partial}(value)`, "if (result === null) return null"]
      this.add(doc, head, () => [...known, ...this.wholeGuards(bare), "return result"])
      const partialDoc = `/** Parses any of the properties of {@link ${definition.name}}; returns \`null\` when one does not match the schema. */`
      this.add(partialDoc, `export function ${partial}(value)`, () => [...this.readProperties(bare), "return result"])
      return
    }
    if (!isEndless(definition)) {
      this.add(doc, head, () => this.body(bare))
      return
    }
    const inner = getInnerName(definition)
    this.add(doc, head, () => [`return ${this.call("isTooDeep")}(value) ? null : ${inner}(value)`])
    this.add("", `function ${inner}(value)`, () => this.body(bare))
  }

  /** Adds a function to the module. Functions are emitted in the order of their first use. */
  protected add(doc: string, head: string, body: () => string[]): void {
    const at = this.parsers.push("") - 1
    this.parsers[at] = formatConditions(`${doc === "" ? "" : `${doc}\n`}${head} {\n${indent(body().join("\n"))}\n}`)
  }

  private printNestedParser(node: ObjectNode): string {
    const name = `parse${this.nested(node)}`
    if (!this.written.has(name)) {
      this.written.add(name)
      this.add("", `function ${name}(value)`, () => this.objectBody(node))
    }
    return name
  }

  /**
   * Returns the statements of a parser function. The function returns a copy of `value`, or `null` if `value` is
   * invalid.
   */
  private body(node: Node): string[] {
    switch (node.kind) {
      case "object":
        return this.objectBody(node)
      case "array":
        return [
          this.listGuard(node, "value"),
          "const result = []",
          ...this.listLoop(node, "value", "result"),
          "return result",
        ]
      case "union":
        return this.unionSwitch(node, "value", (variant) => this.returning(variant))
      default:
        return ["let result", ...this.assign(node, "value", "result"), "return result"]
    }
  }

  private returning(node: Node): string[] {
    if (node.kind === "ref" && node.narrowing === null) return [`return ${this.getParser(node.target)}(value)`]
    if (node.kind === "object") return [`return ${this.printNestedParser(node)}(value)`]
    return ["let result", ...this.assign(node, "value", "result"), "return result"]
  }

  private objectBody(node: ObjectNode): string[] {
    return [...this.readProperties(node), ...this.wholeGuards(node), "return result"]
  }

  private readProperties(node: ObjectNode): string[] {
    const guards = [
      `if (!${this.call("isObject")}(value)) return null`,
      ...createSizeTests(node, "value").map(({ fails }) => `if (${fails}) return null`),
    ]
    if (node.properties.length === 0 && node.rest === "open")
      return [...guards, "const { __proto__: _, ...result } = value"]

    const start = "const result = "
    return [
      ...guards,
      start + formatJsonLiteral(getDefaults(node), start.length + 2),
      "for (const key in value) {",
      ...this.loopBody(node).map((line) => indent(line)),
      "}",
    ]
  }

  private wholeGuards(node: ObjectNode): string[] {
    return [...createRequiredGuards(node), ...node.conditions.flatMap((condition) => this.condition(condition))]
  }

  private loopBody(node: ObjectNode): string[] {
    const rest = this.rest(node)
    const start = ["const given = value[key]", "if (given === undefined) continue"]
    if (node.properties.length === 0) return [...start, ...rest]

    return [
      ...start,
      "switch (key) {",
      // Each is stored by its name: engines store by a key that varies many times slower.
      ...node.properties.flatMap((property) => [
        `  case ${toStringLiteral(property.name)}:`,
        ...this.assign(property.node, "given", formatMember("result", property.name)).map((line) =>
          indent(line, "    "),
        ),
        "    break",
      ]),
      ...(rest.length > 0 ? ["  default:", ...rest.map((line) => indent(line, "    "))] : []),
      "}",
    ]
  }

  private rest({ rest }: ObjectNode): string[] {
    if (rest === "closed") return ["return null"]
    if (rest === "open") return []
    return [`if (key === "__proto__") continue`, ...this.assign(rest, "given", "result[key]")]
  }

  protected condition({ property, values, whenMissing, met, unmet }: Condition): string[] {
    const at = formatMember("value", property)
    const { holds, fails } = createEnumTest(values, at)
    const whenMet = whenMissing ? anyOf([holds, `${at} === undefined`]) : holds
    const whenUnmet = whenMissing ? allOf([fails, `${at} !== undefined`]) : fails
    const listGuards = (assertion: Condition["met"], when: string) =>
      (assertion ? listLeaves(assertion, "value", this.call, true) : []).map(
        (leaf) => `if (${allOf([when, leaf.fails])}) return null`,
      )
    return [...listGuards(met, whenMet), ...listGuards(unmet, whenUnmet)]
  }

  /**
   * Returns the statements that check `value` and copy it to `result`. `isTyped` is true if the basic type of `value`
   * has already been checked.
   */
  protected assign(node: Node, value: string, result: string, isTyped = false): string[] {
    if (isNullable(node)) return this.assignNullable(node, value, result)
    if (isScalar(node) && node.kind !== "choice") {
      const { fails } = testScalar(node, value, this.scalars, isTyped)
      return [...(fails === "" ? [] : [`if (${fails}) return null`]), `${result} = ${value}`]
    }
    switch (node.kind) {
      case "ref": {
        const failed = `(${result} = ${this.getParser(node.target)}(${value})) === null`
        const leaves = node.narrowing ? listLeaves(node.narrowing, value, this.call, true) : []
        return [`if (${anyOf([failed, ...leaves.map(({ fails }) => fails)])}) return null`]
      }
      case "object":
        return [`if ((${result} = ${this.printNestedParser(node)}(${value})) === null) return null`]
      case "array":
        return [this.listGuard(node, value, isTyped), `${result} = []`, ...this.listLoop(node, value, result)].filter(
          (line) => line !== "",
        )
      case "union":
        return this.unionSwitch(node, value, (variant) => [...this.assign(variant, value, result), "break"])
      case "choice":
        return this.assignChoice(node, value, result)
      default:
        return []
    }
  }

  private assignNullable(node: Node, value: string, result: string): string[] {
    const bare = removeNull(node)
    if (bare.kind === "choice" && !isScalar(bare)) return this.assignChoice(bare, value, result, true)
    if (isScalar(node))
      return [`if (${testScalar(node, value, this.scalars).fails}) return null`, `${result} = ${value}`]

    const lines = this.assign(bare, value, result)
    const isOneIf = lines.length === 1 && lines[0]?.startsWith("if ")
    if (isOneIf) return [`if (${value} === null) ${result} = null`, `else ${lines[0]}`]
    return [`if (${value} === null) {`, `  ${result} = null`, "} else {", ...lines.map((line) => indent(line)), "}"]
  }

  private listGuard(node: Node & { kind: "array" }, value: string, isTyped = false): string {
    const tests = [
      ...(isTyped ? [] : [`!Array.isArray(${value})`]),
      ...listTests(node, value, this.call).map(({ fails }) => fails),
    ]
    return tests.length === 0 ? "" : `if (${tests.join(" || ")}) return null`
  }

  private listLoop({ items }: Node & { kind: "array" }, value: string, result: string): string[] {
    const depth = value.split("[").length - 1
    const index = "ijklmn"[depth] ?? `i${depth}`
    return [
      `for (let ${index} = 0; ${index} < ${value}.length; ${index}++) {`,
      ...this.assign(items, `${value}[${index}]`, `${result}[${index}]`).map((line) => indent(line)),
      "}",
    ]
  }

  private unionSwitch(node: Node & { kind: "union" }, value: string, then: (variant: Node) => string[]): string[] {
    return [
      `if (!${this.call("isObject")}(${value})) return null`,
      `switch (${formatMember(value, node.discriminator)}) {`,
      ...node.variants.flatMap(({ values, node: variant }) => [
        ...values.map((value) => `  case ${formatJsonLiteral(value)}:`),
        ...then(variant).map((line) => indent(line, "    ")),
      ]),
      "  default:",
      "    return null",
      "}",
    ]
  }

  private assignChoice(node: Node & { kind: "choice" }, value: string, result: string, withNull = false): string[] {
    // An array is an object in JavaScript, so it is tested first.
    const options = node.options.toSorted((a, b) => Number(b.kind === "array") - Number(a.kind === "array"))
    const branches = options.map((option, index): [string, string[]] => {
      const isLast = index === options.length - 1
      const test = isLast ? "" : (TYPE_TESTS[option.kind]?.(value) ?? "")
      return [test, this.assign(option, value, result, !isLast)]
    })
    if (withNull) branches.unshift([`${value} === null`, [`${result} = null`]])
    const lines = branches.flatMap(([test, body], index) => {
      const start = index === 0 ? `if (${test}) {` : test === "" ? "} else {" : `} else if (${test}) {`
      return [start, ...body.map((line) => indent(line))]
    })
    return [...lines, "}"]
  }

  protected getParser(definition: Definition): string {
    this.uses.add(definition)
    const isInside = this.definitions.has(definition) && !isScalar(definition.node) && isEndless(definition)
    return isInside ? getInnerName(definition) : getParserName(definition)
  }

  protected readonly call = (name: string): string => {
    this.runtime.add(name)
    return name
  }
}

function createRequiredGuards({ properties }: ObjectNode): string[] {
  const missing = properties
    .filter(({ required }) => required)
    .map(({ name }) => `${formatMember("result", name)} === undefined`)
  return missing.length === 0 ? [] : [`if (${missing.join(" || ")}) return null`]
}

/**
 * Returns the name of the inner parser. It does not check the nesting depth, since the exported parser has already
 * checked it.
 */
function getInnerName({ name }: Definition): string {
  return `copy${name}`
}

function getDoc({ name, path, pointer }: Definition): string {
  if (path.startsWith("blocks/") && pointer === "")
    return `/** Parses the fields of ${addArticle(toSpokenName(name))}; returns \`null\` when they do not match the schema. */`
  return `/** Parses a value as {@link ${name}}; returns \`null\` when it does not match the schema. */`
}

const TYPE_TESTS: Partial<Record<Node["kind"], (value: string) => string>> = {
  string: (value) => `typeof ${value} === "string"`,
  number: (value) => `typeof ${value} === "number"`,
  boolean: (value) => `typeof ${value} === "boolean"`,
  array: (value) => `Array.isArray(${value})`,
  object: (value) => `typeof ${value} === "object"`,
}
