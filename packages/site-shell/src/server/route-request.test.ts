import type { IncomingMessage, ServerResponse } from "node:http"
import { compile } from "@forecourt/redirects"
import { expect, test } from "vitest"
import { ROUTED_HEADER, SAFE_HEADER } from "../proxy/proxy-headers.ts"
import { routeRequest } from "./route-request.ts"

const table = compile(
  {
    site: "se-automotive",
    hosts: [{ from: "www.norrvik.example", to: "norrvik.example" }],
    rules: [
      { id: "gammal", source: "/gammal", target: "/ny", status: 308 },
      { id: "slut", source: "/slut", target: "", status: 410 },
      { id: "mobil", source: "/app", target: "/ladda-ner", status: 302, match: { header: { "x-device": "phone" } } },
      { id: "stor", source: "/bild", target: "/-/media/stor.jpg", status: 308 },
    ],
  },
  { locales: ["sv", "en"], tidy: true },
)

/** What becomes of a request: where it is led, or how it is answered. */
async function route(url: string, headers: Record<string, string> = {}, { method = "GET", proxies = 0 } = {}) {
  const request = { url, method, headers: { host: "norrvik.example", ...headers } as Record<string, string> }
  const sent: unknown[] = []
  const response = {
    writeHead: (...args: unknown[]) => {
      sent.push(...args)
      return response
    },
    end: () => response,
  }
  const isAnswered = await routeRequest(request as unknown as IncomingMessage, response as unknown as ServerResponse, {
    site: { languages: ["sv", "en"] },
    redirects: async () => table,
    proxies,
  })
  return { isAnswered, sent, url: request.url, isRouted: request.headers[ROUTED_HEADER] === "1" }
}

test("a visitor's request is led to its page, past the proxy", async () => {
  expect(await route("/verkstad?a=1")).toMatchObject({ url: "/sv/verkstad", isRouted: true, isAnswered: false })
  expect(await route("/en")).toMatchObject({ url: "/en", isRouted: true })
  expect(await route("/verkstad", { [SAFE_HEADER]: "key" })).toMatchObject({ url: "/safe/sv/verkstad" })
})

test("a redirect is answered at once", async () => {
  expect(await route("/gammal?a=1")).toMatchObject({ isAnswered: true, sent: [308, { location: "/ny?a=1" }] })
  const forwarded = { host: "inner", "x-forwarded-host": "www.norrvik.example", "x-forwarded-proto": "https" }
  expect(await route("/gammal", forwarded, { proxies: 1 })).toMatchObject({
    sent: [308, { location: "https://norrvik.example/ny" }],
  })
})

test("a page that is gone for good is answered as that, also to who asks for its headers alone", async () => {
  for (const method of ["GET", "HEAD"]) {
    expect(await route("/slut", {}, { method })).toMatchObject({
      isAnswered: true,
      sent: [410, { "content-length": 0 }],
    })
    expect(await route("/gammal", {}, { method })).toMatchObject({ isAnswered: true, sent: [308, { location: "/ny" }] })
  }
})

test("a redirect may ask for what a visitor's browser says", async () => {
  expect(await route("/app", { "x-device": "phone" })).toMatchObject({ sent: [302, { location: "/ladda-ner" }] })
  expect(await route("/app")).toMatchObject({ sent: [], url: "/sv/app" })
})

test("a cookie that is only called like an editor's is a visitor's", async () => {
  expect(await route("/verkstad", { cookie: "fc-editing-hint=1" })).toMatchObject({
    url: "/sv/verkstad",
    isRouted: true,
  })
})

test("with no server before the site, nobody is led anywhere by a host that was only claimed [spec 1 §2 www]", async () => {
  const forged = { "x-forwarded-host": "www.norrvik.example", "x-forwarded-proto": "https" }

  expect(await route("/verkstad", forged)).toMatchObject({ isAnswered: false, sent: [], url: "/sv/verkstad" })
  expect(await route("/gammal", forged)).toMatchObject({ sent: [308, { location: "/ny" }] })
})

test.each([
  ["an editor's session", "/verkstad", { cookie: "a=b; fc-editing=x.y" }],
  ["the platform's paths", "/-/media/hall.jpg", {}],
  ["other routes of the site", "/robots.txt", {}],
  ["numbered sitemaps", "/sitemap-2.xml", {}],
  ["the framework's files", "/_next/static/a.js", {}],
])("%s are left to the proxy", async (_, url, headers) => {
  expect(await route(url, headers)).toEqual({ isAnswered: false, sent: [], url, isRouted: false })
})

test("what is sent, rather than asked for, is left to the proxy", async () => {
  expect(await route("/gammal", {}, { method: "POST" })).toMatchObject({ isAnswered: false, isRouted: false })
})
