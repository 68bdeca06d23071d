import type { Page } from "@playwright/test"
import { readSite } from "../scripts/sites.ts"
import { expect, siteUrl, test } from "./fixture.ts"
import { pointAt } from "./growing-pictures.ts"
import { leavePicturesOut } from "./leave-pictures-out.ts"
import { type Edge, listLeftEdges } from "./left-edges.ts"
import { readSitemap } from "./sitemap.ts"
import { sitesUnderTest } from "./sites-under-test.ts"

const sites = await Promise.all(sitesUnderTest().map(readSite))
/**
 * The maximum number of pages to check for each site. It is enough for the home page, each main page and many subpages.
 */
const MAX_PAGES = 30

for (const { name, host, languages } of sites) {
  test(`in a wide window the left edge of every section of ${name} is aligned with the header's logo or with the window's edge`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1000 })
    await leavePicturesOut(page)
    const addresses = await readSitemap(request, name, host)
    const isOther = ({ pathname }: URL) =>
      languages.slice(1).some((language) => new RegExp(`^/${language}(/|$)`).test(pathname))
    const paths = addresses.filter((address) => !isOther(address)).map(({ pathname }) => pathname)
    const main = paths.sort((path, other) => path.split("/").length - other.split("/").length).slice(0, MAX_PAGES)

    const astray: string[] = []
    for (const path of main) {
      await page.goto(siteUrl(name) + path)
      const logo = await page.locator("header a:has(img)").first().boundingBox()
      const edges = await listLeftEdges(page)
      const isEdge = ({ left, isText }: Edge) => (left <= 0 && !isText) || Math.abs(left - (logo?.x ?? 0)) <= 1
      astray.push(...edges.filter((edge) => !isEdge(edge)).map(({ section, left }) => `${path} ${section}: ${left}`))
      expect(edges.length, path).toBeGreaterThan(0)
    }

    expect(main.length).toBeGreaterThan(5)
    expect(astray).toEqual([])
  })

  for (const width of [390, 1024, 1920])
    test(`at ${width} px the hero text of ${name} does not overlap the hero picture, and the search field is in view`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await leavePicturesOut(page)
      await page.goto(siteUrl(name))
      const part = (item: string) => page.locator(`[data-scope="hero-banner"][data-part="${item}"]`).first()
      const [words, picture] = [await part("content").boundingBox(), await part("media").boundingBox()]
      const search = await page.getByRole("searchbox").first().boundingBox()

      if (!words || !picture || !search) throw new Error(`${name}: the home has no opening with a search`)
      const isBeside = words.x + words.width <= picture.x + 1
      const isAboveOrBelow = words.y >= picture.y + picture.height - 1 || words.y + words.height <= picture.y + 1
      expect(isBeside || isAboveOrBelow).toBe(true)
      expect(search.y + search.height).toBeLessThan(844)
    })
}

test("on a tablet neither the statistics nor the article list leaves an empty grid cell", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await leavePicturesOut(page)

  await page.goto(siteUrl("se-used"))
  const figures = await page.locator('[data-scope="statistic"][data-part="root"]').all()
  const tops = await Promise.all(figures.map(async (figure) => (await figure.boundingBox())?.y))
  expect(tops.length).toBe(3)
  expect(new Set(tops).size).toBe(1)

  await page.goto(`${siteUrl("no-automotive")}/aktuelt`)
  const items = page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.locator('[data-scope="article-card"]') })
  const last = items.locator("> li").last()
  expect((await last.boundingBox())?.width).toBe((await items.boundingBox())?.width)
})

const OPEN_CARDS = [
  ["article-card", "root", "/"],
  ["car-model-card", "root", "/"],
  ["stage-row", "stage", "/service-och-verkstad/vara-verkstadstjanster"],
] as const

for (const [scope, part, path] of OPEN_CARDS) {
  const getCard = (page: Page) => page.locator(`[data-scope="${scope}"][data-part="${part}"]:has(img)`).first()

  test(`the picture of a ${scope} card is enlarged on hover without covering any text`, async ({ page }) => {
    await page.goto(siteUrl("se-automotive") + path)

    const { grownPx, beyondPx } = await pointAt(getCard(page))

    expect(grownPx).toBeGreaterThan(1)
    expect(beyondPx).toBeLessThan(1)
  })

  test(`the picture of a ${scope} card is not enlarged on hover under reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto(siteUrl("se-automotive") + path)

    const { grownPx } = await pointAt(getCard(page))

    expect(Math.abs(grownPx)).toBeLessThan(1)
  })
}
