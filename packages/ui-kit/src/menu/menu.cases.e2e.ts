import type { Page } from "@playwright/test"
import { expect, test } from "../../test/harness/in-browser.ts"

const { step } = test
const trigger = (page: Page) => page.getByRole("button", { name: "Dela bilen" })
const menu = (page: Page) => page.getByRole("menu", { name: "Dela bilen" })
const item = (page: Page, name: string) => page.getByRole("menuitem", { name })
const [FIRST, SECOND, LAST] = ["Kopiera länken", "Mejla bilen", "Tipsa en vän"] as const

async function expectClosed(page: Page): Promise<void> {
  if (await page.getByRole("menu").count()) await page.keyboard.press("Escape")
  await expect(page.getByRole("menu")).toHaveCount(0)
  await trigger(page).focus()
}

async function openMenu(page: Page): Promise<void> {
  await expectClosed(page)
  await page.keyboard.press("Enter")
  await expect(item(page, FIRST)).toBeFocused()
}

test("the menu and its button have the roles and attributes of the APG menu button pattern", async ({ page, open }) => {
  await open("kit-menu--basic")

  await step("APG menu button: the button has `aria-haspopup`", async () => {
    await expect(trigger(page)).toHaveAttribute("aria-haspopup", /^(menu|true)$/)
  })
  await step("APG menu button: the button has the expanded state of the menu", async () => {
    await expect(trigger(page)).toHaveAttribute("aria-expanded", "false")
    await trigger(page).click()
    await expect(page.locator("[aria-haspopup]")).toHaveAttribute("aria-expanded", "true")
  })
  await step("APG menu button: the button refers to its menu", async () => {
    const id = await page.locator("[aria-haspopup]").getAttribute("aria-controls")
    await expect(page.locator(`[id="${id}"]`)).toHaveRole("menu")
  })
  await step("APG menu button: the menu has its role and is named by its button", async () => {
    await expect(menu(page)).toHaveCount(1)
  })
  await step("APG menu button: every entry is an item, links too", async () => {
    await expect(page.getByRole("menuitem")).toHaveText([
      /Kopiera länken/,
      /Mejla bilen/,
      /Skicka som sms/,
      /Tipsa en vän/,
    ])
    await expect(item(page, LAST)).toHaveAttribute("href", "#tipsa")
  })
  await step("APG menu button: Tab does not move from item to item", async () => {
    await page.keyboard.press("ArrowDown")
    await expect(item(page, FIRST)).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(item(page, SECOND)).not.toBeFocused()
  })
})

test("the menu can be opened by keyboard", async ({ page, open }) => {
  await open("kit-menu--basic")

  await step("APG menu button: Enter opens it with the focus on the first item", async () => {
    await openMenu(page)
  })
  await step("APG menu button: Space opens it with the focus on the first item", async () => {
    await expectClosed(page)
    await page.keyboard.press("Space")
    await expect(item(page, FIRST)).toBeFocused()
  })
  await step("APG menu button: ↓ opens it with the focus on the first item", async () => {
    await expectClosed(page)
    await page.keyboard.press("ArrowDown")
    await expect(item(page, FIRST)).toBeFocused()
  })
  await step("APG menu button: ↑ opens it with the focus on the last item", async () => {
    await expectClosed(page)
    await page.keyboard.press("ArrowUp")
    await expect(item(page, LAST)).toBeFocused()
  })
})

test("the menu can be navigated, used and closed by keyboard", async ({ page, open }) => {
  await open("kit-menu--basic")
  await openMenu(page)

  await step("APG menu button: ↓ moves to the next item, skips a disabled one, and wraps around", async () => {
    for (const name of [SECOND, LAST, FIRST]) {
      await page.keyboard.press("ArrowDown")
      await expect(item(page, name)).toBeFocused()
    }
  })
  await step("APG menu button: ↑ moves to the previous item and wraps around", async () => {
    for (const name of [LAST, SECOND, FIRST]) {
      await page.keyboard.press("ArrowUp")
      await expect(item(page, name)).toBeFocused()
    }
  })
  await step("APG menu button: End moves to the last item", async () => {
    await page.keyboard.press("End")
    await expect(item(page, LAST)).toBeFocused()
  })
  await step("APG menu button: Home moves to the first item", async () => {
    await page.keyboard.press("Home")
    await expect(item(page, FIRST)).toBeFocused()
  })
  await step("APG menu button: a letter moves to the next item that begins with it and wraps around", async () => {
    await page.keyboard.press("t")
    await expect(item(page, LAST)).toBeFocused()
  })
  await step("APG menu button: Escape closes it and returns the focus to the button", async () => {
    await page.keyboard.press("Escape")
    await expect(page.getByRole("menu")).toHaveCount(0)
    await expect(trigger(page)).toBeFocused()
  })
  await step(
    "APG menu button: Enter on an item runs it, closes the menu and returns the focus to the button",
    async () => {
      await openMenu(page)
      await page.keyboard.press("ArrowDown")
      await page.keyboard.press("Enter")
      await expect(page.getByRole("menu")).toHaveCount(0)
      await expect(trigger(page)).toBeFocused()
    },
  )
  await step("APG menu links: Enter on a link follows it", async () => {
    await openMenu(page)
    await page.keyboard.press("End")
    await expect(item(page, LAST)).toBeFocused()
    await page.keyboard.press("Enter")
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#tipsa")
  })
})

