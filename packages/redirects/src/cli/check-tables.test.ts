import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"
import { redirectsCommand } from "./redirects-command.ts"

type Rules = readonly object[]

function repository(rules: Rules, pages: readonly string[], editors: Rules = [], table: object = {}): string {
  const root = mkdtempSync(join(tmpdir(), "check-"))
  const write = (path: string, content: object | string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), typeof content === "string" ? content : JSON.stringify(content, null, 2))
  }
  const groups = [{ name: "Old", owner: "Web", reason: "Moved.", rules }]
  write("redirects/one.redirects.json", { site: "one", groups, ...table })
  write("sites/one/site.config.ts", 'export const config = { languages: ["sv", "en"], host: "one.example" }')
  write("sites/one/content/site.json", { language: "sv", redirects: editors, errorPages: {} })
  for (const page of pages) write(`sites/one/content/pages${page}/sv.json`, {})
  write("sites/one/content/pages/cars/en.json", { slug: "vehicles" })
  return root
}

interface Report {
  readonly sites: readonly {
    readonly findings: readonly {
      readonly kind: string
      readonly message: string
      readonly file: string
      readonly line: number
    }[]
    readonly depends: readonly { readonly source: string }[]
    readonly elsewhere: Readonly<Record<string, number>>
    readonly plainSources: number
    readonly deadPlainSources: number
  }[]
}

async function check(root: string, ...args: readonly string[]) {
  const said: string[] = []
  const log = (line: string) => said.push(line)
  await redirectsCommand(["compile"], { root, log: () => {}, complain: log })
  const code = await redirectsCommand(["check", ...args], { root, log, complain: log })
  return { code, text: said.join("\n") }
}

async function getReport(root: string) {
  const { text } = await check(root, "--json")
  const [site] = (JSON.parse(text) as Report).sites
  if (site === undefined) throw new Error("There is no report.")
  return {
    ...site,
    kinds: site.findings.map(({ kind, message }) => `${kind} ${message.split(" ")[0]}`),
  }
}

test("the check reports an error for each target that is not a page, route or file of the site", async () => {
  const rules = [
    { source: "/a", target: "/cars" },
    { source: "/b", target: "/gone?x=1#y" },
    { source: "/c", target: "/en/vehicles" },
    { source: "/d", target: "/en/cars" },
    { source: "/e", target: "/-/media/picture.png" },
    { source: "/f", target: "/" },
    { source: "/g", target: "/en" },
    { source: "/h", target: "https://one.example/gone" },
    { source: "/i", status: 410 },
  ]
  const root = repository(rules, ["", "/cars"])
  const { kinds, plainSources, deadPlainSources } = await getReport(root)
  const { code, text } = await check(root)

  expect(kinds).toEqual(["dead-target /b", "dead-target /d", "dead-target /g", "dead-target /h"])
  expect({ plainSources, deadPlainSources }).toEqual({ plainSources: 9, deadPlainSources: 4 })
  expect(code).toBe(1)
  expect(text).toContain(
    "redirects/one.redirects.json:13  error  dead-target\n  /b leads to /gone, which is no page.\n",
  )
  expect(text).toContain(
    "one: 9 rules and 0 editors' redirects; 4 dead targets (4 of 9 plain sources); 0 chains; 0 loops",
  )
  expect((await check(repository([{ source: "/a", target: "/cars" }], ["", "/cars"]))).code).toBe(0)
})

