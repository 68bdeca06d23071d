import { getVisibleWhen } from "../conditions/visibility.ts"
import type { Definition, ObjectNode, Property, Scalar } from "../ir/ir.types.ts"
import { isAccepted } from "../ir/is-accepted.ts"
import { narrow, resolveWhole } from "../ir/narrow.ts"
import { toPascalCase, toUpperFirst } from "../names.ts"
import { areMet, type When } from "../runtime/form.js"
import { createRandom } from "../sample/random.ts"
import { type SampledProperties, sampleNode } from "../sample/sample-node.ts"
import { LANGUAGES, type Language } from "../sample/words/words.types.ts"
import { isList, isObject, isSame, type JsonObject, toList } from "../schema/json.ts"
import { getFieldKind } from "./emit-wire.ts"

export interface StoryCase {
  readonly name: string
  readonly changes: JsonObject
  readonly without: readonly string[]
  /**
   * A property whose value is a list, and the number of entries that the list has in the story. The entries in `all`
   * are repeated to reach this number.
   */
  readonly list?: { readonly property: string; readonly count: number }
  /** The complete content in each language. If it is set, it replaces the content derived from `all`. */
  readonly spoken?: Readonly<Record<Language, JsonObject>>
}

export interface StoryCases {
  /** The content of all fields that an editor can fill in at the same time. */
  readonly all: JsonObject
  /** The same content in English, or `null` if the English content is invalid. */
  readonly english: JsonObject | null
  readonly cases: readonly StoryCase[]
}

const MAIN: Language = "sv"

/** Creates the story cases of a block. Returns `null` if no valid sample content can be generated. */
export function createStoryCases(definition: Definition, object: ObjectNode): StoryCases | null {
  const sampler = new Sampler(object, definition.id)
  const isValid = (fields: JsonObject) => isAccepted(definition.node, fields)
  const all = findFirstFit([() => sampler.sample(sampler.switches()), () => sampler.sample({})], isValid)
  if (all === undefined) return null

  const cases: readonly StoryCase[] = [
    sampler.minimal(all),
    ...object.properties.flatMap((property) => sampler.choices(property, all, isValid)),
    ...object.properties.flatMap((property) => sampler.lengths(property, all)),
    ...sampler.removePictures(all),
    sampler.longest(),
  ]
  const sampled = cases.map((testCase) => ({ testCase, fields: createFields(testCase, all) }))
  const isWorthwhile = ({ testCase, fields }: (typeof sampled)[number], index: number) =>
    !isSame(fields, all) &&
    sampled.findIndex((other) => isSame(other.fields, fields)) === index &&
    Object.values(testCase.spoken ?? { fields }).every(isValid)
  const english = sampler.translate(all, "en")
  return {
    all,
    english: isValid(english) ? english : null,
    cases: sampled.filter(isWorthwhile).map(({ testCase }) => testCase),
  }
}

function findFirstFit(
  ways: readonly (() => JsonObject)[],
  fits: (fields: JsonObject) => boolean,
): JsonObject | undefined {
  for (const way of ways) {
    const fields = way()
    if (fits(fields)) return fields
  }
  return undefined
}

function createFields({ changes, without, list, spoken }: StoryCase, all: JsonObject): JsonObject {
  if (spoken !== undefined) return spoken[MAIN]
  const kept = Object.entries(all).filter(([name]) => !without.includes(name))
  const fields: JsonObject = { ...Object.fromEntries(kept), ...changes }
  if (list === undefined) return fields
  const present = toList(fields[list.property])
  const entries = Array.from({ length: list.count }, (_, index) => present[index % present.length] ?? null)
  return { ...fields, [list.property]: entries }
}

class Sampler {
  private readonly object: ObjectNode
  private readonly seed: string
  private readonly everyday: SampledProperties = new WeakMap()
  private readonly deciding: ReadonlySet<string>

  /**
   * Creates a sampler. The random seed is a name and not a hash of the schema, since a new field would otherwise change
   * every screenshot.
   */
  constructor(object: ObjectNode, seed: string) {
    this.object = object
    this.seed = seed
    this.deciding = new Set([
      ...object.conditions.map(({ property }) => property),
      ...object.properties.flatMap((item) => this.visible(item).map(({ property }) => property)),
    ])
  }

