import { createRequire } from "node:module"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { checkSite } from "../src/documents/check-documents.ts"
import { readSeeds } from "../src/seed/read-seed.ts"
import { PLATFORM_TEMPLATES } from "../src/templates/platform-templates.ts"
import { createTemplateSet } from "../src/templates/template-set.ts"
import {
  contentFile,
  type Fixture,
  type ResponseData,
  SITE,
  startAgain,
  startFixture,
  writeJson,
} from "./start-fixture.ts"

const load = createRequire(import.meta.url)
const { SiteInfoService, SiteResolver } = load(
  "@sitecore-content-sdk/content/site",
) as typeof import("@sitecore-content-sdk/content/site")
const { createGraphQLClientFactory } = load(
  "@sitecore-content-sdk/content/client",
) as typeof import("@sitecore-content-sdk/content/client")

let fixture: Fixture
let platform: { url: string; close: () => Promise<void> }
const said: string[] = []
beforeAll(async () => {
  fixture = await startFixture()
  writeSmallSite("fx-lease", "lease.cars.example|LEASE.example", "en")
  writeSmallSite("fx-rest", "*", "en")
  platform = await startAgain(fixture.folder, { dataFolder: join(fixture.folder, "three") }, (line) => said.push(line))
})
afterAll(async () => {
  await platform.close()
  await fixture.end()
})

function writeSmallSite(name: string, hostname: string, language: string): void {
  const write = (path: string, value: unknown) =>
    writeJson(contentFile(fixture.folder, join("../..", name, "content", path)), value)
  const page = { fields: {}, layout: { main: [] } }
  write("site.json", {
    name,
    hostname,
    language,
    languages: [language],
    settings: { [language]: { name: { value: name } } },
    robots: "",
    redirects: [],
    errorPages: { notFound: "/404", serverError: "/404" },
  })
  write(`pages/${language}.json`, page)
  write(`pages/404/${language}.json`, page)
}

async function runQuery(query: string): Promise<ResponseData> {
  const response = await fetch(`${platform.url}/api/graphql/v1`, {
    method: "POST",
    headers: { "content-type": "application/json", sc_apikey: "forecourt-local-key" },
    body: JSON.stringify({ query }),
  })
  return response.json()
}

async function resolver() {
  const clientFactory = createGraphQLClientFactory({
    api: { edge: { contextId: "forecourt-local-context", edgeUrl: platform.url }, local: { apiHost: "", apiKey: "" } },
  } as never)
  return new SiteResolver((await new SiteInfoService({ clientFactory }).fetchSiteInfo()) as never)
}

test("all sites are listed with their hosts and languages", async () => {
  const { data } = await runQuery("{ site { siteInfoCollection { name hostName: hostname language } } }")

  expect(data.site.siteInfoCollection).toEqual([
    { name: SITE, hostName: "cars.example|*.cars.example", language: "sv" },
    { name: "fx-lease", hostName: "lease.cars.example|LEASE.example", language: "en" },
    { name: "fx-rest", hostName: "*", language: "en" },
  ])
})

test.for([
  ["cars.example", SITE],
  ["www.cars.example", SITE],
  ["shop.eu.cars.example", SITE],
  ["lease.cars.example", "fx-lease"],
  ["lease.example", "fx-lease"],
  ["elsewhere.example", "fx-rest"],
  ["notcars.example", "fx-rest"],
] as const)("a client library resolves the host %s to the site %s", async ([host, site]) => {
  expect((await resolver()).getByHost(host).name).toBe(site)
})

test.for([
  ["pageSize: 2", [SITE, "fx-lease"]],
  ["pageSize: 2, pageNumber: 2", ["fx-rest"]],
  ["pageSize: 2, pageNumber: 3", []],
  ["", [SITE, "fx-lease", "fx-rest"]],
] as const)("the query for all sites with the arguments (%s) returns the expected sites", async ([args, names]) => {
  const { data } = await runQuery(`{ site { allSiteInfo${args && `(${args})`} { total results { name } } } }`)

  expect(data.site.allSiteInfo).toEqual({ total: 3, results: names.map((name) => ({ name })) })
})

