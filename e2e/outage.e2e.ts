import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort, type RunningServer, startPlatform, startSite } from "../scripts/servers.ts"
import { expect, test as watched } from "./fixture.ts"

interface Pair {
  readonly pair: { readonly platform: RunningServer; readonly url: string }
}

/** A platform and a site of this test's own, because it breaks them. */
const test = watched.extend<Pair>({
  pair: [
    async ({ page }, use) => {
      const data = await mkdtemp(join(tmpdir(), "forecourt-outage-"))
      const platform = await startPlatform({ port: await freePort(), data, quiet: true })
      const site = await startSite({
        site: "se-automotive",
        port: await freePort(),
        platform: `http://localhost:${platform.port}`,
        env: { FORECOURT_FAULTY_BLOCKS: "CarModelCard" },
        quiet: true,
      })
      await use({ platform, url: `http://localhost:${site.port}` })
      // Pictures that are still on their way would be refused by a server that is gone.
      await page.goto("about:blank")
      await site.stop()
      await platform.stop()
      await rm(data, { recursive: true, force: true })
    },
    // Two servers start, on a machine that may be busy with other tests.
    { timeout: 120_000 },
  ],
})

test("when the content platform stops, the last good page stays, /healthz says so, and what was never read is the server-error page", async ({
  page,
  request,
  pair,
  complaints,
}) => {
  await page.goto(`${pair.url}/verkstad`)
  const heading = await page.getByRole("heading", { level: 1 }).textContent()

  await pair.platform.stop()

  const again = await page.goto(`${pair.url}/verkstad`)
  expect(again?.status()).toBe(200)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "")

  const never = await page.goto(`${pair.url}/om-oss`)
  expect(never?.status()).toBe(500)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("navigation", { name: "Huvudmeny" })).toBeAttached()

  const health = await request.get(`${pair.url}/healthz`)
  expect(health.status()).toBe(200)
  expect(await health.json()).toMatchObject({
    status: "degraded",
    content: expect.stringContaining("unreachable since"),
  })
  // The page that was never read, and pictures that nobody had asked for yet; from here on none is asked for.
  await page.goto("about:blank")
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !/status of 50[04]/.test(complaint)))
})

test("a block that throws is replaced by the box, and the page answers 200 with the rest", async ({ page, pair }) => {
  const response = await page.goto(pair.url)

  expect(response?.status()).toBe(200)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("alert").filter({ hasText: "Aj då" }).first()).toBeVisible()
  await expect(page.getByRole("heading", { name: "Samma mekaniker, år efter år" })).toBeVisible()
})
