import { expect, type Locator } from "@playwright/test"
import { open } from "./outcome.ts"
import { test } from "./storybook.ts"

const visitor = (widthPx: number) =>
  ({ widthPx, isTouch: false, forcedColors: "none", reducedMotion: "reduce", isFresh: true }) as const

const getBoxes = (cards: Locator) =>
  cards.evaluateAll((all) =>
    all.map((card) => {
      const { left, width } = card.getBoundingClientRect()
      return { left: Math.round(left), width: Math.round(width) }
    }),
  )

test("Layout: the stories list has two columns, and a wide first card is wider than the cards next to it [spec 1 §2 stories-layout.two-columns stories-layout.wide-first]", async ({
  storybook,
}) => {
  const page = await storybook.visit(visitor(1280))
  const cards = page.locator("[data-scope=stories-list] [data-scope=article-card][data-part=root]")

  await open(page, "blocks-stories-list--default")
  const grid = await getBoxes(cards)
  expect(new Set(grid.map(({ left }) => left)).size).toBe(2)
  expect(new Set(grid.map(({ width }) => width)).size).toBe(1)

  await open(page, "blocks-stories-list--row-with-wide-first")
  const [first, ...others] = await getBoxes(cards)
  expect(others.length).toBeGreaterThan(0)
  expect(first?.width).toBeGreaterThan(Math.max(...others.map(({ width }) => width)))
})

test("Layout: the mega menu is shown as a bar from 1500 px and as a drill-down menu behind a button below 1500 px [spec 1 §4 mega-menu.below-large]", async ({
  storybook,
}) => {
  for (const [widthPx, isBar] of [
    [1500, true],
    [1499, false],
  ] as const) {
    const page = await storybook.visit(visitor(widthPx))
    await open(page, "blocks-mega-menu-navigation--default")
    await expect(page.getByRole("banner")).toBeVisible()
    await expect(page.getByRole("button", { name: "Finansiering" })).toBeVisible({ visible: isBar })
    const opener = page.getByRole("button", { name: "Öppna menyn" })
    await expect(opener).toBeVisible({ visible: !isBar })
    if (isBar) continue
    await opener.click()
    const drawer = page.getByRole("dialog")
    await drawer.getByText("Bilar", { exact: true }).first().click()
    await expect(drawer.getByText("Tillbaka").first()).toBeVisible()
  }
})
