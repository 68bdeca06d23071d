import { expect, platformUrl, siteUrl, test } from "./fixture.ts"
import { chooseTime, fillContact, logIn, newestCode, expect as patiently } from "./tyre-hotel.ts"

test("with plain `next start`, an unknown URL returns status 404 and the 404 page that the editors maintain", async ({
  page,
  complaints,
}) => {
  for (const [path, language] of [
    ["/finns-inte", "sv"],
    ["/en/does-not-exist", "en"],
  ] as const) {
    const response = await page.goto(siteUrl() + path)
    expect(response?.status(), path).toBe(404)
    await expect(page.locator("html")).toHaveAttribute("lang", language)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(/./)
    const html = (await response?.text()) ?? ""
    expect(html, "no script had to fill it in").toMatch(/<h1[\s>]/)
  }
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes("status of 404")))
})

test("with plain `next start`, each response has a new nonce in its Content-Security-Policy and the header Cache-Control: no-store", async ({
  request,
}) => {
  const nonces = new Set<string>()
  for (const path of ["/", "/", "/service-och-verkstad", "/en"]) {
    const response = await request.get(siteUrl() + path)
    const policy = response.headers()["content-security-policy"] ?? ""
    const [, nonce = ""] = /script-src [^;]*'nonce-([\w-]{32})'/.exec(policy) ?? []
    const stamped = [...(await response.text()).matchAll(/<script[^>]* nonce="([^"]*)"/g)].map(([, value]) => value)

    expect(policy).not.toMatch(/unsafe/)
    expect(new Set(stamped)).toEqual(new Set([nonce]))
    expect(response.headers()["cache-control"]).toContain("no-store")
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(4)
})

test("with plain `next start`, files, redirects and media return the expected status codes and the nosniff header", async ({
  request,
}) => {
  const send = async (path: string) => {
    const response = await request.get(siteUrl() + path, { maxRedirects: 0 })
    expect(response.headers()["x-content-type-options"], path).toBe("nosniff")
    return response.status()
  }

  expect(await send("/robots.txt")).toBe(200)
  expect(await send("/sitemap.xml")).toBe(200)
  expect(await send("/healthz")).toBe(200)
  expect(await send("/visitor.js")).toBe(200)
  expect(await send("/-/media/artwork/logo/norrvik.svg")).toBe(200)
  expect(await send("/Service-och-Verkstad/")).toBe(308)
})

test("with plain `next start`, a visitor sees their tyres and books a wheel change", async ({ page }) => {
  test.slow()
  const hotel = { url: siteUrl(), codeFor: (regNo: string) => newestCode(platformUrl(), regNo) }

  const flow = await logIn(page, hotel, "ABC123")
  await patiently(flow.root).toContainText("Nordlys Grip 3")
  await flow.button("Boka hjulskifte").click()
  await chooseTime(flow)
  await fillContact(flow)
  await flow.button("Genomför bokning").click()

  await patiently(flow.heading("Tack, ditt hjulskifte är bokat")).toBeFocused()
})
