import type { RedirectRule, RedirectTable } from "../src/table.types.ts"

/**
 * Generates a table with a typical composition: 94 % plain paths, 5 % patterns and 1 % rules with conditions, as
 * measured in real tables (design sheet, spec 3 §9.2).
 */
export function createTable(size: number): RedirectTable {
  const next = randomNumbers(42)
  const pick = (words: readonly string[]) => words[Math.floor(next() * words.length)] ?? ""
  const rules = Array.from({ length: size }, (_, index): RedirectRule => {
    const word = `${pick(SECTIONS)}-${index.toString(36)}`
    const id = `/groups/0/rules/${index}`
    const target = `/${pick(TARGETS)}/${pick(MAKES)}`
    const kind = index % 100
    if (kind < 94) return { id, source: `/${pick(SECTIONS)}/${pick(MAKES)}/${word}`, target, status: 308 }
    if (kind < 96) return { id, source: `/${word}/:path*`, target: `${target}/:path*`, status: 308 }
    if (kind < 98)
      return { id, source: `/${word}/:id([0-9a-f]{32})/bil-:location`, target: `${target}/auto-:location`, status: 308 }
    if (kind < 99) return { id, source: `/${word}/:make/:model`, target: `${target}/:model`, status: 308 }
    return {
      id,
      source: `/${word}`,
      target,
      status: 308,
      match: { query: { re: true } },
      query: { map: { re: { to: "car_site_region" } } },
    }
  })
  return { site: "generated", hosts: [], rules }
}

export function createMisses(count: number): string[] {
  const next = randomNumbers(7)
  const pick = (words: readonly string[]) => words[Math.floor(next() * words.length)] ?? ""
  return Array.from({ length: count }, (_, index) => `/${pick(SECTIONS)}/${pick(MAKES)}/page-${index}`)
}

export function createHits({ rules }: RedirectTable, count: number): string[] {
  const step = Math.max(1, Math.floor(rules.length / count))
  return Array.from(
    { length: Math.min(count, rules.length) },
    (_, index) => rules[(index * step + index) % rules.length],
  )
    .flatMap((rule) => (rule === undefined || rule.match !== undefined ? [] : [rule.source]))
    .map((source) =>
      source
        .replace(":path*", "a/b")
        .replace(":id([0-9a-f]{32})", "0123456789abcdef0123456789abcdef")
        .replace(":location", "solna")
        .replace(":make", "volvo")
        .replace(":model", "ex30"),
    )
}

const SECTIONS = [
  "kop-bil",
  "bilar",
  "kampanjer",
  "anlaggningar",
  "service",
  "verkstad",
  "dack",
  "nyheter",
  "foretag",
  "om",
  "erbjudanden",
  "tillbehor",
]
const MAKES = [
  "volvo",
  "bmw",
  "mini",
  "kia",
  "ford",
  "nissan",
  "audi",
  "seat",
  "skoda",
  "opel",
  "byd",
  "toyota",
  "mg",
  "porsche",
]
const TARGETS = [
  "bilar/alla",
  "bilar/begagnade",
  "bilar/nya",
  "verkstad/boka",
  "agande",
  "foretag/bilar",
  "nyheter",
  "kontakt",
]

/** Creates a random number generator (mulberry32). It returns the same numbers for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
