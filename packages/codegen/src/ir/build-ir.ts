import type { FullSchema } from "@forecourt/schema-compat/full-dialect"
import { toTypeName } from "../names.ts"
import { ASSERTIONS } from "../schema/dialect.ts"
import {
  isList,
  isObject,
  type Json,
  type JsonObject,
  toEntries,
  toNumberOrUndefined,
  toStringOrUndefined,
  toStrings,
} from "../schema/json.ts"
import { InvalidSchemaError } from "../schema/problem.ts"
import type { Schemas } from "../schema/read-schemas.ts"
import { findTarget, followRef, formatPointer, resolveRef, type Target } from "../schema/refs.ts"
import { AllOf } from "./all-of.ts"
import { readAssertion, readCondition } from "./assertions.ts"
import { BuildProblems } from "./build-problems.ts"
import type { Definition, Ir, Node, NumberNode, ObjectNode, Property, Scalar, StringNode, Variant } from "./ir.types.ts"
import { isAccepted } from "./is-accepted.ts"
import {
  getMeta,
  getNumberTests,
  getScalars,
  getStringTests,
  getTypes,
  isNullAllowed,
  isPlain,
  NO_META,
  removeMeta,
  removeRef,
  toOptional,
} from "./keywords.ts"
import { checkIr } from "./lint-ir.ts"
import { toAbsoluteRefs, UnmergeableSchemaError } from "./merge-schemas.ts"

export interface Beyond {
  has(target: Target): boolean
  /**
   * Returns true if the schema at a place is outside the supported dialect, contains such a schema or is part of one.
   */
  touches(target: Target): boolean
  read(target: Target): FullSchema
}

export interface BuildOptions {
  /**
   * True if the schemas are not in a schemas folder. The folder's rules for file names and titles then do not apply.
   */
  readonly isFullDialect?: boolean
  /** The schemas outside the supported dialect. If it is absent, all schemas must belong to the dialect. */
  readonly beyond?: Beyond
  /** The paths of the root files. @default all files */
  readonly roots?: Iterable<string>
  /**
   * The definitions from an earlier run that can be reused, since neither they nor the definitions to which they refer
   * have changed.
   */
  readonly known?: readonly Definition[]
}

export function buildIr(schemas: Schemas, options: BuildOptions = {}): Ir {
  const { beyond, isFullDialect = false, roots: paths = schemas.files.keys(), known = [] } = options
  const builder = new Builder(schemas, known, beyond)
  const roots = new Map<string, Definition>()
  for (const path of paths) roots.set(path, builder.define({ path, pointer: "" }))
  for (let i = 0; i < builder.pending.length; i++) builder.pending[i]?.()
  const ir: Ir = { folder: schemas.folder, definitions: builder.all(), roots }
  const problems = [...builder.problems.found, ...checkIr(ir, { isFullDialect, known: new Set(known) })]
  if (problems.length > 0) throw new InvalidSchemaError(problems)
  return ir
}

class Builder {
  readonly problems: BuildProblems
  readonly pending: (() => void)[] = []
  private readonly definitions = new Map<string, Definition>()
  private readonly schemas: Schemas
  private readonly beyond: Beyond | undefined
  private readonly allOf: AllOf

  constructor(schemas: Schemas, known: readonly Definition[], beyond?: Beyond) {
    this.schemas = schemas
    this.beyond = beyond
    this.problems = new BuildProblems(schemas)
    this.allOf = new AllOf({
      schemas,
      problems: this.problems,
      isBeyond: (target) => beyond?.touches(target) ?? false,
    })
    for (const definition of known) this.definitions.set(definition.id, definition)
  }

  all(): readonly Definition[] {
    return [...this.definitions.values()]
  }

  /**
   * Returns the definition of the schema at a place. The schema's content is read later, since a schema can refer to
   * itself.
   */
  define(target: Target): Definition {
    const id = target.pointer === "" ? target.path : `${target.path}#${target.pointer}`
    const known = this.definitions.get(id)
    if (known) return known

    const schema = findTarget(this.schemas, target) ?? {}
    const definition = { id, ...target, name: getName(schema, target), node: unread }
    this.definitions.set(id, definition)
    this.pending.push(() => {
      definition.node = this.readOwn(schema, target)
    })
    return definition
  }

  /** Reads a nested schema. If the schema describes an object and has a title, a separate type is generated for it. */
  private read(schema: JsonObject, place: Target): Node {
    if (this.beyond?.has(place)) return this.readOwn(schema, place)
    if (typeof schema.title !== "string" || getTypes(schema)[0] !== "object") return this.readOwn(schema, place)
    const nullable = getTypes(schema).includes("null")
    return { ...place, kind: "ref", meta: getMeta(schema), nullable, target: this.define(place), narrowing: null }
  }

