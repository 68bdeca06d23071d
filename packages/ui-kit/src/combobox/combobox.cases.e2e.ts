import type { Locator, Page } from "@playwright/test"
import { expect, test } from "../../test/harness/in-browser.ts"

const { step } = test
const field = (page: Page) => page.getByLabel("Ort eller postnummer")
const list = (page: Page) => page.getByRole("listbox")
const option = (page: Page, name: string) => page.getByRole("option", { name: new RegExp(`^${name}`) })

async function clearField(page: Page): Promise<void> {
  await field(page).focus()
  await field(page).fill("")
  await page.keyboard.press("Escape")
  await expect(list(page)).toHaveCount(0)
}

async function search(page: Page, text: string, count: number): Promise<void> {
  await clearField(page)
  await page.keyboard.type(text)
  await expect(page.getByRole("option")).toHaveCount(count)
}

const isActive = async (page: Page, name: string) => {
  const id = await option(page, name).getAttribute("id")
  await expect(field(page)).toHaveAttribute("aria-activedescendant", id ?? "none")
  await expect(field(page)).toBeFocused()
}
const noneIsActive = (page: Page) => expect(field(page)).not.toHaveAttribute("aria-activedescendant", /.+/)
const caret = (page: Page) => field(page).evaluate((item) => (item as HTMLInputElement).selectionStart)

test("a combobox has the roles and attributes of the APG pattern", async ({ page, open }) => {
  await open("kit-combobox--basic")

  await step("APG combobox: the field has its role", async () => {
    await field(page).focus()
    await expect(field(page)).toHaveRole("combobox")
  })
  await step("APG combobox: it has aria-autocomplete for a list", async () => {
    await expect(field(page)).toHaveAttribute("aria-autocomplete", "list")
  })
  await step("APG combobox: it has the expanded state of the list", async () => {
    await expect(field(page)).toHaveAttribute("aria-expanded", "false")
    await search(page, "u", 5)
    await expect(field(page)).toHaveAttribute("aria-expanded", "true")
  })
  await step("APG combobox: it has aria-controls for the list", async () => {
    const id = await field(page).getAttribute("aria-controls")
    await expect(page.locator(`[id="${id}"]`)).toHaveRole("listbox")
  })
  await step("APG combobox: the list has its role and a name", async () => {
    await expect(list(page)).toHaveAccessibleName(/./)
  })
  await step("APG combobox: the list contains options", async () => {
    await expect(list(page).getByRole("option")).toHaveCount(5)
  })
  await step("APG combobox: the field references the active option", async () => {
    await noneIsActive(page)
    await page.keyboard.press("ArrowDown")
    await isActive(page, "Ulricehamn")
  })
})

