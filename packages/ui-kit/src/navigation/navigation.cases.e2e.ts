import type { Page } from "@playwright/test"
import { expect, test, updateArgs } from "../../test/harness/in-browser.ts"

const { step } = test
const STORY = "kit-navigation--basic"
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true })
const toggle = (page: Page, item: string) => page.getByRole("button", { name: `Visa sidor under ${item}` })
const shows = async (page: Page, item: string, first: string) => {
  await expect(toggle(page, item)).toHaveAttribute("aria-expanded", "true")
  await expect(link(page, first)).toBeVisible()
}
const hides = async (page: Page, item: string, first: string) => {
  await expect(toggle(page, item)).toHaveAttribute("aria-expanded", "false")
  await expect(link(page, first)).toBeHidden()
}
const CARS = ["Bilar", "Nya bilar"] as const
const WORKSHOP = ["Verkstad", "Service"] as const

async function rest(page: Page): Promise<void> {
  await page.mouse.move(600, 700)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await expect(page.locator("nav [aria-expanded=true]")).toHaveCount(0)
}

test("a press opens and closes a menu", async ({ page, open }) => {
  await open(STORY)
  await updateArgs(page, STORY, { activation: "press" })

  await step("APG navigation: a toggle refers to its menu", async () => {
    const id = await toggle(page, "Bilar").getAttribute("aria-controls")
    await expect(page.locator(`[id="${id}"][data-part=panel]`)).toHaveCount(1)
  })
  await step("APG navigation: a toggle has the expanded state of its menu after each press", async () => {
    await hides(page, ...CARS)
    await toggle(page, "Bilar").click()
    await shows(page, ...CARS)
    await toggle(page, "Verkstad").click()
    await shows(page, ...WORKSHOP)
    await hides(page, ...CARS)
    await page.keyboard.press("Escape")
  })
  await step("APG navigation: only the link to the current page has `aria-current`", async () => {
    await expect(page.locator("nav [aria-current=page]")).toHaveText(["Finansiering"])
  })
  await step(
    "APG navigation: Tab moves through links and toggles of the top level while all menus are closed",
    async () => {
      await link(page, "Bilar").focus()
      for (const control of [toggle(page, "Bilar"), link(page, "Verkstad"), toggle(page, "Verkstad")]) {
        await page.keyboard.press("Tab")
        await expect(control).toBeFocused()
      }
    },
  )
  await step("APG navigation: Enter on a toggle opens and closes its menu", async () => {
    await page.keyboard.press("Enter")
    await shows(page, ...WORKSHOP)
    await page.keyboard.press("Enter")
    await hides(page, ...WORKSHOP)
  })
  await step("APG navigation: Space on a toggle opens and closes its menu", async () => {
    await page.keyboard.press("Space")
    await shows(page, ...WORKSHOP)
    await page.keyboard.press("Space")
    await hides(page, ...WORKSHOP)
  })
  await step("APG navigation: Escape in a menu closes it", async () => {
    await page.keyboard.press("Enter")
    await shows(page, ...WORKSHOP)
    await page.keyboard.press("Tab")
    await expect(link(page, "Service")).toBeFocused()
    await page.keyboard.press("Escape")
    await hides(page, ...WORKSHOP)
  })
  await step("APG navigation: → and ← move the focus along the top level and stop at its ends", async () => {
    await link(page, "Bilar").focus()
    await page.keyboard.press("ArrowLeft")
    await expect(link(page, "Bilar")).toBeFocused()
    await page.keyboard.press("ArrowRight")
    await expect(toggle(page, "Bilar")).toBeFocused()
    await page.keyboard.press("ArrowRight")
    await expect(link(page, "Verkstad")).toBeFocused()
    await page.keyboard.press("ArrowLeft")
    await expect(toggle(page, "Bilar")).toBeFocused()
    await link(page, "Om Norrvik").focus()
    await page.keyboard.press("ArrowRight")
    await expect(link(page, "Om Norrvik")).toBeFocused()
  })
  await step("APG navigation: Home and End move to the ends of the top level", async () => {
    await page.keyboard.press("Home")
    await expect(link(page, "Bilar")).toBeFocused()
    await page.keyboard.press("End")
    await expect(link(page, "Om Norrvik")).toBeFocused()
  })
  await step("APG navigation: ↓ on the toggle of an open menu moves to its first link", async () => {
    await toggle(page, "Bilar").press("Enter")
    await shows(page, ...CARS)
    await page.keyboard.press("ArrowDown")
    await expect(link(page, "Nya bilar")).toBeFocused()
  })
  await step("APG navigation: ↓ and ↑ move from link to link of an open menu and stop at the last", async () => {
    await page.keyboard.press("ArrowDown")
    await expect(link(page, "Volvo")).toBeFocused()
    await page.keyboard.press("ArrowUp")
    await expect(link(page, "Nya bilar")).toBeFocused()
    await link(page, "Pickup").focus()
    await page.keyboard.press("ArrowDown")
    await expect(link(page, "Pickup")).toBeFocused()
  })
  await step("APG navigation: Home and End move to the first and the last link of an open menu", async () => {
    await page.keyboard.press("Home")
    await expect(link(page, "Nya bilar")).toBeFocused()
    await page.keyboard.press("End")
    await expect(link(page, "Pickup")).toBeFocused()
  })
})

