import type { APIRequestContext } from "@playwright/test"
import { cssOfPage } from "../bench/css-of-page.ts"
import { alive, expect, siteUrl, test, waitUntilSettled } from "./fixture.ts"

const KINDS = [
  ["home", "/"],
  ["landing page", "/kop-bil/bilagande"],
  ["list of articles", "/livet-med-bil"],
  ["article", "/livet-med-bil/elbil-i-kyla"],
  ["contact", "/kontakt"],
  ["page for what is missing", "/no-such-page"],
] as const

async function getSheets(html: string, request: APIRequestContext) {
  const [head = ""] = html.split("</head>")
  const links = [...head.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = ""]) => href)
  const texts = await Promise.all(links.map(async (href) => (await request.get(siteUrl() + href)).text()))
  return { links, css: texts.join("\n") }
}

for (const [kind, path] of KINDS) {
  test(`the ${kind} loads style sheets in which at most 15 % of the rules are unused`, {
    tag: "@gate",
  }, async ({ request }) => {
    const html = await (await request.get(siteUrl() + path, { headers: { accept: "text/html" } })).text()

    const { links, css } = await getSheets(html, request)
    const { total, strange, about } = cssOfPage(css, html)

    expect(links.filter((link) => link.startsWith("/styles/"))).toHaveLength(1)
    expect(links.length).toBeLessThanOrEqual(3)
    expect(total / (total - strange), `${strange} of ${total} bytes are about ${about.join(", ")}`).toBeLessThan(1.15)
  })
}

test("no further style sheet is loaded during hydration", async ({ page }) => {
  const fetched: string[] = []
  page.on("response", (response) => {
    if (response.request().resourceType() === "stylesheet") fetched.push(new URL(response.url()).pathname)
  })

  const response = await page.goto(siteUrl())
  await alive(page.locator("body"))
  await waitUntilSettled(page)

  const { links } = await getSheets((await response?.text()) ?? "", page.request)
  expect([...new Set(fetched)].sort()).toEqual([...links].sort())
})

test("a style sheet is cached as immutable under the current build's URL and for five minutes under another build's URL", async ({
  request,
}) => {
  const { links } = await getSheets(await (await request.get(siteUrl())).text(), request)
  const address = siteUrl() + links.find((link) => link.startsWith("/styles/"))

  const exact = await request.get(address)
  const other = await request.get(address.replace(/\/styles\/[^/]+/, "/styles/anotherBuild"))

  expect(exact.headers()["cache-control"]).toBe("public, max-age=31536000, immutable")
  expect(other.headers()["cache-control"]).toBe("public, max-age=300")
  expect(await other.text()).toBe(await exact.text())
  expect((await request.get(`${siteUrl()}/styles/x/no-such-block.css`)).status()).toBe(404)
})
