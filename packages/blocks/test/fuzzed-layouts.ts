import { ATTACKS } from "./attacks.ts"

type Json = unknown
type Random = () => number

interface Dice {
  readonly random: Random
  readonly samples: readonly Sample[]
}

const AREAS = ["headless-header", "headless-main", "headless-footer"]
const MAX_BLOCKS = 6
const DEEP = 120

const NONSENSE: readonly Json[] = [
  null, true, false, 0, -1, 1e308, Number.MAX_SAFE_INTEGER, "", " ", "0", "1", "null", "[object Object]", [], {}, [[]], [null],
  { value: null }, { value: {} }, { value: [] }, { value: { value: { value: "x" } } }, { value: 7 }, { fields: {} }, { fields: [] },
  { data: { datasource: null } }, { jsonValue: { value: "x" } }, { targetItem: null }, [{ fields: null }], "0001-01-01T00:00:00Z",
  "20261120T080000Z", "{00000000-0000-0000-0000-000000000000}", "å".repeat(4000), "\u0000\uFFFE\uD800", "constructor", "__proto__",
] // biome-ignore format: a list to be read as a list

const NAMES = [
  "", " ", "NobodyKnowsThis", "constructor", "__proto__", "toString", "Hidden Rendering", "PartialDesignDynamicPlaceholder",
  "hero-banner", "HEROBANNER", "<script>alert(1)</script>", "Container", "x".repeat(300),
] // biome-ignore format: a list to be read as a list

export interface Sample {
  readonly name: string
  readonly fields: Json
}

/** Returns a random page with wrong, missing and malicious fields. The same `number` always produces the same page. */
export function createFuzzedLayout(
  number: number,
  samples: readonly Sample[],
): {
  readonly sitecore: { readonly context: object; readonly route: object }
} {
  const random = randomFrom(number)
  const name = `fuzz-${number}`
  return {
    sitecore: {
      context: {
        pageEditing: false,
        site: { name: "se-automotive" },
        pageState: "normal",
        language: "sv",
        itemPath: `/${name}`,
      },
      route: {
        name,
        displayName: maybeBroken(random, "Prov"),
        databaseName: "web",
        itemLanguage: "sv",
        itemVersion: 1,
        itemId: `11111111-2222-4333-8444-${number.toString(16).padStart(12, "0")}`,
        templateName: "Page",
        fields: createFuzzedPageFields(random),
        placeholders: Object.fromEntries(AREAS.map((area) => [area, createFuzzedBlocks({ random, samples }, 0)])),
      },
    },
  }
}

const PAGE_FIELDS = [
  "metaTitle",
  "navTitle",
  "metaDescription",
  "ogDescription",
  "ogImage",
  "canonicalURL",
  "BrandDesign",
  "gtmID",
]

function createFuzzedPageFields(random: Random): Json {
  if (random() < 0.05) return pick(random, NONSENSE)
  return Object.fromEntries(
    PAGE_FIELDS.filter(() => random() < 0.5).map((field) => [
      field,
      maybeBroken(random, { value: pick(random, ATTACKS) }),
    ]),
  )
}

function createFuzzedBlocks({ random, samples }: Dice, depth: number): Json {
  if (random() < 0.02) return pick(random, NONSENSE)
  if (depth === 0 && random() < 0.02) return [deepBlock({ random, samples }, DEEP)]
  return Array.from({ length: Math.floor(random() * (depth > 0 ? 3 : MAX_BLOCKS)) }, () =>
    createFuzzedBlock({ random, samples }, depth),
  )
}

function createFuzzedBlock({ random, samples }: Dice, depth: number): Json {
  if (random() < 0.03) return pick(random, NONSENSE)
  const sound = pick(random, samples)
  const block = {
    uid: maybeBroken(random, `u${Math.floor(random() * 1e9)}`),
    componentName: random() < 0.1 ? pick(random, NAMES) : sound.name,
    dataSource: maybeBroken(random, ""),
    params: maybeBroken(random, createFuzzedParams(random)),
    fields: random() < 0.3 ? sound.fields : mutateJson(random, sound.fields),
    ...(random() < 0.1 && { isContentResolved: pick(random, NONSENSE) }),
    ...(random() < 0.05 && { experiences: { a: pick(random, NONSENSE) } }),
    ...(depth < 4 &&
      random() < 0.3 && { placeholders: maybeBroken(random, createFuzzedPlaceholders({ random, samples }, depth)) }),
  }
  return block
}

function createFuzzedPlaceholders({ random, samples }: Dice, depth: number): Json {
  const names = ["sxa-header", "container-{*}", "tabs-1-{*}", "content-1", "__proto__", pick(random, ATTACKS)]
  return Object.fromEntries(
    names.filter(() => random() < 0.4).map((name) => [name, createFuzzedBlocks({ random, samples }, depth + 1)]),
  )
}

function createFuzzedParams(random: Random): Json {
  return {
    GridParameters: maybeBroken(random, "col-12"),
    FieldNames: random() < 0.8 ? "Default" : pick(random, [...NAMES, "Variant2"]),
    Styles: pick(random, ATTACKS),
    version: maybeBroken(random, "1"),
    sig: "sxa-header",
  }
}

function deepBlock({ random, samples }: Dice, depth: number): Json {
  const { name, fields } = pick(random, samples)
  return {
    uid: `d${depth}`,
    componentName: depth % 2 === 0 ? "PartialDesignDynamicPlaceholder" : name,
    dataSource: "",
    params: { sig: "deep" },
    fields,
    placeholders: depth === 0 ? {} : { deep: [deepBlock({ random, samples }, depth - 1)] },
  }
}

function mutateJson(random: Random, json: Json): Json {
  const chance = random()
  if (chance < 0.04) return pick(random, NONSENSE)
  if (Array.isArray(json)) return mutateList(random, json)
  if (typeof json === "string") return chance < 0.25 ? pick(random, ATTACKS) : json
  if (typeof json !== "object" || json === null) return chance < 0.15 ? pick(random, NONSENSE) : json
  const entries = Object.entries(json)
    .filter(() => random() > 0.04)
    .map(([name, value]) => [name, mutateJson(random, value)])
  return Object.fromEntries(random() < 0.03 ? [...entries, [pick(random, NAMES), pick(random, NONSENSE)]] : entries)
}

function mutateList(random: Random, list: readonly Json[]): Json {
  const parts = list.map((part) => mutateJson(random, part))
  const chance = random()
  if (chance < 0.04) return [...parts, ...parts, ...parts, ...parts, ...parts]
  if (chance < 0.08) return { 0: parts }
  return chance < 0.12 ? [pick(random, NONSENSE), ...parts] : parts
}

function maybeBroken(random: Random, sound: Json): Json {
  return random() < 0.08 ? pick(random, [...NONSENSE, ...ATTACKS]) : sound
}

function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T
}

/** Returns a function that generates random numbers between 0 and 1 (mulberry32). */
function randomFrom(seed: number): Random {
  let state = seed * 2654435761
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
