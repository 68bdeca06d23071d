import type { Assertion, Condition, Definition, Node, ObjectAssertion, ObjectNode } from "../ir/ir.types.ts"
import { pascalCase, spokenName, withArticle } from "../names.ts"
import { type NestedNames, nameNested } from "./nested-names.ts"
import { foldConditions, indent, literal, member, quote } from "./source.ts"

/** The parsers of one module, and what they need from elsewhere. */
export interface ParserModule {
  readonly functions: readonly string[]
  /** Definitions whose parsers or predicates are called. */
  readonly uses: ReadonlySet<Definition>
  /** Names taken from the runtime, for example `isDateTime`. */
  readonly runtime: ReadonlySet<string>
}

export function parserName(definition: Definition): string {
  return isScalar(definition.node) ? `is${definition.name}` : `parse${definition.name}`
}

/** Writes straight-line functions that check a value and copy it: no schema is walked at run time. */
export function emitParsers(definitions: readonly Definition[]): ParserModule {
  const writer = new Writer(nameNested(definitions))
  for (const definition of definitions) writer.write(definition)
  return writer
}

/** Whether values of a node are never copied: texts, numbers, flags and choices. */
export function isScalar(node: Node): boolean {
  if (node.kind === "ref") return isScalar(node.target.node)
  if (node.kind === "choice") return node.options.every(isScalar)
  return ["string", "number", "boolean", "enum", "null", "unknown"].includes(node.kind)
}

class Writer implements ParserModule {
  readonly functions: string[] = []
  readonly uses = new Set<Definition>()
  readonly runtime = new Set<string>()
  private readonly nested: NestedNames
  private readonly written = new Set<string>()

  constructor(nested: NestedNames) {
    this.nested = nested
  }

  write(definition: Definition): void {
    const { name, node } = definition
    const bare = { ...node, nullable: false } as Node
    if (isScalar(node))
      this.add(
        `/** Whether a value is ${withArticle(spokenName(name))}. */`,
        `export function is${name}(value)`,
        () => [`return ${this.test(bare, "value")}`],
      )
    else this.add(docOf(definition), `export function parse${name}(value)`, () => this.body(bare))
  }

  /** Functions stand in the order in which they are first needed. */
  private add(doc: string, head: string, body: () => string[]): void {
    const at = this.functions.push("") - 1
    this.functions[at] = foldConditions(`${doc}${doc === "" ? "" : "\n"}${head} {\n${indent(body().join("\n"))}\n}`)
  }

  /** An object without a name of its own gets a function of its own. */
  private nestedParser(node: ObjectNode): string {
    const name = `parse${this.nested(node)}`
    if (!this.written.has(name)) {
      this.written.add(name)
      this.add("", `function ${name}(value)`, () => this.objectBody(node))
    }
    return name
  }

  /** Statements that return a copy of `value`, or `null`. */
  private body(node: Node): string[] {
    if (node.kind === "object") return this.objectBody(node)
    return ["let result", ...this.assign(node, "value", "result"), "return result"]
  }

  private objectBody(node: ObjectNode): string[] {
    const defaults = node.properties.flatMap(({ name, node }) =>
      node.meta.default === undefined ? [] : [[name, node.meta.default]],
    )
    const lines = [`if (${NOT_OBJECT("value")}) return null`]
    if (node.properties.length === 0 && node.rest === "open")
      return [...lines, ...this.sizeTests(node), "return { ...value }"]

    const start = "const result = "
    lines.push(start + literal(Object.fromEntries(defaults), start.length + 2), ...this.sizeTests(node))
    lines.push("for (const key in value) {", ...this.switchBody(node).map((line) => indent(line)), "}")
    for (const { name, required } of node.properties) {
      if (required) lines.push(`if (${member("result", name)} === undefined) return null`)
    }
    for (const condition of node.conditions) lines.push(...this.condition(condition))
    return [...lines, "return result"]
  }

  private sizeTests({ minProperties, maxProperties }: ObjectNode): string[] {
    return [
      ...(minProperties === undefined ? [] : [`if (Object.keys(value).length < ${minProperties}) return null`]),
      ...(maxProperties === undefined ? [] : [`if (Object.keys(value).length > ${maxProperties}) return null`]),
    ]
  }

