import { readSite } from "../scripts/sites.ts"
import { expect, siteUrl, test } from "./fixture.ts"
import { sitesUnderTest } from "./sites-under-test.ts"

const sites = await Promise.all(sitesUnderTest().map(readSite))

for (const { name, host, languages } of sites) {
  test(`${name} serves an icon, a security contact and a feed for each language`, async ({ request }) => {
    const icon = await request.get(`${siteUrl(name)}/favicon.ico`)
    expect(icon.status()).toBe(200)
    expect(icon.headers()["content-type"]).toBe("image/x-icon")
    expect([...(await icon.body()).subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])

    const security = await request.get(`${siteUrl(name)}/.well-known/security.txt`)
    expect(security.headers()["content-type"]).toContain("text/plain")
    const text = await security.text()
    expect(text).toMatch(/^Contact: (mailto|https|tel):/m)
    expect(text).toContain(`Canonical: https://${host}/.well-known/security.txt`)
    expect(Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "")).toBeGreaterThan(Date.now())

    for (const [index, language] of languages.entries()) {
      const home = index === 0 ? "/" : `/${language}`
      const html = await (await request.get(siteUrl(name) + home)).text()
      const link = /<link rel="alternate" type="application\/rss\+xml"[^>]*>/.exec(html)?.[0] ?? ""
      const address = new URL(/href="([^"]+)"/.exec(link)?.[1] ?? "https://nowhere.example")
      expect(address.host).toBe(host)
      const feed = await request.get(siteUrl(name) + address.pathname)
      expect(feed.headers()["content-type"]).toContain("application/rss+xml")
      expect((await feed.text()).match(/<item>/g)?.length ?? 0).toBeGreaterThan(0)
    }
  })
}
