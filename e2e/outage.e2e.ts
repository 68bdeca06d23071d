import { rm } from "node:fs/promises"
import type { APIRequestContext, Page } from "@playwright/test"
import { SECRETS, startPlatform } from "../scripts/servers.ts"
import { expect } from "./fixture.ts"
import { author, type Pair, testWithOwnServers } from "./own-servers.ts"
import { fetchSeededData } from "./seeded-data.ts"

const test = testWithOwnServers({ FORECOURT_FAULTY_BLOCKS: "CarModelCard" })

test("when the content platform is down, cached pages are still served and uncached pages return the server-error page", async ({
  page,
  request,
  pair,
  complaints,
}) => {
  const heading = await visitCached(page, pair)

  await pair.platform.stop()

  await expectCached(page, pair, heading)
  for (const language of LANGUAGES) await expectErrorPage(page, pair, language)
  expect(await getHealth(request, pair)).toMatchObject({
    status: "degraded",
    content: expect.stringMatching(/^unreachable since/),
  })
  await forgive(page, complaints)
})

/**
 * A delay in milliseconds that is much longer than the page may take. A page that is served sooner did not wait for the
 * platform.
 */
const SILENCE_MS = 60_000

const TROUBLES = [
  { name: "stays silent", fault: { kind: "latency", ms: SILENCE_MS }, health: /^slow since/ },
  {
    name: "answers 429",
    fault: { kind: "status", status: 429, retryAfter: "seconds", afterSeconds: 1 },
    health: /^unreachable since/,
  },
  { name: "answers 500", fault: { kind: "status", status: 500 }, health: /^unreachable since/ },
  { name: "answers with broken JSON", fault: { kind: "broken-json" }, health: /^unreachable since/ },
  { name: "cuts the connection", fault: { kind: "reset" }, health: /^unreachable since/ },
]

for (const { name, fault, health } of TROUBLES) {
  test(`while the content platform ${name}, cached pages are still served and uncached URLs return the server-error page in the URL's language`, async ({
    page,
    request,
    pair,
    complaints,
  }) => {
    const heading = await visitCached(page, pair)

    await setFaults(pair, [{ ...fault, path: "/v1/content" }])

    await expectCached(page, pair, heading)
    for (const language of LANGUAGES) await expectErrorPage(page, pair, language)
    expect(await getHealth(request, pair)).toMatchObject({ status: "degraded", content: expect.stringMatching(health) })

    await setFaults(pair, [])
    await expect.poll(async () => (await getHealth(request, pair)).status).toBe("ok")
    await page.goto("about:blank")
    for (const language of LANGUAGES) await expectBack(page, pair, language)
    await forgive(page, complaints)
  })
}

for (const { name, fault } of TROUBLES) {
  test(`a page rendered without navigation while the content platform ${name} for navigation queries is not cached`, async ({
    page,
    pair,
    complaints,
  }) => {
    const heading = await visitCached(page, pair)

    await setFaults(pair, [{ ...fault, path: "/v1/content", operation: "Navigation" }])
    await page.request.post(`${pair.url}/api/revalidate`, {
      headers: { "x-revalidate-secret": SECRETS.FORECOURT_REVALIDATE_SECRET },
      data: { tags: ["sc:site:se-automotive"] },
    })

    // The second visitor would get the page that the first request rendered in the background.
    for (const _ of [1, 2]) await expectCached(page, pair, heading)
    await expectErrorPage(page, pair, "sv")

    await setFaults(pair, [])
    await expectBack(page, pair, "sv")
    await page.goto(pair.url + NEVER_READ.sv, { waitUntil: "commit" })
    await expect(page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link").first()).toBeAttached()
    await forgive(page, complaints)
  })
}

test("when the content platform rejects the API key, cached pages are served and the site recovers once the key is valid again [spec 1 §2 healthz]", async ({
  page,
  request,
  pair,
  complaints,
}) => {
  const heading = await visitCached(page, pair)
  const platform = await fetchSeededData()
  const start = (contextId: string) =>
    startPlatform({
      port: pair.platform.port,
      data: platform,
      env: { FORECOURT_CONTEXT_ID: contextId },
      quiet: true,
    })
  expect(await getHealth(request, pair)).toMatchObject({ status: "ok" })

  await pair.platform.stop()
  const rotated = await start("another-key")
  const seen = expect.poll(async () => (await getHealth(request, pair)).content, { timeout: 30_000 })
  await seen.toMatch(/^refusing the key since/)
  await expectCached(page, pair, heading)
  expect((await request.get(`${pair.url}${NEVER_READ.sv}`)).status()).toBe(500)

  await rotated.stop()
  const restored = await start("forecourt-local-context")
  await expect.poll(async () => (await getHealth(request, pair)).status, { timeout: 30_000 }).toBe("ok")
  await restored.stop()
  await rm(platform, { recursive: true, force: true })
  await forgive(page, complaints)
})

const NEVER_READ = { sv: "/om-hedin-automotive", en: "/en/about-us" }
const ERROR_TITLES = { sv: "Sidan står på lyften", en: "This page is up on the lift" }
type Language = keyof typeof NEVER_READ
const LANGUAGES = Object.keys(NEVER_READ) as Language[]

async function visitCached(page: Page, { url }: Pair): Promise<string> {
  await page.goto(`${url}/service-och-verkstad`)
  const heading = await page.getByRole("heading", { level: 1 }).textContent()
  await page.goto("about:blank")
  return heading ?? ""
}

async function expectCached(page: Page, { url }: Pair, heading: string): Promise<void> {
  const kept = await page.goto(`${url}/service-och-verkstad`, { waitUntil: "commit" })
  expect(kept?.status()).toBe(200)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading)
  await expect(page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link").first()).toBeAttached()
}

async function expectErrorPage(page: Page, { url }: Pair, language: Language): Promise<void> {
  const never = await page.goto(url + NEVER_READ[language], { waitUntil: "commit" })
  expect(never?.status()).toBe(500)
  await expect(page.locator("html")).toHaveAttribute("lang", language)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ERROR_TITLES[language])
  const menu = page.getByRole("navigation", { name: language === "sv" ? "Huvudmeny" : "Main menu" })
  await expect(menu.getByRole("link").first()).toBeAttached()
}

function expectBack(page: Page, { url }: Pair, language: Language): Promise<void> {
  const status = async () => (await page.request.get(url + NEVER_READ[language])).status()
  return expect.poll(status, { timeout: 20_000 }).toBe(200)
}

async function getHealth(request: APIRequestContext, { url }: Pair) {
  const response = await request.get(`${url}/healthz`)
  expect(response.status()).toBe(200)
  return response.json()
}

async function forgive(page: Page, complaints: string[]): Promise<void> {
  await page.goto("about:blank")
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !/status of 50[024]/.test(complaint)))
}

const setFaults = (pair: Pair, faults: readonly object[]) => author(pair, "faults", { faults })

test("a block that throws is replaced by an error message, and all other blocks are rendered", async ({
  page,
  pair,
}) => {
  const response = await page.goto(pair.url)

  expect(response?.status()).toBe(200)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("alert").filter({ hasText: "Aj då" }).first()).toBeVisible()
  await expect(page.getByRole("heading", { name: "Samma mekaniker, år efter år" })).toBeVisible()
})
