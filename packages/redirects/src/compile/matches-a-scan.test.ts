import fc from "fast-check"
import { expect, test } from "vitest"
import { readSampled } from "../../../../scripts/vitest/sampled.ts"
import { toPathKey } from "../address/path-key.ts"
import { toRegexp } from "../pattern/path-to-regexp.ts"
import type { RedirectRule, RedirectTable, Test } from "../table.types.ts"
import { compile, fromJSON } from "./compile-table.ts"

// Compares the index of a compiled table with a plain scan: one rule after the other.

const letter = fc.constantFrom("a", "a", "b", "A", "å", "a-b")
const segment = fc.oneof(
  { weight: 4, arbitrary: letter },
  fc.constantFrom(":p", ":p([a-b]+)", "a-:p", ":p-b", "a:p(\\d+)", ":p(\\d+|ab)"),
)
const ending = fc.constantFrom("", "", "", "", "/:rest*", "/:rest+", "/:last?", "/:tail(.*)", "{/end}?", "/")
const source = fc.tuple(fc.array(segment, { minLength: 1, maxLength: 3 }), ending).map(([segments, end]) => {
  let place = 0
  return `/${segments.map((segment) => segment.replace(":p", () => `:p${place++}`)).join("/")}${end}`
})
const condition: fc.Arbitrary<Test> = fc.constantFrom<Test>("x", true, false, ["x", "y"], { pattern: "[xy]+" })
const always = fc.constant(undefined)
const rule = fc
  .record({
    source,
    target: fc.constantFrom("/to", "/a", "/a/b", "https://other.example/z"),
    match: fc.oneof(
      always,
      always,
      always,
      fc.record({ query: fc.dictionary(fc.constantFrom("k", "l"), condition, { maxKeys: 1 }) }),
    ),
    locales: fc.oneof(always, always, fc.constantFrom<readonly string[]>(["sv"], ["en"], ["sv", "en"], ["*"])),
    case: fc.constantFrom("ignore" as const, "ignore" as const, "sensitive" as const),
    slash: fc.constantFrom("ignore" as const, "ignore" as const, "strict" as const),
    host: fc.constantFrom(undefined, undefined, undefined, undefined, "one.example", "two.example"),
  })
  .map((item) => JSON.parse(JSON.stringify(item)) as Omit<RedirectRule, "id" | "status">)
const table = fc.array(rule, { minLength: 1, maxLength: 12 }).map(
  (rules): RedirectTable => ({
    site: "any",
    hosts: [],
    rules: rules.map((rule, index): RedirectRule => ({ id: `#${index}`, status: 308, ...rule })),
  }),
)
const value = fc.oneof(letter, fc.constantFrom("1", "12", "b", "a-1", "%C3%A5", "ab-b", "A%2Db", "end", "%2F"))
const anyPath = fc.array(value, { maxLength: 4 }).map((segments) => `/${segments.join("/")}`)
const likelyPath = fc
  .tuple(source, fc.array(fc.constantFrom("a", "b", "1", "a/b"), { minLength: 6, maxLength: 6 }))
  .map(([pattern, values]) => {
    let place = 0
    return pattern.replace(/:\w+(\([^)]*\))?[*+?]?/g, () => values[place++] ?? "b").replace("{/end}?", "/end")
  })
const path = fc
  .tuple(fc.constantFrom("", "", "", "/en", "/sv"), fc.oneof(anyPath, likelyPath, likelyPath), fc.constantFrom("", "/"))
  .map(([prefix, middle, end]) => (middle === "/" ? prefix || "/" : `${prefix}${middle.replace(/\/$/, "")}${end}`))
const search = fc.constantFrom("", "", "?k=x", "?k=y&l=x", "?k=x&k=z", "?l=", "?m=1")
const visits = fc.array(fc.tuple(path, search, fc.constantFrom("one.example", "two.example")), {
  minLength: 10,
  maxLength: 10,
})

interface Visit {
  readonly path: string
  readonly search: string
  readonly host: string
}

function scan({ rules }: RedirectTable, { path: pathname, search: query, host }: Visit): string | null {
  const prefix = /^\/(sv|en)(?=\/|$)/.exec(pathname)?.[1]
  const locale = prefix ?? "sv"
  const rest = prefix === undefined ? pathname : pathname.slice(3) || "/"
  const rule = rules.find((rule) => {
    const locales = rule.locales ?? ["sv"]
    if (!locales.includes("*") && !locales.includes(locale)) return false
    if (rule.host !== undefined && rule.host !== host) return false
    return fitsPath(rule, rest) && fitsQuery(rule, new URLSearchParams(query))
  })
  return rule?.id ?? null
}

function fitsPath({ source: pattern, case: letters, slash }: RedirectRule, pathname: string): boolean {
  const isStrict = slash === "strict"
  const strip = (text: string) => (isStrict ? text : text.replace(/(?<=.)\/$/, ""))
  const decoded = `/${decodeSlashless(pathname)}`
  const text = letters === "sensitive" ? decoded : toPathKey(pathname)
  const { regexp } = toRegexp(strip(pattern), { delimiter: "/", strict: true, sensitive: letters === "sensitive" })
  const end = isStrict && pathname.length > 1 && pathname.endsWith("/") ? "/" : ""
  return (
    regexp.test(text + end) ||
    (!isStrict && ((regexp.test(`${text}/`) && !pattern.includes("(.*)")) || (text === "/" && regexp.test(""))))
  )
}

function decodeSlashless(pathname: string): string {
  return pathname
    .split("/")
    .filter((item) => item !== "")
    .map((item) => decodeURIComponent(item.replaceAll("%2F", "%252F")))
    .join("/")
}

function fitsQuery({ match }: RedirectRule, params: URLSearchParams): boolean {
  return Object.entries(match?.query ?? {}).every(([name, wanted]) => {
    const values = params.getAll(name)
    if (typeof wanted === "boolean") return values.length > 0 === wanted
    if (values.length === 0) return false
    if (typeof wanted === "string") return values.every((value) => value === wanted)
    if ("pattern" in wanted) return values.every((value) => /^[xy]+$/.test(value))
    return values.every((value) => wanted.includes(value))
  })
}

test("a compiled table returns the same rule as a sequential search through all rules", () => {
  let redirected = 0
  fc.assert(
    fc.property(table, visits, (rules, addresses) => {
      const compiled = compile(rules, { locales: ["sv", "en"], flatten: false })
      const again = fromJSON(JSON.parse(JSON.stringify(compiled)))
      const usable = {
        ...rules,
        rules: rules.rules.filter(({ id }) => !compiled.problems.some((problem) => problem.rule === id)),
      }
      for (const [pathname, query, host] of addresses) {
        const request = { headers: { host } }
        const wanted = scan(usable, { path: pathname, search: query, host })
        const match = compiled.match(pathname + query, request)
        const what = JSON.stringify({ pathname, query, host })

        // A rule that leads to the same address does not match.
        const { target } = rules.rules.find(({ id }) => id === wanted) ?? {}
        const stays = match === null && wanted !== null && target === pathname.replace(/^\/(sv|en)(?=\/|$)/, "")
        if (!stays) expect(match?.ruleId ?? null, what).toBe(wanted)
        expect(again.match(pathname + query, request), what).toEqual(match)
        if (match !== null) redirected += 1
      }
    }),
    { numRuns: readSampled(1000) },
  )

  expect(redirected).toBeGreaterThan(readSampled(500))
})