test("a target with a parameter is checked for every possible value, and is listed separately when the values are unlimited", async () => {
  const pages = ["", "/cars", "/cars/bmw", "/cars/kia", "/cars/old-kia"]
  const rules = [
    { source: "/good/:brand(bmw|kia)", target: "/cars/:brand" },
    { source: "/bad/:brand(bmw|fiat|kia)", target: "/cars/:brand" },
    { source: "/any/:brand", target: "/cars/:brand" },
    { source: "/none/:brand", target: "/vans/:brand" },
    { source: "/rest/:rest*", target: "/cars/:rest*" },
    { source: "/empty/:rest*", target: "/vans/:rest*" },
    { source: "/part/:name", target: "/cars/old-:name" },
    { source: "/unused/:id([0-9a-f]{32})/:rest*", target: "/cars" },
    { source: "/in-query/:brand", target: "/cars?brand=:brand" },
    { source: "/list", target: "/cars/:make", match: { query: { make: ["kia", "fiat"] } } },
    { source: "/open", target: "/cars/:make", match: { query: { make: true } } },
  ]
  const { kinds, depends, findings } = await getReport(repository(rules, pages))

  expect(kinds).toEqual([
    "dead-target /bad/:brand(bmw|fiat|kia)",
    "dead-target /none/:brand",
    "dead-target /empty/:rest*",
    "dead-target /list?make",
  ])
  expect(findings.map(({ message }) => message)).toEqual([
    "/bad/:brand(bmw|fiat|kia) leads to /cars/fiat, which is no page",
    "/none/:brand leads to /vans/:brand, and no page has an address of that form",
    "/empty/:rest* leads to /vans, which is no page",
    "/list?make leads to /cars/fiat, which is no page",
  ])
  expect(depends.map(({ source }) => source)).toEqual(["/any/:brand", "/rest/:rest*", "/part/:name", "/open"])
})

test("redirect chains and loops are reported as errors with the file name, even when they include a redirect entered by an editor", async () => {
  const redirect = {
    redirectType: "REDIRECT_301",
    isQueryStringPreserved: true,
    isLanguagePreserved: false,
    locale: "",
  }
  const editors = [
    { ...redirect, pattern: "/old", target: "/cars" },
    { ...redirect, pattern: "/lost", target: "/nowhere" },
    { ...redirect, pattern: "/round", target: "/about" },
  ]
  const rules = [
    { source: "/older", target: "/old" },
    { source: "/about", target: "/round" },
  ]
  const { kinds, findings } = await getReport(repository(rules, ["", "/cars"], editors))

  expect(kinds).toEqual(["chain /older", "cycle /about", "dead-target /lost"])
  expect(findings.map(({ file }) => file)).toEqual([
    "redirects/one.redirects.json",
    "redirects/one.redirects.json",
    "sites/one/content/site.json",
  ])
  expect(findings.at(-1)?.line).toBe(12)
})

test("an invalid redirect that an editor entered on the content platform is an error", async () => {
  const redirect = { redirectType: "REDIRECT_301", isQueryStringPreserved: true, locale: "" }
  const { findings } = await getReport(repository([], [""], [{ ...redirect, pattern: "/a", target: "//evil.example" }]))

  expect(findings).toMatchObject([{ kind: "invalid", file: "sites/one/content/site.json", line: 4 }])
})

test("the check counts the redirects to each external host", async () => {
  const rules = [
    { source: "/jobs", target: "https://jobs.example/" },
    { source: "/jobs/:rest+", target: "https://jobs.example/:rest" },
    { source: "/shop", target: "https://shop.example/" },
  ]
  const root = repository(rules, [""])

  expect((await getReport(root)).elsewhere).toEqual({ "jobs.example": 2, "shop.example": 1 })
  expect((await check(root)).text).toContain("3 lead elsewhere: jobs.example (2), shop.example (1)")
})

test("the check can be limited to one site with --site one or --site=one", async () => {
  const root = repository([{ source: "/a", target: "/b" }], [""])

  expect(await check(root, "--site", "one")).toMatchObject({
    code: 1,
    text: expect.stringContaining("1 table, 1 rules"),
  })
  expect(await check(root, "--site=one")).toMatchObject({ code: 1 })
  expect(await check(root, "--site", "two")).toEqual({
    code: 1,
    text: 'redirects: there is no table of a site "two". Choose from redirects/*.redirects.json.',
  })
})

test("the --routes option replaces the list of the site's own paths", async () => {
  const root = repository(
    [
      { source: "/a", target: "/b" },
      { source: "/c", target: "/cars" },
    ],
    ["", "/cars"],
  )
  writeFileSync(join(root, "routes.txt"), "/\n/b\n")
  writeFileSync(join(root, "sitemap.xml"), "<urlset><url><loc>https://one.example/cars</loc></url></urlset>")

  expect((await check(root, "--routes=routes.txt")).text).toContain("/c leads to /cars, which is no page.")
  expect((await check(root, "--routes", "sitemap.xml")).text).toContain("/a leads to /b, which is no page.")
})
