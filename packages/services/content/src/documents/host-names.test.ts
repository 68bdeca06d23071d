import { expect, test } from "vitest"
import { isHostName, parseHostNames } from "./host-names.ts"

test.for([
  ["", []],
  [" | ,;", []],
  ["A.example", ["a.example"]],
  ["a.example|b.example , *.C.example;d", ["a.example", "b.example", "*.c.example", "d"]],
] as const)("the list of host names %j is parsed as %j", ([text, names]) => {
  expect(parseHostNames(text)).toEqual(names)
})

test.for([
  ["a", true],
  [`${"a".repeat(63)}.example`, true],
  [`${"a.".repeat(126)}b`, true],
  [`${"a.".repeat(127)}b`, false],
  [`${"a".repeat(64)}.example`, false],
  ["", false],
  ["a b", false],
  ["a_b.example", false],
  ["x-a.example", true],
  ["a.-b.example", false],
  ["a.b-", false],
  ["a.b-.c", false],
  [".a", false],
  ["/a", false],
  ["a/", false],
] as const)("isHostName(%s) returns %s", ([name, isOne]) => {
  expect(isHostName(name)).toBe(isOne)
})
