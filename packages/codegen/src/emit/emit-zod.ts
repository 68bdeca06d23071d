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
import { refsOf } from "../ir/refs-of.ts"
import { lowerFirst, pascalCase, spokenName, withArticle } from "../names.ts"
import type { Json } from "../schema/json.ts"
import { patternLiteral } from "./emit-parser.ts"
import { type NestedNames, nameNested } from "./nested-names.ts"
import { indent, key, literal, member, quote, WIDTH } from "./source.ts"

/** The zod schemas of one module, and what they need from elsewhere. */
export interface ZodModule {
  readonly statements: readonly string[]
  readonly uses: ReadonlySet<Definition>
  /** Names taken from `checks.js`. */
  readonly runtime: ReadonlySet<string>
  /** Names taken from `zod.js`. */
  readonly ownRuntime: ReadonlySet<string>
}

export function zodName(definition: Definition): string {
  return `${lowerFirst(definition.name)}Schema`
}

/** Writes schemas that give the same verdict and the same output as the parsers, and say why. */
export function emitZodSchemas(definitions: readonly Definition[]): ZodModule {
  const writer = new Writer(new Set(definitions))
  for (const definition of inOrder(definitions)) writer.write(definition)
  return writer
}

/** What is referred to comes first, as far as that goes: a schema that leads back to itself is read lazily. */
export function inOrder(definitions: readonly Definition[]): Definition[] {
  const all = new Set(definitions)
  const ordered = new Set<Definition>()
  const visiting = new Set<Definition>()
  const visit = (definition: Definition): void => {
    if (ordered.has(definition) || visiting.has(definition)) return
    visiting.add(definition)
    for (const used of refsOf(definition.node)) if (all.has(used)) visit(used)
    visiting.delete(definition)
    ordered.add(definition)
  }
  for (const definition of definitions) visit(definition)
  return [...ordered]
}

/** A schema as a chain of calls: `z` `.string()` `.min(1)`. */
type Chain = readonly [head: string, ...calls: string[]]

class Writer implements ZodModule {
  readonly statements: string[] = []
  readonly uses = new Set<Definition>()
  readonly runtime = new Set<string>()
  readonly ownRuntime = new Set<string>(["z"])
  private readonly written = new Set<string>()
  private isLazy = false
  private readonly nested: NestedNames
  private readonly own: ReadonlySet<Definition>

  constructor(own: ReadonlySet<Definition>) {
    this.own = own
    this.nested = nameNested([...own])
  }

  write(definition: Definition): void {
    const { node } = definition
    const bare = { ...node, nullable: false } as Node
    this.add("export ", zodName(definition), bare.kind === "object" ? this.object(bare) : this.chain(bare))
    this.written.add(definition.id)
  }

  private add(prefix: string, name: string, chain: Chain): void {
    const start = `${prefix}const ${name} = `
    this.statements.push(start + printChain(chain, start.length, 0))
  }

  /** An object without a name of its own gets a constant of its own, before the one that needs it. */
  private nestedSchema(node: ObjectNode): string {
    const name = `${lowerFirst(this.nested(node))}Schema`
    if (!this.written.has(name)) {
      this.written.add(name)
      this.add("", name, this.object(node))
    }
    return name
  }