  /**
   * Returns typical sample content that includes the properties in `set`. Properties that the form hides and values
   * that equal the default are left out.
   */
  sample(set: JsonObject, language: Language = MAIN, isLong = false): JsonObject {
    const names = Object.keys(set)
    const wanted = {
      kind: "object" as const,
      required: names,
      properties: names.map((name) => ({
        name,
        isOptional: false,
        assertion: { kind: "enum" as const, values: [set[name] as Scalar] },
      })),
    }
    const manner = { amount: "everyday", language, isLong } as const
    const previous = language === MAIN && !isLong ? this.everyday : undefined
    const sampled = sampleNode(narrow(this.object, wanted), manner, createRandom(this.seed), previous)
    const values = { ...(isObject(sampled) ? sampled : {}), ...set }
    return Object.fromEntries(
      Object.entries(values).filter(([name, value]) => {
        const property = this.property(name)
        if (!property || property.required || name in set) return true
        return areMet(this.visible(property), values) && !isSame(value, property.node.meta.default)
      }),
    )
  }

  translate(all: JsonObject, language: Language): JsonObject {
    const flags = Object.keys(this.switches()).every((name) => name in all) ? this.switches() : {}
    const other = this.sample(flags, language)
    return Object.fromEntries(Object.keys(all).map((name) => [name, other[name] ?? all[name] ?? null]))
  }

  switches(): JsonObject {
    const flags = this.object.properties.filter(({ name, node }) => this.deciding.has(name) && node.kind === "boolean")
    return Object.fromEntries(flags.map(({ name }) => [name, true]))
  }

  minimal(all: JsonObject): StoryCase {
    const required = this.object.properties.filter(({ required }) => required).map(({ name }) => name)
    return { name: "Minimal", changes: {}, without: Object.keys(all).filter((name) => !required.includes(name)) }
  }

  /**
   * Creates a story case for each value of an enumeration or boolean, except the value that `all` contains. Options
   * that all blocks share get no cases.
   */
  choices({ name, node }: Property, all: JsonObject, fits: (fields: JsonObject) => boolean): StoryCase[] {
    if (node.kind !== "enum" && node.kind !== "boolean") return []
    const values: readonly Scalar[] = node.kind === "enum" ? node.values : [true, false]
    const present = all[name] ?? node.meta.default ?? (node.kind === "boolean" ? false : undefined)
    return values
      .filter((value) => value !== present)
      .flatMap((value) => {
        const set = { [name]: value }
        const ways = [
          () => ({ ...all, ...set }),
          () => this.sample({ ...this.switches(), ...set }),
          () => this.sample(set),
        ]
        const fields = findFirstFit(this.deciding.has(name) ? ways.slice(1) : ways, fits)
        return fields ? [this.difference(formatCaseName(name, value), fields, all)] : []
      })
  }

  lengths({ name, node }: Property, all: JsonObject): StoryCase[] {
    const list = all[name]
    const target = resolveWhole(node)
    if (target.kind !== "array" || !isList(list)) return []
    const { minItems = 0, maxItems } = target
    const title = toPascalCase(name)
    const none = { name: `${title}None`, changes: { [name]: [] }, without: [] }
    const createLengthCase = (ending: string, count: number): StoryCase => ({
      name: title + ending,
      changes: {},
      without: [],
      list: { property: name, count },
    })
    return [
      ...(minItems === 0 ? [none] : []),
      ...(minItems <= 1 ? [createLengthCase("One", 1)] : []),
      ...(maxItems === undefined ? [] : [createLengthCase("Most", maxItems)]),
    ]
  }

  removePictures(all: JsonObject): StoryCase[] {
    const pictures = this.object.properties.filter(({ node, required }) => !required && getFieldKind(node) === "image")
    const names = pictures.map(({ name }) => name).filter((name) => name in all)
    return names.length > 0 ? [{ name: "WithoutPictures", changes: {}, without: names }] : []
  }

  longest(): StoryCase {
    const spoken = Object.fromEntries(
      LANGUAGES.map((language) => [language, this.sample(this.switches(), language, true)]),
    ) as Record<Language, JsonObject>
    return { name: "LongestTexts", changes: {}, without: [], spoken }
  }

  private difference(name: string, fields: JsonObject, all: JsonObject): StoryCase {
    const changes = Object.entries(fields).filter(([property, value]) => !isSame(value, all[property]))
    const without = Object.keys(all).filter((property) => !(property in fields))
    return { name, changes: Object.fromEntries(changes), without }
  }

  private property(name: string): Property | undefined {
    return this.object.properties.find((item) => item.name === name)
  }

  private visible(property: Property): readonly When[] {
    return getVisibleWhen(property, this.object)
  }
}

/** Formats the name of a story case, such as `HasMarginTop`, `HasMessageOff` or `ButtonTypeGhostContrast`. */
function formatCaseName(property: string, value: Scalar): string {
  if (value === true) return toPascalCase(property)
  return toPascalCase(property) + (value === false ? "Off" : toUpperFirst(toPascalCase(String(value))))
}
