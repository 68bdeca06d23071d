import { getFieldKind } from "../emit/emit-wire.ts"
import type {
  ArrayNode,
  Condition,
  EnumNode,
  Node,
  ObjectNode,
  Property,
  StringNode,
  UnionNode,
} from "../ir/ir.types.ts"
import { narrow, resolveWhole } from "../ir/narrow.ts"
import { isSame, type Json, type JsonObject, toStringOrUndefined } from "../schema/json.ts"
import { type Corner, getListLength, getRestCount, isIncluded, type Manner } from "./amount.ts"
import {
  getFixture,
  getNamedFixture,
  guessHint,
  type Hint,
  hintIn,
  longestWords,
  pickAt,
  type Turn,
  wordsFor,
} from "./fixtures.ts"
import type { Random } from "./random.ts"
import { sampleNumber } from "./sample-number.ts"
import { createTextOfLength, fitText, sampleForm, sampleOddText } from "./sample-text.ts"

interface Spot extends Corner {
  readonly turn: Turn
  readonly property: string
  readonly hint: Hint | undefined
  /**
   * The sample values for the properties of the surrounding object. They belong together, such as the `src` and the
   * `alt` of the same picture.
   */
  readonly fixture: JsonObject
}

export type SampledProperties = WeakMap<Node, Map<string, Json>>

/**
 * Samples a value for a node. The value may be invalid in rare cases and should be checked with `accepts`.
 * @param sampled the samples for the same object with the same options and seed, to which new samples are added.
 */
export function sampleNode(
  node: Node,
  manner: Manner,
  random: Random,
  sampled: SampledProperties = new WeakMap(),
): Json {
  const spot = { property: "", hint: undefined, field: undefined, fixture: {}, depth: 0, trail: [] }
  return new Sampler(manner, sampled).value(node, { ...spot, random, turn: random.between(0, 999) })
}

class Sampler {
  private readonly manner: Manner
  private readonly sampled: SampledProperties

  constructor(manner: Manner, sampled: SampledProperties) {
    this.manner = manner
    this.sampled = sampled
  }

  value(node: Node, spot: Spot): Json {
    if (node.nullable && this.isAny && spot.random.chance(0.15)) return null
    const innerSpot = this.enterNode(node, spot)
    const target = resolveWhole(node)
    const resolvedNode = { ...target, meta: { ...target.meta, ...node.meta } }
    const known = this.findKnown(resolvedNode, innerSpot)
    if (known !== undefined && !this.isOdd(innerSpot)) return known
    switch (resolvedNode.kind) {
      case "null":
        return null
      case "boolean":
        return this.isAny ? spot.random.chance(0.5) : this.fallback(resolvedNode, spot, false)
      case "enum":
        return this.isAny
          ? spot.random.pick(resolvedNode.values)
          : this.fallback(resolvedNode, spot, this.choice(resolvedNode, spot))
      case "number":
        return this.number(resolvedNode, innerSpot)
      case "string":
        return this.text(resolvedNode, innerSpot)
      case "array":
        return this.list(resolvedNode, innerSpot)
      case "object":
        return this.object(resolvedNode, innerSpot)
      case "union":
        return this.variant(resolvedNode, innerSpot)
      case "choice":
        return this.value(spot.random.pick(resolvedNode.options), innerSpot)
      default:
        return this.isAny ? spot.random.pick<Json>([true, 1, "text", null, [], { a: 1 }]) : "text"
    }
  }

  private get isLong(): boolean {
    return this.manner.isLong ?? this.manner.amount === "most"
  }

  private get isAny(): boolean {
    return this.manner.amount === "any"
  }

  private isOdd({ random }: Spot): boolean {
    return this.isAny && random.chance(0.3)
  }

  /**
   * Returns one of the schema's examples, or a text or number that belongs to the other sample values of the same
   * object. Returns `undefined` if there is neither.
   */
  private findKnown(node: Node, { fixture, property, turn }: Spot): Json | undefined {
    if (node.kind !== "string" && node.kind !== "number") return undefined
    if (this.isLong && property === "text") return undefined
    const { examples = [] } = node.meta
    const example = examples.length > 0 ? pickAt(examples, turn) : fixture[property]
    return typeof example === node.kind ? example : undefined
  }

  private enterNode(node: Node, outer: Spot): Spot {
    const spot = node.kind === "ref" ? { ...outer, trail: [...outer.trail, node.target.id] } : outer
    const annotations = [node, ...(node.kind === "ref" ? [node.target.node] : [])].map(({ meta }) => meta.annotations)
    const hint = annotations.map(hintIn).find(Boolean) ?? spot.hint
    const field = annotations.map((entry) => toStringOrUndefined(entry["x-field"])).find(Boolean)
    if (field === undefined) return { ...spot, hint }
    const wanted = hint ?? guessHint(spot.property)
    const fixture = getFixture(field, wanted, this.manner.language, spot.turn)
    return { ...spot, field, hint: wanted, fixture }
  }

  /**
   * Selects one of the enumerated values. Top-level properties get the first value, and the entries of a list get
   * different values.
   */
  private choice({ values }: EnumNode, { depth, turn }: Spot): Json {
    return depth < 2 ? (values[0] ?? null) : pickAt(values, turn)
  }

  private fallback(node: Node, { property }: Spot, otherwise: Json): Json {
    const { default: defaultValue } = node.meta
    return defaultValue !== undefined && property !== "" ? defaultValue : otherwise
  }

  private number(node: Node & { kind: "number" }, spot: Spot): Json {
    const { default: defaultValue } = node.meta
    return defaultValue !== undefined && !this.isAny ? defaultValue : sampleNumber(node, spot.random)
  }