test("the list can be opened, navigated and used by keyboard", async ({ page, open }) => {
  await open("kit-combobox--basic")

  await step("APG combobox: ↓ in the field moves to the first option", async () => {
    await search(page, "u", 5)
    await page.keyboard.press("ArrowDown")
    await isActive(page, "Ulricehamn")
  })
  await step("APG combobox: ↓ in the list moves to the next option, and from the last to the first", async () => {
    for (const name of ["Umeå", "Upplands Väsby", "Uppsala", "Uddevalla", "Ulricehamn"]) {
      await page.keyboard.press("ArrowDown")
      await isActive(page, name)
    }
  })
  await step("APG combobox: ↑ in the field moves to the last option", async () => {
    await search(page, "u", 5)
    await page.keyboard.press("ArrowUp")
    await isActive(page, "Uddevalla")
  })
  await step("APG combobox: ↑ in the list moves to the previous option, and from the first to the last", async () => {
    for (const name of ["Uppsala", "Upplands Väsby", "Umeå", "Ulricehamn", "Uddevalla"]) {
      await page.keyboard.press("ArrowUp")
      await isActive(page, name)
    }
  })
  await step("APG combobox: Enter selects the option and closes the list", async () => {
    await page.keyboard.press("Enter")
    await expect(field(page)).toHaveValue("Uddevalla")
    await expect(list(page)).toHaveCount(0)
  })
  await step("APG combobox: Backspace in the text of a selected option deletes a letter", async () => {
    await page.keyboard.press("Backspace")
    await expect(field(page)).toHaveValue("Uddevall")
  })
  await step("APG combobox: Backspace after a first letter empties the field", async () => {
    await search(page, "u", 5)
    await page.keyboard.press("Backspace")
    await expect(field(page)).toHaveValue("")
  })
  await step("APG combobox: Escape in an open list closes it", async () => {
    await search(page, "u", 5)
    await page.keyboard.press("Escape")
    await expect(list(page)).toHaveCount(0)
    await expect(field(page)).toBeFocused()
  })
  await step("APG combobox: ↓ on a closed list opens it", async () => {
    await page.keyboard.press("ArrowDown")
    await expect(list(page)).toHaveCount(1)
  })
  await step("APG combobox: ← and → return from the list to the text and move the caret", async () => {
    await search(page, "upp", 2)
    await page.keyboard.press("ArrowDown")
    await isActive(page, "Upplands Väsby")
    await page.keyboard.press("ArrowLeft")
    expect(await caret(page)).toBe(2)
    await page.keyboard.press("ArrowRight")
    expect(await caret(page)).toBe(3)
  })
  await step("APG combobox: Home and End return from the list to the ends of the text", async () => {
    await search(page, "upp", 2)
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Home")
    await expect.poll(() => caret(page)).toBe(0)
    await page.keyboard.press("End")
    await expect.poll(() => caret(page)).toBe(3)
  })
  await step("APG combobox: letters typed while an option is active go into the text", async () => {
    await search(page, "u", 5)
    await page.keyboard.press("ArrowDown")
    await isActive(page, "Ulricehamn")
    await page.keyboard.type("m")
    await expect(field(page)).toHaveValue("um")
    await expect(page.getByRole("option")).toHaveCount(1)
  })
})

test("the list opens when the visitor types, and an option can be selected by mouse", async ({ page, open }) => {
  await open("kit-combobox--basic")

  await step("APG combobox: a press elsewhere closes the list", async () => {
    await search(page, "u", 5)
    await page.mouse.click(900, 600)
    await expect(list(page)).toHaveCount(0)
  })
  await step("APG combobox: a press elsewhere closes it also while an option is active", async () => {
    await search(page, "u", 5)
    await page.keyboard.press("ArrowDown")
    await page.mouse.click(900, 600)
    await expect(list(page)).toHaveCount(0)
  })
  await step("Zag combobox: letters open the list and the focus stays in the field", async () => {
    await search(page, "upp", 2)
    await expect(field(page)).toBeFocused()
  })
  await step("Zag combobox: the pointer marks an option, and the text stays", async () => {
    // The pointer enters from outside, as with a hand.
    await page.mouse.move(900, 600)
    await option(page, "Uppsala").hover()
    await isActive(page, "Uppsala")
    await expect(field(page)).toHaveValue("upp")
  })
  await step("Zag combobox: a press selects an option and closes the list", async () => {
    await option(page, "Uppsala").click()
    await expect(field(page)).toHaveValue("Uppsala")
    await expect(list(page)).toHaveCount(0)
  })
  await step("Zag combobox: a selected option can be selected again", async () => {
    await search(page, "y", 1)
    await option(page, "Ystad").click()
    await expect(field(page)).toHaveValue("Ystad")
  })
  await step("Zag combobox: on a closed list Home and End move the caret", async () => {
    await page.keyboard.press("Home")
    await expect.poll(() => caret(page)).toBe(0)
    await page.keyboard.press("End")
    await expect.poll(() => caret(page)).toBe(5)
  })
  await step("Zag combobox: only the options found for the text are shown", async () => {
    await search(page, "ume", 1)
    await expect(option(page, "Umeå")).toBeVisible()
  })
  await step("Zag combobox: nothing is marked before a key or the pointer marks it", async () => {
    await noneIsActive(page)
  })
  await step("Zag combobox: Enter on an option selects it and submits no form", async () => {
    await page.evaluate(() => {
      document.addEventListener("submit", (event) => {
        event.preventDefault()
        document.body.dataset.sent = String(1 + Number(document.body.dataset.sent ?? 0))
      })
    })
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(field(page)).toHaveValue("Umeå")
    await expect(page.locator("body[data-sent]")).toHaveCount(0)
  })
  await step("Zag combobox: a text without an option is kept, and Enter submits it", async () => {
    await clearField(page)
    await page.keyboard.type("Xby")
    await expect(page.getByRole("option")).toHaveCount(0)
    await page.keyboard.press("Escape")
    await page.keyboard.press("Enter")
    await expect(page.locator("body")).toHaveAttribute("data-sent", "1")
    await expect(field(page)).toHaveValue("Xby")
  })
})

