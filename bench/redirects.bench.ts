import { createRequire } from "node:module"
import { gzipSync } from "node:zlib"
import { analyse, type CompiledTable, compile, fromJSON, type RedirectTable } from "@forecourt/redirects"
import findMyWay from "find-my-way"
import { match as matchPath } from "path-to-regexp"
import { addRoute, createRouter, findRoute } from "rou3"
import { createHits, createMisses, createTable } from "../packages/redirects/test/generated-table.ts"
import { goal } from "./goal.ts"
import { measureServers } from "./redirects-server.ts"

// Compares a lookup in a redirect table with other matchers, using the same rules and addresses.

const require = createRequire(import.meta.url)
const { matchFromRedirectMapRedirect } = require("@sitecore-content-sdk/content/site")

const SIZES = [100, 1000, 10_000, 100_000]
/** The maximum number of rules for which linear matchers, which try one rule after the other, are measured. */
const LAST_LINEAR = 10_000
const ROUNDS = 9

interface Matcher {
  readonly name: string
  readonly lookUp: (path: string) => unknown
  readonly isLinear: boolean
}

const nanoseconds = new Map<string, number>()

for (const size of SIZES) {
  const table = createTable(size)
  const misses = createMisses(400)
  const hits = createHits(table, 400)
  const matchers = makeMatchers(table, size)
  assertSameResults(matchers, misses, hits)

  console.log(`\n${size.toLocaleString("en")} rules, ns for one address: a miss, a hit`)
  // In turns, so that other load on the machine affects all of them.
  const times = new Map(matchers.map(({ name }) => [name, { miss: [] as number[], hit: [] as number[] }]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const matcher of matchers) {
      times.get(matcher.name)?.miss.push(slice(matcher, misses, size))
      times.get(matcher.name)?.hit.push(slice(matcher, hits, size))
    }
  }
  for (const [name, { miss, hit }] of times) {
    const [missTime, hitTime] = [Math.min(...miss), Math.min(...hit)]
    nanoseconds.set(`${name} ${size} miss`, missTime)
    console.log(`  ${name.padEnd(34)} ${format(missTime)} ${format(hitTime)}`)
  }
}

const table = createTable(10_000)
const text = JSON.stringify(compile(table))
const parse = fastest(() => JSON.parse(text))
const load = fastest(() => fromJSON(text))
const check = fastest(() => analyse(table), 3)
const smallTable = createTable(1000)
const smallCheck = fastest(() => analyse(smallTable), 5)
const kilobytes = gzipSync(text, { level: 9 }).byteLength / 1024
console.log(
  `\n10,000 rules: artefact ${(text.length / 1024).toFixed(0)} KB, ${kilobytes.toFixed(0)} KB gzip; JSON.parse ${parse.toFixed(2)} ms, loaded ${load.toFixed(2)} ms, checked ${check.toFixed(0)} ms`,
)

const [none = 0, many = 0, configured = 0] = await measureServers([
  { table: createTable(0) },
  { table: createTable(10_000) },
  { table: createTable(0), inConfig: smallTable },
])
console.log(
  `A page of next start, its proxy asking the table: ${none.toFixed(2)} ms without rules, ${many.toFixed(2)} ms with 10,000; with 1,000 in Next's own configuration ${configured.toFixed(2)} ms`,
)

const getNanoseconds = (name: string, size: number) => nanoseconds.get(`${name} ${size} miss`) ?? Number.NaN
console.log("\nGoals")
goal(
  "a miss at 100,000 rules, times one at 100",
  getNanoseconds("Forecourt", 100_000) / getNanoseconds("Forecourt", 100),
  1.5,
)
for (const size of SIZES)
  goal(
    `a miss at ${size} rules, times find-my-way`,
    getNanoseconds("Forecourt", size) / getNanoseconds("find-my-way", size),
    1,
  )
goal(
  "1,000 × a miss at 1,000 rules, times what 1,000 in its configuration cost a page of next start",
  getNanoseconds("Forecourt", 1000) / 1000 / (configured - none),
  1,
)
goal("the artefact of 10,000 rules, gzip", kilobytes, 150, " KB")
goal("the artefact of 10,000 rules, loaded", load, 5, " ms")
goal("loading it, times JSON.parse of the same bytes", load / parse, 3)
goal("checking 10,000 rules, times 10 × checking 1,000", check / (10 * smallCheck), 1.5)
goal("checking 10,000 rules", check, 1000, " ms")
goal("a page of next start with 10,000 rules, times without", many / none, 1.05)