  private text(node: StringNode, spot: Spot): string {
    const { random } = spot
    const { pattern } = node
    const isOrdinary = pattern !== undefined && new RegExp(pattern, "u").test(fitText(this.words(spot), node))
    const form = isOrdinary ? null : sampleForm(node, random)
    if (form !== null) return form
    const { minLength = 0, maxLength } = node
    if (this.isOdd(spot)) return sampleOddText(minLength, maxLength ?? minLength + 40, random)
    const text = this.words(spot)
    if (this.manner.amount === "most" && maxLength !== undefined && maxLength <= 2000)
      return createTextOfLength(text, maxLength)
    return fitText(text, node)
  }

  private words({ hint, property, field, turn }: Spot): string {
    const { language } = this.manner
    const named = getNamedFixture(property, language, turn)
    if (typeof named === "string") return named
    const wanted = hint ?? guessHint(property)
    const long = this.isLong ? longestWords(wanted, language) : null
    const words = long ?? pickAt(wordsFor(wanted, language), turn)
    return field === "rich-text" ? `<p>${words}</p>` : words
  }

  private list(node: ArrayNode, spot: Spot): Json {
    const length = getListLength(node, this.manner, spot)
    const entries: Json[] = []
    for (let index = 0; entries.length < length && index < 3 * length + 9; index++) {
      const random = spot.random.fork(index)
      const turn = spot.turn + index + spot.trail.length
      const entry = this.value(node.items, { ...toInner(spot), random, turn, property: spot.property })
      if (!node.uniqueItems || entries.every((other) => !isSame(other, entry))) entries.push(entry)
    }
    return entries
  }

  /**
   * Generates an object. The discriminating properties are generated first, because they determine which conditions
   * apply to the other properties.
   */
  private object(node: ObjectNode, spot: Spot): JsonObject {
    const deciding = new Set(node.conditions.map(({ property }) => property))
    const first = this.properties(node, spot, (name) => deciding.has(name))
    const active = node.conditions.flatMap((condition) => getAssertion(condition, first) ?? [])
    const narrowed = active.reduce((object, assertion) => narrow(object, assertion) as ObjectNode, node)
    const others = this.properties(narrowed, spot, (name) => !(name in first))
    const sampled: JsonObject = { ...first, ...others }
    const inOrder = node.properties.flatMap(({ name }) =>
      name in sampled ? [[name, sampled[name] ?? null] as const] : [],
    )
    return { ...Object.fromEntries(inOrder), ...this.rest(narrowed, inOrder.length, spot) }
  }

  private properties(node: ObjectNode, spot: Spot, isWanted: (name: string) => boolean): JsonObject {
    const entries = node.properties
      .filter(({ name }) => isWanted(name))
      .flatMap((property) => {
        const random = spot.random.fork(property.name)
        if (!isIncluded(property, this.manner, { ...spot, random })) return []
        const hint = spot.field === undefined ? undefined : spot.hint
        const turn = spot.turn + (isGroup(property.node) ? node.properties.indexOf(property) : 0)
        const innerSpot = { ...toInner(spot), random, turn, property: property.name, hint }
        const value = spot.depth === 0 ? this.top(property, innerSpot) : this.value(property.node, innerSpot)
        return this.saysNothing(property, value) ? [] : [[property.name, value] as const]
      })
    return Object.fromEntries(entries)
  }

  private top({ name, node }: Property, spot: Spot): Json {
    const byName = this.sampled.get(node) ?? new Map<string, Json>()
    this.sampled.set(node, byName)
    const value = byName.get(name) ?? this.value(node, spot)
    byName.set(name, value)
    return value
  }

  /** Returns true if an optional value can be left out because it equals the default or is an empty list. */
  private saysNothing({ node, required }: Property, value: Json): boolean {
    if (required || this.manner.amount !== "everyday") return false
    return isSame(value, node.meta.default) || isSame(value, [])
  }

  private rest(node: ObjectNode, named: number, spot: Spot): JsonObject {
    const { rest } = node
    if (rest === "closed") return {}
    const count = getRestCount(node, named, this.manner, spot)
    const keys = ["norrvik", "orebro", "tyre-hotel", "EX30", "_"].slice(0, Math.min(count, 5))
    return Object.fromEntries(
      keys.map((key, index) => {
        const random = spot.random.fork(key)
        const innerSpot = { ...toInner(spot), random, turn: spot.turn + index, property: key }
        return [key, typeof rest === "string" ? "text" : this.value(rest, innerSpot)]
      }),
    )
  }

  private variant({ discriminator, variants }: UnionNode, spot: Spot): Json {
    const { node, values } = this.isAny ? spot.random.pick(variants) : pickAt(variants, spot.depth < 2 ? 0 : spot.turn)
    const withDiscriminator = { kind: "object", required: [discriminator], properties: [] } as const
    const sampled = this.value(narrow(node, withDiscriminator), spot)
    const value = this.isAny ? spot.random.pick(values) : values[0]
    return typeof sampled === "object" ? { ...sampled, [discriminator]: value ?? null } : sampled
  }
}

/** True for an object that groups several fields whose sample values must match. */
function isGroup(node: Node): boolean {
  return resolveWhole(node).kind === "object" && getFieldKind(node) === undefined
}

function toInner(spot: Spot): Spot {
  return { ...spot, depth: spot.depth + 1 }
}

function getAssertion({ property, values, whenMissing, met, unmet }: Condition, object: JsonObject) {
  const deciding = object[property]
  const holds = deciding === undefined ? whenMissing : values.some((value) => value === deciding)
  return holds ? met : unmet
}