test("a controlled combobox shows its current value", async ({ page, open }) => {
  await open("kit-combobox--held")

  await step(
    "Zag combobox: a value set from outside stands in the field and is the chosen option of the list",
    async () => {
      await search(page, "upp", 2)
      await page.keyboard.press("Escape")
      await page.getByRole("button", { name: "Umeå som förra gången" }).click()
      await expect(field(page)).toHaveValue("Umeå")
      await expect(page.locator("input[name=place]")).toHaveValue("umeå")
      await field(page).focus()
      await page.keyboard.press("ArrowDown")
      await expect(page.getByRole("option")).toHaveCount(1)
      await expect(page.getByRole("option", { selected: true })).toHaveText(/^Umeå/)
    },
  )
  await step("Zag combobox: a page that keeps its value also keeps the text, for any selection", async () => {
    await open("kit-combobox--kept")
    await search(page, "upp", 2)
    await option(page, "Uppsala").click()
    await expect(list(page)).toHaveCount(0)
    await expect(field(page)).toHaveValue("Umeå")
    await expect(page.locator("input[name=place]")).toHaveValue("umeå")
  })
})

test("a long list scrolls to the active option", async ({ page, open }) => {
  await open("kit-combobox--many")
  const getTown = (name: string) => page.getByRole("option", { name, exact: true })

  await step("Zag combobox: the selected option is marked and in view when the list opens again", async () => {
    await search(page, "a", 28)
    await getTown("Varberg").click()
    await expect(field(page)).toHaveValue("Varberg")
    await expect(list(page)).toHaveCount(0)
    await page.mouse.move(900, 600)
    await page.keyboard.press("ArrowDown")
    await expect(page.getByRole("option", { selected: true })).toHaveText("Varberg")
    await isActive(page, "Varberg")
    await expect(getTown("Varberg")).toBeInViewport({ ratio: 1 })
    await expect(getTown("Alingsås")).not.toBeInViewport()
  })
  await step(
    "Zag combobox: a key leads out of sight, the list follows, and the resting pointer takes nothing back",
    async () => {
      await search(page, "a", 28)
      await moveOnto(page, getTown("Alingsås"))
      await isActive(page, "Alingsås")
      await page.keyboard.press("ArrowUp")
      await isActive(page, "Östersund")
      await expect(getTown("Östersund")).toBeInViewport({ ratio: 1 })
      await waitForPaint(page)
      await isActive(page, "Östersund")
    },
  )
  await step("Zag combobox: after that a moving pointer marks an option", async () => {
    await moveOnto(page, getTown("Ystad"))
    await isActive(page, "Ystad")
  })
})

async function moveOnto(page: Page, target: Locator): Promise<void> {
  await page.mouse.move(900, 600)
  await page.mouse.move(899, 600)
  await target.hover()
}

async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let left = 10; left > 0; left -= 1) await new Promise(requestAnimationFrame)
  })
}
