import { request as httpRequest } from "node:http"
import { SECRETS } from "../scripts/servers.ts"
import { expect, platformUrl, siteUrl, test } from "./fixture.ts"

test.describe("URLs that are not pages", () => {
  test("an unknown URL returns 404 with the content platform's 404 page", async ({ page, complaints }) => {
    const response = await page.goto(`${siteUrl()}/finns-inte`)

    expect(response?.status()).toBe(404)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page.getByRole("navigation", { name: "Huvudmeny" })).toBeAttached()
    // The browser logs the status of the document itself.
    complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes("404")))
  })

  test("the English 404 page is in English", async ({ request }) => {
    const response = await request.get(`${siteUrl()}/en/not-here`)

    expect(response.status()).toBe(404)
    expect(await response.text()).toContain('lang="en"')
  })

  test("/healthz reports a healthy site [spec 1 §2 healthz]", async ({ request }) => {
    const response = await request.get(`${siteUrl()}/healthz`)

    expect(response.status()).toBe(200)
    expect(await response.json()).toMatchObject({ status: "ok", content: "reachable" })
  })

  test("/robots.txt and /sitemap.xml are served from the content platform [spec 1 §2 robots-sitemap]", async ({
    request,
  }) => {
    expect(await (await request.get(`${siteUrl()}/robots.txt`)).text()).toContain("User-agent: *")
    const sitemap = await request.get(`${siteUrl()}/sitemap.xml`)
    expect(sitemap.status()).toBe(200)
    expect(await sitemap.text()).toContain("<loc>")
  })

  test("media paths return pictures from the media service, resized on request [spec 1 §2 media-paths]", async ({
    request,
  }) => {
    for (const path of ["/-/media", "/-/jssmedia"]) {
      const response = await request.get(`${siteUrl()}${path}/artwork/logo/norrvik.svg?w=160`, {
        headers: { accept: "image/avif,image/webp,*/*" },
      })
      expect(response.status()).toBe(200)
      expect(response.headers()["content-type"]).toMatch(/^image\/(avif|webp)/)
    }
  })

  test("no response header reveals the content platform's host, and every response has the security headers", async ({
    request,
  }) => {
    const picture = `${platformUrl()}/-/media/artwork/logo/norrvik.svg?w=320`
    // Only on a development machine pages name the platform: their pictures may come from it unencrypted.
    const pages = ["/", "/service-och-verkstad", "/finns-inte"]
    for (const path of [
      ...pages,
      "/robots.txt",
      "/visitor.js",
      "/-/media/artwork/logo/norrvik.svg",
      "/-/media/finns-inte.jpg",
      "/sitecore/api/graph/edge",
      `/_next/image?url=${encodeURIComponent(picture)}&w=320&q=75`,
    ]) {
      const headers = (await request.get(siteUrl() + path, { maxRedirects: 0 })).headers()

      if (!pages.includes(path)) expect(JSON.stringify(headers), path).not.toContain(new URL(platformUrl()).port)
      expect(headers, path).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "permissions-policy": "camera=(), microphone=(), payment=(), geolocation=(self)",
      })
    }
  })

  test("platform paths are forwarded to the content platform [spec 1 §2 platform-paths.api]", async ({ request }) => {
    const query = { query: '{ site { siteInfo(site: "se-automotive") { name } } }' }
    const response = await request.post(`${siteUrl()}/sitecore/api/graph/edge`, {
      data: query,
      headers: { sc_apikey: "forecourt-local-key" },
    })

    expect(await response.json()).toEqual({ data: { site: { siteInfo: { name: "se-automotive" } } } })
  })
})

test("the www host redirects permanently to the bare host in one hop and keeps the path and the query [spec 1 §2 www]", async () => {
  const { status, location } = await send("/service-och-verkstad?a=1", "www.norrvik.example")

  expect(status).toBe(308)
  expect(location).toMatch(/^https?:\/\/norrvik\.example\/service-och-verkstad\?a=1$/)
})

test("a redirect from the content platform keeps its status and the query", async () => {
  const { host } = new URL(siteUrl())
  const { status, location = "" } = await send("/boka?a=1", host)

  expect(status).toBe(301)
  const { pathname, search } = new URL(location, siteUrl())
  expect(pathname + search).toBe("/service-och-verkstad/boka-bilverkstad?a=1")
  expect((await send(pathname + search, host)).status).toBe(200)
})

test("the editing endpoint rejects a wrong secret and renders editing markers with the right secret [spec 1 §2 feaas-render]", async ({
  page,
  request,
}) => {
  const item = await homeItem()
  const address = (secret: string) =>
    `${siteUrl()}/api/editing/render?secret=${secret}&sc_site=se-automotive&sc_itemid=${item}&sc_lang=sv&route=/&mode=edit`
  expect((await request.get(address("wrong"))).status()).toBe(401)

  await page.goto(address(SECRETS.FORECOURT_EDITING_SECRET))
  expect(page.url()).not.toContain("secret")
  await expect(page.locator('code[chrometype="placeholder"][kind="open"][id^="headless-main_"]')).toHaveCount(1)
  expect(await page.locator('code[chrometype="field"][kind="open"]').count()).toBeGreaterThan(10)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vi tar hand om bilen. Hela vägen.")
})

async function homeItem(): Promise<string> {
  const query = '{ layout(site: "se-automotive", routePath: "/", language: "sv") { item { id } } }'
  const response = await fetch(`${platformUrl()}/sitecore/api/graph/edge`, {
    method: "POST",
    headers: { "content-type": "application/json", sc_apikey: "forecourt-local-key" },
    body: JSON.stringify({ query }),
  })
  return ((await response.json()) as { data: { layout: { item: { id: string } } } }).data.layout.item.id
}

function send(path: string, host: string): Promise<{ status: number | undefined; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(siteUrl())
    httpRequest({ hostname, port, path, headers: { host } }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, location: response.headers.location })
    })
      .on("error", reject)
      .end()
  })
}
