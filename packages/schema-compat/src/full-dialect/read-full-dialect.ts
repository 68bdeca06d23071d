import { formatPointer, isList, isObject, type JsonObject, toEntries, toList } from "../json.ts"
import { getNumberTests, getStringTests, getTypes } from "./assertions.ts"
import { findLoop } from "./find-loop.ts"
import type { FullSchema, NamedSchema } from "./full-schema.types.ts"
import { findFault, isKnownFormat } from "./keywords.ts"
import { DYNAMIC_NAME, type Resource } from "./localise-refs.ts"
import { getValueAt, resolveRef } from "./refs.ts"
import { createEmptySchema, readListPart, readObjectPart } from "./schema-parts.ts"
import type { SchemaProblem, Schemas, Target } from "./schemas.types.ts"

export interface FullDialectOptions {
  /**
   * The schema resources, which are all files and all schemas with an `$id`. They are needed to resolve `$dynamicRef`.
   */
  readonly resources?: readonly Resource[]
  /**
   * True to check `format` even in a schema without `"type": "string"`. In the standard, `format` is only an
   * annotation.
   */
  readonly assertFormats?: boolean
}

/**
 * The dynamic scope, which contains the target of each anchor name. If several enclosing schemas have the same anchor,
 * the target is in the outermost schema.
 */
type Scope = ReadonlyMap<string, Target>

type Filled = { -readonly [Key in keyof FullSchema]: FullSchema[Key] }

/** Reads schemas that use the full JSON Schema standard, and reports their problems. Each schema is read only once. */
export class FullDialectReader {
  readonly problems: SchemaProblem[] = []
  private readonly known = new Map<string, Filled>()
  private readonly fresh: FullSchema[] = []
  /** The schemas that have been checked and contain no circular reference. */
  private readonly straight = new Set<FullSchema>()
  private readonly schemas: Schemas
  private readonly options: FullDialectOptions
  private readonly resources: ReadonlyMap<string, readonly Resource[]>

  constructor(schemas: Schemas, options: FullDialectOptions = {}) {
    this.schemas = schemas
    this.options = options
    this.resources = Map.groupBy(options.resources ?? [], ({ path }) => path)
  }

  read(target: Target): FullSchema {
    const schema = this.readIn(target, new Map())
    const loop = findLoop(this.fresh.splice(0), this.straight)
    if (loop) this.report(loop, "ref-loop", "The schema leads back to itself without end.", "Take the loop apart.")
    return schema
  }

  private readIn(target: Target, outer: Scope): FullSchema {
    const scope = this.entering(target, outer)
    const id = JSON.stringify([target, ...scope])
    const known = this.known.get(id)
    if (known) return known

    const empty: Filled = createEmptySchema(target)
    this.known.set(id, empty)
    this.fresh.push(empty)
    const schema = getValueAt(this.schemas, target)
    if (schema === false) empty.isNever = true
    else if (isObject(schema)) Object.assign(empty, this.fillSchema(schema, target, scope))
    else if (schema !== true) this.report(target, "schema", "This is no schema.", "Write an object, true or false.")
    return empty
  }

  private fillSchema(schema: JsonObject, target: Target, scope: Scope): Partial<FullSchema> {
    for (const [keyword, value] of Object.entries(schema)) {
      const fault = findFault(keyword, value)
      if (fault) this.report(toInnerTarget(target, keyword), "keyword", ...fault)
    }
    const readAt = (...steps: (string | number)[]) => this.readIn(toInnerTarget(target, ...steps), scope)
    const readOne = (keyword: string) => (schema[keyword] === undefined ? null : readAt(keyword))
    const readList = (keyword: string) => toList(schema[keyword]).map((_, index) => readAt(keyword, index))
    const readNamed = (keyword: string): NamedSchema[] =>
      toEntries(schema[keyword]).map(([name]) => ({ name, schema: readAt(keyword, name) }))
    const when = readOne("if")
    return {
      types: getTypes(schema),
      choices: [...(isList(schema.enum) ? [schema.enum] : []), ...(schema.const === undefined ? [] : [[schema.const]])],
      text: this.textTests(schema, target),
      number: getNumberTests(schema),
      list: readListPart(schema, readOne, readList),
      object: readObjectPart(schema, readOne, readNamed),
      all: [...this.refs(schema, target, scope), ...readList("allOf")],
      any: readList("anyOf"),
      one: readList("oneOf"),
      not: readOne("not"),
      condition: when && { when, met: readOne("then"), unmet: readOne("else") },
    }
  }

  private textTests(schema: JsonObject, target: Target): FullSchema["text"] {
    const { format, ...tests } = getStringTests(schema)
    if (format === undefined) return tests
    if (!this.options.assertFormats && !getTypes(schema).includes("string")) return tests
    if (!isKnownFormat(format))
      this.report(
        toInnerTarget(target, "format"),
        "format",
        `The format "${format}" is not known.`,
        `Write a "pattern" instead.`,
      )
    return { ...tests, format }
  }

  private refs(schema: JsonObject, target: Target, scope: Scope): FullSchema[] {
    return ["$ref", "$dynamicRef"].flatMap((keyword) => {
      const reference = schema[keyword]
      if (typeof reference !== "string") return []
      const aim = resolveRef(reference, target.path)
      const name = keyword === "$dynamicRef" ? schema[DYNAMIC_NAME] : undefined
      const refTarget = (typeof name === "string" ? scope.get(name) : undefined) ?? aim
      if (getValueAt(this.schemas, refTarget) !== undefined) return [this.readIn(refTarget, scope)]
      this.report(
        toInnerTarget(target, keyword),
        "missing-ref",
        `"${reference}" leads to no schema that is here.`,
        "Add the schema it means; nothing is read from the network.",
      )
      return []
    })
  }

  /**
   * Returns the dynamic scope for a target: the outer scope, extended by the anchors of the schema resource that
   * contains the target. An anchor name that is already in the scope keeps its target.
   */
  private entering(target: Target, outer: Scope): Scope {
    const around = (this.resources.get(target.path) ?? []).filter((resource) => isWithin(resource, target))
    const innermost = around.toSorted((a, b) => b.pointer.length - a.pointer.length)[0]
    const fresh = [...(innermost?.dynamicAnchors ?? [])].filter(([name]) => !outer.has(name))
    return fresh.length === 0 ? outer : new Map([...outer, ...fresh])
  }

  private report({ path, pointer }: Target, rule: string, message: string, cure: string): void {
    this.problems.push({ file: `${this.schemas.folder}/${path}`, pointer, rule, message, cure })
  }
}

function isWithin(outer: Target, { path, pointer }: Target): boolean {
  return outer.path === path && (pointer === outer.pointer || pointer.startsWith(`${outer.pointer}/`))
}

function toInnerTarget({ path, pointer }: Target, ...steps: (string | number)[]): Target {
  return { path, pointer: formatPointer(pointer, ...steps) }
}