test("menus can be opened, navigated and closed by keyboard", async ({ page, open }) => {
  await open(STORY)
  await updateArgs(page, STORY, { activation: "press" })

  await step(
    "Zag navigation: Enter opens and closes, and Enter on the next toggle opens only that one's menu",
    async () => {
      await toggle(page, "Bilar").focus()
      await page.keyboard.press("Enter")
      await shows(page, ...CARS)
      await page.keyboard.press("Enter")
      await hides(page, ...CARS)
      await toggle(page, "Verkstad").press("Enter")
      await shows(page, ...WORKSHOP)
      await hides(page, ...CARS)
      await page.keyboard.press("Escape")
    },
  )
  await step("Zag navigation: Tab moves from an open toggle to the first link, and the menu stays open", async () => {
    await toggle(page, "Bilar").press("Enter")
    await shows(page, ...CARS)
    await page.keyboard.press("Tab")
    await expect(link(page, "Nya bilar")).toBeFocused()
    await shows(page, ...CARS)
  })
  await step("Zag navigation: Shift+Tab moves back to the toggle, and the menu stays open", async () => {
    await page.keyboard.press("Shift+Tab")
    await expect(toggle(page, "Bilar")).toBeFocused()
    await shows(page, ...CARS)
  })
  await step("Zag navigation: ↓ moves from link to link", async () => {
    await page.keyboard.press("Tab")
    for (const name of ["Volvo", "Polestar"]) {
      await page.keyboard.press("ArrowDown")
      await expect(link(page, name)).toBeFocused()
    }
  })
  await step("Zag navigation: ↑ moves back from link to link", async () => {
    for (const name of ["Volvo", "Nya bilar"]) {
      await page.keyboard.press("ArrowUp")
      await expect(link(page, name)).toBeFocused()
    }
  })
  await step("Zag navigation: Home and End in a menu move to its first and last link", async () => {
    for (const [key, name] of [
      ["End", "Pickup"],
      ["Home", "Nya bilar"],
    ] as const) {
      await page.keyboard.press(key)
      await expect(link(page, name)).toBeFocused()
    }
  })
  await step("Zag navigation: Escape from a link further down closes the menu and focuses the toggle", async () => {
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await expect(link(page, "Polestar")).toBeFocused()
    await page.keyboard.press("Escape")
    await hides(page, ...CARS)
    await expect(toggle(page, "Bilar")).toBeFocused()
  })
  await step("Zag navigation: Space opens a menu that Enter opened and Escape closed", async () => {
    await page.keyboard.press("Enter")
    await shows(page, ...CARS)
    await page.keyboard.press("Escape")
    await hides(page, ...CARS)
    await page.keyboard.press("Space")
    await shows(page, ...CARS)
  })
  await step("Zag navigation: Tab moves through all links to the next item, and back the same way", async () => {
    await link(page, "Skåp").focus()
    for (const next of [link(page, "Pickup"), link(page, "Verkstad"), toggle(page, "Verkstad")]) {
      await page.keyboard.press("Tab")
      await expect(next).toBeFocused()
    }
    await hides(page, ...CARS)
    await toggle(page, "Bilar").press("Enter")
    await shows(page, ...CARS)
    await link(page, "Verkstad").focus()
    await page.keyboard.press("Shift+Tab")
    await expect(link(page, "Pickup")).toBeFocused()
  })
  await step(
    "Zag navigation: after another menu was opened and closed, Tab moves through the links in order",
    async () => {
      await page.keyboard.press("Escape")
      await toggle(page, "Verkstad").press("Enter")
      await shows(page, ...WORKSHOP)
      for (const name of ["Service", "Däckhotell"]) {
        await page.keyboard.press("Tab")
        await expect(link(page, name)).toBeFocused()
      }
    },
  )
  await step("Zag navigation: Tab out of the navigation closes an open menu", async () => {
    await link(page, "Skador och lack").focus()
    for (let count = 0; count < 3; count += 1) await page.keyboard.press("Tab")
    await expect(link(page, "Kontakt")).toBeFocused()
    await hides(page, ...WORKSHOP)
  })
  await step("Zag navigation: → and ← move along the top level", async () => {
    await toggle(page, "Bilar").focus()
    for (const [key, control] of [
      ["ArrowRight", link(page, "Verkstad")],
      ["ArrowRight", toggle(page, "Verkstad")],
      ["ArrowRight", link(page, "Finansiering")],
      ["ArrowLeft", toggle(page, "Verkstad")],
    ] as const) {
      await page.keyboard.press(key)
      await expect(control).toBeFocused()
    }
  })
  await step("Zag navigation: Home and End move to the ends of the top level", async () => {
    for (const [key, name] of [
      ["Home", "Bilar"],
      ["End", "Om Norrvik"],
      ["Home", "Bilar"],
    ] as const) {
      await page.keyboard.press(key)
      await expect(link(page, name)).toBeFocused()
    }
  })
})

