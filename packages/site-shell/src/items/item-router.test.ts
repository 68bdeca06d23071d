import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { compile } from "@forecourt/redirects"
import { expect, onTestFinished, test, vi } from "vitest"
import { readEnvironment } from "../environment.ts"
import { type Editor, resolveVisit } from "../proxy/decide.ts"
import { resolveItem } from "../proxy/decide-item.ts"
import { readConfig } from "../read-config.ts"
import { createItemRouter } from "./item-router.ts"

const SITE = {
  name: "se-used",
  host: "rullo.example",
  languages: ["sv", "en"],
  timeZone: "Europe/Stockholm",
  searchIndexes: { stock: "stock-se-used", sites: "sites-se-used" },
}
const CHOICES = { slug: [{ maxLength: 200 }], page: [{}] }
const NOW = Date.parse("2026-11-27T12:00:00Z")

const CARS = [
  { car_id: "57", slug: "2019-volvo-xc60" },
  { car_id: "58", slug: "2020-kia-ceed", car_sold_at: "2026-11-01T12:00:00Z" },
  { car_id: "59", slug: "2021-kia-rio", car_sold_at: "2026-10-01T12:00:00Z" },
  { car_id: "60", slug: "vit-å-röd" },
]

const DEALERSHIPS = [{ site_id: "d1", slug: "malmo" }, { site_id: "d2", slug: "växjö" }, { slug: "nameless" }]

async function openSite({ isSilent = false, ownPages = [] as readonly string[] } = {}) {
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  ;(globalThis as Record<symbol, unknown>)[Symbol.for("forecourt.last-responses")] = new Map()
  const ids: string[] = []
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request))
    if (request.url !== "/search" && body.variables.path !== undefined) {
      const url = { path: body.variables.path }
      const languages = ownPages.includes(url.path) ? [{ language: { name: "sv" }, url }] : []
      return void response.end(JSON.stringify({ data: { layout: { item: { languages } } } }))
    }
    if (request.url !== "/search") {
      const results = body.variables.language === "en" ? [{ key: "carDetailPath", value: "/cars/bil" }] : []
      const dictionary = { pageInfo: { hasNext: false }, results }
      return void response.end(JSON.stringify({ data: { site: { siteInfo: { dictionary } } } }))
    }
    const [id] = body.filters[0].values
    ids.push(id)
    if (isSilent) return void response.writeHead(500).end()
    const content = [...CARS.filter(({ car_id }) => car_id === id), ...DEALERSHIPS.filter(({ slug }) => slug === id)]
    response.end(JSON.stringify({ content, facet: [], total_items: content.length, limit: 1, offset: 0 }))
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const items = createItemRouter(readConfig(SITE), readEnvironment({ FORECOURT_CONTENT_URL: url }), () => NOW)
  const redirects = compile({ site: "se-used", hosts: [], rules: [] }, { locales: SITE.languages })
  const lead = (path: string, editor: Editor | null = null) => {
    const url = new URL(path, "https://rullo.example")
    const decision = resolveVisit({ url, findEditor: () => editor }, { site: SITE, redirects, choices: CHOICES })
    return resolveItem(decision, { url, site: SITE, choices: CHOICES, items })
  }
  const visit = async (path: string) => {
    const led = await lead(path)
    if (led.kind !== "page") return led
    const { path: inner, status } = led
    return { path: inner, ...(status && { status }) }
  }
  return { visit, lead, ids }
}

test("a car's URL is routed to the shared layout for cars, with the car's identifier [spec 2 §2.5 car-path]", async () => {
  const { visit } = await openSite()

  expect(await visit("/kop-bil/bil/57/2019-volvo-xc60?utm_source=mail")).toEqual({ path: "/sv/kop-bil/bil/,-w-,/57" })
  expect(await visit("/en/cars/bil/57/2019-volvo-xc60")).toEqual({ path: "/en/cars/bil/,-w-,/57" })
  expect(await visit("/kop-bil/bil/60/vit-%C3%A5-r%C3%B6d")).toEqual({ path: "/sv/kop-bil/bil/,-w-,/60" })
})

test("concurrent requests for a car's page right after startup are all routed to the page", async () => {
  const { visit } = await openSite()

  const led = await Promise.all(["/en/cars/bil/57/2019-volvo-xc60", "/en/cars/bil/57/2019-volvo-xc60"].map(visit))

  expect(led).toEqual([{ path: "/en/cars/bil/,-w-,/57" }, { path: "/en/cars/bil/,-w-,/57" }])
})

test("a car request succeeds even after the timeout of an earlier car request", async () => {
  const waits: AbortController[] = []
  const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const wait = new AbortController()
    waits.push(wait)
    return wait.signal
  })
  onTestFinished(() => timeout.mockRestore())
  const { visit } = await openSite()
  await visit("/kop-bil/bil/57")

  for (const wait of waits) wait.abort(new DOMException("too late", "TimeoutError"))

  expect(await visit("/kop-bil/bil/60")).toMatchObject({ kind: "redirect" })
})

test("a URL with only a car's identifier or with another slug redirects temporarily to the car's URL [spec 2 §2.5 car-redirect]", async () => {
  const { visit } = await openSite()

  for (const path of ["/kop-bil/bil/57", "/kop-bil/bil/57/another"])
    expect(await visit(`${path}?utm_source=mail`)).toEqual({
      kind: "redirect",
      status: 302,
      location: "/kop-bil/bil/57/2019-volvo-xc60?utm_source=mail",
    })
  expect(await visit("/en/cars/bil/60")).toMatchObject({ location: "/en/cars/bil/60/vit-%C3%A5-r%C3%B6d" })
})

