import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("the accessibility tree contains a named landmark with a list of links and the current page", async ({
  page,
  open,
}) => {
  await open("kit-breadcrumb--basic")

  const said = await readAccessibilityTree(page)

  expect(said.slice(said.indexOf('navigation "Sökväg"'))).toEqual([
    'navigation "Sökväg"',
    "list",
    expect.stringMatching(/^listitem/),
    'link "Hem"',
    expect.stringMatching(/^listitem/),
    'link "Bilar"',
    expect.stringMatching(/^listitem/),
    'text "Begagnade bilar"',
  ])
  await expect(page.getByText("Begagnade bilar")).toHaveAttribute("aria-current", "page")
})

test.describe("on a narrow phone screen", () => {
  test.use({ viewport: { width: 390, height: 700 } })

  test("pressing Tab scrolls a hidden breadcrumb link into view without scrolling the page sideways", async ({
    page,
    open,
  }) => {
    await open("kit-breadcrumb--long-text")
    const last = page.getByRole("link", { name: "Rengashotelli ja renkaanvaihtopalvelut" })
    await expect(last).not.toBeInViewport({ ratio: 0.9 })

    for (let press = 0; press < 3; press += 1) await page.keyboard.press("Tab")

    await expect(last).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})
