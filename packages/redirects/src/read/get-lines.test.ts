import { expect, test } from "vitest"
import { getLines } from "./get-lines.ts"

test.each<[string, [string, number][]]>([
  ["5", [["", 1]]],
  ["\n\n  true", [["", 3]]],
  ["{}", [["", 1]]],
  ["[ ]", [["", 1]]],
  [
    '{"a":1,\n"b":[2,\n\n3],"c":null}',
    [
      ["", 1],
      ["/a", 1],
      ["/b", 2],
      ["/b/0", 2],
      ["/b/1", 4],
      ["/c", 4],
    ],
  ],
  [
    '{ "a/b":\n "x", "c~d": {\n"e": [[], {}, "\\"]}\\n"], "f": -1.5e3 } }',
    [
      ["", 1],
      ["/a~1b", 2],
      ["/c~0d", 2],
      ["/c~0d/e", 3],
      ["/c~0d/e/0", 3],
      ["/c~0d/e/1", 3],
      ["/c~0d/e/2", 3],
      ["/c~0d/f", 3],
    ],
  ],
  [
    '["a",\n1,2\n,\n{"q\\"":\n3}]',
    [
      ["", 1],
      ["/0", 1],
      ["/1", 2],
      ["/2", 2],
      ["/3", 4],
      ['/3/q"', 5],
    ],
  ],
])("each value in %j has the line on which it starts", (text, lines) => {
  expect([...getLines(text)]).toEqual(lines)
})

test("getLines returns the line numbers of the values in truncated JSON", () => {
  expect([...getLines('{"a": [1,\n2')]).toEqual([
    ["", 1],
    ["/a", 1],
    ["/a/0", 1],
    ["/a/1", 2],
  ])
})
