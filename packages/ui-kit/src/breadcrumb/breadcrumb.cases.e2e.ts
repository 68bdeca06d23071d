import { expect, test } from "../../test/harness/in-browser.ts"

const { step } = test

test("a breadcrumb has a labelled list of links and marks the current page", async ({ page, open }) => {
  await open("kit-breadcrumb--basic")

  await step("APG breadcrumb: it is a landmark with a name", async () => {
    await expect(page.getByRole("navigation", { name: "Sökväg" })).toHaveCount(1)
  })
  await step("APG breadcrumb: only the item of the current page has aria-current", async () => {
    await expect(page.locator("[aria-current=page]")).toHaveText(["Begagnade bilar"])
  })
})
