import data from "@forecourt/schemas/blocks/mega-menu-navigation/data/with-teasers.json" with { type: "json" }
import example from "@forecourt/schemas/blocks/mega-menu-navigation/examples/with-teasers.json" with { type: "json" }
import { fireEvent, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { renderLive, siteFor } from "../../test/render.tsx"

test("below 1500 px a visitor can open pages and teasers in the menu drawer and return to the previous level [spec 1 §4 mega-menu.drill-down mega-menu.back]", async () => {
  const header = await renderLive("MegaMenuNavigation", example, siteFor({ path: "/salj-bil" }), data)
  const drawer = header.querySelector("dialog") as HTMLElement
  const entry = within(drawer).getByText("Bilar", { selector: "summary" })

  entry.focus()
  fireEvent.keyDown(entry, { key: "ArrowRight" })

  const heading = within(drawer).getByText("Bilar", { selector: "h2" })
  expect(document.activeElement).toBe(heading)
  expect(heading.parentElement?.textContent).toContain("Provkör en elbil över helgen")
  await userEvent.click(within(drawer).getAllByText("Tillbaka")[0] as HTMLElement)
  expect(document.activeElement).toBe(entry)
})
