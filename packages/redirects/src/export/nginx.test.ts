import { readFileSync } from "node:fs"
import { join } from "node:path"
import fc from "fast-check"
import { expect, test } from "vitest"
import { readSampled } from "../../../../scripts/vitest/sampled.ts"
import { rule } from "../../test/rule.ts"
import { hasNginx, type RunningNginx, runNginx } from "../../test/running-nginx.ts"
import { toCanonicalPath } from "../address/path-key.ts"
import { compile } from "../compile/compile-table.ts"
import { readTable } from "../read/read-table.ts"
import type { RedirectRule, RedirectTable } from "../table.types.ts"
import { toNginxMap } from "./to-nginx-map.ts"

const TABLES = join(import.meta.dirname, "../../../../redirects")

/** True if nginx is not installed. It is always installed on the machine that runs all checks. */
const isSkipped = !hasNginx()
const addReason = (name: string) => (isSkipped ? `${name} (skipped without nginx)` : name)

async function startNginx(
  table: RedirectTable,
  ask: (nginx: RunningNginx) => Promise<void>,
  locales: readonly string[] = [],
): Promise<void> {
  const nginx = await runNginx(toNginxMap(table, { locales }).output)
  try {
    await ask(nginx)
  } finally {
    await nginx.stop()
  }
}

const createTable = (rules: readonly RedirectRule[]): RedirectTable => ({ site: "any", hosts: [], rules })

function describeAnswer(status: number, location: string | null): string {
  if (location === null) return "nowhere"
  const [, origin = "", path = ""] = /^(https?:\/\/[^/]*)?(.*)$/s.exec(location) ?? []
  return `${status} ${origin}${toCanonicalPath(path)}`
}

async function differences(
  nginx: RunningNginx,
  table: RedirectTable,
  addresses: readonly string[],
  locales: readonly string[] = [],
) {
  const ours = compile(table, { flatten: false, locales })
  const differences: { address: string; nginx: string; ours: string }[] = []
  for (const address of addresses) {
    const { status, location, headers } = await nginx.send(address)
    const match = ours.match(address)
    const pair = {
      nginx: describeAnswer(status, location),
      ours: describeAnswer(match?.status ?? 0, match?.location ?? null),
    }
    if (pair.nginx !== pair.ours || headers.includes("set-cookie")) differences.push({ address, ...pair })
    if (location !== null) expect(location, address).toMatch(/^[!-~]*$/)
  }
  return differences
}

test.skipIf(isSkipped)(addReason("an address that ends a line writes no header of its own"), async () => {
  const table = createTable([rule("/miksi-:what", "/why/:what")])

  await startNginx(table, async (nginx) => {
    const { headers } = await nginx.send("/miksi-a%0d%0aSet-Cookie:%20sid=1")
    expect(headers).not.toContain("set-cookie")
    expect(await differences(nginx, table, ["/miksi-a%25", "/miksi-a%3Fb", "/miksi-a%2Fb", "/miksi-%C3%A5"])).toEqual(
      [],
    )
  })
})

test.skipIf(isSkipped)(addReason("a target with dollar signs leads where it says"), async () => {
  const table = createTable([
    rule("/price", "/p$1"),
    rule("/prices", "/p/$"),
    rule("/:x/price", `/$uri/$${"{args}"}/:x`),
  ])

  await startNginx(table, async (nginx) => {
    expect(await differences(nginx, table, ["/price", "/prices", "/a/price"])).toEqual([])
  })
})

test.skipIf(isSkipped)(addReason("the first rule that fits decides, regardless of its status"), async () => {
  const table = createTable([
    rule("/used/:x", "/cars/:x", { status: 308 }),
    rule("/used/:x*", "/all/:x*", { status: 301 }),
    rule("/args/:args/:uri?", "/q/:uri?/:args"),
    rule("/all/:rest*", "/q/:rest*"),
    rule("/old:rest(.*)", "/:rest"),
    rule("/deep/:rest(.*)", "/d/:rest"),
  ])
  const addresses = [
    "/used/a",
    "/used/a/",
    "/used/a/b",
    "/used",
    "/args/1",
    "/args/1/2",
    "/all",
    "/all/a/b",
    "/oldest",
    "/deep/a/",
    "/deep/",
    "/deep",
    "/",
  ]

  await startNginx(table, async (nginx) => {
    expect(await differences(nginx, table, addresses)).toEqual([])
    expect((await nginx.send("/old/evil.example")).location ?? "").not.toMatch(/^\/[/\\]/)
  })
})

