import { globSync, readFileSync } from "node:fs"
import { resolve } from "node:path"
import { expect, test } from "vitest"

const SRC = resolve(import.meta.dirname, "../../src")
const read = (path: string) => readFileSync(resolve(SRC, path), "utf8")

const CASE = /\b(?:step|test)\(\s*"((?:APG|Zag) [^"]+: [^"]+)"/g
const files = globSync("*/*.cases.e2e.ts", { cwd: SRC })
const getTitles = (file: string) => Array.from(read(file).matchAll(CASE), ([, title = ""]) => title)

const ROW = /^\| (\d+) \| (APG|Zag) [^|]+ \| [^|]+ \| ([^|]+) \|$/gm
const rows = Array.from(read("../../../docs/kit-cases.md").matchAll(ROW))

test("the README contains the current numbers of tested APG and Zag cases and of deliberate deviations", () => {
  const checked = files.flatMap(getTitles).length
  const decided = rows.reduce((sum, [, cases]) => sum + Number(cases), 0)

  expect(read("../README.md")).toContain(
    `**Cases.** ${checked} cases of the APG's examples and of Zag's browser tests, ` +
      `[${decided} decided otherwise](../../docs/kit-cases.md).`,
  )
})

test("every step title in the conformance tests starts with APG or Zag", () => {
  const all = files.flatMap((file) => Array.from(read(file).matchAll(/\bstep\(\s*["'`]/g)))

  expect(files.flatMap(getTitles)).toHaveLength(all.length)
})

test("no conformance test file contains two cases with the same title", () => {
  for (const file of files) expect(new Set(getTitles(file)).size, file).toBe(getTitles(file).length)
})

test("every deliberate deviation from an APG or Zag case has a documented reason", () => {
  const table = read("../../../docs/kit-cases.md")
    .split("\n")
    .filter((line) => line.startsWith("| "))

  expect(rows).toHaveLength(table.length - 1)
})