test.for([
  ["pageSize: 0", "allSiteInfo: first is 0. Request at least 1."],
  ["pageSize: 1001", "allSiteInfo: first is 1001, the most is 1000. Page with after."],
  ["pageNumber: 0", "allSiteInfo: pageNumber is 0. Pages are counted from 1."],
] as const)("the argument %s of allSiteInfo is rejected with an error message", async ([args, message]) => {
  const { errors } = await runQuery(`{ site { allSiteInfo(${args}) { total } } }`)

  expect(errors[0].message).toBe(message)
})

test("a site without a configured URL uses its first host name that contains no wildcard", async () => {
  const url = async (site: string) =>
    (
      await runQuery(
        `{ layout(site: "${site}", routePath: "/", language: "en") { item { url { url scheme hostName } } } }`,
      )
    ).data.layout.item.url

  expect(await url("fx-lease")).toEqual({
    url: "https://lease.cars.example/",
    scheme: "https",
    hostName: "lease.cars.example",
  })
  expect(await url("fx-rest")).toEqual({ url: "http://localhost/", scheme: "http", hostName: "localhost" })
})

test("a host name that two sites use is reported at startup", async () => {
  expect(said.filter((line) => line.includes("claim"))).toEqual([])
  writeSmallSite("fx-twin", "twin.example|LEASE.example", "en")

  const lines: string[] = []
  const again = await startAgain(fixture.folder, { dataFolder: join(fixture.folder, "twins") }, (line) =>
    lines.push(line),
  )
  await again.close()

  expect(lines.filter((line) => line.includes("claim"))).toEqual([
    "content: fx-lease and fx-twin claim the host lease.example; apps take the first. Leave it in one site.json alone.",
  ])
})

const seeds = readSeeds(join(import.meta.dirname, "../../../../sites"))
const sites = seeds.flatMap(({ files }) => files.flatMap((file) => (file.kind === "site" ? [file.document] : [])))

test.for([
  "a.example",
  "*",
  "*.a.example",
  "shop-*.a.example",
  "räk.example",
  "localhost",
  "a.example|b.example",
  "10.0.0.1",
])("%s is a valid host name", (hostname) => {
  expect(checkSite({ ...sites[0], hostname }, createTemplateSet(PLATFORM_TEMPLATES))).toEqual([])
})

test.for([
  ["", "names no host"],
  [" | ", "names no host"],
  ["https://a.example", 'holds "https://a.example", which is no host name'],
  ["a.example:3000", 'holds "a.example:3000", which is no host name'],
  ["a.example/sv", 'holds "a.example/sv", which is no host name'],
  ["a.example|b .example", 'holds "b .example", which is no host name'],
  ["-a.example", 'holds "-a.example", which is no host name'],
  ["a-.example", 'holds "a-.example", which is no host name'],
  ["a..example", 'holds "a..example", which is no host name'],
  ["a.example.", 'holds "a.example.", which is no host name'],
  [`${"a".repeat(64)}.example`, `holds "${"a".repeat(64)}.example", which is no host name`],
  [`${"a.".repeat(130)}example`, `holds "${"a.".repeat(130)}example", which is no host name`],
] as const)("the host name %j of a site is rejected with a suggested fix", ([hostname, message]) => {
  expect(checkSite({ ...sites[0], hostname }, createTemplateSet(PLATFORM_TEMPLATES))).toEqual([
    {
      pointer: "/hostname",
      message,
      cure: "Write a name such as cars.example or *.cars.example, without scheme, port and path; | between several.",
    },
  ])
})

test("a site is found by its configured host, and on localhost by the subdomain with its name", () => {
  const clients = new SiteResolver(
    sites.map(({ name, hostname, language }) => ({ name, hostName: hostname, language })),
  )

  expect(sites.length).toBeGreaterThanOrEqual(6)
  for (const { name, settings } of sites) {
    for (const { url } of Object.values(settings) as ResponseData[]) {
      expect(clients.getByHost(new URL(url.value.href).hostname).name).toBe(name)
    }
    expect(clients.getByHost(`${name}.localhost`).name).toBe(name)
  }
})