  /** A schema without `optional` or `default`. */
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
      case "boolean":
      case "null":
      case "unknown":
        return ["z", `.${node.kind}()`]
      case "enum":
        return choices(node.values)
      case "array":
        return ["z", `.array(${this.inline(node.items)})`, ...this.arrayChecks(node)]
      case "object":
        return isRecord(node) ? this.object(node) : [this.nestedSchema(node)]
      case "ref":
        if (!this.own.has(node.target)) this.uses.add(node.target)
        return [zodName(node.target), ...(node.narrowing ? this.narrowed(node.narrowing, []) : [])]
      case "union": {
        const variants = node.variants.map((variant) => this.inline(variant.node))
        return ["z", `.discriminatedUnion(${quote(node.discriminator)}, [${variants.join(", ")}])`]
      }
      case "choice":
        return ["z", `.union([${node.options.map((option) => this.inline(option)).join(", ")}])`]
    }
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
    return [
      `z.${call}(${body})`,
      ...(typeof node.rest === "string" ? [] : [`.catchall(${this.inline(node.rest)})`]),
      ...this.sizeChecks(node),
      ...node.conditions.flatMap((condition) => this.condition(condition)),
    ]
  }

  /** Properties that lead to a schema further down are read when they are needed. */
  private member({ name, node, required }: Property): string {
    const { default: fallback } = node.meta
    const ending = fallback !== undefined ? [`.default(${defaultText(fallback)})`] : required ? [] : [".optional()"]
    if (this.isLater(node)) {
      const chain = this.lazily(() => this.chain(node))
      return `get ${key(name)}() {\n  return ${printChain([...chain, ...ending], 11, 4)}\n}`
    }
    const chain: Chain = [...this.chain(node), ...ending]
    const start = `${key(name)}: `
    return start + printChain(chain, start.length + 2, 2)
  }

  /** Writes what stands in a getter, which runs when everything is written. */
  private lazily(write: () => Chain): Chain {
    const before = this.isLazy
    this.isLazy = true
    const chain = write()
    this.isLazy = before
    return chain
  }

  /** Whether a node leads to a schema that is not written yet, as those that lead back to themselves do. */
  private isLater(node: Node): boolean {
    return !this.isLazy && [...refsOf(node)].some((used) => this.own.has(used) && !this.written.has(used.id))
  }

  private stringChecks({ minLength, maxLength, pattern, format }: StringTests): string[] {
    return [
      ...(minLength === 1 ? [".min(1)"] : []),
      ...(minLength !== undefined && minLength > 1
        ? [this.must("minLength", `(text) => ${this.call("lengthOf")}(text) >= ${minLength}`, { limit: minLength })]
        : []),
      ...(maxLength !== undefined
        ? [this.must("maxLength", `(text) => ${this.call("lengthOf")}(text) <= ${maxLength}`, { limit: maxLength })]
        : []),
      ...(pattern !== undefined ? [`.regex(${patternLiteral(pattern)})`] : []),
      ...(format !== undefined ? [this.must("format", this.call(`is${pascalCase(format)}`))] : []),
    ]
  }

  private numberChecks({ integer, multipleOf, ...bounds }: NumberTests): string[] {
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = bounds
    return [
      ...(integer ? [this.must("type", "Number.isInteger")] : []),
      ...(minimum !== undefined ? [`.min(${minimum})`] : []),
      ...(maximum !== undefined ? [`.max(${maximum})`] : []),
      ...(exclusiveMinimum !== undefined ? [`.gt(${exclusiveMinimum})`] : []),
      ...(exclusiveMaximum !== undefined ? [`.lt(${exclusiveMaximum})`] : []),
      ...(multipleOf !== undefined
        ? [
            this.must("multipleOf", `(number) => ${this.call("isMultipleOf")}(number, ${multipleOf})`, {
              limit: multipleOf,
            }),
          ]
        : []),
    ]
  }

  private arrayChecks({ minItems, maxItems, uniqueItems }: ArrayTests): string[] {
    return [
      ...(minItems ? [`.min(${minItems})`] : []),
      ...(maxItems !== undefined ? [`.max(${maxItems})`] : []),
      ...(uniqueItems ? [this.must("uniqueItems", `(list) => !${this.call("hasDuplicates")}(list)`)] : []),
    ]
  }

  private sizeChecks({ minProperties, maxProperties }: ObjectTests): string[] {
    const size = "(value) => Object.keys(value).length"
    return [
      ...(minProperties !== undefined
        ? [this.must("minProperties", `${size} >= ${minProperties}`, { limit: minProperties })]
        : []),
      ...(maxProperties !== undefined
        ? [this.must("maxProperties", `${size} <= ${maxProperties}`, { limit: maxProperties })]
        : []),
    ]
  }

  private condition({ property, values, whenMissing, met, unmet }: Condition): string[] {
    const at = member("value", property)
    const holds = [
      ...values.map((value) => `${at} === ${literal(value)}`),
      ...(whenMissing ? [`${at} === undefined`] : []),
    ]
    const fails = holds.map((test) => test.replace("===", "!=="))
    const unless = fails.length === 1 ? `${fails[0]} || ` : `(${fails.join(" && ")}) || `
    return [
      ...(met ? this.narrowed(met, [], unless) : []),
      ...(unmet ? this.narrowed(unmet, [], `${holds.join(" || ")} || `) : []),
    ]
  }

  /** One check for each thing that is asked on top, so that each is reported by itself. */
  private narrowed(assertion: Assertion, path: readonly string[], unless = ""): string[] {
    const value = path.reduce<string>(optionalMember, "value")
    const whenMissing = path.length > 0 ? `${value} === undefined || ` : ""
    const checks = testsOf(assertion, value, (name) => this.call(name)).map(({ keyword, test, limit }) =>
      this.must(keyword, `(value) => ${unless}${whenMissing}${test}`, { limit, path }),
    )
    if (assertion.kind === "array" && assertion.items !== null) {
      const tests = testsOf(assertion.items, "entry", (name) => this.call(name))
      for (const { keyword, test, limit } of tests)
        checks.push(
          this.must(keyword, `(value) => ${unless}${whenMissing}${value}.every((entry) => ${test})`, { limit, path }),
        )
    }
    if (assertion.kind !== "object") return checks
    return [
      ...checks,
      ...assertion.required.map((name) =>
        this.must("required", `(value) => ${unless}${optionalMember(value, name)} !== undefined`, {
          path: [...path, name],
        }),
      ),
      ...assertion.properties.flatMap(({ name, assertion: own }) => this.narrowed(own, [...path, name], unless)),
    ]
  }

  /** A check that is reported under a keyword of JSON Schema. */
  private must(
    keyword: string,
    test: string,
    { limit, path = [] }: { limit?: number | undefined; path?: readonly string[] } = {},
  ): string {
    this.ownRuntime.add("must")
    const options = { ...(limit !== undefined && { limit }), ...(path.length > 0 && { path: [...path] }) }
    return `.check(must(${quote(keyword)}, ${test}${Object.keys(options).length === 0 ? "" : `, ${literal(options)}`}))`
  }

  private call(name: string): string {
    this.runtime.add(name)
    return name
  }
}