function makeMatchers(from: RedirectTable, size: number): Matcher[] {
  const flat: Matcher[] = [ours(compile(from, { flatten: false })), myWay(from), rou(from)]
  return size > LAST_LINEAR ? flat : [...flat, pathToRegexp(from), sitecore(from)]
}

function ours(compiled: CompiledTable): Matcher {
  return { name: "Forecourt", isLinear: false, lookUp: (path) => compiled.match(path) }
}

/** Returns the rules that have no conditions, since not every router supports conditions. */
function plainRules({ rules }: RedirectTable) {
  return rules.filter(({ match }) => match === undefined)
}

function myWay(from: RedirectTable): Matcher {
  const router = findMyWay({ caseSensitive: false, ignoreTrailingSlash: true })
  for (const { source, target } of plainRules(from)) {
    const path = source
      .replace(/\/:path\*$/, "/*")
      .replace("[0-9a-f]", "^[0-9a-f]")
      .replace("{32}", "{32}$")
    router.on("GET", path, () => target)
  }
  return { name: "find-my-way", isLinear: false, lookUp: (path) => router.find("GET", path) }
}

function rou(from: RedirectTable): Matcher {
  const router = createRouter<string>()
  for (const { source, target } of plainRules(from))
    addRoute(router, "GET", source.replace(/:path\*$/, "**").replace(/\/bil-:location$/, "/:location"), target)
  return { name: "rou3", isLinear: false, lookUp: (path) => findRoute(router, "GET", path) }
}

function pathToRegexp(from: RedirectTable): Matcher {
  const routes = plainRules(from).map(({ source }) =>
    matchPath(source.replace(/\/:path\*$/, "{/*path}").replace(/:id\([^)]*\)/, ":id"), { sensitive: false }),
  )
  return {
    name: "path-to-regexp 8, one by one",
    isLinear: true,
    lookUp: (path) => routes.find((route) => route(path)) ?? null,
  }
}

function sitecore(from: RedirectTable): Matcher {
  const redirects = plainRules(from).map(({ source, target }) => ({
    pattern: source.includes(":")
      ? `^${source
          .replace(/\/:path\*/, "(/.*)?")
          .replace(/:id\(([^)]*)\)/, "$1")
          .replace(/:\w+/g, "([^/]+)")}$`
      : source,
    target,
    redirectType: "REDIRECT_301",
    isQueryStringPreserved: true,
    isLanguagePreserved: false,
    locale: "",
    matchedQueryString: "",
  }))
  const lookUp = (path: string) =>
    matchFromRedirectMapRedirect(redirects, "sv", { nonLocalePath: path, queryString: "" })
  return { name: "Sitecore Content SDK", isLinear: true, lookUp }
}

function assertSameResults(matchers: readonly Matcher[], misses: readonly string[], hits: readonly string[]): void {
  for (const { name, lookUp } of matchers) {
    for (const path of misses.slice(0, 20))
      if (lookUp(path)) throw new Error(`redirects: ${name} finds a rule for ${path}. There is none.`)
    for (const path of hits.slice(0, 20))
      if (!lookUp(path)) throw new Error(`redirects: ${name} finds no rule for ${path}. There is one.`)
  }
}

function slice({ lookUp, isLinear }: Matcher, paths: readonly string[], size: number): number {
  const count = isLinear ? Math.max(2, Math.round(20_000 / size)) : 40_000
  const started = process.cpuUsage()
  for (let at = 0; at < count; at += 1) lookUp(paths[(at * 7) % paths.length] as string)
  const { user, system } = process.cpuUsage(started)
  return ((user + system) * 1000) / count
}

function fastest(run: () => unknown, times = 25): number {
  return Math.min(
    ...Array.from({ length: times }, () => {
      const started = performance.now()
      run()
      return performance.now() - started
    }),
  )
}

function format(value: number): string {
  return Math.round(value).toLocaleString("en").padStart(14)
}
