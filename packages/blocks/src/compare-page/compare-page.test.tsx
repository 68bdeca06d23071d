import { expect, test } from "vitest"
import three from "../../../../schemas/blocks/compare-page/data/default.json" with { type: "json" }
import sold from "../../../../schemas/blocks/compare-page/data/sold.json" with { type: "json" }
import { renderDocument } from "../../test/render.tsx"

const PATH = "/kop-bil/jamfor"
const texts = (within: Element, query: string) => [...within.querySelectorAll(query)].map((item) => item.textContent)

test("without JavaScript the compare page is a table with a column for each car and a mark on the best value of each row", async () => {
  const page = await renderDocument("ComparePage", {}, undefined, three)

  expect(texts(page, "th[scope=col] a")).toEqual(["Renault Megane E-Tech", "Ford Mustang Mach-E", "Volvo XC40"])
  expect(page.querySelector("th[scope=col] a")?.getAttribute("href")).toBe(
    "/kop-bil/bil/21000000/2024-renault-megane-e-tech-ev60-techno-21000000",
  )
  expect(texts(page, "th[scope=row]")).toEqual(expect.arrayContaining(["Pris, skiljer sig", "Säten"]))
  expect(texts(page, "[data-part=best]")).toEqual(expect.arrayContaining(["lägst", "nyast", "snabbast"]))
})

test("the link that removes a car leads to the comparison of the remaining cars [spec 2 §4 compare-list.remove]", async () => {
  const page = await renderDocument("ComparePage", {}, undefined, three)
  const remove = page.querySelector("a[aria-label='Ta bort Ford Mustang Mach-E']")

  expect(remove?.getAttribute("href")).toBe(`${PATH}?car=21000000&car=21000011`)
  expect(page.querySelector("input[type=checkbox][role=switch]")).not.toBeNull()
})

test("a sold car remains in the comparison, is marked as sold and never has the best price", async () => {
  const page = await renderDocument("ComparePage", {}, undefined, sold)

  expect(texts(page, "[data-part=state]")).toEqual(["Såld"])
  expect(texts(page, "[data-of=costs] [data-part=best]")).toEqual([])
})

test("a compare page without cars explains how to select cars, and a failed search shows an error [spec 2 §8 search-failure.text]", async () => {
  const none = await renderDocument("ComparePage", {}, undefined, [])
  const failed = await renderDocument("ComparePage", {})

  expect(texts(none, "h2")).toEqual(["Välj bilar att jämföra"])
  expect(none.querySelector("[data-scope=no-cars] a")?.getAttribute("href")).toBe("/bilar")
  expect(failed.querySelector("[role=alert]")?.textContent).toContain("Bilarna kan inte visas just nu")
})
