import AxeBuilder from "@axe-core/playwright"
import { expect, siteUrl, test } from "./fixture.ts"

const LANGUAGES = [
  { language: "sv", path: "/", title: "Vi tar hand om bilen. Hela vägen." },
  { language: "en", path: "/en", title: "We look after your car. All the way." },
] as const
const WIDTHS = [320, 768, 1280, 1920] as const
const GATE = { tag: "@gate" }

for (const { language, path, title } of LANGUAGES) {
  test(`the home page in ${language} has complete metadata`, GATE, async ({ page }) => {
    const response = await page.goto(siteUrl() + path)

    expect(response?.status()).toBe(200)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
    await expect(page.locator("html")).toHaveAttribute("lang", language)
    await expect(page).toHaveTitle(/ \| Norrvik Automotive$/)
    for (const selector of [
      'meta[name="description"]',
      'meta[property="og:description"]',
      'meta[property="og:image"]',
      'link[rel="canonical"]',
      'link[rel="icon"]',
    ]) {
      await expect(page.locator(selector).first()).toHaveCount(1)
    }
    const alternates = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("hreflang")))
    expect(alternates).toEqual(expect.arrayContaining(["sv", "en"]))
  })

  for (const width of WIDTHS) {
    test(
      `the home page in ${language} fits a window of ${width} px, loads every picture and has no axe violations`,
      isOfGate(language, width) ? GATE : {},
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(siteUrl() + path)

        await showEverything(page)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow).toBeLessThanOrEqual(0)
        const broken = await page
          .locator("img")
          .evaluateAll((images) =>
            (images as HTMLImageElement[])
              .filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0))
              .map(({ currentSrc, src }) => currentSrc || src),
          )
        expect(broken).toEqual([])
        const { violations } = await new AxeBuilder({ page })
          .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
          .analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([])
      },
    )
  }
}

function isOfGate(language: string, width: number): boolean {
  return language === "sv" && (width === 320 || width === 1280)
}

async function showEverything(page: import("@playwright/test").Page): Promise<void> {
  const images = page.locator("img")
  for (const image of await images.all()) if (await image.isVisible()) await image.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => [...document.images].every((image) => !image.checkVisibility() || image.complete))
  await page.evaluate(() => scrollTo(0, 0))
}

test("the language switch opens the same page in the other language [spec 1 §1 languages]", GATE, async ({ page }) => {
  await page.setViewportSize({ width: 1500, height: 900 })
  await page.goto(`${siteUrl()}/service-och-verkstad`)

  await page.locator("summary", { hasText: "Svenska" }).filter({ visible: true }).click()
  const languages = page.getByRole("list", { name: "Språk" })
  await expect(languages.locator('[aria-current="true"]')).toHaveText("Svenska")
  await languages.getByRole("link", { name: /english/i }).click()

  await expect(page).toHaveURL(`${siteUrl()}/en/workshop`)
  await expect(page.locator("html")).toHaveAttribute("lang", "en")
})

test(
  "pictures have sources of 320, 640, 1280 and 1920 pixels, and the hero's picture loads eagerly [spec 1 §9 image-widths]",
  GATE,
  async ({ page }) => {
    await page.goto(siteUrl())

    const opening = page.locator('[data-scope="hero-banner"] img').last()
    await expect(opening).toHaveAttribute("loading", "eager")
    const widths = await page
      .locator("img[srcset]")
      .first()
      .evaluate((image) =>
        [...(image.getAttribute("srcset") ?? "").matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
      )
    expect(widths).toEqual([320, 640, 1280, 1920])
  },
)

test("the hero has no animation under reduced motion [spec 1 §9 hero-animation]", GATE, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto(siteUrl())

  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === "running").length,
  )
  expect(running).toBe(0)
})
