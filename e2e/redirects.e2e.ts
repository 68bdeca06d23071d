import { request as httpRequest } from "node:http"
import type { APIRequestContext } from "@playwright/test"
import { expect, siteUrl, test } from "./fixture.ts"
import { sitesUnderTest } from "./sites-under-test.ts"

const ID = "0123456789abcdef0123456789abcdef"

const ROWS = [
  ["se-used", "/varfor-rullo/garanti", "/bilagande/garantiavtal"],
  ["se-used", "/en/om-oss", "/om-rullo"],
  ["sk-used", "/Kontakty/predajna", "/kontakty/rullo-bratislava"],
  ["sk-used", "/o-nas", "/o-rullo"],
  ["se-automotive", `/anlaggningar/${ID}/hedin-bil-malm%C3%B6`, "/anlaggningar/hedin-automotive-malm%C3%B6"],
  ["se-automotive", "/f%C3%B6rs%C3%A4kring%2C-w-%2C/?a=1", "/kop-bil/bilagande/forsakring?a=1"],
  [
    "se-automotive",
    "/kop-bil/alla?vehicletype=LCV&re=Syd&utm_source=a",
    "/kop-bil/alla-bilar-i-lager?car_vehicle_type=LCV&car_site_region=Syd&utm_source=a",
  ],
  ["se-automotive", "/karriar/lediga/1", "https://karriar.norrvik.example/lediga/1"],
  ["uk-automotive", "/brands/bmw/m-town", "/buy-car/brands/bmw"],
  ["uk-automotive", "/en/used/smart/2019?p=2", "/buy-car/used-cars/smart/2019?p=2"],
  ["fi-used", "/fi-fi/autot", "/"],
  ["no-automotive", `/forhandlere/${ID}/norrvik-drammen/`, "/finn-oss/norrvik-drammen"],
] as const

for (const [site, from, to] of ROWS) {
  test(`${site}: ${from} redirects permanently to ${to} in one hop [spec 1 §2 redirects]`, async ({ request }) => {
    test.skip(!sitesUnderTest().includes(site), `${site} does not run`)

    expect(await send(request, siteUrl(site) + from)).toEqual({ status: 308, location: to })
  })
}

for (const [site, from] of [
  ["se-used", "/om-oss"],
  ["sk-used", "/o-nas"],
  ["uk-automotive", "/brands/mini"],
] as const) {
  test(`${site}: the redirect from ${from} leads to an existing page`, async ({ request }) => {
    test.skip(!sitesUnderTest().includes(site), `${site} does not run`)

    expect((await request.get(siteUrl(site) + from)).status()).toBe(200)
  })
}

test("a request to the www host that also matches a redirect rule is redirected in one hop [spec 1 §2 www]", async ({
  request,
}) => {
  test.skip(!sitesUnderTest().includes("se-automotive"), "se-automotive does not run")
  const headers = { host: "www.norrvik.example" }

  expect(await send(request, `${siteUrl()}/jobb`, headers)).toEqual({
    status: 308,
    location: "https://karriar.norrvik.example/",
  })
  expect(await send(request, `${siteUrl()}/vagassistans/?a=1`, headers)).toEqual({
    status: 308,
    location: "http://norrvik.example/service-och-verkstad/vagassistans?a=1",
  })
})

const HERE = "here"

const MANGLED = [
  ["/used/%", 404, null],
  ["/%2F%5C", 404, null],
  ["/%00", 404, null],
  ["//evil.example", 308, HERE],
  ["/\\evil.example", 308, HERE],
  [`/${"a".repeat(5000)}`, 404, null],
  ["/karriar/%5C%5Cevil.example", 308, "karriar.norrvik.example"],
] as const

for (const [path, status, host] of MANGLED) {
  test(`the malformed URL ${path.slice(0, 40)} returns ${status} and never a server error`, async () => {
    const reply = await requestExactly(path)

    expect(reply.status).toBe(status)
    const target = reply.location === undefined ? null : new URL(reply.location, siteUrl()).host
    expect(target).toBe(host === HERE ? new URL(siteUrl()).host : host)
  })
}

/** Requests a path exactly as written, since URL parsing would normalise it. */
function requestExactly(path: string): Promise<{ status: number | undefined; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const { hostname, port, host } = new URL(siteUrl())
    httpRequest({ hostname, port, path, headers: { host } }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, location: response.headers.location })
    })
      .on("error", reject)
      .end()
  })
}

async function send(request: APIRequestContext, url: string, headers: Record<string, string> = {}) {
  const response = await request.get(url, { headers, maxRedirects: 0 })
  return { status: response.status(), location: response.headers().location }
}