  private readOwn(schema: JsonObject, place: Target): Node {
    if (this.beyond?.has(place)) return this.readFullDialect(schema, place, this.beyond)
    if (isList(schema.allOf))
      return this.allOf.read(schema, schema.allOf, place, (merged) => this.readOwn(merged, place))
    if (typeof schema.$ref === "string") return this.readRef(schema, schema.$ref, place)

    this.refuseConditions(schema, place)
    const types = getTypes(schema)
    const base = { ...place, meta: getMeta(schema), nullable: types.includes("null") }
    const real = types.filter((type) => type !== "null")
    const values = getScalars(schema)
    if (values) return this.readValues(schema, values, base)
    if (isList(schema.oneOf)) return this.readUnion(schema, schema.oneOf, place)
    if (real.length >= 5 && types.includes("null")) return { ...base, kind: "unknown" }
    if (real.length > 1) {
      const options = real.map((type) => this.readOwn({ ...removeMeta(schema), type }, place))
      return { ...base, kind: "choice", options }
    }
    switch (real[0]) {
      case "string":
        return { ...base, kind: "string", ...getStringTests(schema) }
      case "integer":
      case "number":
        return { ...base, kind: "number", ...(real[0] === "integer" && { integer: true }), ...getNumberTests(schema) }
      case "boolean":
        return { ...base, kind: "boolean" }
      case "array":
        return {
          ...base,
          kind: "array",
          items: this.readItems(schema, { ...place, pointer: formatPointer(place.pointer, "items") }),
          ...toOptional("minItems", toNumberOrUndefined(schema.minItems)),
          ...toOptional("maxItems", toNumberOrUndefined(schema.maxItems)),
          ...(schema.uniqueItems === true && { uniqueItems: true }),
        }
      case "object":
        return this.readObject(schema, place, base)
      default:
        if (types.includes("null")) return { ...base, kind: "null", nullable: false }
        this.problems.report(place, "untyped", "The schema does not say what kind of value this is.", `Add a "type".`)
        return { ...base, kind: "unknown", nullable: true }
    }
  }

  /**
   * Reports a condition (`if`) in a schema that does not describe an object. Conditions depend on properties, so such a
   * condition would be ignored.
   */
  private refuseConditions(schema: JsonObject, place: Target): void {
    const isObjectOnly =
      getTypes(schema).every((type) => type === "object" || type === "null") && schema.type !== undefined
    const isOne = isObjectOnly && schema.oneOf === undefined && getScalars(schema) === undefined
    if (isOne || (schema.if === undefined && schema["x-conditions"] === undefined)) return
    this.problems.report(
      place,
      "condition",
      `"if" applies to a value that is no object.`,
      "Say it where the object is described.",
    )
  }

  /**
   * Reads a schema outside the supported dialect. The generated parser validates its values and returns them unchanged.
   * The default is left out, since it would not be validated.
   */
  private readFullDialect(schema: JsonObject, place: Target, beyond: Beyond): Node {
    const { default: _, ...meta } = getMeta(schema)
    return { ...place, kind: "unknown", nullable: false, meta, full: beyond.read(place) }
  }

  private readItems({ items }: JsonObject, place: Target): Node {
    if (isObject(items) || this.beyond?.has(place)) return this.read(isObject(items) ? items : {}, place)
    return { ...place, kind: "unknown", nullable: true, meta: NO_META }
  }

  /** Reads the values of `enum` or `const`, except those that another keyword of the schema excludes. */
  private readValues(schema: JsonObject, values: readonly Scalar[], base: NodeBase): Node {
    const types = getTypes(schema)
    const nullable = isNullAllowed(schema, types)
    if (values.length === 0 && nullable) return { ...base, kind: "null", nullable: false }
    const bare = { ...base, nullable: false }
    const texts: StringNode = { ...bare, kind: "string", ...getStringTests(schema) }
    const numbers: NumberNode = { ...bare, kind: "number", ...getNumberTests(schema) }
    const allowed = values.filter((value) => {
      if (typeof value === "string") return isAmong(types, "string") && isAccepted(texts, value)
      if (typeof value === "boolean") return isAmong(types, "boolean")
      return (
        (isAmong(types, "number") || (types.includes("integer") && Number.isInteger(value))) &&
        isAccepted(numbers, value)
      )
    })
    if (allowed.length === 0)
      this.problems.report(
        base,
        "enum",
        "No value of the list fits the rest of the schema.",
        "Correct the list, or what narrows it.",
      )
    return { ...base, kind: "enum", values: allowed, nullable }
  }

  private readObject(schema: JsonObject, place: Target, base: NodeBase) {
    const required = toStrings(schema.required)
    const known = isObject(schema.properties) ? schema.properties : {}
    for (const name of required)
      if (!Object.hasOwn(known, name))
        this.problems.report(
          place,
          "required",
          `There is no property "${name}".`,
          "Describe it, or take it off the list.",
        )
    const properties: Property[] = Object.entries(known).map(([name, property]) => ({
      name,
      required: required.includes(name),
      node: this.read(isObject(property) ? property : {}, {
        ...place,
        pointer: formatPointer(place.pointer, "properties", name),
      }),
    }))
    const node: ObjectNode = {
      ...base,
      kind: "object",
      ...toOptional("title", toStringOrUndefined(schema.title)),
      properties,
      rest: this.readRest(schema, place),
      conditions: [],
      ...toOptional("minProperties", toNumberOrUndefined(schema.minProperties)),
      ...toOptional("maxProperties", toNumberOrUndefined(schema.maxProperties)),
    }
    const conditions = [schema, ...(isList(schema["x-conditions"]) ? schema["x-conditions"] : [])]
      .filter(isObject)
      .filter((entry) => entry.if !== undefined)
    if (conditions.length === 0) return node

    const conditional = { ...node, conditions: [...node.conditions] }
    this.pending.push(() => {
      for (const condition of conditions)
        this.problems.attempt(place, () => conditional.conditions.push(readCondition(condition, conditional)))
    })
    return conditional
  }

