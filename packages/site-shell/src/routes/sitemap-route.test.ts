import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { expect, onTestFinished, test, vi } from "vitest"
import { readEnvironment } from "../environment.ts"
import { readConfig } from "../read-config.ts"
import { createSiteStock } from "../stock/site-stock.ts"
import { handleSitemap } from "./sitemap-route.ts"

interface Tree {
  readonly routes: readonly string[]
  readonly notFound: string
  readonly serverError: string
}

const TREES: Readonly<Record<string, Tree>> = {
  sv: {
    routes: ["/", "/verkstad", "/kop-bil/bil/,-w-,", "/saknas", "/trasig", "/trasig/mer"],
    notFound: "/saknas",
    serverError: "/trasig",
  },
  en: { routes: ["/", "/workshop", "/saknas", "/missing"], notFound: "/missing", serverError: "" },
}

/** The link to a car list. Only the makes and models of this list have pages. */
const CAR_LIST = { value: { href: "/verkstad?car_fuel=El" } }

const page = { pageInfo: { endCursor: "", hasNext: false } }

const FOUND = { content: [], facet: [], total_items: 2, limit: 0, offset: 0 }
const BRANDS = { ...FOUND, facet: [{ name: "car_brand", type: "list", value: [{ text: "Volvo", count: 2 }] }] }
const CARS = {
  ...FOUND,
  content: [
    { car_id: "57", slug: "volvo-xc60" },
    { car_id: "58", slug: "kia-rio" },
  ],
}

async function sitemap(name: string, switches: object = {}, narrowings: readonly (readonly string[])[] = []) {
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const platform = { isDown: false }
  const stock = { isDown: false }
  const list = { isDown: false }
  const server = createServer(async (request, response) => {
    const { query, variables, ...search } = JSON.parse(await text(request))
    if (request.url === "/search") {
      if (stock.isDown) response.writeHead(500)
      return void response.end(JSON.stringify(search.limit === 0 ? BRANDS : CARS))
    }
    const tree = TREES[variables.language ?? "sv"]
    if (platform.isDown || tree === undefined) return void response.writeHead(500).end()
    const responses: Readonly<Record<string, object>> = {
      SiteInfo: { name: "norrvik", rootPath: "/norrvik" },
      Routes: {
        routes: { ...page, total: tree.routes.length, results: tree.routes.map((path) => ({ path, route: null })) },
      },
      ErrorPages: {
        errorHandling: { notFoundPagePath: tree.notFound, serverErrorPagePath: tree.serverError },
      },
    }
    const [, operation = ""] = /query (\w+)/.exec(query) ?? []
    if (operation === "Settings")
      return void response.end(JSON.stringify({ data: { item: { pathToCarList: { jsonValue: CAR_LIST } } } }))
    response.end(JSON.stringify({ data: { site: { siteInfo: responses[operation] ?? null } } }))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const site = readConfig({
    name: `se-${name}`,
    host: "norrvik.example",
    languages: ["sv", "en"],
    timeZone: "Europe/Stockholm",
    ...switches,
  })
  const environment = readEnvironment({ FORECOURT_CONTENT_URL: url })
  const siteStock = createSiteStock(site, environment)
  const send = (path = "/sitemap.xml") =>
    handleSitemap(new Request(`https://norrvik.example${path}`), site, {
      environment,
      stock: siteStock,
      readPage: async () => {
        if (list.isDown) throw new Error("The stock could not be searched.")
        return { listing: { values: [], isIndexable: true, items: [], narrowings } }
      },
    })
  return { send, platform, stock, list }
}

test("the sitemap lists the pages of each language except the error page of that language", async () => {
  const { send } = await sitemap("whole")

  const response = await send()
  const addresses = [...(await response.text()).matchAll(/<loc>https:\/\/norrvik\.example([^<]*)<\/loc>/g)]

  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8")
  expect(addresses.map(([, path]) => path)).toEqual([
    "/",
    "/verkstad",
    "/trasig/mer",
    "/en",
    "/en/workshop",
    "/en/saknas",
  ])
})

test("while the platform does not respond, the last sitemap is served, or a 503 with `Retry-After` if no sitemap is cached", async () => {
  const { send, platform } = await sitemap("silent")
  platform.isDown = true
  const never = await send()
  platform.isDown = false
  const previous = await (await send()).text()
  platform.isDown = true

  expect([never.status, never.headers.get("retry-after")]).toEqual([503, "60"])
  expect(await (await send()).text()).toBe(previous)
})

test("a numbered sitemap file is served, and a number above the last file returns 404", async () => {
  const { send } = await sitemap("numbered")

  expect((await send("/sitemap-1.xml")).status).toBe(200)
  expect((await send("/sitemap-2.xml")).status).toBe(404)
})

test("the sitemap contains the URL of each car in each language in which cars have a page, but not the shared layout", async () => {
  const { send } = await sitemap("stocked", { searchIndexes: { stock: "stock-se-used", sites: "sites-se-used" } })

  const addresses = [...(await (await send()).text()).matchAll(/<loc>https:\/\/norrvik\.example([^<]*)<\/loc>/g)]
  const listed = addresses.map(([, path]) => path)

  expect(listed).toEqual(expect.arrayContaining(["/", "/kop-bil/bil/57/volvo-xc60", "/kop-bil/bil/58/kia-rio"]))
  expect(listed.filter((path) => path?.includes(",-w-,"))).toEqual([])
})

test("the sitemap returns 503 when the stock cannot be searched", async () => {
  const indexes = { searchIndexes: { stock: "stock-se-used", sites: "sites-se-used" } }
  const { send, stock } = await sitemap("silenced", indexes)
  stock.isDown = true

  expect((await send()).status).toBe(503)
})

test("the sitemap contains the car list filtered by each make and model in stock", async () => {
  const { send } = await sitemap("narrowed", {}, [["Volvo"], ["Volvo", "XC60"]])

  const text = await (await send()).text()

  expect(text).toContain("<loc>https://norrvik.example/verkstad/-/volvo</loc>")
  expect(text).toContain("<loc>https://norrvik.example/verkstad/-/volvo/xc60</loc>")
  expect(text).not.toContain("/workshop/-/")
})

test("while the page with the car list cannot be read, only the filtered car lists are missing from the sitemap", async () => {
  const { send, list } = await sitemap("narrowed-silent", {}, [["Volvo"]])
  list.isDown = true
  const silent = await (await send()).text()
  list.isDown = false

  expect(silent).toContain("<loc>https://norrvik.example/verkstad</loc>")
  expect(silent).not.toContain("/-/")
  expect(await (await send()).text()).toContain("/verkstad/-/volvo")
})