  private switchBody(node: ObjectNode): string[] {
    const rest = this.rest(node)
    const start = ["const given = value[key]", "if (given === undefined) continue"]
    if (node.properties.length === 0) return [...start, ...rest]

    const cases = new Map<string, string[]>()
    for (const property of node.properties) {
      const body = this.assign(property.node, "given", member("result", property.name)).join("\n")
      cases.set(body, [...(cases.get(body) ?? []), property.name])
    }
    return [
      ...start,
      "switch (key) {",
      ...[...cases].flatMap(([body, names]) => [
        ...names.map((name) => `  case ${quote(name)}:`),
        indent(body, "    "),
        "    break",
      ]),
      ...(rest.length > 0 ? ["  default:", ...rest.map((line) => indent(line, "    "))] : []),
      "}",
    ]
  }

  private rest({ rest }: ObjectNode): string[] {
    if (rest === "closed") return ["return null"]
    if (rest === "open") return []
    return this.assign(rest, "given", "result[key]")
  }

  private condition({ property, values, whenMissing, met, unmet }: Condition): string[] {
    const at = member("value", property)
    const tests = values.map((value) => `${at} === ${literal(value)}`)
    const holds = [...tests, ...(whenMissing ? [`${at} === undefined`] : [])].join(" || ")
    const metTest = met && this.assertion(met, "value")
    const unmetTest = unmet && this.assertion(unmet, "value")
    const lines: string[] = []
    if (metTest) lines.push(`if ((${holds}) && !(${metTest})) return null`)
    if (unmetTest) lines.push(`if (!(${holds}) && !(${unmetTest})) return null`)
    return lines
  }

  /** Statements that check `value` and put a copy of it into `result`. */
  private assign(node: Node, value: string, result: string): string[] {
    if (node.nullable && node.kind !== "unknown" && node.kind !== "null") {
      const inner = this.assign({ ...node, nullable: false } as Node, value, result)
      if (isScalar(node))
        return [
          `if (${value} !== null && !(${this.test({ ...node, nullable: false } as Node, value)})) return null`,
          `${result} = ${value}`,
        ]
      return [`if (${value} === null) ${result} = null`, "else {", ...inner.map((line) => indent(line)), "}"]
    }
    if (isScalar(node)) {
      const test = this.failing(node, value)
      return [...(test === "" ? [] : [`if (${test}) return null`]), `${result} = ${value}`]
    }
    switch (node.kind) {
      case "ref": {
        this.uses.add(node.target)
        const narrowed = node.narrowing ? this.assertion(node.narrowing, value) : ""
        const failed = `(${result} = parse${node.target.name}(${value})) === null`
        return [`if (${failed}${narrowed === "" ? "" : ` || !(${narrowed})`}) return null`]
      }
      case "object":
        return [`if ((${result} = ${this.nestedParser(node)}(${value})) === null) return null`]
      case "array":
        return this.assignList(node, value, result)
      case "union":
        return this.assignUnion(node, value, result)
      case "choice":
        return this.assignChoice(node, value, result)
      default:
        return []
    }
  }

  private assignList(node: Node & { kind: "array" }, value: string, result: string): string[] {
    const tests = [`!Array.isArray(${value})`, ...this.listTests(node, value)]
    const index = value === "given" || value === "value" ? "i" : "j"
    const entry = `${value}[${index}]`
    return [
      `if (${tests.join(" || ")}) return null`,
      `${result} = []`,
      `for (let ${index} = 0; ${index} < ${value}.length; ${index}++) {`,
      ...this.assign(node.items, entry, `${result}[${index}]`).map((line) => indent(line)),
      "}",
    ]
  }

  private listTests(node: { minItems?: number; maxItems?: number; uniqueItems?: boolean }, value: string): string[] {
    return [
      ...(node.minItems ? [`${value}.length < ${node.minItems}`] : []),
      ...(node.maxItems === undefined ? [] : [`${value}.length > ${node.maxItems}`]),
      ...(node.uniqueItems ? [`${this.call("hasDuplicates")}(${value})`] : []),
    ]
  }

