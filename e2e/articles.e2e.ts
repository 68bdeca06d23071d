import type { Page } from "@playwright/test"
import { alive, expect, siteUrl, test } from "./fixture.ts"

const list = (page: Page) => page.locator("[data-scope=stories-list]")
const titles = (page: Page) => list(page).getByRole("heading", { level: 2 })
const tag = (page: Page, name: string) => list(page).getByRole("link", { name, exact: true })
const more = (page: Page) => list(page).getByRole("link", { name: "Visa fler" })

test("the newest four articles are listed first, and each links to its page [spec 1 §1 stories, §9 stories-page]", async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/livet-med-bil`)
  await expect(titles(page)).toHaveCount(4)
  const days = await list(page).locator("time").allTextContents()
  expect(days).toEqual(days.toSorted().reverse())

  const title = await titles(page).nth(1).textContent()
  await list(page).getByRole("article").nth(1).getByRole("link").click()

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "")
})

test("selecting a tag filters the list and changes the URL, and deselecting it shows all articles [spec 1 §2 story-filters, §4 tags-set, §4 tags-toggle]", async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/livet-med-bil`)
  await alive(tag(page, "Vinter"))
  const all = await titles(page).allTextContents()

  await tag(page, "Vinter").click()
  await expect(tag(page, "Vinter")).toHaveAttribute("aria-current", "true")
  await expect(page).toHaveURL(/\/livet-med-bil\?tag=vinter$/)
  await expect(list(page).getByRole("status").first()).toHaveText(/^Antal träffar: \d+$/)
  await expect.poll(() => titles(page).allTextContents()).not.toEqual(all)

  await tag(page, "Vinter").click()
  await expect(page).toHaveURL(/\/livet-med-bil$/)
  await expect.poll(() => titles(page).allTextContents()).toEqual(all)
})

test("a URL with a tag opens the filtered list", async ({ page }) => {
  await page.goto(`${siteUrl()}/livet-med-bil?tag=vinter&utm_source=mail`)

  await expect(tag(page, "Vinter")).toHaveAttribute("aria-current", "true")
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/livet-med-bil$/)
})

test("pressing Enter on the load-more button adds articles and moves the focus to the first new article [spec 1 §4 load-more]", async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/livet-med-bil`)
  await alive(more(page))

  await more(page).focus()
  await page.keyboard.press("Enter")

  await expect.poll(() => titles(page).count()).toBeGreaterThan(4)
  const fifth = await titles(page).nth(4).textContent()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(fifth)
})

test("clicking the load-more button until it disappears shows every article once [spec 1 §4 load-more]", async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/livet-med-bil`)
  await alive(more(page))

  for (let previous = 4; await more(page).isVisible(); previous = await titles(page).count()) {
    await more(page).click()
    await expect.poll(() => titles(page).count()).toBeGreaterThan(previous)
  }

  const names = await titles(page).allTextContents()
  const total = Number((await list(page).getByRole("status").first().textContent())?.replace(/\D/g, ""))
  expect(names).toHaveLength(total)
  expect(new Set(names).size).toBe(total)
})

