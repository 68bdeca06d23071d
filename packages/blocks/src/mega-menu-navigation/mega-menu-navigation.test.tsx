import example from "@forecourt/schemas/blocks/mega-menu-navigation/examples/with-teasers.json" with { type: "json" }
import { fireEvent, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { renderDocument, renderLive, siteFor } from "../../test/render.tsx"

test("each menu has its links in groups and its teaser beside them, all in the HTML", async () => {
  const header = await renderDocument("MegaMenuNavigation", example)

  const panel = header.querySelector("[data-navigation-panel]")
  expect([...(panel?.querySelectorAll("[data-part=group]") ?? [])].map((group) => group.textContent)).toEqual([
    "KampanjerTransportbilar",
    "Nya bilarSUVKombiSmåbilSjusitsig",
    "Begagnade bilarUnder 150 000 krNyinkommetGaranti i två år",
    "ElbilarRäckvidd på vinternLadda hemmaBatteriets hälsa",
  ])
  expect(panel?.querySelector("[data-part=teaser] a")?.getAttribute("href")).toBe("/bilar/elbilar")
  expect(panel?.querySelector("[data-part=teaser-price]")?.textContent).toBe("från 549\u00a0900\u00a0kr")
})

test("below 1500 px one drills down to the same pages and the same teaser, and goes back [spec 1 §4 mega-menu.drill-down mega-menu.back]", async () => {
  const header = await renderLive("MegaMenuNavigation", example, siteFor({ path: "/salj-bil" }))
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

test("the bar is the navigation's: logo, alert, extra links, languages, floating", async () => {
  const fields = { ...example, hasMessage: true, messageTitle: { value: "Öppet" }, messageType: "Light" }
  const header = await renderDocument("MegaMenuNavigation", fields, siteFor({ path: "/" }))

  expect(header.querySelector("header[data-floating]")).not.toBeNull()
  expect(header.querySelector("img")?.getAttribute("width")).toBe("150")
  expect(header.querySelector("section")?.textContent).toContain("Öppet")
  expect(header.querySelector("[data-part=extra]")?.textContent).toBe("Sälj din bil")
  expect(header.querySelector("a[hreflang=en]")?.getAttribute("href")).toBe("/en")
})

test("a teaser is one large link, but not where an editor has to reach its words [spec 1 §6 inline]", async () => {
  const live = await renderDocument("MegaMenuNavigation", example)
  const editing = await renderDocument("MegaMenuNavigation", example, siteFor({ mode: "editing" }))

  expect(live.querySelector("[data-part=teaser] a")?.hasAttribute("data-cover")).toBe(true)
  expect(editing.querySelector("[data-part=teaser] a")?.hasAttribute("data-cover")).toBe(false)
})
