import { toCanonicalText } from "../canonical.ts"
import type { Json, JsonObject } from "../json.ts"
import { evaluate } from "../subschema/evaluate.ts"
import {
  ANY,
  ARRAY,
  BOOLEAN,
  FRACTION,
  NULL,
  NUMBER,
  OBJECT,
  type SchemaNode,
  STRING,
} from "../subschema/node.types.ts"
import { isPatternMatch } from "../subschema/texts.ts"
import { findWays, type Hints } from "./hints.ts"
import { createTextCandidates } from "./text-candidates.ts"

const MAX_INSIDE = 14
const MAX_AT_ROOT = 600
const DEEPEST = 4
/**
 * The maximum number of positions in a document for which all candidate values are generated. Further positions get
 * only a few values, since nested alternatives multiply the combinations.
 */
const MAX_PLACES = 300
const PLAIN: readonly Json[] = [null, true, 0, "a", [], {}]
/** A value of each type, since one schema may reject a type that the other does not mention. */
const ONE_OF_EACH: readonly Json[] = [null, true, 1, 0.5, "a", [], {}]
const LONGEST_LIST = 24

/**
 * A generator of sample values for schemas. The values are at and around every limit of the schemas. Those that match
 * all schemas are listed first.
 */
export class Candidates {
  readonly #known = new Map<string, readonly Json[]>()
  #places = 0

  listForRoot(nodes: readonly SchemaNode[]): readonly Json[] {
    return removeDuplicates(this.#generate(nodes, 0)).slice(0, MAX_AT_ROOT)
  }

  /**
   * Lists candidate values for a part of a document. Values that match all schemas are listed first. Beyond a maximum
   * `depth`, only a few plain values are used.
   */
  listInside(nodes: readonly SchemaNode[], depth: number): readonly Json[] {
    const key = `${depth}:${nodes.map(({ id }) => id).join()}`
    const known = this.#known.get(key)
    if (known) return known
    this.#known.set(key, [null, "a", 1])
    this.#places += 1
    const isPlain = depth > DEEPEST || this.#places > MAX_PLACES
    const all = isPlain ? PLAIN : removeDuplicates(this.#generate(nodes, depth))
    const getScore = (value: Json) => nodes.filter((node) => evaluate(node, value) !== true).length
    const sorted = all.map((value) => ({ value, score: getScore(value) })).sort((a, b) => a.score - b.score)
    const fitting = sorted.filter((item) => item.score === 0).slice(0, MAX_INSIDE - 6)
    const candidates = [...fitting, ...sorted.filter((item) => item.score > 0).slice(0, 6)].map(({ value }) => value)
    this.#known.set(key, candidates)
    return candidates
  }

  #generate(nodes: readonly SchemaNode[], depth: number): Json[] {
    const candidates = findWays(nodes).flatMap((hints) => {
      const bits = hints.bits || ANY
      return [
        ...hints.values,
        ...(bits & OBJECT ? this.#objects(hints, depth) : []),
        ...(bits & ARRAY ? this.#lists(hints, depth) : []),
        ...(bits & STRING ? createTextCandidates(hints) : []),
        ...(bits & NUMBER ? createNumberCandidates(hints, bits) : []),
        ...(bits & BOOLEAN ? [true, false] : []),
        ...(bits & NULL ? [null] : []),
      ]
    })
    return [...candidates, ...ONE_OF_EACH]
  }

  #lists(hints: Hints, depth: number): Json[] {
    const listAt = (index: number) => this.listInside([...(hints.places.get(index) ?? hints.entries)], depth + 1)
    const createList = (length: number, chosen: (index: number) => Json): Json[] =>
      Array.from({ length }, (_, i) => chosen(i))
    const first = (index: number) => listAt(index)[0] ?? null
    const lengths = new Set([
      0,
      1,
      2,
      3,
      ...hints.counts.flatMap((count) => [count - 1, count, count + 1]),
      hints.places.size,
    ])
    const usual = [...lengths].filter((length) => length >= 0 && length <= LONGEST_LIST)
    const base = Math.max(1, Math.min(LONGEST_LIST, Math.max(...hints.counts, hints.places.size, 1)))
    return [
      ...usual.map((length) => createList(length, first)),
      ...usual.map((length) =>
        createList(length, (index) => listAt(index)[index % Math.max(1, listAt(index).length)] ?? null),
      ),
      ...usual.map((length) => createList(length, (index) => index)),
      ...[1, base].flatMap((length) =>
        Array.from({ length: Math.min(length, 4) }, (_, place) =>
          listAt(place).map((value) => createList(length, (index) => (index === place ? value : first(index)))),
        ).flat(),
      ),
    ]
  }

  #objects(hints: Hints, depth: number): JsonObject[] {
    const places = this.#placesOf(hints, depth)
    const first = (name: string) => places.get(name)?.[0] ?? null
    const make = (names: Iterable<string>): JsonObject => createObject([...names].map((name) => [name, first(name)]))
    const least = make(hints.required)
    const most = make(new Set([...hints.required, ...hints.named.keys()]))
    const varied = [least, most].flatMap((base) =>
      [...places].flatMap(([name, values]) => [
        ...values.map((value) => ({ ...base, ...createObject([[name, value]]) })),
        removeMember(base, name),
      ]),
    )
    const filled = hints.properties.flatMap((count) =>
      [count, count + 1].map((size) => addMembers(least, places, size)),
    )
    return [least, most, {}, ...varied, ...filled]
  }

  #placesOf(hints: Hints, depth: number): Map<string, readonly Json[]> {
    const names = new Set([...hints.required, ...hints.named.keys()])
    const fromPatterns = hints.namePatterns.flatMap(([source]) =>
      createTextCandidates({ ...NO_TEXT, patterns: [source] }).slice(0, 2),
    )
    const fromNames = hints.names.flatMap((node) =>
      this.listInside([node], depth + 1).filter((name) => typeof name === "string"),
    )
    const places = new Map<string, readonly Json[]>()
    for (const name of [...names, ...fromPatterns, ...fromNames, "extra"]) {
      const nodes = [
        ...(hints.named.get(name) ?? []),
        ...hints.namePatterns.filter(([source]) => isPatternMatch(source, name) !== false).map(([, node]) => node),
      ]
      places.set(name, this.listInside(nodes.length > 0 ? nodes : hints.others, depth + 1))
    }
    return places
  }
}

