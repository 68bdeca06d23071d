import { nearest } from "../names.ts"
import { DIALECT, FORMATS, KEYWORDS, LEFT_OUT, TYPES, typeOfKeyword } from "./dialect.ts"
import { isList, isObject, isSame, type Json, type JsonObject, stringOf, stringsOf } from "./json.ts"
import { lintBlock } from "./lint-block.ts"
import type { Problem } from "./problem.ts"
import type { SchemaFile, Schemas } from "./read-schemas.ts"
import { findTarget, isLocalRef, pointerTo, resolveRef } from "./refs.ts"

/** Everything in the schemas that the generator would not get right, and how to write it so that it does. */
export function lintSchemas(schemas: Schemas): Problem[] {
  return [...schemas.files.values()].flatMap((file) => new FileLint(schemas, file).run())
}

/** The same for schemas that stand by themselves, without file names and titles. */
export function lintLooseSchemas(schemas: Schemas): Problem[] {
  return [...schemas.files.values()].flatMap((file) => new FileLint(schemas, file).runAnywhere())
}

/**
 * `value`: the schema describes a value by itself. `part`: it adds to a schema that does, as beside `$ref`, in
 * `allOf`, `if`, `then` and `else`.
 */
type Role = "value" | "part"

const SUB_SCHEMAS = ["items", "additionalProperties", "unevaluatedProperties", "if", "then", "else"] as const
const PART_KEYWORDS = new Set(["if", "then", "else"])
const SCHEMA_SWITCHES = new Set(["additionalProperties", "unevaluatedProperties"])
const RANGES = [
  ["minimum", "maximum"],
  ["exclusiveMinimum", "exclusiveMaximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
] as const

class FileLint {
  private readonly problems: Problem[] = []
  private isLoose = false
  private readonly schemas: Schemas
  private readonly file: SchemaFile

  constructor(schemas: Schemas, file: SchemaFile) {
    this.schemas = schemas
    this.file = file
  }

  /** What any schema must keep to, wherever it stands. */
  runAnywhere(): Problem[] {
    this.isLoose = true
    this.lint(this.file.schema, "", "value")
    return this.problems
  }

  /** What a file of the schemas folder must keep to. */
  run(): Problem[] {
    const { schema, path } = this.file
    if (schema.$schema !== DIALECT)
      this.report("/$schema", "dialect", "The schema does not name its dialect.", `Write "$schema": "${DIALECT}".`)
    if (schema.$id !== path)
      this.report(
        "/$id",
        "id",
        `"$id" is ${quoteJson(schema.$id)}, but the file is ${path}.`,
        `Write "$id": "${path}".`,
      )
    if (!/^[A-Z][A-Za-z0-9]*$/.test(stringOf(schema.title) ?? ""))
      this.report("/title", "title", "The schema has no name for its type.", `Give it a "title" such as "HeroBanner".`)
    if (stringOf(schema.description) === undefined)
      this.report(
        "",
        "description",
        "The schema does not say what it describes.",
        `Add a "description" of one sentence.`,
      )
    this.lint(schema, "", "value")
    if (path.startsWith("blocks/")) lintBlock(schema, (...problem) => this.report(...problem))
    return this.problems
  }

  private lint(schema: Json, pointer: string, role: Role): void {
    if (!isObject(schema)) {
      this.report(
        pointer,
        "boolean-schema",
        `A schema stands here as ${quoteJson(schema)}.`,
        `Write an object with a "type".`,
      )
      return
    }
    this.lintKeywords(schema, pointer)
    this.lintType(schema, pointer, role)
    this.lintRef(schema, pointer)
    this.lintValues(schema, pointer)
    this.lintTexts(schema, pointer)
    this.lintRanges(schema, pointer)
    this.lintObject(schema, pointer, role)
    this.lintChoices(schema, pointer)
    this.lintInside(schema, pointer, role)
  }

  private lintInside(schema: JsonObject, pointer: string, role: Role): void {
    const inside: Role = role === "part" || schema.$ref !== undefined ? "part" : "value"
    for (const [name, property] of entriesOf(schema.properties))
      this.lint(property, pointerTo(pointer, "properties", name), inside)
    for (const [name, definition] of entriesOf(schema.$defs))
      this.lint(definition, pointerTo(pointer, "$defs", name), "value")
    for (const keyword of SUB_SCHEMAS) {
      const own = schema[keyword]
      if (own === undefined || (SCHEMA_SWITCHES.has(keyword) && typeof own === "boolean")) continue
      this.lint(own, pointerTo(pointer, keyword), PART_KEYWORDS.has(keyword) ? "part" : inside)
    }
    for (const [index, part] of listOf(schema.allOf).entries())
      this.lint(part, pointerTo(pointer, "allOf", index), "part")
    for (const [index, branch] of listOf(schema.oneOf).entries())
      this.lint(branch, pointerTo(pointer, "oneOf", index), "value")
  }

  private lintKeywords(schema: JsonObject, pointer: string): void {
    for (const keyword of Object.keys(schema)) {
      if (KEYWORDS.has(keyword) || keyword.startsWith("x-")) continue
      const meant = nearest(keyword, KEYWORDS)
      const cure =
        LEFT_OUT[keyword] ?? (meant ? `Did you mean "${meant}"?` : `Leave it out, or name it "x-${keyword}".`)
      const what =
        keyword in LEFT_OUT ? `"${keyword}" is not part of our dialect.` : `There is no keyword "${keyword}".`
      this.report(pointerTo(pointer, keyword), "unknown-keyword", what, cure)
    }
  }

  private lintType(schema: JsonObject, pointer: string, role: Role): void {
    const types = typeof schema.type === "string" ? [schema.type] : stringsOf(schema.type)
    for (const type of types) {
      if ((TYPES as readonly string[]).includes(type)) continue
      const meant = nearest(type, TYPES)
      this.report(
        pointerTo(pointer, "type"),
        "unknown-type",
        `There is no type "${type}".`,
        meant ? `Did you mean "${meant}"?` : `Use one of ${TYPES.join(", ")}.`,
      )
    }
    const isNamed = ["$ref", "const", "oneOf", "allOf"].some((keyword) => schema[keyword] !== undefined)
    if (types.length === 0 && role === "value" && !isNamed)
      this.report(pointer, "untyped", "The schema does not say what kind of value this is.", `Add a "type".`)
    if (types.length === 0) return
    for (const keyword of Object.keys(schema)) {
      const needed = typeOfKeyword(keyword)
      if (needed === undefined || types.includes(needed) || (needed === "number" && types.includes("integer"))) continue
      this.report(
        pointerTo(pointer, keyword),
        "no-effect",
        `"${keyword}" says nothing about ${types.join(" or ")}.`,
        `Take it away, or correct the "type".`,
      )
    }
  }

  private lintRef(schema: JsonObject, pointer: string): void {
    const ref = schema.$ref
    if (ref === undefined) return
    const at = pointerTo(pointer, "$ref")
    if (typeof ref !== "string" || !isLocalRef(ref)) {
      this.report(
        at,
        "remote-ref",
        `${quoteJson(ref)} is not in this folder.`,
        "Copy the schema here and refer to the file; nothing is read from the network.",
      )
      return
    }
    const target = resolveRef(ref, this.file.path)
    if (findTarget(this.schemas, target)) {
      if (this.isLoop(ref, this.file.path))
        this.report(
          at,
          "ref-loop",
          `"${ref}" leads back here without describing anything.`,
          "Refer to the schema that describes the value.",
        )
      return
    }
    const meant = this.schemas.files.has(target.path) ? undefined : nearest(target.path, this.schemas.files.keys())
    this.report(
      at,
      "missing-ref",
      `"${ref}" leads nowhere.`,
      meant ? `Did you mean ${meant}?` : "Correct the path; it starts from the folder of this file.",
    )
  }

  private isLoop(ref: string, from: string): boolean {
    const seen = new Set<string>()
    let next: string | undefined = ref
    let path = from
    while (next !== undefined) {
      const target = resolveRef(next, path)
      const id = `${target.path}#${target.pointer}`
      if (seen.has(id)) return true
      seen.add(id)
      const schema = findTarget(this.schemas, target)
      next = stringOf(schema?.$ref)
      path = target.path
    }
    return false
  }

  private lintValues(schema: JsonObject, pointer: string): void {
    const types = typeof schema.type === "string" ? [schema.type] : stringsOf(schema.type)
    const values = schema.enum
    if (values !== undefined) {
      const at = pointerTo(pointer, "enum")
      if (!isList(values) || values.length === 0) this.report(at, "enum", `"enum" has no values.`, "List at least one.")
      else if (values.some((value, index) => values.findIndex((other) => isSame(other, value)) < index))
        this.report(at, "enum", `"enum" has a value twice.`, "Take one away.")
    }
    for (const [keyword, value] of [
      ...listOf(values).map((value) => ["enum", value] as const),
      ["const", schema.const] as const,
    ]) {
      if (value === undefined) continue
      const at = pointerTo(pointer, keyword)
      if (typeof value === "object" && value !== null)
        this.report(
          at,
          "enum",
          `${quoteJson(value)} is a list or an object.`,
          `"${keyword}" may hold texts, numbers, flags and null.`,
        )
      else if (types.length > 0 && !types.some((type) => isOfType(value, type)))
        this.report(at, "enum", `${quoteJson(value)} is no ${types.join(" or ")}.`, `Correct the value or the "type".`)
    }
  }

  private lintTexts(schema: JsonObject, pointer: string): void {
    if (typeof schema.pattern === "string" && !isPattern(schema.pattern))
      this.report(
        pointerTo(pointer, "pattern"),
        "pattern",
        `The pattern ${quoteJson(schema.pattern)} is not valid.`,
        `Write it as JavaScript reads it with the flag "u".`,
      )
    const { format } = schema
    if (typeof format === "string" && !(FORMATS as readonly string[]).includes(format)) {
      const meant = nearest(format, FORMATS)
      this.report(
        pointerTo(pointer, "format"),
        "format",
        `The format "${format}" is not known.`,
        meant ? `Did you mean "${meant}"?` : `Use one of ${FORMATS.join(", ")}, or a "pattern".`,
      )
    }
  }

  private lintRanges(schema: JsonObject, pointer: string): void {
    for (const [low, high] of RANGES) {
      const [from, to] = [schema[low], schema[high]]
      if (typeof from === "number" && typeof to === "number" && from > to)
        this.report(
          pointerTo(pointer, low),
          "empty-range",
          `No value fits: "${low}" is ${from} and "${high}" is ${to}.`,
          "Swap or correct them.",
        )
    }
    if (typeof schema.multipleOf === "number" && schema.multipleOf <= 0)
      this.report(
        pointerTo(pointer, "multipleOf"),
        "empty-range",
        `"multipleOf" is ${schema.multipleOf}.`,
        "Use a number above zero.",
      )
  }

  private lintObject(schema: JsonObject, pointer: string, role: Role): void {
    const properties = isObject(schema.properties) ? schema.properties : {}
    const required = stringsOf(schema.required)
    const isWhole = role === "value" && schema.$ref === undefined && schema.allOf === undefined
    for (const name of required) {
      const property = properties[name]
      const at = pointerTo(pointer, "required", required.indexOf(name))
      if (property === undefined && isWhole) {
        const meant = nearest(name, Object.keys(properties))
        this.report(
          at,
          "required",
          `There is no property "${name}".`,
          meant ? `Did you mean "${meant}"?` : "Describe it, or take it off the list.",
        )
      }
      if (isObject(property) && property.default !== undefined)
        this.report(
          at,
          "required-default",
          `"${name}" is required and has a default, which then never counts.`,
          "Take away one of the two.",
        )
    }
    const saysRest = schema.additionalProperties !== undefined || schema.unevaluatedProperties !== undefined
    if (!this.isLoose && isWhole && schema.properties !== undefined && !saysRest && !this.isBuiltOn(pointer))
      this.report(
        pointer,
        "open-object",
        "The object does not say whether other properties may stand in it.",
        `Add "additionalProperties": false; true for answers that may grow.`,
      )
    if (schema.then !== undefined || schema.else !== undefined || schema.if !== undefined)
      this.lintCondition(schema, pointer)
  }

  /** Whether other schemas build on this one with `allOf`: then they say what else may stand in it. */
  private isBuiltOn(pointer: string): boolean {
    return basesIn(this.schemas).has(`${this.file.path}#${pointer}`)
  }

  private lintCondition(schema: JsonObject, pointer: string): void {
    if (schema.if === undefined)
      this.report(pointer, "condition", `"then" or "else" stands without "if".`, `Add the "if", or take them away.`)
    else if (schema.then === undefined && schema.else === undefined)
      this.report(
        pointer,
        "condition",
        `"if" has neither "then" nor "else".`,
        "Say what follows from it, or take it away.",
      )
  }

  private lintChoices(schema: JsonObject, pointer: string): void {
    if (schema.oneOf === undefined) return
    const discriminator = isObject(schema.discriminator) ? stringOf(schema.discriminator.propertyName) : undefined
    if (discriminator === undefined) {
      this.report(
        pointerTo(pointer, "oneOf"),
        "discriminator",
        `Nothing tells the branches of "oneOf" apart.`,
        `Add "discriminator": { "propertyName": "kind" } beside it.`,
      )
      return
    }
    const seen = new Set<Json>()
    for (const [index, branch] of listOf(schema.oneOf).entries()) {
      const at = pointerTo(pointer, "oneOf", index)
      const { schema: object, path } = this.follow(branch, this.file.path)
      const property = isObject(object.properties) ? object.properties[discriminator] : undefined
      const { schema: deciding } = this.follow(property ?? {}, path)
      const values = isList(deciding.enum) ? deciding.enum : deciding.const === undefined ? [] : [deciding.const]
      if (values.length === 0 || !stringsOf(object.required).includes(discriminator))
        this.report(
          at,
          "discriminator",
          `The branch does not fix "${discriminator}".`,
          `Give it a required property "${discriminator}" with "const".`,
        )
      const twice = values.find((value) => seen.has(value))
      if (twice !== undefined)
        this.report(
          at,
          "discriminator",
          `Another branch has ${quoteJson(twice)} for "${discriminator}" too.`,
          "Give each branch a value of its own.",
        )
      for (const value of values) seen.add(value)
    }
  }

  private follow(schema: Json, path: string): { schema: JsonObject; path: string } {
    let at = isObject(schema) ? schema : {}
    let from = path
    for (let steps = 0; typeof at.$ref === "string" && steps < 20; steps++) {
      const target = resolveRef(at.$ref, from)
      at = findTarget(this.schemas, target) ?? {}
      from = target.path
    }
    return { schema: at, path: from }
  }

  private report(pointer: string, rule: string, message: string, cure: string): void {
    this.problems.push({ file: `${this.schemas.folder}/${this.file.path}`, pointer, rule, message, cure })
  }
}

const bases = new WeakMap<Schemas, ReadonlySet<string>>()

/** Every schema that an `allOf` refers to. */
function basesIn(schemas: Schemas): ReadonlySet<string> {
  const known = bases.get(schemas)
  if (known) return known
  const found = new Set<string>()
  for (const { path, schema } of schemas.files.values()) collectBases(schema, path, found)
  bases.set(schemas, found)
  return found
}

function collectBases(schema: Json, path: string, found: Set<string>): void {
  if (isList(schema)) for (const entry of schema) collectBases(entry, path, found)
  if (!isObject(schema)) return
  for (const part of listOf(schema.allOf)) {
    const ref = isObject(part) ? stringOf(part.$ref) : undefined
    if (ref === undefined) continue
    const target = resolveRef(ref, path)
    found.add(`${target.path}#${target.pointer}`)
  }
  for (const value of Object.values(schema)) collectBases(value, path, found)
}

function entriesOf(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value) : []
}

function listOf(value: Json | undefined): readonly Json[] {
  return isList(value) ? value : []
}

function isOfType(value: Json, type: string): boolean {
  if (value === null) return type === "null"
  if (type === "integer") return Number.isInteger(value)
  return typeof value === type
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u") instanceof RegExp
  } catch {
    return false
  }
}

function quoteJson(value: Json | undefined): string {
  return value === undefined ? "missing" : JSON.stringify(value)
}
