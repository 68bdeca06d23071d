import { compile } from "@forecourt/redirects"
import { expect, test } from "vitest"
import { SHELL_ADDRESSES } from "../../../redirects/src/cli/site-addresses.ts"
import { type DecideOptions, type PageAddress, resolveVisit, type Visit } from "./decide.ts"

const site = { languages: ["sv", "en"] as const }
const redirects = compile(
  {
    site: "se-automotive",
    hosts: [{ from: "www.norrvik.example", to: "norrvik.example" }],
    rules: [
      { id: "gammal", source: "/gammal", target: "/ny", status: 308 },
      { id: "slut", source: "/slut", target: "", status: 410 },
      { id: "stor", source: "/bild", target: "/-/media/stor.jpg", status: 308 },
      { id: "mobil", source: "/app", target: "/ladda-ner", status: 302, match: { header: { "x-device": "phone" } } },
      { id: "fil", source: "/-/media/gammal.jpg", target: "/-/media/ny.jpg", status: 308 },
    ],
  },
  { locales: site.languages, tidy: true },
)

const choices = { tag: [{ pattern: /^[a-z.]+$/ }], page: [{ pattern: /^[2-9]$/ }] }

const settle = (address: string, more: Partial<Visit> = {}) =>
  resolveVisit({ url: new URL(address, "https://norrvik.example"), ...more }, { site, redirects, choices })

function visit(address: string, more: Partial<Visit> = {}) {
  const decision = settle(address, more)
  if (decision.kind !== "page") return decision
  const { page, ...rest } = decision
  return rest
}

const edits = (path: string) => (page: PageAddress) =>
  page.path === path && page.language === "sv" ? ("vendor" as const) : null

test("the internal path of a page contains the page's language but not the query string", () => {
  expect(visit("/")).toEqual({ kind: "page", path: "/sv", view: "live" })
  expect(visit("/verkstad?utm_source=mail")).toEqual({ kind: "page", path: "/sv/verkstad", view: "live" })
  expect(visit("/en")).toEqual({ kind: "page", path: "/en", view: "live" })
  expect(visit("/en/workshop")).toEqual({ kind: "page", path: "/en/workshop", view: "live" })
  expect(visit("/bilar/en/volvo")).toEqual({ kind: "page", path: "/sv/bilar/en/volvo", view: "live" })
})

test("only query parameters that the page reads are passed on, encoded as the last segment of the internal path", () => {
  expect(visit("/nyheter?tag=elbil&utm_source=mail&page=2")).toEqual({
    kind: "page",
    path: "/sv/nyheter/~page=2&tag=elbil",
    view: "live",
  })
  expect(visit("/?tag=elbil")).toEqual({ kind: "page", path: "/sv/~tag=elbil", view: "live" })
})

test("facet values in a path become query parameters if a block on the page reads them [spec 2 §2.2 hero-facets]", () => {
  const lists = { values: [{ maxLength: 200, max: 10 }], keyphrase: [{}] }
  const decideFor = (address: string, forms: DecideOptions["choices"] = lists) =>
    resolveVisit({ url: new URL(address, "https://norrvik.example") }, { site, redirects, choices: forms })

  expect(decideFor("/bilar/-/volvo/k%C3%B6p%20nu?keyphrase=taklucka")).toMatchObject({
    path: "/sv/bilar/~keyphrase=taklucka&values=k~C3~B6p~20nu&values=volvo",
    page: { language: "sv", path: "/bilar" },
  })
  expect(decideFor("/bilar/-/volvo", choices)).toMatchObject({
    path: "/sv/bilar/-/volvo",
    page: { path: "/bilar/-/volvo" },
  })
})

test("a segment that looks like encoded parameters in a visitor's URL is not parsed as parameters", () => {
  for (const name of ["~page=2", "%7Epage=2", "~"])
    expect(visit(`/nyheter/${name}`)).toEqual({ kind: "page", path: `/sv/nyheter/${name}/~`, view: "live" })
  expect(visit("/nyheter/~x?page=2")).toEqual({ kind: "page", path: "/sv/nyheter/~x/~page=2", view: "live" })
})

test("a page is identified by its language and its path within the site", () => {
  expect(settle("/en/workshop?tag=elbil")).toMatchObject({ page: { language: "en", path: "/workshop" } })
  expect(settle("/")).toMatchObject({ page: { language: "sv", path: "/" } })
})

test("a visitor's request for an internal route such as /edit or /fresh is treated as an ordinary page path", () => {
  expect(visit("/edit/sv/verkstad")).toEqual({ kind: "page", path: "/sv/edit/sv/verkstad", view: "live" })
  expect(visit("/fresh/sv")).toEqual({ kind: "page", path: "/sv/fresh/sv", view: "live" })
})

test.each(["/sitecore/api/graph/edge", "/sitecore/service/x", "/-/media/a.jpg?w=320", "/-/speak/v1"])(
  "the path %s is forwarded to the platform [spec 1 §2 platform-paths]",
  (path) => {
    expect(visit(path)).toEqual({ kind: "platform", path })
  },
)

