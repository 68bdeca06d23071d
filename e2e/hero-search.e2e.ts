import { alive, expect, siteUrl, test } from "./fixture.ts"

test("pressing Enter in the hero's search field opens search results with filter words in the URL's path and other words in the keyphrase parameter [spec 1 §1 search, §2 hero-search hero-field.enter, §4 hero-search.write hero-search.enter]", async ({
  page,
}) => {
  await page.goto(siteUrl())
  const field = page.getByRole("searchbox", { name: "Sök bland våra bilar" })
  await alive(field)
  const request = page.waitForRequest(/keyphrase=/)
  await field.fill("elbil kombi taklucka")
  await field.press("Enter")

  const { pathname, searchParams } = new URL((await request).url())
  expect(pathname).toBe("/kop-bil/alla-bilar-i-lager/-/el/kombi")
  expect(searchParams.get("keyphrase")).toBe("taklucka")
  expect([...searchParams.keys()].length).toBeGreaterThan(1)
  await expect(page.getByRole("link", { name: "Ta bort Kombi" })).toBeVisible()
})

test("clicking the search button opens the search results and sends an event to the tag manager [spec 1 §2 hero-field.button, §4 hero-search.write hero-search.button, §7 search-event]", async ({
  page,
}) => {
  await page.goto(siteUrl())
  await alive(page.getByRole("searchbox", { name: "Sök bland våra bilar" }))
  await page.getByRole("searchbox", { name: "Sök bland våra bilar" }).fill("volvo")
  await page.evaluate(() => {
    addEventListener("pagehide", () => sessionStorage.setItem("heard", JSON.stringify(window.dataLayer)))
  })
  await page.getByRole("button", { name: "Sök", exact: true }).click()
  await page.waitForURL(/\/-\/volvo/)

  const received = await page.evaluate(() => JSON.parse(sessionStorage.getItem("heard") ?? "[]"))
  expect(received).toContainEqual({ event: "search", search_type: "start page", search_term: "volvo" })
})

test("the clear button empties the search field and focuses it [spec 1 §2 hero-field.clear, §4 hero-search.clear]", async ({
  page,
}) => {
  await page.goto(siteUrl())
  const field = page.getByRole("searchbox", { name: "Sök bland våra bilar" })
  await alive(field)
  await field.fill("volvo")
  await page.getByRole("button", { name: "Rensa sökfältet" }).click()

  await expect(field).toHaveValue("")
  await expect(field).toBeFocused()
})

test("the search field shows the mobile placeholder below 768 px and the desktop placeholder from 768 px [spec 1 §3 hero-banner.placeholders]", async ({
  page,
}) => {
  await page.goto(siteUrl())
  const hint = (kind: string) => page.locator(`[data-scope="hero-banner"][data-part="hint"][data-on="${kind}"]`)

  await page.setViewportSize({ width: 767, height: 900 })
  await expect(hint("phone")).toBeVisible()
  await expect(hint("desktop")).toBeHidden()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(hint("phone")).toBeHidden()
  await expect(hint("desktop")).toBeVisible()
})

test("the hero's title fades in after 100 ms, its text after 200 ms and its other elements after 300 ms, each for 500 ms [spec 1 §9 hero-animation]", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await page.goto(siteUrl(), { waitUntil: "commit" })
  const content = page.locator('[data-scope="hero-banner"][data-part="content"]').first()
  const times = await content.evaluate((node) =>
    [...node.children].map((child) => {
      const { animationDelay, animationDuration } = getComputedStyle(child)
      return [animationDelay, animationDuration].map((time) => Math.round(1000 * Number.parseFloat(time)))
    }),
  )

  expect(times.slice(0, 2)).toEqual([
    [100, 500],
    [200, 500],
  ])
  expect(times.slice(2).length).toBeGreaterThan(0)
  expect(times.slice(2).filter(([delay, duration]) => delay !== 300 || duration !== 500)).toEqual([])
})

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}
