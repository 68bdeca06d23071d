import fc from "fast-check"
import { expect, test } from "vitest"
import { readSampled } from "../../../../scripts/vitest/sampled.ts"
import { rule } from "../../test/rule.ts"
import { siteWith } from "../../test/site-with.ts"

const FUZZED = [
  rule("/p/:path*", "/q/:path*"),
  rule("/one/:x", "/two/:x?x=:x#:x"),
  rule("/part-:x", "https://jobb.example/:x"),
  rule("/land/:x", "https://:x.norrvik.example/"),
  rule("/:x([^/]+)/deep", "/:x"),
  rule("/all/:rest(.*)", "/:rest"),
  rule("/asked", "/:k", { match: { query: { k: true } } }),
]

test("matching a malformed URL never throws, and every target is plain ASCII on an allowed host", () => {
  const { compiled } = siteWith(FUZZED, { allowedHosts: ["jobb.example", "*.norrvik.example"] })
  const strict = siteWith(FUZZED.slice(0, 6), {
    mode: "strict-next",
    allowedHosts: ["jobb.example", "*.norrvik.example"],
  }).compiled
  const odd = fc.constantFrom(
    "%",
    "%2",
    "%zz",
    "%2F",
    "%5C",
    "%00",
    "\0",
    "//",
    "\\",
    "\t",
    "\n",
    "\r\n",
    " ",
    "..",
    ".",
    "%2e%2e",
    "å",
    "a\u030A",
    "\ud800",
    "\udfff",
    "%ED%A0%80",
    "%C0%AF",
    "%FF",
    "@evil.example",
    "evil.example",
    "?",
    "#",
    ":",
    "*",
    "😀",
    "K",
    "İ",
    "ſ",
    "<script>",
    '"',
    "&k=",
    "=",
    "+",
    "a".repeat(5000),
  )
  const start = fc.constantFrom(
    "/p/",
    "/one/",
    "/part-",
    "/land/",
    "/",
    "/all/",
    "/asked?k=",
    "https://norrvik.example/p/",
    "//evil.example/",
    "\\",
    "",
  )
  const address = fc
    .tuple(
      start,
      fc.array(fc.oneof(odd, fc.string({ unit: "binary", maxLength: 3 })), { maxLength: 6 }),
      fc.constantFrom("", "/deep"),
    )
    .map(([prefix, parts, end]) => prefix + parts.join("") + end)
  let redirected = 0

  fc.assert(
    fc.property(address, (url) => {
      for (const table of [compiled, strict]) {
        const match = table.match(url)
        if (match === null) continue
        redirected += 1
        const { location } = match
        expect(location, JSON.stringify(url)).toMatch(/^[\x21-\x7e]+$/)
        expect(location).not.toMatch(/^\/[/\\]/)
        const { host, protocol } = new URL(location ?? "", "https://norrvik.example/here")
        expect(["https:", "http:"]).toContain(protocol)
        expect(
          host === "jobb.example" || host === "norrvik.example" || host.endsWith(".norrvik.example"),
          `${url} ${location}`,
        ).toBe(true)
      }
    }),
    { numRuns: readSampled(10_000) },
  )

  expect(redirected).toBeGreaterThan(readSampled(3000))
})

test("combining chains into one hop and reordering independent rules do not change the final URL", () => {
  const name = fc.constantFrom("a", "b", "c", "d", "e", "f")
  const pair = fc.tuple(name, name).filter(([from, to]) => from !== to)
  const tables = fc.uniqueArray(pair, { selector: ([from]) => from, minLength: 1, maxLength: 6 })

  fc.assert(
    fc.property(tables, (pairs) => {
      const rules = pairs.flatMap(([from, to]) => [rule(`/${from}`, `/${to}`), rule(`/${from}/:x`, `/${to}/:x`)])
      const flat = siteWith(rules).compiled
      const steps = siteWith(rules, { flatten: false }).compiled
      const turned = siteWith([...rules].reverse()).compiled
      for (const path of ["/a", "/b/1", "/c?x=1", "/f/ä"]) {
        let here = path
        const seen = new Set([here])
        for (let next = steps.match(here); next !== null; next = steps.match(here)) {
          here = next.location ?? ""
          if (seen.has(here)) break
          seen.add(here)
        }
        const isCircle = steps.match(here) !== null
        expect(flat.match(path)?.location ?? null, path).toBe(isCircle || here === path ? null : here)
        expect(turned.match(path)?.location ?? null).toBe(flat.match(path)?.location ?? null)
      }
    }),
    { numRuns: readSampled(500) },
  )
})