const NO_TEXT = { lengths: [], patterns: [], formats: [] }

function createObject(entries: readonly (readonly [string, Json])[]): JsonObject {
  return Object.fromEntries(entries)
}

function removeMember(object: JsonObject, name: string): JsonObject {
  return createObject(Object.entries(object).filter(([key]) => key !== name))
}

function addMembers(object: JsonObject, places: ReadonlyMap<string, readonly Json[]>, size: number): JsonObject {
  const more = [...places].map(([name, [value]]) => [name, value ?? null] as const)
  const invented = Array.from({ length: Math.min(size, LONGEST_LIST) }, (_, index) => [`extra${index}`, null] as const)
  const entries = [
    ...Object.entries(object),
    ...[...more, ...invented].filter(([name]) => !Object.hasOwn(object, name)),
  ]
  return createObject(entries.slice(0, size))
}

function createNumberCandidates({ numbers, steps }: Hints, bits: number): number[] {
  const around = [0, ...numbers].flatMap((value) => [
    value,
    value - 1,
    value + 1,
    ...(bits & FRACTION ? [value + 0.5, value - 0.5] : []),
  ])
  const stepped = steps.flatMap((step) => [
    step,
    step * 2,
    -step,
    ...numbers.map((value) => Math.ceil(value / step) * step),
  ])
  return [...around, ...stepped]
}

function removeDuplicates(values: readonly Json[]): Json[] {
  return [...new Map(values.map((value) => [toCanonicalText(value), value])).values()]
}