test
  .skipIf(isSkipped)
  .each([["fi-used"], ["no-automotive"], ["se-automotive"], ["se-used", "sv", "en"], ["sk-used"], ["uk-automotive"]])(
  addReason("the table of %s leads as we do"),
  async (site, ...locales) => {
    const table = readTable(readFileSync(join(TABLES, `${site}.redirects.json`), "utf8"))
    const refused = new Set(toNginxMap(table, { locales }).problems.map(({ rule: id }) => id))
    const carried = createTable(table.rules.filter(({ id }) => !refused.has(id)))
    const addresses = carried.rules.map(({ source }) =>
      encodeURI(source.replace(/\(.*?\)|[*+?]/g, "").replaceAll(":", "x")),
    )
    const injections = addresses.map((address) => `${address}%0d%0aSet-Cookie:%20sid=1`)

    await startNginx(
      carried,
      async (nginx) => {
        expect(await differences(nginx, carried, [...addresses, ...injections], locales)).toEqual([])
      },
      locales,
    )
  },
)

const VALUES = [
  "a",
  "B2",
  "100%25",
  "a%0d%0aSet-Cookie:%20sid=1",
  "%0A",
  "a%3Fb",
  "a%23b",
  "a%2Fb",
  "a%5Cb",
  "%C3%A5",
  "a%20b",
  "$1",
  "%24",
  "$",
  "'",
  "%22;",
  ";%7D",
  "%7B",
  "a,b",
  "a%2Cb",
  "1.5",
  "a-b",
  "|",
  "%F0%9F%98%80",
  "a+b",
  "a:b",
  "%3Cb%3E",
  "007",
] as const
const TEXTS = [
  "/a",
  "/å",
  "/Öst",
  "/a b",
  "/a,b",
  "/a;b",
  "/'",
  '/"',
  "/$",
  "/$1",
  `/$${"{x}"}`,
  "/~",
  "/a%2Fb",
  "/a%25",
  "/a\\:b",
  "/a&b",
  "/=",
  "/æ-x",
  "/1.html",
] as const

const PARTS = fc.oneof(
  fc
    .constantFrom(...TEXTS)
    .map((text) => ({ source: text, path: encodeURI(text.replaceAll("\\", "")).replaceAll("%25", "%"), name: null })),
  fc
    .tuple(
      fc.constantFrom("/:", "/n-:", ".:"),
      fc.constantFrom("", "?", "*", "+"),
      fc.array(fc.constantFrom(...VALUES), { maxLength: 2 }),
    )
    .map(([start, sign, values]) => ({
      source: (name: string) =>
        start === "/:" ? `/:${name}${sign}` : start.startsWith(".") ? `.:${name}` : `/n-:${name}`,
      path: start === "/:" ? values.map((value) => `/${value}`).join("") : `${start.slice(0, -1)}${values.join("-")}`,
    })),
  fc
    .tuple(fc.constantFrom("\\d+", "[a-z]+", ".*", "[^/]+", "a|b2"), fc.constantFrom(...VALUES))
    .map(([pattern, value]) => ({
      source: (name: string) => `/:${name}(${pattern})`,
      path: `/${value}`,
    })),
)

const ANY_RULE = fc.record({
  parts: fc.array(PARTS, { maxLength: 3 }),
  end: fc.constantFrom(...TEXTS, ""),
  status: fc.constantFrom<RedirectRule["status"][]>(301, 302, 303, 307, 308),
  isSensitive: fc.boolean(),
  manner: fc.constantFrom("as it is", "upper", "slash"),
})

test.skipIf(isSkipped)(addReason("nginx redirects as we do for random rules and addresses"), async () => {
  const cases = fc.sample(ANY_RULE, readSampled(1000)).map(({ parts, end, status, isSensitive, manner }, at) => {
    const names = parts.flatMap(({ source }, place) => (typeof source === "string" ? [] : `x${place}`))
    const source = `/r${at}${parts.map((part, place) => (typeof part.source === "string" ? part.source : part.source(`x${place}`))).join("")}`
    const path = `/r${at}${parts.map((part) => part.path).join("")}`
    return {
      rule: rule(source, `/t${end}${names.map((name) => `/:${name}`).join("")}`, {
        status,
        ...(isSensitive && { case: "sensitive" as const }),
      }),
      address:
        manner === "upper"
          ? path.replace(/(%..)|[a-z]/g, (letter, kept) => kept ?? letter.toUpperCase())
          : manner === "slash"
            ? `${path}/`
            : path,
    }
  })
  const all = createTable(cases.map((testCase) => testCase.rule))
  const refused = new Set(toNginxMap(all).problems.map(({ rule: id }) => id))
  const carried = cases.filter((testCase) => !refused.has(testCase.rule.id))
  const table = createTable(carried.map((item) => item.rule))

  expect(carried.length).toBeGreaterThan(cases.length * 0.6)
  await startNginx(table, async (nginx) => {
    expect(
      await differences(
        nginx,
        table,
        carried.map(({ address }) => address),
      ),
    ).toEqual([])
  })
})
