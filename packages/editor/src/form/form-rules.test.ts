import { readFileSync } from "node:fs"
import { join } from "node:path"
import { readNumber } from "@forecourt/contracts/read-number"
import {
  findRawColors,
  findUnknownBreakpoints,
  findUnknownTokens,
  findUnownedSelectors,
} from "@forecourt/ui-kit/css-rules"
import { expect, test } from "vitest"
import { getLinkKind, toHref, toTyped } from "./link-kinds.ts"
import { writeNumber } from "./numbers.ts"
import { formatPointer, getPlace, selectIssues } from "./pointers.ts"
import { updateKeys } from "./use-entry-keys.ts"

test("the form's style sheet uses design tokens and a cascade layer, and every selector contains a class", () => {
  const css = readFileSync(join(import.meta.dirname, "block-form.module.css"), "utf8")

  expect([findUnknownTokens(css), findRawColors(css), findUnknownBreakpoints(css), findUnownedSelectors(css)]).toEqual([
    [],
    [],
    [],
    [],
  ])
  expect(css.trim()).toMatch(/^@layer fc\.kit \{[\s\S]*\}$/)
})

test("formatting a number and parsing the result returns the same number", () => {
  for (const language of ["sv", "nb", "da", "en", "fi", "sk"])
    for (const number of [0, 1, -1, 1.5, 1234567.25, -0.000001, 1e-13, 1.23456789012345])
      expect(readNumber(writeNumber(number, language), language)).toBe(number)
})

test.each([
  ["/bilar", "internal"],
  ["#kontakt", "internal"],
  ["bilar?x=a:b", "internal"],
  ["https://a.se", "external"],
  ["//a.se", "external"],
  ["MAILTO:a@b.se", "mailto"],
  ["tel:08", "tel"],
  ["", null],
] as const)("a link with the address %s has the type %s", (href, kind) => {
  expect(getLinkKind(href)).toBe(kind)
  if (kind) expect(toHref(toTyped(href, kind), kind).toLowerCase()).toBe(href.toLowerCase())
})

test("formatPointer escapes slashes and tildes in property names as in RFC 6901", () => {
  expect(formatPointer("/a", "b/c~d")).toBe("/a/b~1c~0d")
})

test("an issue about a missing property is shown only at the control of the missing property", () => {
  const issue = { pointer: "/", keyword: "required", message: "", severity: "publish", property: "title" } as const

  expect(getPlace(issue)).toBe("/title")
  expect(selectIssues([issue], "/titleTag")).toEqual([])
  expect(selectIssues([issue], "/title")).toEqual([issue])
  expect(selectIssues([issue], "", ["/title"])).toEqual([])
})

test("list entries keep their keys when entries are moved, changed or inserted", () => {
  const [a, b, c] = [{}, {}, {}]
  const first = updateKeys({ entries: [], keys: [], next: 0 }, [a, b])

  expect(updateKeys(first, [b, a]).keys).toEqual([1, 0])
  expect(updateKeys(first, [a, c]).keys).toEqual([0, 1])
  expect(updateKeys(first, [c, a, b]).keys).toEqual([2, 0, 1])
  expect(updateKeys(first, [b]).keys).toEqual([1])
  expect(updateKeys(first, [a, a]).keys).toEqual([0, 1])
})