test("an unknown car returns 404 and renders the layout with the slug [spec 2 §8 car-failure.missing]", async () => {
  const { visit, ids } = await openSite()

  expect(await visit("/kop-bil/bil/1/2019-volvo-xc60")).toEqual({
    path: "/sv/kop-bil/bil/,-w-,/~slug=2019-volvo-xc60",
    status: 404,
  })
  expect(await visit("/kop-bil/bil/volvo-xc60")).toEqual({
    path: "/sv/kop-bil/bil/,-w-,/~slug=volvo-xc60",
    status: 404,
  })
  expect(await visit("/kop-bil/bil/,-w-,/57")).toMatchObject({ status: 404 })
  expect(ids).toEqual(["1"])
})

test("a recently sold car still has a page, and thirty days after the sale the URL returns 410", async () => {
  const { visit } = await openSite()

  expect(await visit("/kop-bil/bil/58/2020-kia-ceed")).toEqual({ path: "/sv/kop-bil/bil/,-w-,/58" })
  expect(await visit("/kop-bil/bil/59/2021-kia-rio")).toMatchObject({ status: 410 })
})

test("cached car pages remain available while the search service does not respond", async () => {
  const { visit } = await openSite({ isSilent: true })

  expect(await visit("/kop-bil/bil/57/2019-volvo-xc60")).toEqual({ path: "/sv/kop-bil/bil/,-w-,/57" })
  expect(await visit("/kop-bil/bil/57")).toEqual({ path: "/sv/kop-bil/bil/,-w-,/57" })
})

test("a path that cannot be an item path sends no search request", async () => {
  const { visit, ids } = await openSite()

  for (const path of ["/", "/kop-bil", "/kop-bil/bil", "/kop-bil/bilar/57", "/kop-bil/bil/57/a/b", "/%E0%A4%A"])
    expect(await visit(path)).toEqual({ path: `/sv${path === "/" ? "" : path}` })
  expect(ids).toEqual([])
})

test("the URL of a dealership is routed to its page, and a longer URL to an ordinary page [spec 2 §2.7 site-slug]", async () => {
  const { visit, ids } = await openSite()

  expect(await visit("/anlaggningar/malmo?utm_source=mail")).toEqual({ path: "/sv/anlaggningar/,-w-,/malmo" })
  expect(await visit("/en/locations/malmo")).toEqual({ path: "/en/locations/,-w-,/malmo" })
  expect(await visit("/anlaggningar/v%C3%A4xj%C3%B6")).toEqual({ path: "/sv/anlaggningar/,-w-,/v%C3%A4xj%C3%B6" })
  expect(ids).toEqual(["malmo", "växjö"])
  expect(await visit("/anlaggningar")).toEqual({ path: "/sv/anlaggningar" })
  expect(await visit("/anlaggningar/malmo/verkstad")).toEqual({ path: "/sv/anlaggningar/malmo/verkstad" })
})

test("an unknown dealership redirects temporarily to the list of dealerships, or to the home page if there is no list [spec 2 §8 site-failure.list site-failure.home]", async () => {
  const list = { kind: "redirect", status: 302, location: "/anlaggningar" }
  const { visit } = await openSite({ ownPages: ["/anlaggningar"] })

  expect(await visit("/anlaggningar/kiruna")).toEqual(list)
  expect(await (await openSite({ ownPages: ["/anlaggningar"], isSilent: true })).visit("/anlaggningar/malmo")).toEqual(
    list,
  )
  expect(await visit("/en/locations/kiruna")).toEqual({ ...list, location: "/en" })
})

test("a path below the dealership list is routed to an ordinary page when no dealership with an identifier has that slug", async () => {
  const { visit } = await openSite({ ownPages: ["/anlaggningar/porsche"] })

  expect(await visit("/anlaggningar/porsche")).toEqual({ path: "/sv/anlaggningar/porsche" })
  expect(await visit("/anlaggningar/nameless")).toEqual({ path: "/sv/anlaggningar/nameless" })
})

test("an editor can edit the shared layout of all cars, but not the page of a single car", async () => {
  const { lead, ids } = await openSite()
  const layout = "/kop-bil/bil/,-w-,"

  for (const editor of ["own", "vendor"] as const)
    for (const path of [layout, "/anlaggningar/,-w-,"])
      expect(await lead(path, editor)).toMatchObject({ view: "edit", path: `/edit/sv${path}`, editor })
  expect(ids).toEqual([])
  expect(await lead("/kop-bil/bil/57/2019-volvo-xc60?page=2", "own")).toEqual({
    kind: "page",
    view: "fresh",
    path: `/fresh/sv${layout}/57/~page=2`,
    page: { language: "sv", path: layout },
  })
})

test("the site's own editor can open an unpublished page whose path starts with the path of cars or dealerships", async () => {
  const { lead } = await openSite({ ownPages: ["/anlaggningar"] })

  for (const path of ["/anlaggningar/kampanj", "/kop-bil/bil/kampanj"])
    expect(await lead(path, "own")).toMatchObject({ view: "edit", path: `/edit/sv${path}`, editor: "own" })
})

test("in the vendor's editor, a car's URL opens the editing view without a search request", async () => {
  const { lead, ids } = await openSite()
  const path = "/kop-bil/bil/57/2019-volvo-xc60"

  expect(await lead(path, "vendor")).toMatchObject({ view: "edit", path: `/edit/sv${path}`, page: { path } })
  expect(ids).toEqual([])
})
