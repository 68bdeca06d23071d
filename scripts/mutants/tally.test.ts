import { expect, test } from "vitest"
import { renderPage, rowsIn } from "./page.ts"
import type { Mutant } from "./run-stryker.ts"
import { type Equivalent, tally } from "./tally.ts"

const FILE = "packages/redirects/src/compile/target.ts"
const SOURCE = "function isOwn(host) {\n  if (host === own) return true\n  return false\n}\n"

function mutant(replacement: string, status: Mutant["status"]): Mutant {
  const location = { start: { line: 2, column: 7 }, end: { line: 2, column: 19 } }
  return {
    file: FILE,
    source: SOURCE,
    mutatorName: "ConditionalExpression",
    replacement,
    status,
    location,
  }
}

const equivalent: Equivalent = {
  file: FILE,
  line: "if (host === own) return true",
  becomes: "if (false) return true",
  why: "Nobody asks for its own host.",
}

test("a surviving mutant is listed with its line and counted for its folder", () => {
  const { rows, survivors } = tally([mutant("true", "Killed"), mutant("false", "Survived")], [], { isWhole: true })

  expect(rows).toEqual([
    { folder: "packages/redirects/src/compile", killed: 1, timeouts: 0, survived: 1, noCoverage: 0, equivalent: 0 },
  ])
  expect(survivors).toEqual([
    { file: FILE, line: equivalent.line, becomes: equivalent.becomes, lineNumber: 2, isCovered: true },
  ])
})

test("a surviving mutant that is documented as equivalent is counted separately", () => {
  const { rows, survivors, stale } = tally([mutant("false", "Survived")], [equivalent], { isWhole: true })

  expect(rows[0]?.equivalent).toBe(1)
  expect(survivors).toEqual([])
  expect(stale).toEqual([])
})

test("a mutant documented as equivalent is reported as outdated when a complete run kills it", () => {
  expect(tally([mutant("false", "Killed")], [equivalent], { isWhole: true }).stale).toEqual([equivalent])
  expect(tally([mutant("false", "Killed")], [equivalent], { isWhole: false }).stale).toEqual([])
})

test("the mutation report contains every row and the totals of each package", () => {
  const { rows } = tally([mutant("true", "Killed"), mutant("false", "Survived")], [equivalent], { isWhole: true })

  const page = renderPage(rows, [equivalent])

  expect(rowsIn(page)).toEqual(rows)
  expect(page).toContain("| **packages/redirects** | 1 | 0 | 1 | 0 | 1 | 50.0 % | 100.0 % |")
})