test("menus can be opened and closed by pointer", async ({ page, open }) => {
  await open(STORY)

  await step("Zag navigation: hovering an item opens its menu", async () => {
    await link(page, "Bilar").hover()
    await shows(page, ...CARS)
  })
  await step("Zag navigation: hovering the next item opens its menu and closes the first", async () => {
    await link(page, "Verkstad").hover()
    await shows(page, ...WORKSHOP)
    await hides(page, ...CARS)
  })
  await step("Zag navigation: moving between items leaves only the menu of the last one open", async () => {
    await link(page, "Bilar").hover()
    await shows(page, ...CARS)
    await link(page, "Verkstad").hover()
    await shows(page, ...WORKSHOP)
    await link(page, "Bilar").hover()
    await shows(page, ...CARS)
    await hides(page, ...WORKSHOP)
    await rest(page)
  })
  await step("Zag navigation: a press on a toggle opens its menu", async () => {
    await toggle(page, "Bilar").click()
    await shows(page, ...CARS)
  })
  await step("Zag navigation: Escape closes it", async () => {
    await page.keyboard.press("Escape")
    await hides(page, ...CARS)
    await rest(page)
  })
  await step("Zag navigation: a press elsewhere closes it", async () => {
    await toggle(page, "Bilar").click()
    await shows(page, ...CARS)
    await page.mouse.click(600, 700)
    await hides(page, ...CARS)
    await rest(page)
  })
  await step(
    "Zag navigation: Escape closes the menu at once when the pointer has left and the delay is running",
    async () => {
      await toggle(page, "Bilar").click()
      await shows(page, ...CARS)
      await page.mouse.move(600, 700)
      await page.keyboard.press("Escape")
      await hides(page, ...CARS)
      await rest(page)
    },
  )
})

test("menus can be used with pointer and keyboard alternately", async ({ page, open }) => {
  await open(STORY)
  await updateArgs(page, STORY, { pressGraceMs: 0 })

  await step("Zag navigation: a press closes a menu opened by hover, and it stays closed while hovered", async () => {
    await toggle(page, "Bilar").hover()
    await shows(page, ...CARS)
    await toggle(page, "Bilar").click()
    await hides(page, ...CARS)
    await link(page, "Bilar").hover()
    await hides(page, ...CARS)
  })
  await step("Zag navigation: it opens again once the pointer has left and returned", async () => {
    await rest(page)
    await toggle(page, "Bilar").hover()
    await shows(page, ...CARS)
  })
  await step(
    "Zag navigation: of two presses the first closes a menu opened by hover, and the second opens it",
    async () => {
      await toggle(page, "Bilar").click()
      await hides(page, ...CARS)
      await toggle(page, "Bilar").click()
      await shows(page, ...CARS)
      await rest(page)
    },
  )
  await step(
    "Zag navigation: a menu opened by key can be switched by pointer, closed with Escape, and opened by both again",
    async () => {
      await toggle(page, "Bilar").focus()
      await page.keyboard.press("Escape")
      await page.keyboard.press("Enter")
      await shows(page, ...CARS)
      await link(page, "Verkstad").hover()
      await shows(page, ...WORKSHOP)
      await hides(page, ...CARS)
      await page.keyboard.press("Escape")
      await hides(page, ...WORKSHOP)
      await rest(page)
      await toggle(page, "Bilar").hover()
      await shows(page, ...CARS)
      await page.keyboard.press("Escape")
      await hides(page, ...CARS)
      await rest(page)
      // The focus opens the menu here.
      await toggle(page, "Verkstad").focus()
      await shows(page, ...WORKSHOP)
      await rest(page)
    },
  )
  await step(
    "Zag navigation: a menu opened by hover can be closed with Escape from inside, and opened with Enter",
    async () => {
      await toggle(page, "Bilar").hover()
      await shows(page, ...CARS)
      await toggle(page, "Bilar").focus()
      await page.keyboard.press("Tab")
      await expect(link(page, "Nya bilar")).toBeFocused()
      await page.keyboard.press("Escape")
      await hides(page, ...CARS)
      await expect(toggle(page, "Bilar")).toBeFocused()
      await page.keyboard.press("Enter")
      await shows(page, ...CARS)
    },
  )
})