test("the legacy path of a media file is rewritten to the current path [spec 1 §2 media-paths]", () => {
  expect(visit("/-/jssmedia/a.jpg?w=320")).toEqual({ kind: "platform", path: "/-/media/a.jpg?w=320" })
})

test.each([
  ...SHELL_ADDRESSES.map((address) => address.replace(/:\w+/g, "hero-banner")),
  "/sitemap-12.xml",
  "/en/feed.xml",
])("the path %s is rewritten to the files route [spec 1 §2 robots-sitemap]", (path) => {
  expect(visit(path)).toEqual({ kind: "file", path: "/api/files" })
})

test.each(["/api/revalidate", "/api/feed.xml"])("the path %s is passed on to the site's own route", (path) => {
  expect(visit(path)).toEqual({ kind: "pass" })
})

test.each([
  "/healthz-and-safety",
  "/robots.txt.html",
  "/feaas-rendering",
  "/styles/a/b/c.css",
  "/styles/a/b.css.map",
  "/en/healthz",
])("the path %s is a page even though it resembles a route of the site", (path) => {
  expect(visit(path)).toMatchObject({ kind: "page", view: "live" })
})

test("an old URL on the www host is redirected in a single step [spec 1 §2 redirects www]", () => {
  expect(visit("/gammal?a=1")).toEqual({ kind: "redirect", location: "/ny?a=1", status: 308 })
  expect(visit("https://www.norrvik.example/gammal/")).toEqual({
    kind: "redirect",
    location: "https://norrvik.example/ny",
    status: 308,
  })
  expect(visit("https://www.norrvik.example/robots.txt")).toMatchObject({ kind: "redirect" })
  expect(visit("/sv/verkstad")).toEqual({ kind: "redirect", location: "/verkstad", status: 308 })
})

test("redirects take precedence over platform paths, and slashes in platform and API paths are not removed", () => {
  expect(visit("/slut")).toEqual({ kind: "gone" })
  expect(visit("/bild")).toEqual({ kind: "redirect", location: "/-/media/stor.jpg", status: 308 })
  expect(visit("/-/media/gammal.jpg")).toEqual({ kind: "redirect", location: "/-/media/ny.jpg", status: 308 })
  expect(visit("/-/media//a.jpg/")).toEqual({ kind: "platform", path: "/-/media//a.jpg/" })
  expect(visit("/sitecore/api/x/")).toMatchObject({ kind: "platform" })
  expect(visit("/api/x/")).toEqual({ kind: "pass" })
})

test("a redirect can depend on a request header", () => {
  expect(visit("/app", { headers: { "x-device": "phone" } })).toEqual({
    kind: "redirect",
    location: "/ladda-ner",
    status: 302,
  })
  expect(visit("/app", { headers: { "x-device": "desk" } })).toMatchObject({ kind: "page" })
  expect(visit("/app")).toMatchObject({ kind: "page" })
})

test.each(["/SITECORE/API/graph/edge", "/Sitecore/Service/x"])(
  "the path %s is forwarded to the platform regardless of case",
  (path) => {
    expect(visit(path)).toEqual({ kind: "platform", path })
  },
)

test("the query parameters of a URL are ignored when the page is open in the editor", () => {
  const seen = { kind: "page", path: "/edit/sv/nyheter", view: "edit", editor: "vendor" }

  expect(visit("/nyheter?tag=elbil", { findEditor: edits("/nyheter") })).toEqual(seen)
  expect(visit("/nyheter", { findEditor: edits("/nyheter"), isFresh: true })).toEqual(seen)
})

test("a URL that cannot be decoded is never opened in the editor", () => {
  expect(visit("/%E0%A4%A", { findEditor: edits("/verkstad") })).toMatchObject({ view: "live" })
})

test("an editing session opens only one page in the editor, and all other pages are live", () => {
  expect(visit("/verkstad", { findEditor: edits("/verkstad") })).toEqual({
    kind: "page",
    path: "/edit/sv/verkstad",
    view: "edit",
    editor: "vendor",
  })
  expect(visit("/f%C3%B6rs", { findEditor: edits("/förs") })).toMatchObject({ view: "edit" })
  expect(visit("/", { findEditor: edits("/verkstad") })).toMatchObject({ path: "/sv", view: "live" })
  expect(visit("/en/verkstad", { findEditor: edits("/verkstad") })).toMatchObject({ view: "live" })
})

test("without the front proxy, a page is rendered for each request", () => {
  expect(visit("/verkstad", { isFresh: true })).toEqual({ kind: "page", path: "/fresh/sv/verkstad", view: "fresh" })
})

test("a feed path with a language that the site does not support is treated as an ordinary page", () => {
  expect(visit("/fi/feed.xml")).toEqual({ kind: "page", path: "/sv/fi/feed.xml", view: "live" })
})
