import { expect } from "@playwright/test"
import { author, type Pair, testWithOwnServers } from "./own-servers.ts"

const PATH = "/kop-bil/alla-bilar-i-lager"
const FAILED = "Bilarna kan inte visas just nu"

const SILENCE_MS = 60_000

const TROUBLES = [
  { name: "answers 503", fault: { kind: "status", status: 503 } },
  // Each search is in time, but both of them together are not.
  { name: "is slow", fault: { kind: "latency", ms: 1700 } },
  { name: "stays silent", fault: { kind: "latency", ms: SILENCE_MS } },
  { name: "answers with broken JSON", fault: { kind: "broken-json" } },
  { name: "cuts the connection", fault: { kind: "reset" } },
]

const test = testWithOwnServers({}, () => ({ FORECOURT_SEARCH_SEED: "1" }))

test.use({ javaScriptEnabled: false })

test("when the search service fails, a cached list is still served and an uncached list shows an error with the chosen filters and a retry link [spec 2 §8 search-failure.text, §2.1 grid-states.error]", async ({
  page,
  pair,
}) => {
  const list = page.locator("[data-scope=car-list][data-part=root]")
  const cards = list.locator("article[data-scope=car-card]")
  // On a busy machine the page's search may time out: the page then shows the error until it is rendered again.
  const visitCars = (path: string) =>
    expect(async () => {
      await page.goto(pair.url + path)
      await expect(cards).toHaveCount(48, { timeout: 1000 })
    }).toPass({ timeout: 90_000 })
  test.setTimeout(300_000)
  await visitCars(PATH)

  for (const [at, { name, fault }] of TROUBLES.entries())
    await test.step(name, async () => {
      await setFaults(pair, [{ ...fault, path: "/search" }])
      await page.goto(pair.url + PATH)
      await expect(cards).toHaveCount(48)

      // An address that is not cached yet. Its words have to be resolved by the search service first.
      const address = `${PATH}?car_fuel=El&car_price_max=${900_000 + at}`
      await page.goto(pair.url + address)
      await expect(list.getByRole("alert")).toContainText(FAILED)
      await expect(list.getByRole("link", { name: "Försök igen" })).toHaveAttribute("href", address)
      await expect(list.locator("[data-scope=chips][data-part=chip]")).toHaveCount(2)
    })

  await setFaults(pair, [])
  await visitCars(`${PATH}?car_fuel=El`)
})

const setFaults = (pair: Pair, faults: readonly object[]) => author(pair, "faults", { faults })
