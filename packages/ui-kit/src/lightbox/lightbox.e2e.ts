import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("Enter opens a picture, Tab stays inside the lightbox, and Escape focuses the picture that was shown last", async ({
  page,
  open,
}) => {
  await open("kit-lightbox--basic", { motion: "full" })
  await page.getByRole("button", { name: "Visa bild 2 av 6 i helskärm" }).press("Enter")
  const dialog = page.getByRole("dialog")
  await expect(dialog).toBeVisible()

  await expect(page.getByRole("img", { name: "Samma bil från sidan" })).toBeInViewport({ ratio: 0.9 })
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press("Tab")
    await expect(page.locator("#storybook-root :focus")).toHaveCount(0)
  }
  await page.keyboard.press("Home")
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("ArrowRight")
  await expect(page.getByRole("img", { name: "Ett framhjul" })).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press("Escape")

  await expect(dialog).toBeHidden()
  await expect(page.getByRole("button", { name: "Visa bild 4 av 6 i helskärm" })).toBeFocused()
})

test("the accessibility tree contains only the current picture, its position and the thumbnails", async ({
  page,
  open,
}) => {
  await open("kit-lightbox--all-states")
  await expect(page.getByText("3 av 6")).toBeVisible()

  expect(await readAccessibilityTree(page)).toEqual([
    'dialog "Bilder i helskärm"',
    'region "Bilder i helskärm"',
    'text "3 av 6"',
    'button "Stäng"',
    'button "Föregående"',
    'button "Nästa"',
    'group "3 av 6"',
    'image "Samma bil snett bakifrån"',
    'group "Välj vad som visas"',
    ...[1, 2, 3, 4, 5, 6].map((n) => `button "Visa ${n} av 6"`),
  ])
})
