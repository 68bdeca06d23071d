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

/** What a visitor waits for at most, also when the platform makes the site wait: two answers and a pause. */
const BUDGET_MS = 10_000

const TROUBLES = [
  { name: "answers after three seconds", fault: { kind: "latency", ms: 3000 } },
  { name: "answers 429", fault: { kind: "status", status: 429, retryAfter: "seconds", afterSeconds: 1 } },
  { name: "answers 500", fault: { kind: "status", status: 500 } },
  { name: "answers with broken JSON", fault: { kind: "broken-json" } },
  { name: "cuts the connection", fault: { kind: "reset" } },
]

for (const { name, fault } of TROUBLES) {
  test(`while the content platform ${name} a kept page stays, another is whole or the server-error page within ten seconds, and /healthz says so`, async ({
    page,
    request,
    pair,
    complaints,
  }) => {
    await page.goto(`${pair.url}/verkstad`)
    const heading = await page.getByRole("heading", { level: 1 }).textContent()
    await page.goto("about:blank")

    await setFaults(pair, [{ ...fault, path: "/v1/content" }])

    const began = Date.now()
    const kept = await page.goto(`${pair.url}/verkstad`, { waitUntil: "commit" })
    expect(kept?.status()).toBe(200)
    expect(Date.now() - began).toBeLessThan(1500)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "")

    const asked = Date.now()
    const other = await page.goto(`${pair.url}/om-oss`, { waitUntil: "commit" })
    expect(Date.now() - asked).toBeLessThan(BUDGET_MS)
    expect([200, 500]).toContain(other?.status())
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    const health = await request.get(`${pair.url}/healthz`)
    expect(health.status()).toBe(200)
    // Slow is not silent: a page may come in time, and then the platform counts as reachable.
    if (fault.kind !== "latency") {
      expect(other?.status()).toBe(500)
      expect(await health.json()).toMatchObject({ status: "degraded" })
    }

    await setFaults(pair, [])
    await expect.poll(async () => (await (await request.get(`${pair.url}/healthz`)).json()).status).toBe("ok")
    await page.goto("about:blank")
    const back = await page.goto(`${pair.url}/om-oss`)
    expect(back?.status()).toBe(200)
    complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !/status of 50[04]/.test(complaint)))
  })
}

/** Tells the platform how to fail. */
async function setFaults({ platform }: Pair["pair"], faults: readonly object[]): Promise<void> {
  const response = await fetch(`http://localhost:${platform.port}/authoring/faults`, {
    method: "PUT",
    headers: { authorization: "Bearer forecourt-local-authoring", "content-type": "application/json" },
    body: JSON.stringify({ faults }),
  })
  if (!response.ok) throw new Error(`e2e: the platform took no faults: ${response.status} ${await response.text()}`)
}

test("a block that throws is replaced by the box, and the page answers 200 with the rest", async ({ page, pair }) => {
  const response = await page.goto(pair.url)

  expect(response?.status()).toBe(200)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("alert").filter({ hasText: "Aj då" }).first()).toBeVisible()
  await expect(page.getByRole("heading", { name: "Samma mekaniker, år efter år" })).toBeVisible()
})
