import { announced, expect, takeOver, test } from "../test-harness/in-browser.ts"

test("Enter opens a picture, Tab stays inside, Escape goes to the picture that was seen last", async ({
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
    await expect(page.locator("main > :not(dialog) :focus")).toHaveCount(0)
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

test("a screen reader finds one picture, its place and the thumbnails", async ({ page, open }) => {
  await open("kit-lightbox--all-states")
  await expect(page.getByText("3 av 6")).toBeVisible()

  expect(await announced(page)).toEqual([
    'dialog "Bilder i helskärm" modal',
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

for (const how of ["Enter", "a press"]) {
  test(`opened with ${how} before the script has come, it shows the picture that was pressed`, async ({
    page,
    openAsSent,
  }) => {
    await openAsSent("kit-lightbox--basic")
    const fourth = page.getByRole("button", { name: "Visa bild 4 av 6 i helskärm" })
    if (how === "Enter") await fourth.press("Enter")
    else await fourth.click()
    await expect(page.getByRole("dialog")).toBeVisible()

    await takeOver(page)

    await expect(page.getByText("4 av 6")).toBeVisible()
    await expect(page.getByRole("img", { name: "Ett framhjul" })).toBeInViewport({ ratio: 0.9 })
    await expect(page.getByRole("dialog").locator(":focus")).toHaveCount(1)
    await page.keyboard.press("ArrowRight")
    await expect(page.getByText("5 av 6")).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toBeHidden()
    await expect(page.getByRole("button", { name: "Visa bild 5 av 6 i helskärm" })).toBeFocused()
  })
}

test("where the focus went before the script came, it stays", async ({ page, openAsSent }) => {
  await openAsSent("kit-lightbox--basic")
  await page.getByRole("button", { name: "Visa bild 2 av 6 i helskärm" }).press("Enter")
  await page.keyboard.press("Tab")
  const focused = page.getByRole("dialog").locator(":focus")
  const before = await focused.getAttribute("data-part")

  await takeOver(page)

  await expect(page.getByText("2 av 6")).toBeVisible()
  expect(before).not.toBe("close")
  await expect(focused).toHaveAttribute("data-part", before ?? "")
})
