import { createRandom, type Random } from "../src/sample/random.ts"
import type { Json, JsonObject } from "../src/schema/json.ts"

/**
 * A random generator that returns the same results for the same seed. It uses few names and values, so that random
 * values often match random schemas.
 */
export class Dice {
  private readonly random: Random

  constructor(seed: string) {
    this.random = createRandom(seed)
  }

  schema(): JsonObject {
    const $defs = this.createNamed(["p", "q"], 2)
    return { ...this.object(3), $defs }
  }

  value(depth = 3): Json {
    const kind = this.roll(10)
    if (depth === 0 || kind < 4) return this.pick(SCALARS)
    if (kind < 7) return this.times(3, () => this.value(depth - 1))
    return Object.fromEntries(this.times(3, () => [this.pick(NAMES), this.value(depth - 1)] as const))
  }

  private inner(depth: number): Json {
    if (this.roll(15) === 0) return this.roll(2) === 0
    return this.object(depth)
  }

  private object(depth: number): JsonObject {
    const type = this.pick(Object.keys(BY_TYPE))
    const isTyped = this.roll(2) === 0
    const keywords = isTyped ? (BY_TYPE[type] ?? []) : Object.keys(this.keywords)
    const assertions = this.times(3, () => this.pick(keywords)).map((keyword) => [
      keyword,
      this.keyword(keyword, depth),
    ])
    return Object.fromEntries(
      [...(isTyped ? [["type", type]] : []), ...assertions].filter(([, value]) => value !== null),
    )
  }

  private keyword(keyword: string, depth: number): Json {
    return depth === 0 && HOLDERS.has(keyword) ? null : (this.keywords[keyword]?.(depth - 1) ?? null)
  }

  private readonly keywords: Readonly<Record<string, (depth: number) => Json>> = {
    type: () => this.pick([...Object.keys(BY_TYPE), "null"]),
    enum: () => [this.value(1), "a"],
    const: () => this.value(1),
    minLength: () => this.roll(3),
    maxLength: () => this.roll(3),
    pattern: () => this.pick(PATTERNS),
    minimum: () => this.roll(3),
    exclusiveMaximum: () => this.roll(3),
    multipleOf: () => this.pick([1, 0.5, 0.1]),
    minItems: () => this.roll(3),
    maxItems: () => this.roll(3),
    uniqueItems: () => true,
    minContains: () => this.roll(3),
    maxContains: () => this.roll(3),
    minProperties: () => this.roll(3),
    maxProperties: () => this.roll(3),
    required: () => [this.pick(NAMES)],
    dependentRequired: () => ({ [this.pick(NAMES)]: [this.pick(NAMES)] }),
    default: () => this.value(1),
    $ref: () => `#/$defs/${this.pick(["p", "q"])}`,
    items: (depth) => this.inner(depth),
    prefixItems: (depth) => this.list(depth),
    contains: (depth) => this.inner(depth),
    unevaluatedItems: (depth) => this.inner(depth),
    properties: (depth) => this.createNamed(NAMES, depth),
    patternProperties: (depth) => this.createNamed(PATTERNS, depth),
    additionalProperties: (depth) => this.inner(depth),
    propertyNames: (depth) => this.inner(depth),
    dependentSchemas: (depth) => this.createNamed(NAMES, depth),
    unevaluatedProperties: (depth) => this.inner(depth),
    allOf: (depth) => this.list(depth),
    anyOf: (depth) => this.list(depth),
    oneOf: (depth) => this.list(depth),
    not: (depth) => this.inner(depth),
    if: (depth) => this.inner(depth),
    // biome-ignore lint/suspicious/noThenProperty: the name of a keyword
    then: (depth) => this.inner(depth),
    else: (depth) => this.inner(depth),
  }

  private list(depth: number): Json {
    return [this.inner(depth), ...this.times(2, () => this.inner(depth))]
  }

  private createNamed(names: readonly string[], depth: number): JsonObject {
    return Object.fromEntries(names.filter(() => this.roll(2) === 0).map((name) => [name, this.inner(depth)] as const))
  }

  private times<T>(most: number, make: () => T): T[] {
    return Array.from({ length: this.roll(most + 1) }, make)
  }

  private pick<T>(list: readonly T[]): T {
    return this.random.pick(list)
  }

  private roll(sides: number): number {
    return this.random.between(0, sides - 1)
  }
}

const SCALARS = [null, true, false, 0, 1, -1, 2.5, "", "a", "ba", "🚗"]
const NAMES = ["a", "b", "ba", "constructor", "toString"]
const PATTERNS = ["^a", "b", "^.$"]

const BY_TYPE: Readonly<Record<string, readonly string[]>> = {
  string: ["minLength", "maxLength", "pattern", "enum"],
  integer: ["minimum", "exclusiveMaximum", "multipleOf"],
  number: ["minimum", "exclusiveMaximum", "multipleOf", "const"],
  boolean: ["const"],
  array: ["items", "minItems", "maxItems", "uniqueItems", "prefixItems", "contains"],
  object: ["properties", "required", "additionalProperties", "unevaluatedProperties", "allOf", "if", "then", "$ref"],
}

const HOLDERS = new Set([
  "items",
  "prefixItems",
  "contains",
  "unevaluatedItems",
  "properties",
  "patternProperties",
  "additionalProperties",
  "propertyNames",
  "dependentSchemas",
  "unevaluatedProperties",
  "allOf",
  "anyOf",
  "oneOf",
  "not",
  "if",
  "then",
  "else",
])
