import { expect, test } from "vitest"
import { createPage, note, noteEntry, siteWith } from "../test/situation.tsx"
import { listBlocks } from "./blocks-on-page.ts"
import { readLayout } from "./read/read-layout.ts"
import { validatePage } from "./validate-page.ts"

test("listBlocks returns each type of block on a page once, including nested blocks", () => {
  const registry = { Note: noteEntry(), Holder: noteEntry({ name: "holder" }) }
  const json = createPage([
    note("a", { componentName: "Holder", placeholders: { "holder-{*}": [note("b"), note("c")] } }),
    note("d", { componentName: "Nope" }),
    note("e", { componentName: "Hidden Rendering" }),
  ])

  expect(listBlocks(validatePage(readLayout(json), registry, siteWith()))).toEqual(["holder", "note"])
  const others = { Note: noteEntry(), Holder: noteEntry({ name: "a-holder" }), Card: noteEntry({ name: "zebra" }) }
  const unsorted = createPage([note("z", { componentName: "Card" }), note("a"), note("h", { componentName: "Holder" })])
  expect(listBlocks(validatePage(readLayout(unsorted), others, siteWith()))).toEqual(["a-holder", "note", "zebra"])
})