test("the menu can be used with pointer and keyboard alternately", async ({ page, open }) => {
  await open("kit-menu--basic")

  await step("Zag menu: after a press on the button ↓ and ↑ move through the items", async () => {
    await trigger(page).click()
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press("ArrowDown")
    await expect(item(page, FIRST)).toBeFocused()
    await page.keyboard.press("ArrowDown")
    await expect(item(page, SECOND)).toBeFocused()
    await page.keyboard.press("ArrowUp")
    await expect(item(page, FIRST)).toBeFocused()
  })
  await step("Zag menu: letters find the item that begins with them", async () => {
    await page.keyboard.press("m")
    await expect(item(page, SECOND)).toBeFocused()
  })
  await step("Zag menu: ↓ and Enter after a press on the button select and close", async () => {
    await expectClosed(page)
    await trigger(page).click()
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press("ArrowDown")
    await expect(item(page, FIRST)).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(page.getByRole("menu")).toHaveCount(0)
  })
  await step("Zag menu: no item is highlighted after the pointer has left", async () => {
    await trigger(page).click()
    await item(page, SECOND).hover()
    await expect(item(page, SECOND)).toBeFocused()
    await page.mouse.move(700, 500)
    await expect(item(page, SECOND)).not.toBeFocused()
  })
  await step("Zag menu: a press elsewhere closes it", async () => {
    await page.mouse.click(700, 500)
    await expect(page.getByRole("menu")).toHaveCount(0)
  })
  await step("Zag menu: presses on the button open, close and open it again", async () => {
    const box = await trigger(page).boundingBox()
    const press = () => page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
    for (const count of [1, 0, 1]) {
      await press()
      await expect(page.getByRole("menu")).toHaveCount(count)
    }
  })
})

test("a menu with more items than fit in the window is scrollable", async ({ page, open }) => {
  await open("kit-menu--many")
  const getTown = (name: string) => page.getByRole("menuitem", { name, exact: true })
  const openMenu = async () => {
    await page.getByRole("button", { name: "Hämta bilen i" }).press("Enter")
    await expect(getTown("Alingsås")).toBeFocused()
  }

  await step("Zag menu: the same letter again moves to the next item that begins with it", async () => {
    await openMenu()
    for (const name of ["Kalmar", "Karlstad", "Kiruna", "Kalmar"]) {
      await page.keyboard.press("k")
      await expect(getTown(name)).toBeFocused()
    }
  })
  await step("Zag menu: a letter moves past the hovered item, and the focus stays there", async () => {
    await getTown("Kalmar").hover()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("menu")).toHaveCount(0)
    await openMenu()
    await getTown("Eskilstuna").hover()
    await expect(getTown("Eskilstuna")).toBeFocused()
    await page.keyboard.press("y")
    await expect(getTown("Ystad")).toBeFocused()
    await expect(getTown("Ystad")).toBeInViewport({ ratio: 1 })
    await waitForPaint(page)
    await expect(getTown("Ystad")).toBeFocused()
  })
  await step("Zag menu: after that a moving pointer moves the focus again", async () => {
    await getTown("Varberg").hover()
    await expect(getTown("Varberg")).toBeFocused()
  })
  await step(
    "Zag menu: End moves to the last item although another is hovered, and the focus stays there",
    async () => {
      await page.keyboard.press("Home")
      await expect(getTown("Alingsås")).toBeFocused()
      await getTown("Falkenberg").hover()
      await page.keyboard.press("End")
      await expect(getTown("Östersund")).toBeFocused()
      await waitForPaint(page)
      await expect(getTown("Östersund")).toBeFocused()
    },
  )
  await step("Zag menu: that last item is in view at any height of the window", async () => {
    for (const height of [720, 300, 900]) {
      await page.setViewportSize({ width: 1280, height })
      await page.keyboard.press("Home")
      await expect(getTown("Alingsås")).toBeInViewport({ ratio: 1 })
      await page.keyboard.press("End")
      await expect(getTown("Östersund")).toBeFocused()
      await expect(getTown("Östersund")).toBeInViewport({ ratio: 1 })
    }
  })
})

async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let left = 10; left > 0; left -= 1) await new Promise(requestAnimationFrame)
  })
}
