import type { Page } from "@playwright/test"
import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

const toggle = (page: Page, item: string) => page.getByRole("button", { name: `Visa sidor under ${item}` })
const isOpen = (page: Page, item: string, open: boolean) =>
  expect(toggle(page, item)).toHaveAttribute("aria-expanded", String(open))

test("moving the focus to an item opens its menu, Tab moves through the menu, and leaving the menu closes it", async ({
  page,
  open,
}) => {
  await open("kit-navigation--basic")

  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Bilar", exact: true })).toBeFocused()
  await isOpen(page, "Bilar", true)
  await page.keyboard.press("Tab")
  await expect(toggle(page, "Bilar")).toBeFocused()
  for (const name of ["Nya bilar", "Volvo", "Polestar", "Kia", "Begagnade bilar"]) {
    await page.keyboard.press("Tab")
    await expect(page.getByRole("link", { name, exact: true })).toBeFocused()
  }

  await page.getByRole("link", { name: "Pickup" }).focus()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Verkstad" })).toBeFocused()
  await isOpen(page, "Bilar", false)
  await isOpen(page, "Verkstad", true)
})

test("Escape focuses the toggle, Enter and Space reopen the menu, and arrow keys move along the top level", async ({
  page,
  open,
}) => {
  await open("kit-navigation--basic")
  await page.getByRole("link", { name: "Bilar", exact: true }).focus()
  await page.keyboard.press("Tab")
  // It fades in: in the first frame nothing in it can be focused or read out.
  await expect(page.getByRole("link", { name: "Nya bilar" })).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Nya bilar" })).toBeFocused()

  await page.keyboard.press("Escape")
  await expect(toggle(page, "Bilar")).toBeFocused()
  await isOpen(page, "Bilar", false)
  await page.keyboard.press("Enter")
  await isOpen(page, "Bilar", true)
  await page.keyboard.press("Space")
  await isOpen(page, "Bilar", false)

  await page.keyboard.press("End")
  await expect(page.getByRole("link", { name: "Om Norrvik" })).toBeFocused()
  await page.keyboard.press("Home")
  await expect(page.getByRole("link", { name: "Bilar", exact: true })).toBeFocused()
  await page.keyboard.press("ArrowRight")
  await expect(toggle(page, "Bilar")).toBeFocused()
  await page.keyboard.press("ArrowRight")
  await isOpen(page, "Verkstad", true)
  await expect(page.getByRole("link", { name: "Service" })).toBeVisible()
  await page.keyboard.press("ArrowDown")
  await expect(page.getByRole("link", { name: "Service" })).toBeFocused()
})

test("vertical arrow keys move through the links of an open menu, and horizontal arrow keys move the focus out of the menu", async ({
  page,
  open,
}) => {
  await open("kit-navigation--basic")
  await toggle(page, "Bilar").focus()
  await expect(page.getByRole("link", { name: "Nya bilar" })).toBeVisible()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("ArrowDown")
  await expect(page.getByRole("link", { name: "Volvo", exact: true })).toBeFocused()
  await page.keyboard.press("End")
  await expect(page.getByRole("link", { name: "Pickup" })).toBeFocused()
  await page.keyboard.press("Home")
  await expect(page.getByRole("link", { name: "Nya bilar" })).toBeFocused()

  await page.keyboard.press("ArrowRight")
  await expect(page.getByRole("link", { name: "Verkstad" })).toBeFocused()
  await isOpen(page, "Bilar", false)
  await expect(page.getByRole("link", { name: "Service" })).toBeVisible()
  await page.keyboard.press("ArrowDown")
  await expect(page.getByRole("link", { name: "Service" })).toBeFocused()
  await page.keyboard.press("ArrowUp")
  await expect(toggle(page, "Verkstad")).toBeFocused()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("ArrowLeft")

  await expect(toggle(page, "Bilar")).toBeFocused()
})

test("on a right-to-left page the left arrow key moves forward", async ({ page, open }) => {
  await open("kit-navigation--basic", { dir: "rtl" })
  await page.getByRole("link", { name: "Finansiering" }).focus()

  await page.keyboard.press("ArrowLeft")

  await expect(page.getByRole("link", { name: "Om Norrvik" })).toBeFocused()
})

async function stopTime(page: Page): Promise<void> {
  // A minute ahead: the clock still runs during this call, which may take seconds on a busy machine.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
}

test("crossing an adjacent item on the way to the open menu does not close the open menu", async ({ page, open }) => {
  await page.clock.install()
  await open("kit-navigation--basic")
  await stopTime(page)
  await page.getByRole("link", { name: "Bilar", exact: true }).hover()
  await isOpen(page, "Bilar", true)
  const to = await page.getByRole("link", { name: "Transportbilar" }).boundingBox()

  await page.mouse.move((to?.x ?? 0) + 5, (to?.y ?? 0) + 5, { steps: 4 })

  await isOpen(page, "Bilar", true)
  await isOpen(page, "Verkstad", false)
})

test("moving the pointer slowly towards the open menu keeps the menu open, and resting on an adjacent item opens the menu of that item", async ({
  page,
  open,
}) => {
  await page.clock.install()
  await open("kit-navigation--basic")
  await stopTime(page)
  await page.getByRole("link", { name: "Bilar", exact: true }).hover()
  await isOpen(page, "Bilar", true)
  const neighbour = await page.getByRole("link", { name: "Verkstad" }).boundingBox()
  const [x, y] = [(neighbour?.x ?? 0) + 5, neighbour?.y ?? 0]

  await page.mouse.move(x, y + 6)
  for (let step = 1; step <= 8; step += 1) {
    await page.mouse.move(x + step, y + 6 + 3 * step)
    await page.clock.runFor(90)
  }
  await isOpen(page, "Bilar", true)

  await page.mouse.move(x, y + 8)
  await page.clock.runFor(100)
  await isOpen(page, "Verkstad", true)
})

test("a click directly after the pointer has opened a menu keeps it open, and a press outside closes it", async ({
  page,
  open,
}) => {
  await open("kit-navigation--basic")

  await toggle(page, "Verkstad").click()
  await isOpen(page, "Verkstad", true)
  await page.mouse.click(20, 700)

  await isOpen(page, "Verkstad", false)
})

test("the accessibility tree contains a landmark with links and toggles, and only the links of the open menu", async ({
  page,
  open,
}) => {
  await open("kit-navigation--basic")
  await toggle(page, "Verkstad").focus()
  await isOpen(page, "Verkstad", true)
  await expect(page.getByRole("link", { name: "Service" })).toBeVisible()

  const said = await readAccessibilityTree(page)

  expect(said.filter((line) => /^(navigation|link|button)/.test(line))).toEqual([
    'navigation "Huvudmeny"',
    'link "Bilar"',
    'button "Visa sidor under Bilar"',
    'link "Verkstad"',
    'button "Visa sidor under Verkstad" expanded',
    'link "Service"',
    'link "Däckhotell"',
    'link "Skador och lack"',
    'link "Finansiering"',
    'link "Om Norrvik"',
    'link "Kontakt"',
  ])
})
