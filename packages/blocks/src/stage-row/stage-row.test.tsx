import { expect, test } from "vitest"
import { renderDocument, renderHtml, siteFor } from "../../test/render.tsx"
import { registry } from "../generated/registry.ts"

const stage = (title: string, more: object = {}) => ({ title: { value: title }, ...more })
const stages = [stage("Hitta bilen"), stage("Räkna på den"), stage("Låt oss sköta den")]
const link = { value: { href: "/bilar", text: "Se bilarna" } }

test("a row without cards renders nothing", async () => {
  expect(await renderHtml("StageRow", { stages: [] })).toBe("")
})

test("a StageRow has 3 columns by default, or 4 when the editor selects 4 [spec 1 §9 stage-row, §9 registry.StageRow]", async () => {
  const columns = async (fields: object) =>
    (await renderDocument("StageRow", { stages, ...fields })).querySelector("ul")?.dataset.columns

  expect(await columns({})).toBe("3")
  expect(await columns({ columns: "4" })).toBe("4")
})

test("the rows of all cards are aligned by a CSS grid without a script [spec 1 §9 stage-resize]", async () => {
  const row = await renderDocument("StageRow", { stages })

  expect([...row.querySelectorAll("li")].map((card) => card.dataset.rows)).toEqual(["4", "4", "4"])
  expect(registry.StageRow?.render).toBe("server")
})

test("cards have headings one level below the title", async () => {
  const row = await renderDocument("StageRow", { title: { value: "Hela vägen" }, titleTag: "h3", stages })

  expect(row.querySelectorAll("li h4")).toHaveLength(3)
})

test("the whole card is a link for visitors, but not in the page editor [spec 1 §6]", async () => {
  const fields = { stages: [stage("Hitta bilen", { link })] }
  const live = await renderDocument("StageRow", fields)
  const editing = await renderDocument("StageRow", fields, siteFor({ mode: "editing" }))

  expect(live.querySelector("a")?.hasAttribute("data-cover")).toBe(true)
  expect(editing.querySelector("a")?.hasAttribute("data-cover")).toBe(false)
})
