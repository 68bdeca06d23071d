import data from "@forecourt/schemas/blocks/mega-menu-navigation/data/with-teasers.json" with { type: "json" }
import example from "@forecourt/schemas/blocks/mega-menu-navigation/examples/with-teasers.json" with { type: "json" }
import { expect, test } from "vitest"
import { renderDocument, siteFor } from "../../test/render.tsx"

// Server-rendered HTML. In a separate file, since React does not support server and browser in one process.

test("the server-rendered HTML contains every menu with its link groups and teaser", async () => {
  const header = await renderDocument("MegaMenuNavigation", example, undefined, data)

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

test("the mega menu renders the logo, the alert, the extra links, the language switch and the floating header", async () => {
  const fields = { ...example, hasMessage: true, messageTitle: { value: "Öppet" }, messageType: "Light" }
  const header = await renderDocument("MegaMenuNavigation", fields, siteFor({ path: "/" }), data)

  expect(header.querySelector("header[data-floating]")).not.toBeNull()
  expect(header.querySelector("img")?.getAttribute("width")).toBe("150")
  expect(header.querySelector("section")?.textContent).toContain("Öppet")
  expect(header.querySelector("[data-part=extra]")?.textContent).toBe("Sälj din bil")
  expect(header.querySelector("a[hreflang=en]")?.getAttribute("href")).toBe("/en")
})

test("a teaser is one large link for visitors, but not in the page editor [spec 1 §6 inline]", async () => {
  const live = await renderDocument("MegaMenuNavigation", example, undefined, data)
  const editing = await renderDocument("MegaMenuNavigation", example, siteFor({ mode: "editing" }), data)

  expect(live.querySelector("[data-part=teaser] a")?.hasAttribute("data-cover")).toBe(true)
  expect(editing.querySelector("[data-part=teaser] a")?.hasAttribute("data-cover")).toBe(false)
})