  private assignUnion(node: Node & { kind: "union" }, value: string, result: string): string[] {
    return [
      `if (${NOT_OBJECT(value)}) return null`,
      `switch (${member(value, node.discriminator)}) {`,
      ...node.variants.flatMap(({ values, node: variant }) => [
        ...values.map((value) => `  case ${literal(value)}:`),
        ...this.assign(variant, value, result).map((line) => indent(line, "    ")),
        "    break",
      ]),
      "  default:",
      "    return null",
      "}",
    ]
  }

  private assignChoice(node: Node & { kind: "choice" }, value: string, result: string): string[] {
    return node.options.flatMap((option, index) => {
      const isLast = index === node.options.length - 1
      const lines = this.assign(option, value, result)
      const start = isLast
        ? "else {"
        : `${index > 0 ? "else " : ""}if (${TYPE_TESTS[option.kind]?.(value) ?? "true"}) {`
      return [start, ...lines.map((line) => indent(line)), "}"]
    })
  }

  /** The opposite of {@link test}, written without a needless negation. */
  private failing(node: Node, value: string): string {
    switch (node.kind) {
      case "unknown":
        return ""
      case "null":
        return `${value} !== null`
      case "boolean":
        return `typeof ${value} !== "boolean"`
      case "string": {
        const tests = this.stringTests(node, value)
        return [`typeof ${value} !== "string"`, ...tests.map(([, failing]) => failing)].join(" || ")
      }
      case "number": {
        const tests = this.numberTests(node, value)
        return [
          `!Number.${node.integer ? "isInteger" : "isFinite"}(${value})`,
          ...tests.map(([, failing]) => failing),
        ].join(" || ")
      }
      case "enum":
        return node.values.map((one) => `${value} !== ${literal(one)}`).join(" && ")
      case "ref":
        this.uses.add(node.target)
        return `!is${node.target.name}(${value})`
      default:
        return `!(${this.test(node, value)})`
    }
  }

  /** An expression that is true when a value that is never copied fits. */
  private test(node: Node, value: string): string {
    if (node.nullable && node.kind !== "unknown" && node.kind !== "null")
      return `${value} === null || ${this.test({ ...node, nullable: false } as Node, value)}`
    switch (node.kind) {
      case "unknown":
        return "true"
      case "null":
        return `${value} === null`
      case "boolean":
        return `typeof ${value} === "boolean"`
      case "string":
        return [`typeof ${value} === "string"`, ...this.stringTests(node, value).map(([test]) => test)].join(" && ")
      case "number":
        return [
          `Number.${node.integer ? "isInteger" : "isFinite"}(${value})`,
          ...this.numberTests(node, value).map(([test]) => test),
        ].join(" && ")
      case "enum":
        return node.values.map((one) => `${value} === ${literal(one)}`).join(" || ")
      case "ref":
        this.uses.add(node.target)
        return `is${node.target.name}(${value})`
      case "choice":
        return node.options.map((option) => `(${this.test(option, value)})`).join(" || ")
      default:
        return "false"
    }
  }

  /** Pairs of a test and its opposite. */
  private stringTests(
    node: { minLength?: number; maxLength?: number; pattern?: string; format?: string },
    value: string,
  ): [string, string][] {
    const tests: [string, string][] = []
    if (node.minLength === 1) tests.push([`${value} !== ""`, `${value} === ""`])
    else if (node.minLength) tests.push(compare(`${this.call("lengthOf")}(${value})`, ">=", node.minLength))
    if (node.maxLength !== undefined) tests.push(compare(`${this.call("lengthOf")}(${value})`, "<=", node.maxLength))
    if (node.pattern !== undefined) {
      const test = `${patternLiteral(node.pattern)}.test(${value})`
      tests.push([test, `!${test}`])
    }
    if (node.format !== undefined) {
      const test = `${this.call(`is${pascalCase(node.format)}`)}(${value})`
      tests.push([test, `!${test}`])
    }
    return tests
  }

