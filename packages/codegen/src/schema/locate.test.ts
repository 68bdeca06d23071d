import { findPositions } from "@forecourt/schema-compat/positions"
import { expect, test } from "vitest"
import { locate } from "./locate.ts"
import { formatProblems, type Problem } from "./problem.ts"

const TEXT = `{
  "type": "object",
  "properties": {
    "a/b": { "enum": ["x", { "y": 1 }] },
    "c": []
  }
}
`

test("findPositions returns the line and the column of every key and list entry of a JSON file", () => {
  expect(Object.fromEntries(findPositions(TEXT))).toEqual({
    "": { line: 1, column: 1 },
    "/type": { line: 2, column: 3 },
    "/properties": { line: 3, column: 3 },
    "/properties/a~1b": { line: 4, column: 5 },
    "/properties/a~1b/enum": { line: 4, column: 14 },
    "/properties/a~1b/enum/0": { line: 4, column: 23 },
    "/properties/a~1b/enum/1": { line: 4, column: 28 },
    "/properties/a~1b/enum/1/y": { line: 4, column: 30 },
    "/properties/c": { line: 5, column: 5 },
  })
})

test("problems are sorted by position, and a missing value is reported at the position of the parent object", () => {
  const problem = (pointer: string, rule: string): Problem => ({
    file: "a.json",
    pointer,
    rule,
    message: "What?",
    cure: "Say.",
  })
  const problems = [problem("/properties/c/type", "untyped"), problem("/type", "unknown-type"), problem("", "id")]

  expect(formatProblems(locate(problems, () => TEXT))).toBe(`a.json
  1:1  id
    What? Say.
  2:3  /type  unknown-type
    What? Say.
  5:5  /properties/c/type  untyped
    What? Say.

codegen: 3 problems. Nothing was written.`)
})
