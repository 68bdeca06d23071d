import { expect, test } from "vitest"
import { locate, positionsIn } from "./locate.ts"
import { formatProblems, type Problem } from "./problem.ts"

const TEXT = `{
  "type": "object",
  "properties": {
    "a/b": { "enum": ["x", { "y": 1 }] },
    "c": []
  }
}
`

test("every key and entry has its place", () => {
  expect(Object.fromEntries(positionsIn(TEXT))).toEqual({
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

test("a report says the line and column, of what is missing those of what it is missing from", () => {
  const problem: Problem = {
    file: "a.json",
    pointer: "/properties/c/type",
    rule: "untyped",
    message: "What?",
    cure: "Say.",
  }

  expect(formatProblems(locate([problem], () => TEXT))).toBe(`a.json
  5:5  /properties/c/type  untyped
    What? Say.

codegen: 1 problem. Nothing was written.`)
})
