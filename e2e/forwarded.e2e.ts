import { expect, siteUrl, test } from "./fixture.ts"
import { testWithOwnServers } from "./own-servers.ts"

const FORWARDED = { "x-forwarded-host": "www.norrvik.example", "x-forwarded-proto": "https", forwarded: "proto=https" }

test("a site that runs without a proxy ignores forged Forwarded and X-Forwarded headers [spec 1 §2 www]", async ({
  request,
}) => {
  for (const path of [
    "/",
    "/service-och-verkstad",
    "/robots.txt",
    "/visitor.js",
    "/-/media/artwork/logo/norrvik.svg",
  ]) {
    const response = await request.get(siteUrl() + path, { headers: FORWARDED, maxRedirects: 0 })

    expect(response.status(), path).toBe(200)
    expect(response.headers(), path).not.toHaveProperty("strict-transport-security")
  }
})

testWithOwnServers({ FORECOURT_PROXIES: "1" })(
  "behind a trusted proxy the site uses the proxy's forwarded headers and ignores those that the visitor sent [spec 1 §2 www]",
  async ({ request, pair }) => {
    const send = (host: string) =>
      request.get(`${pair.url}/service-och-verkstad?a=1`, {
        headers: { ...FORWARDED, "x-forwarded-host": host },
        maxRedirects: 0,
      })

    const led = await send("evil.example, www.norrvik.example")
    expect([led.status(), led.headers().location]).toEqual([308, "https://norrvik.example/service-och-verkstad?a=1"])

    const page = await send("www.norrvik.example, norrvik.example")
    expect(page.status()).toBe(200)
    expect(page.headers()["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains")
  },
)
