import { isList, isObject, type Json, type JsonObject } from "../schema/json.ts"
import type { Schemas } from "../schema/read-schemas.ts"
import { findTarget, resolveRef, type Target } from "../schema/refs.ts"
import type { BuildProblems } from "./build-problems.ts"
import { removeKeywords, removeRef } from "./keywords.ts"
import { mergeSchemas, toAbsoluteRefs, UnmergeableSchemaError } from "./merge-schemas.ts"

export interface AllOfOptions {
  readonly schemas: Schemas
  readonly problems: BuildProblems
  /**
   * Returns true if the schema at a place is outside the supported dialect, contains such a schema or is part of one.
   */
  readonly isBeyond: (target: Target) => boolean
}

export class AllOf {
  private readonly schemas: Schemas
  private readonly problems: BuildProblems
  private readonly isBeyond: (target: Target) => boolean
  /**
   * The paths of the schemas that are currently being inlined for an `allOf`. A reference to one of them would be a
   * cycle.
   */
  private inlining: ReadonlySet<string> = new Set()

  constructor({ schemas, problems, isBeyond }: AllOfOptions) {
    this.schemas = schemas
    this.problems = problems
    this.isBeyond = isBeyond
  }

  /**
   * Merges a schema with the parts of its `allOf` and reads the merged schema. Parts that contain an `if` are not
   * merged.
   */
  read<Result>(
    { allOf: _, ...rest }: JsonObject,
    parts: readonly Json[],
    place: Target,
    readMerged: (merged: JsonObject) => Result,
  ): Result {
    const conditions = parts.filter(isObject).filter((part) => part.if !== undefined)
    const merging = parts.filter(isObject).filter((part) => part.if === undefined)
    const met = new Set<string>()
    const merged = merging.reduce(
      (whole, part) => this.merge(place, whole, this.inline(part, place, [], met)),
      rest as JsonObject,
    )
    const previous = this.inlining
    this.inlining = new Set([...previous, ...met])
    const result = readMerged(conditions.length === 0 ? merged : { ...merged, "x-conditions": conditions })
    this.inlining = previous
    return result
  }

  merge(place: Target, first: JsonObject, second: JsonObject): JsonObject {
    return this.problems.attempt(place, () => mergeSchemas(first, second)) ?? first
  }

  /**
   * Replaces the `$ref` of an `allOf` part with the schema to which it refers. `through` lists the references that led
   * to this part, and every resolved reference is added to `met`.
   */
  private inline(part: JsonObject, place: Target, through: readonly string[], met: Set<string>): JsonObject {
    if (typeof part.$ref !== "string") return part
    const target = resolveRef(part.$ref, place.path)
    if (this.isBeyond(target)) this.problems.reportUnmergeable(place, new UnmergeableSchemaError("$ref"))
    const id = `${target.path}#${target.pointer}`
    met.add(id)
    if (this.inlining.has(id) || through.includes(id)) {
      this.problems.report(
        place,
        "ref-loop",
        `"allOf" leads back to ${target.path}${target.pointer === "" ? "" : `#${target.pointer}`}, which it is written out in.`,
        `Refer to that schema with "$ref" alone, outside "allOf".`,
      )
      return { type: "object", ...removeRef(part) }
    }
    const further = (inner: JsonObject): JsonObject => this.inline(inner, place, [...through, id], met)
    const {
      title: _,
      description: __,
      ...schema
    } = toAbsoluteRefs(findTarget(this.schemas, target) ?? {}, target.path) as JsonObject
    const flat = isList(schema.allOf)
      ? schema.allOf
          .filter(isObject)
          .reduce((whole, item) => this.merge(place, whole, further(item)), removeKeywords(schema, "allOf"))
      : schema
    return this.merge(place, removeRef(part), typeof flat.$ref === "string" ? further(flat) : flat)
  }
}