test("an article links to the next article, the previous article and the list [spec 1 §2 story-neighbours, §2 story-back]", async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/livet-med-bil`)
  const [newest, second, third] = await titles(page).allTextContents()
  await list(page).getByRole("article").nth(1).getByRole("link").click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(second ?? "")
  const around = page.getByRole("navigation", { name: "Fler artiklar" })

  await around.getByRole("link", { name: /^Nästa artikel/ }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(third ?? "")
  await around.getByRole("link", { name: /^Föregående artikel/ }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(second ?? "")
  await around.getByRole("link", { name: /^Föregående artikel/ }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(newest ?? "")
  await expect(around.getByRole("link", { name: /^Föregående artikel/ })).toHaveCount(0)

  const back = page.getByRole("link", { name: "Tillbaka till Livet med bil" })
  await page.mouse.wheel(0, 600)
  await expect(back).toBeInViewport()
  await back.click()
  await expect(page).toHaveURL(/\/livet-med-bil$/)
})

test("the English articles have English URLs [spec 1 §1 languages, §1 stories]", async ({ page }) => {
  await page.goto(`${siteUrl()}/en/news`)

  const links = await list(page)
    .getByRole("article")
    .getByRole("link")
    .evaluateAll((elements) => elements.map((link) => link.getAttribute("href")))
  expect(links).toHaveLength(4)
  for (const href of links) expect(href).toMatch(/^\/en\/news\/[a-z0-9-]+$/)
})

test("the articles API returns 400 for an invalid query", async ({ request }) => {
  for (const query of ["", "root=x&language=sv", "root=b1f08ae85af859689510830bc5b763e3&language=sv&tag=%22"])
    expect((await request.get(`${siteUrl()}/api/stories?${query}`)).status()).toBe(400)
})

async function walk(page: Page): Promise<readonly string[]> {
  const addresses: string[] = []
  const waitForArticles = async (count: number) => {
    await expect(titles(page)).toHaveCount(count)
    const { pathname, search } = new URL(page.url())
    addresses.push(pathname + search)
  }
  await page.goto(`${siteUrl()}/livet-med-bil`)
  await waitForArticles(4)
  await more(page).click()
  await waitForArticles(8)
  await tag(page, "Elbil").click()
  await expect(tag(page, "Elbil")).toHaveAttribute("aria-current", "true")
  await waitForArticles(4)
  await tag(page, "Alla").click()
  await expect(tag(page, "Alla")).toHaveAttribute("aria-current", "true")
  await waitForArticles(4)
  await page.goBack()
  await expect(tag(page, "Elbil")).toHaveAttribute("aria-current", "true")
  await waitForArticles(4)
  await page.goBack()
  await waitForArticles(8)
  await page.goForward()
  await expect(tag(page, "Elbil")).toHaveAttribute("aria-current", "true")
  await waitForArticles(4)
  return addresses
}

const WALKED = [
  "/livet-med-bil",
  "/livet-med-bil?page=2",
  "/livet-med-bil?tag=elbil",
  "/livet-med-bil",
  "/livet-med-bil?tag=elbil",
  "/livet-med-bil?page=2",
  "/livet-med-bil?tag=elbil",
]

test("selecting a tag and loading more articles each add a history entry", async ({ page }) => {
  expect(await walk(page)).toEqual(WALKED)
})

test("going back from an article restores the loaded articles and the scroll position of the list", async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/livet-med-bil`)
  await alive(more(page))
  await more(page).click()
  await expect(titles(page)).toHaveCount(8)
  const all = await titles(page).allTextContents()
  const seventh = list(page).getByRole("article").nth(6)
  await seventh.scrollIntoViewIfNeeded()
  const previous = await page.evaluate(() => window.scrollY)
  expect(previous).toBeGreaterThan(0)
  await seventh.getByRole("link").click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(all[6] ?? "")

  await page.goBack()

  await expect(page).toHaveURL(/\/livet-med-bil\?page=2$/)
  expect(await titles(page).allTextContents()).toEqual(all)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(previous - 40)
  await expect(seventh).toBeInViewport()
})

for (const width of [390, 1024, 1500])
  test(`the list and an article fit a window of ${width} px without horizontal scrolling`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ["/livet-med-bil", "/livet-med-bil/elbil-i-kyla"]) {
      await page.goto(siteUrl() + path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false })

  test("the tags and 'Visa fler' are links, and 'Alla' links to the list without a query [spec 1 §2 story-filters, §4 load-more]", async ({
    page,
  }) => {
    await page.goto(`${siteUrl()}/livet-med-bil`)

    await tag(page, "Elbil").click()
    await expect(page).toHaveURL(/\/livet-med-bil\?tag=elbil$/)
    await expect(tag(page, "Elbil")).toHaveAttribute("aria-current", "true")
    await tag(page, "Vinter").click()
    await expect(page).toHaveURL(/\/livet-med-bil\?tag=elbil\.vinter$/)
    await tag(page, "Alla").click()
    await expect(page).toHaveURL(/\/livet-med-bil$/)
    await expect(tag(page, "Elbil")).not.toHaveAttribute("aria-current")

    await page.goto(`${siteUrl()}/livet-med-bil`)
    await more(page).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect.poll(() => titles(page).count()).toBeGreaterThan(4)
  })

  test("loading more articles, filtering and going back use the same URLs without JavaScript as with JavaScript", async ({
    page,
  }) => {
    expect(await walk(page)).toEqual(WALKED)
  })

  test("an article links to the next article and back to the list [spec 1 §2 story-neighbours]", async ({ page }) => {
    await page.goto(`${siteUrl()}/livet-med-bil/vinterhjul`)

    await expect(page.getByRole("link", { name: /^Nästa artikel/ })).toHaveAttribute("href", /^\/livet-med-bil\//)
    await page.getByRole("link", { name: "Tillbaka till Livet med bil" }).click()
    await expect(page).toHaveURL(/\/livet-med-bil$/)
  })
})
