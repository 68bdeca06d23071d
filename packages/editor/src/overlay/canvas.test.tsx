import { loadPage, readLayout, renderArea, validatePage } from "@forecourt/renderer"
import { renderToStaticMarkup } from "react-dom/server"
import { afterEach, expect, test } from "vitest"
import { noteEntry, siteWith } from "../../../renderer/test/situation.tsx"
import { findElements, findUid } from "./canvas.ts"

afterEach(() => document.body.replaceChildren())

const note = (uid: string, title: string, notes: object[] = []) => ({
  uid,
  componentName: "Note",
  fields: { Title: { value: title } },
  ...(notes.length > 0 && { placeholders: { "note-{*}": notes } }),
})

async function showPage() {
  const site = siteWith({ mode: "editing" })
  const blocks = { Note: noteEntry(), Nothing: noteEntry({ component: () => null }) }
  const main = [
    note("a", "A"),
    note("b", "B", [note("inner", "Inner")]),
    { uid: "c", componentName: "Nothing", fields: { Title: { value: "C" } } },
  ]
  const layout = {
    sitecore: {
      context: { pageEditing: true, pageState: "edit", language: "sv", site: { name: "demo" } },
      route: { name: "Home", fields: {}, placeholders: { "headless-main": main } },
    },
  }
  const page = await loadPage(validatePage(readLayout(layout), blocks, site), { site, services: {} } as never)
  document.body.innerHTML = `<main>${renderToStaticMarkup(renderArea(page, "headless-main", site))}</main>`
}

const heading = (text: string) => {
  const match = [...document.querySelectorAll("h2")].find(({ textContent }) => textContent === text)
  if (match === undefined) throw new Error(`There is no heading ${text}.`)
  return match
}

test("findUid returns the id of the innermost block that contains an element, or null outside all blocks", async () => {
  await showPage()

  expect(["A", "B", "Inner"].map((text) => findUid(heading(text)))).toEqual(["a", "b", "inner"])
  expect(findUid(document.querySelector("main") as Element)).toBeNull()
})

test("findElements returns the top-level elements of a block, or an empty list for a block that renders nothing", async () => {
  await showPage()

  expect(findElements("a").map(({ textContent }) => textContent)).toEqual(["A"])
  expect(findElements("b").map((element) => element.contains(heading("Inner")))).toEqual([true])
  expect(findElements("inner").map(({ localName }) => localName)).toEqual(["article"])
  expect([findElements("c"), findElements("gone")]).toEqual([[], []])
})