  private readRest(schema: JsonObject, place: Target): ObjectNode["rest"] {
    const rest = schema.additionalProperties ?? schema.unevaluatedProperties ?? true
    if (typeof rest === "boolean") return rest ? "open" : "closed"
    return this.read(isObject(rest) ? rest : {}, {
      ...place,
      pointer: formatPointer(place.pointer, "additionalProperties"),
    })
  }

  /**
   * Reads a `$ref`. If the target is a plain value, such as a string, the constraints next to the `$ref` are merged
   * into it. Otherwise they are kept as separate constraints.
   */
  private readRef(schema: JsonObject, ref: string, place: Target): Node {
    const target = resolveRef(ref, place.path)
    const aimed = followRef(this.schemas, target)
    if (this.beyond?.has(aimed)) return this.readRefBeyond(schema, place, target)
    const siblings = Object.fromEntries(Object.entries(schema).filter(([keyword]) => ASSERTIONS.has(keyword)))
    const hasSiblings = Object.keys(siblings).length > 0
    if (hasSiblings && isPlain(aimed.schema)) {
      const { title: _, ...plain } = aimed.schema
      return this.readOwn(
        this.allOf.merge(place, removeRef(schema), removeMeta(toAbsoluteRefs(plain, aimed.path) as JsonObject)),
        place,
      )
    }

    const node = {
      ...place,
      kind: "ref" as const,
      meta: getMeta(schema),
      nullable: getTypes(aimed.schema).includes("null") && !("type" in siblings && !getTypes(schema).includes("null")),
      target: this.define(target),
      narrowing: null,
    }
    if (!hasSiblings) return node

    const narrowed: {
      -readonly [Key in keyof typeof node]: Key extends "narrowing"
        ? ReturnType<typeof readAssertion> | null
        : (typeof node)[Key]
    } = node
    this.pending.push(() =>
      this.problems.attempt(place, () => {
        narrowed.narrowing = readAssertion(siblings, node.target.node)
      }),
    )
    return narrowed
  }

  /**
   * Reads a reference to a schema outside the supported dialect. Constraints next to the `$ref` are reported as
   * problems, since the type of the values is unknown.
   */
  private readRefBeyond(schema: JsonObject, place: Target, target: Target): Node {
    if (Object.keys(schema).some((keyword) => keyword !== "$ref" && ASSERTIONS.has(keyword)))
      this.problems.reportUnmergeable(place, new UnmergeableSchemaError("$ref"))
    return {
      ...place,
      kind: "ref",
      meta: getMeta(schema),
      nullable: false,
      target: this.define(target),
      narrowing: null,
    }
  }

  private readUnion(schema: JsonObject, branches: readonly Json[], place: Target): Node {
    const { propertyName } = isObject(schema.discriminator) ? schema.discriminator : {}
    const discriminator = String(propertyName ?? "")
    const variants: Variant[] = branches.filter(isObject).map((branch, index) => {
      const node = this.read(branch, { ...place, pointer: formatPointer(place.pointer, "oneOf", index) })
      return { node, values: this.discriminatorValues(branch, discriminator, place.path) }
    })
    return {
      ...place,
      kind: "union",
      meta: getMeta(schema),
      nullable: getTypes(schema).includes("null"),
      discriminator,
      variants,
    }
  }

  private discriminatorValues(branch: JsonObject, discriminator: string, path: string): readonly Scalar[] {
    const { schema } =
      typeof branch.$ref === "string" ? followRef(this.schemas, resolveRef(branch.$ref, path)) : { schema: branch }
    const property = new Map(toEntries(schema.properties)).get(discriminator)
    return (isObject(property) && getScalars(property)) || []
  }
}

type NodeBase = Pick<ObjectNode, "path" | "pointer" | "meta" | "nullable">

function isAmong(types: readonly string[], type: string): boolean {
  return types.length === 0 || types.includes(type)
}

const unread: Node = { kind: "unknown", path: "", pointer: "", meta: NO_META, nullable: true }

function getName(schema: JsonObject, { path, pointer }: Target): string {
  const last = (pointer || path.replace(/(?:\.schema)?\.json$/, "")).split("/").at(-1) ?? ""
  const title = toStringOrUndefined(schema.title)
  return title !== undefined && /^[A-Za-z]\w*$/.test(title) ? title : toTypeName(title ?? last)
}
