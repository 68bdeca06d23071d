import { existsSync, globSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { expect, test } from "vitest"
import { isSameReadme, setTable } from "./contracts-table.ts"
import { formatPartsPage } from "./parts-page.ts"
import { readContracts } from "./read-contracts.ts"
import { readParts } from "./read-parts.ts"
import { renderReadme } from "./write-table.ts"

const SRC = join(import.meta.dirname, "..")

test("the table of components in the README is up to date", async () => {
  const { isCurrent } = await renderReadme()

  expect(isCurrent, "Run `npm run contracts -w @forecourt/ui-kit`.").toBe(true)
  // Measures the size of every primitive.
})

test("the generated documentation page lists the element and the props of every component part", async () => {
  const primitives = await readContracts()

  const page = formatPartsPage(primitives)

  const imports = [...page.matchAll(/ from "@forecourt\/ui-kit\/([^"]+)"/g)].map(([, subpath]) => subpath)
  const withParts = primitives.filter(({ module }) => readParts(module).length > 0)
  expect(withParts.map(({ subpath }) => subpath).filter((subpath) => !imports.includes(subpath))).toEqual([])
  expect(page).toContain("| `Accordion.Trigger` | `summary` |")
})

test.each(globSync("*/index.ts", { cwd: SRC }).map(dirname))(
  "the UI kit component %s has a contract file",
  (subpath) => {
    expect(existsSync(join(SRC, subpath, "contract.ts"))).toBe(true)
  },
)

const primitive = {
  subpath: "lamp",
  module: "lamp/index.ts",
  what: "Shines.",
  pattern: "Button",
  apg: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  keys: [["Enter", "turns it on"]],
  budgetKib: 1,
} as const
const marks =
  "# Kit\n<!-- primitives: written by `npm run contracts` from every contract.ts -->\n<!-- /primitives -->\nEnd\n"

test("each row of the README's table contains the purpose, APG pattern, keyboard keys and size of a component", () => {
  const text = setTable(marks, [{ primitive, kib: 0.94 }])

  expect(text.split("\n").slice(0, 1)).toEqual(["# Kit"])
  expect(text).toContain(
    "| `lamp` | Shines | [Button](https://www.w3.org/WAI/ARIA/apg/patterns/button/) | Enter: turns it on | 0.9 |",
  )
  expect(text.endsWith("\nEnd\n")).toBe(true)
})

test("the README table also lists the size limit of code that a component loads lazily", () => {
  const later = { what: "the bulb, when it is dark", budgetKib: 9 }

  expect(setTable(marks, [{ primitive: { ...primitive, later }, kib: 0.94 }])).toContain(
    "| `lamp` | Shines. Later, 9 KB at most: the bulb, when it is dark | ",
  )
})

test("the table in the README is out of date when a component, its keyboard keys or its rounded bundle size changes", () => {
  const text = setTable(marks, [{ primitive, kib: 1 }])

  expect(isSameReadme(text, setTable(marks, [{ primitive, kib: 1.1 }]))).toBe(true)
  expect(isSameReadme(text, setTable(marks, [{ primitive, kib: 1.2 }]))).toBe(false)
  expect(isSameReadme(text, setTable(marks, [{ primitive: { ...primitive, keys: [] }, kib: 1 }]))).toBe(false)
  expect(isSameReadme(text, setTable(marks, []))).toBe(false)
})

test("every contract file is in the folder named after its component", async () => {
  for (const { subpath, module } of await readContracts()) expect(basename(dirname(module))).toBe(subpath)
})