/** What an assertion tests of a value, keyword by keyword. */
function testsOf(
  assertion: Assertion,
  value: string,
  call: (name: string) => string,
): { keyword: string; test: string; limit?: number }[] {
  const tests: { keyword: string; test: string; limit?: number }[] = []
  const add = (keyword: string, limit: number | undefined, test: (limit: number) => string): void => {
    if (limit !== undefined) tests.push({ keyword, test: test(limit), limit })
  }
  switch (assertion.kind) {
    case "enum":
      tests.push({
        keyword: "enum",
        test:
          assertion.values.length === 1
            ? `${value} === ${literal(assertion.values[0] ?? "")}`
            : `${literal(assertion.values as Json)}.includes(${value})`,
      })
      break
    case "string":
      add("minLength", assertion.minLength, (limit) => `${call("lengthOf")}(${value}) >= ${limit}`)
      add("maxLength", assertion.maxLength, (limit) => `${call("lengthOf")}(${value}) <= ${limit}`)
      if (assertion.pattern !== undefined)
        tests.push({ keyword: "pattern", test: `${patternLiteral(assertion.pattern)}.test(${value})` })
      if (assertion.format !== undefined)
        tests.push({ keyword: "format", test: `${call(`is${pascalCase(assertion.format)}`)}(${value})` })
      break
    case "number":
      if (assertion.integer) tests.push({ keyword: "type", test: `Number.isInteger(${value})` })
      add("minimum", assertion.minimum, (limit) => `${value} >= ${limit}`)
      add("maximum", assertion.maximum, (limit) => `${value} <= ${limit}`)
      add("exclusiveMinimum", assertion.exclusiveMinimum, (limit) => `${value} > ${limit}`)
      add("exclusiveMaximum", assertion.exclusiveMaximum, (limit) => `${value} < ${limit}`)
      add("multipleOf", assertion.multipleOf, (limit) => `${call("isMultipleOf")}(${value}, ${limit})`)
      break
    case "array":
      add("minItems", assertion.minItems, (limit) => `${value}.length >= ${limit}`)
      add("maxItems", assertion.maxItems, (limit) => `${value}.length <= ${limit}`)
      if (assertion.uniqueItems) tests.push({ keyword: "uniqueItems", test: `!${call("hasDuplicates")}(${value})` })
      break
    case "object":
      add("minProperties", assertion.minProperties, (limit) => `Object.keys(${value}).length >= ${limit}`)
      add("maxProperties", assertion.maxProperties, (limit) => `Object.keys(${value}).length <= ${limit}`)
  }
  return tests
}

function isRecord(node: ObjectNode): boolean {
  return node.properties.length === 0 && node.rest !== "closed"
}

function choices(values: readonly Scalar[]): Chain {
  const [only] = values
  if (values.length === 1) return ["z", `.literal(${literal(only ?? "")})`]
  const name = values.every((value) => typeof value === "string") ? "enum" : "literal"
  return ["z", `.${name}(${literal(values as Json)})`]
}

/** On one line when that reads well, else a call a line. */
function printChain([head, ...calls]: Chain, column: number, indented: number): string {
  const line = head + calls.join("")
  const isBusy = calls.length > 2 && calls.some((call) => call.includes("=>") || call.startsWith(".regex("))
  const width = column + (line.split("\n")[0]?.length ?? 0)
  if (calls.length === 0 || (!isBusy && width < WIDTH && !line.includes("\n"))) return line
  const broken = calls.map((call) => `\n${indent(foldCall(call, indented))}`).join("")
  return `${head}${broken}`
}

function foldCall(call: string, indented: number): string {
  const [, start, inner] = /^(\.check\()(must\(.*\))\)$/.exec(call) ?? []
  if (start === undefined || inner === undefined || call.length + indented + 2 <= WIDTH) return call
  return `${start}\n${indent(inner)},\n)`
}

function optionalMember(value: string, name: string): string {
  if (value === "value") return member(value, name)
  return member(`${value}?`, name).replace("?[", "?.[")
}

/** Lists and objects are made anew for each value that lacks them. */
function defaultText(value: Json): string {
  return typeof value === "object" && value !== null ? `() => (${literal(value)})` : literal(value)
}

export function explainFunction(definition: Definition): string {
  const isBlock = definition.path.startsWith("blocks/") && definition.pointer === ""
  const noun = withArticle(spokenName(definition.name))
  return `/** What is wrong with ${isBlock ? `the fields of ${noun}` : noun}: nothing, or one issue for each fault. */
export function explain${definition.name}(value) {
  return explain(${zodName(definition)}, value)
}`
}
