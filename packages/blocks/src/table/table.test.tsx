import example from "@forecourt/schemas/blocks/table/examples/default.json" with { type: "json" }
import { expect, test } from "vitest"
import { renderDocument, renderHtml } from "../../test/render.tsx"

test("column and row headers have a scope", async () => {
  const table = await renderDocument("Table", example)

  const headings = [...table.querySelectorAll("th")].map((node) => [node.scope, node.textContent])
  expect(headings.slice(0, 5)).toEqual([
    ["col", "Service"],
    ["col", "När"],
    ["col", "Bensin och diesel"],
    ["col", "Elbil"],
    ["row", "Liten"],
  ])
})

test("a wide table is in a scrollable region that has the table's name and can be focused", async () => {
  const region = (await renderDocument("Table", example)).querySelector<HTMLElement>("[data-part=scroller]")

  expect(region?.tabIndex).toBe(0)
  expect(region?.getAttribute("aria-label")).toBe("Fasta priser för service, moms ingår")
})

test("numbers in table cells are marked for right alignment", async () => {
  const table = await renderDocument("Table", example)

  expect(table.querySelectorAll("tbody tr:first-child [data-number]")).toHaveLength(2)
})

test("a table without rows renders nothing", async () => {
  expect(await renderHtml("Table", { columns: example.columns })).toBe("")
})