  private numberTests(
    node: {
      minimum?: number
      maximum?: number
      exclusiveMinimum?: number
      exclusiveMaximum?: number
      multipleOf?: number
    },
    value: string,
  ): [string, string][] {
    const tests: [string, string][] = []
    if (node.minimum !== undefined) tests.push(compare(value, ">=", node.minimum))
    if (node.maximum !== undefined) tests.push(compare(value, "<=", node.maximum))
    if (node.exclusiveMinimum !== undefined) tests.push(compare(value, ">", node.exclusiveMinimum))
    if (node.exclusiveMaximum !== undefined) tests.push(compare(value, "<", node.exclusiveMaximum))
    if (node.multipleOf !== undefined) {
      const test = `${this.call("isMultipleOf")}(${value}, ${node.multipleOf})`
      tests.push([test, `!${test}`])
    }
    return tests
  }

  /** An expression that is true when a value of known shape keeps further constraints; empty when there are none. */
  private assertion(assertion: Assertion, value: string): string {
    switch (assertion.kind) {
      case "enum":
        return parenthesised(
          assertion.values.map((one) => `${value} === ${literal(one)}`),
          " || ",
        )
      case "string":
        return this.stringTests(assertion, value)
          .map(([test]) => test)
          .join(" && ")
      case "number":
        return [
          ...(assertion.integer ? [`Number.isInteger(${value})`] : []),
          ...this.numberTests(assertion, value).map(([test]) => test),
        ].join(" && ")
      case "array": {
        const every = assertion.items === null ? "" : this.assertion(assertion.items, "entry")
        return [
          ...(assertion.minItems ? [`${value}.length >= ${assertion.minItems}`] : []),
          ...(assertion.maxItems === undefined ? [] : [`${value}.length <= ${assertion.maxItems}`]),
          ...(assertion.uniqueItems ? [`!${this.call("hasDuplicates")}(${value})`] : []),
          ...(every === "" ? [] : [`${value}.every((entry) => ${every})`]),
        ].join(" && ")
      }
      case "object":
        return this.objectAssertion(assertion, value)
    }
  }

  private objectAssertion(assertion: ObjectAssertion, value: string): string {
    const tests = assertion.required.map((name) => `${member(value, name)} !== undefined`)
    for (const { name, assertion: own } of assertion.properties) {
      const at = member(value, name)
      const test = this.assertion(own, at)
      if (test === "") continue
      tests.push(assertion.required.includes(name) ? test : `(${at} === undefined || ${parenthesised([test], " ")})`)
    }
    if (assertion.minProperties !== undefined) tests.push(`Object.keys(${value}).length >= ${assertion.minProperties}`)
    if (assertion.maxProperties !== undefined) tests.push(`Object.keys(${value}).length <= ${assertion.maxProperties}`)
    return tests.join(" && ")
  }

  private call(name: string): string {
    this.runtime.add(name)
    return name
  }
}

/** A noun that needs an article, or a name that cannot take one. */
function docOf({ name, path, pointer }: Definition): string {
  if (path.startsWith("blocks/") && pointer === "")
    return `/** Reads the fields of ${withArticle(spokenName(name))}; \`null\` when they do not fit the schema. */`
  return `/** Reads a value as {@link ${name}}; \`null\` when it does not fit the schema. */`
}

const NOT_OBJECT = (value: string) => `typeof ${value} !== "object" || ${value} === null || Array.isArray(${value})`

const TYPE_TESTS: Partial<Record<Node["kind"], (value: string) => string>> = {
  string: (value) => `typeof ${value} === "string"`,
  number: (value) => `typeof ${value} === "number"`,
  boolean: (value) => `typeof ${value} === "boolean"`,
  array: (value) => `Array.isArray(${value})`,
  object: (value) => `typeof ${value} === "object"`,
}

const OPPOSITE = { ">=": "<", "<=": ">", ">": "<=", "<": ">=" } as const

function compare(value: string, sign: keyof typeof OPPOSITE, limit: number): [string, string] {
  return [`${value} ${sign} ${limit}`, `${value} ${OPPOSITE[sign]} ${limit}`]
}

function parenthesised(tests: readonly string[], joiner: string): string {
  const text = tests.join(joiner)
  return text.includes(" || ") || text.includes(" && ") ? `(${text})` : text
}

/** A pattern as a regular expression literal. */
export function patternLiteral(pattern: string): string {
  return `/${new RegExp(pattern, "u").source.replaceAll("\n", "\\n")}/u`
}
