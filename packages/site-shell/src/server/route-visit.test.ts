import { Readable } from "node:stream"
import type { Visit } from "@forecourt/front"
import { compile } from "@forecourt/redirects"
import { expect, test } from "vitest"
import { INJECTED_SCRIPTS } from "../../../front/test/injected-scripts.ts"
import { createVisitorHandler } from "../visitor/visitor-handler.ts"
import { resolveVisitRoute } from "./route-visit.ts"

/**
 * Converts a script to the target of a redirect rule. Spaces are replaced by slashes, which also separate HTML
 * attributes.
 */
const toTarget = (script: string) => script.replaceAll(" ", "/").replace(/[:(){}*+?]/g, "\\$&")

const table = compile(
  {
    site: "se-automotive",
    hosts: [{ from: "www.norrvik.example", to: "norrvik.example" }],
    rules: [
      { id: "gammal", source: "/gammal", target: "/ny", status: 308 },
      { id: "slut", source: "/slut", target: "", status: 410 },
      { id: "mobil", source: "/app", target: "/ladda-ner", status: 302, match: { header: { "x-device": "phone" } } },
      { id: "stor", source: "/bild", target: "/-/media/stor.jpg", status: 308 },
      { id: "hem", source: "/hem/:rest*", target: "/mal/:rest*", status: 308 },
      ...INJECTED_SCRIPTS.map((script, at) => ({
        id: `skript-${at}`,
        source: `/skript-${at}`,
        target: `/mal/${toTarget(script)}?q=${toTarget(script)}`,
        status: 308 as const,
      })),
    ],
  },
  { locales: ["sv", "en"], tidy: true },
)

const visitors = createVisitorHandler(
  { name: "se-automotive", timeZone: "Europe/Stockholm" },
  { personalisation: { url: "http://service.invalid", contextId: "a" } },
)

interface SentRequest {
  readonly method?: string
  readonly proxies?: number
  readonly body?: string
}

function route(
  path: string,
  headers: Record<string, string> = {},
  { method = "GET", proxies = 0, body }: SentRequest = {},
) {
  const visit = {
    method,
    path,
    headers: { host: "norrvik.example", ...headers },
    isEncrypted: false,
    isForwarded: false,
    body: Readable.from(body === undefined ? [] : [Buffer.from(body)]),
  } as unknown as Visit
  const site = { languages: ["sv", "en"] }
  const choices = { tag: [{ pattern: /^[a-z]+$/ }] }
  return resolveVisitRoute(visit, {
    site,
    redirects: async () => table,
    choices,
    items: async () => null,
    visitors,
    proxies,
  })
}

async function routeRequests(...requests: Parameters<typeof route>) {
  const led = await route(...requests)
  return led.kind === "response" ? [led.response.status, led.response.headers.get("location")] : led
}

test("a visitor's request is routed to its page, with the language and the query parameters in the path", async () => {
  expect(await route("/verkstad?a=1")).toEqual({ kind: "page", path: "/sv/verkstad" })
  expect(await route("/en")).toEqual({ kind: "page", path: "/en" })
  expect(await route("/nyheter?tag=elbil")).toEqual({ kind: "page", path: "/sv/nyheter/~tag=elbil" })
})

test("a redirect is sent without a request to Next", async () => {
  expect(await routeRequests("/gammal?a=1")).toEqual([308, "/ny?a=1"])
  const forwarded = { host: "inner", "x-forwarded-host": "www.norrvik.example", "x-forwarded-proto": "https" }
  expect(await routeRequests("/gammal", forwarded, { proxies: 1 })).toEqual([308, "https://norrvik.example/ny"])
})

