import type { Page } from "@playwright/test"
import { alive, expect, siteUrl, test } from "./fixture.ts"
import { sitesUnderTest } from "./sites-under-test.ts"

const SAME_PX = 1

for (const site of sitesUnderTest()) {
  test(
    `${site}: the menu items have equal gaps and are aligned with the page content`,
    site === "se-automotive" ? { tag: "@gate" } : {},
    async ({ page }) => {
      for (const width of [1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(siteUrl(site))
        await alive(page.locator('[data-scope="navigation"][data-part="menu"]'))
        await page.evaluate(() => document.fonts.ready)

        const { gaps, start, end, contentStart, contentEnd } = await measure(page)
        expect(gaps.length, `${width} px`).toBeGreaterThan(3)
        expect(Math.max(...gaps) - Math.min(...gaps), `${width} px: ${gaps}`).toBeLessThanOrEqual(SAME_PX)
        expect(Math.abs(start - contentStart), `${width} px: the logo begins where the content begins`).toBeLessThan(
          SAME_PX,
        )
        expect(Math.abs(end - contentEnd), `${width} px: the row ends where the content ends`).toBeLessThan(SAME_PX)
      }
    },
  )

  test(`${site}: the menu bar is hidden below 1280 px`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 900 })
    await page.goto(siteUrl(site))

    await expect(page.locator('[data-scope="navigation"][data-part="menu"]')).toBeHidden()
  })
}

async function measure(page: Page) {
  return page.evaluate(() => {
    const find = (part: string) => document.querySelector(`[data-scope="navigation"][data-part="${part}"]`)
    const items = [...(find("items")?.querySelectorAll(":scope > li") ?? [])].filter((item) =>
      item.checkVisibility({ visibilityProperty: true }),
    )
    const words = items.map((item) => {
      const range = document.createRange()
      const word = item.querySelector("a, button")?.firstChild
      if (word) range.selectNode(word)
      return range.getBoundingClientRect()
    })
    const bar = find("bar")
    const { left = 0, right = 0 } = bar?.getBoundingClientRect() ?? {}
    const style = bar && getComputedStyle(bar)
    const last = items.at(-1)?.querySelectorAll("a[data-part=page], button") ?? []
    return {
      gaps: words.slice(1).map((word, at) => word.left - (words[at]?.right ?? 0)),
      start: find("home")?.getBoundingClientRect().left ?? 0,
      end: Math.max(...[...last].map((node) => node.getBoundingClientRect().right)),
      contentStart: left + Number.parseFloat(style?.paddingInlineStart ?? ""),
      contentEnd: right - Number.parseFloat(style?.paddingInlineEnd ?? ""),
    }
  })
}
