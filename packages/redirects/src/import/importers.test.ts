import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { compile } from "../compile/compile-table.ts"
import { fromNetlify } from "./from-netlify.ts"
import { fromNextConfig } from "./from-next-config.ts"

const CASES = join(import.meta.dirname, "../../../../../shared/cases/redirects")
const read = (name: string) =>
  existsSync(join(CASES, name)) ? JSON.parse(readFileSync(join(CASES, name), "utf8")) : []

interface NetlifyCase {
  readonly name: string
  readonly input: readonly (string | null)[]
  readonly error?: string
  readonly expected?: readonly NetlifyRule[]
}

interface NetlifyRule {
  readonly path: string
  readonly to: string
  readonly status?: number
  readonly host?: string
  readonly query?: Readonly<Record<string, string>>
  readonly conditions?: object
  readonly proxy?: boolean
}

const netlify: NetlifyCase[] = read("netlify-redirects-file.json")

test.skipIf(netlify.length === 0).each(netlify.map((item) => [item.name, item] as const))(
  "Netlify's file %s gives the same results as in Netlify or is rejected (skipped without ../shared/cases)",
  (_, { input, expected = [], error }) => {
    const { rules, problems } = fromNetlify(input[0] ?? "")

    if (error !== undefined) {
      expect(problems.length).toBeGreaterThan(0)
      expect(rules).toEqual([])
      return
    }
    const carried = expected.filter(
      ({ status = 301, conditions }) => status >= 300 && status < 400 && conditions === undefined,
    )
    expect(rules.map(({ source, target, status, host }) => ({ source, target, status, host }))).toEqual(
      carried.map(({ path, to, status = 301, host }) => ({
        source: path.replace(/\*$/, ":splat*"),
        target: to,
        status,
        host,
      })),
    )
    expect(rules.map(({ match }) => Object.keys(match?.query ?? {}))).toEqual(
      carried.map(({ query }) => Object.keys(query ?? {})),
    )
    expect(problems).toHaveLength(expected.length - carried.length)
    for (const { message } of problems) expect(message).toMatch(/no redirect|only the host|rewrites/)
    expect(compile(fromNetlify(input[0] ?? "")).problems).toEqual([])
  },
)

interface CloudflareCase {
  readonly kind: "match" | "replace" | "glob"
  readonly rules: Readonly<Record<string, unknown>> | readonly string[]
  readonly url: string
  readonly expected: unknown
  readonly template?: boolean | string
  readonly params?: Readonly<Record<string, string>>
}

const cloudflare: CloudflareCase[] = read("cloudflare-rules-engine.json")
const matches = cloudflare.filter(({ kind }) => kind === "match")

test.skipIf(matches.length === 0).each(matches.map((match) => [match.url, match] as const))(
  "Cloudflare's rules about %s give the same results as in Cloudflare (skipped without ../shared/cases)",
  (_, { rules, url, expected }) => {
    const results = Object.entries(rules).flatMap(([pattern, value]) => {
      const imported = fromNetlify(`${pattern} /${value}`, { flavour: "cloudflare" })
      expect(imported.problems).toEqual([])
      const table = compile(imported, { flatten: false })
      expect(table.problems).toEqual([])
      const location = table.match(url)?.location
      return location === undefined ? [] : [typeof value === "number" ? value : location?.slice(1)]
    })

    expect(results).toEqual(expected)
  },
)

const globs = cloudflare.filter(({ kind }) => kind === "glob")

test.skipIf(globs.length === 0)(
  "Cloudflare's globs give the same results as in Cloudflare or are rejected (skipped without ../shared/cases)",
  () => {
    let compared = 0
    for (const { rules, url, expected } of globs) {
      const lines = (rules as readonly string[]).map((rule) => `${rule} /found`)
      const imported = fromNetlify(lines.join("\n"), { flavour: "cloudflare" })
      const isRefused = imported.problems.length > 0
      // In a glob a colon is a colon; in a redirect it starts a name.
      if (isRefused || lines.some((line) => line.includes(":"))) continue
      expect(compile(imported).match(url) !== null, `${lines} ${url}`).toBe(expected)
      compared += 1
    }

    expect(compared).toBe(48)
    expect(fromNetlify("*/* /found", { flavour: "cloudflare" }).problems[0]?.message).toMatch(
      /must start with|more than one/,
    )
  },
)

const replacements = cloudflare.filter(({ kind, template }) => kind === "replace" && String(template).startsWith("/"))

test.skipIf(replacements.length === 0)(
  "Cloudflare's targets are filled in exactly as in Cloudflare (skipped without ../shared/cases)",
  () => {
    for (const { template, params = {}, expected } of replacements) {
      const names = Object.keys(params).map((name) => (name === "splat" ? "/:splat(.*)" : `/:${name}`))
      const source = `/from${names.filter((name) => !name.includes("splat")).join("")}${names.filter((name) => name.includes("splat")).join("")}`
      const table = compile({
        site: "",
        hosts: [],
        rules: [{ id: "1", source, target: String(template), status: 302 }],
      })
      const values = Object.entries(params).sort(([a], [b]) => Number(a === "splat") - Number(b === "splat"))

      expect(table.match(`/from/${values.map(([, value]) => value).join("/")}`)?.location).toBe(expected)
    }
  },
)

test("conditions of Next's redirects are imported, and conditions that cannot be expressed are rejected", () => {
  const { rules, problems } = fromNextConfig([
    {
      source: "/a",
      destination: "/b",
      permanent: false,
      has: [
        { type: "query", key: "re", value: "(Syd|Nord)" },
        { type: "host", value: "www\\.x\\.se" },
      ],
    },
    {
      source: "/a",
      destination: "/c",
      statusCode: 301,
      missing: [
        { type: "cookie", key: "seen" },
        { type: "header", key: "X-A", value: "1.*" },
      ],
    },
    { source: "/a", destination: "/d" },
    { source: "/a", destination: "/e", permanent: true, basePath: false },
    { source: "a", destination: "/e", permanent: true },
    { source: "/a+", destination: "/e", permanent: true },
  ])

  expect(rules).toEqual([
    {
      id: "/redirects/0",
      source: "/a",
      target: "/b",
      status: 307,
      host: "www.x.se",
      match: { query: { re: ["Syd", "Nord"] } },
    },
    {
      id: "/redirects/1",
      source: "/a",
      target: "/c",
      status: 301,
      match: { cookie: { seen: false }, header: { "x-a": { pattern: "1.*", not: true } } },
    },
  ])
  expect(problems.map(({ rule }) => rule)).toEqual(["/redirects/2", "/redirects/3", "/redirects/4", "/redirects/5"])
})