test.each(INJECTED_SCRIPTS.map((script, at) => [script, at] as const))(
  "the script %s in a redirect target or a requested URL is encoded in the Location header, and the response has no body",
  async (script, at) => {
    const carried = encodeURIComponent(script)

    for (const path of [`/skript-${at}`, `/hem/${carried}?q=${carried}`]) {
      const led = await route(path)
      if (led.kind !== "response") throw new Error(`${path} was led on.`)
      expect(led.response.status).toBe(308)
      expect(led.response.headers.get("location")).toMatch(/^\/mal\/[^<>" ]+$/)
      expect(await led.response.text()).toBe("")
    }
  },
)

test("a removed page returns 410, even for a HEAD request", async () => {
  for (const method of ["GET", "HEAD"]) {
    expect(await routeRequests("/slut", {}, { method })).toEqual([410, null])
    expect(await routeRequests("/gammal", {}, { method })).toEqual([308, "/ny"])
  }
})

test("a redirect can depend on a request header", async () => {
  expect(await routeRequests("/app", { "x-device": "phone" })).toEqual([302, "/ladda-ner"])
  expect(await route("/app")).toEqual({ kind: "page", path: "/sv/app" })
})

test("a cookie named fc-editing-hint is not mistaken for the cookie of an editing session", async () => {
  expect(await route("/verkstad", { cookie: "fc-editing-hint=1" })).toEqual({ kind: "page", path: "/sv/verkstad" })
})

test("without a trusted proxy, a forged X-Forwarded-Host header causes no redirect [spec 1 §2 www]", async () => {
  const forged = { "x-forwarded-host": "www.norrvik.example", "x-forwarded-proto": "https" }

  expect(await route("/verkstad", forged)).toEqual({ kind: "page", path: "/sv/verkstad" })
  expect(await routeRequests("/gammal", forged)).toEqual([308, "/ny"])
})

test.each([
  ["an editor's session", "/verkstad", { cookie: "a=b; fc-editing=x.y" }],
  ["other routes of the site", "/api/revalidate", {}],
  ["the framework's files", "/_next/static/a.js", {}],
])("the front proxy passes %s on to the Next proxy", async (_, path, headers) => {
  expect(await route(path, headers)).toEqual({ kind: "pass" })
})

test("a POST request to a page is routed like a GET request", async () => {
  expect(await route("/verkstad", {}, { method: "POST" })).toEqual({ kind: "page", path: "/sv/verkstad" })
})

test("the front proxy passes a POST request for a redirected path on to Next without a redirect", async () => {
  expect(await route("/gammal", {}, { method: "POST" })).toEqual({ kind: "pass" })
})

test.each(["/robots.txt", "/sitemap-2.xml"])("the path %s is routed to the files route", async (path) => {
  expect(await route(path)).toEqual({ kind: "pass", path: "/api/files" })
})

test("media and API requests are routed to the content platform", async () => {
  expect(await route("/-/media/hall.jpg")).toEqual({ kind: "foreign" })
  expect(await route("/sitecore/api/graph/edge", {}, { method: "POST" })).toEqual({ kind: "foreign" })
})

const RESPONSE = "version=1&choice=all&path="
const post = (body: string, headers: Record<string, string> = {}, proxies = 0) =>
  route("/visitor/consent?a=1", { origin: "http://norrvik.example", ...headers }, { method: "POST", body, proxies })

test("a consent form of up to 4,096 bytes is accepted, and a longer form sets no cookie", async () => {
  const responseTo = async (body: string) => {
    const led = await post(body)
    if (led.kind !== "response") throw new Error(led.kind)
    return [led.response.status, led.response.headers.getSetCookie().length]
  }

  expect(await responseTo(RESPONSE.padEnd(4096, "a"))).toEqual([303, 1])
  expect(await responseTo(RESPONSE.padEnd(4097, "a"))).toEqual([413, 0])
  expect(await responseTo(`${RESPONSE}${"å".repeat(2048)}`)).toEqual([413, 0])
})

test("the consent cookie is Secure only when a trusted proxy reports that the visitor uses HTTPS", async () => {
  const getCookie = async (proxies: number) => {
    const led = await post(RESPONSE, { "x-forwarded-proto": "https", "sec-fetch-site": "same-origin" }, proxies)
    return led.kind === "response" ? led.response.headers.getSetCookie()[0] : null
  }

  expect(await getCookie(1)).toMatch(/; Secure$/)
  expect(await getCookie(0)).not.toMatch(/Secure/)
})

test("the response to a consent form sets the consent cookie and deletes several other cookies", async () => {
  const led = await post("version=1&choice=none", { cookie: "_ga=1; _fbp=2" })
  const cookies = led.kind === "response" ? led.response.headers.getSetCookie() : []

  expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(expect.arrayContaining(["fc-consent", "_ga", "_fbp"]))
})
