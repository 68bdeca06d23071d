import { expect, test } from "vitest"
import { choicesSegment, hasChoices, readChoices, splitChoices } from "./choices.ts"

const segment = (query: string) => choicesSegment(new URLSearchParams(query))

test("tags and pages of a list are choices, in one order; everything else in a query is not", () => {
  expect(segment("tag=elbil.vinter&utm_source=mail&page=2")).toBe("~page=2&tag=elbil.vinter")
  expect(segment("page=3")).toBe("~page=3")
  expect(segment("keyphrase=volvo")).toBe("")
})

test.each([
  "tag=",
  "tag=../x",
  "tag=Elbil",
  `tag=${"a".repeat(81)}`,
  "tag=a%2Fb",
  "page=1",
  "page=0",
  "page=50",
  "page=2x",
])("%s chooses nothing", (query) => {
  expect(segment(query)).toBe("")
})

test("inside the server the last segment of a path carries the choices", () => {
  expect(splitChoices(["nyheter", "~page=2&tag=elbil"])).toEqual({ segments: ["nyheter"], choices: "page=2&tag=elbil" })
  expect(splitChoices(["nyheter"])).toEqual({ segments: ["nyheter"], choices: "" })
  expect(readChoices("page=2&tag=elbil&x=1")).toEqual({ page: "2", tag: "elbil" })
  expect([hasChoices("/route/$/sv/nyheter/~page=2"), hasChoices("/route/$/sv/nyheter")]).toEqual([true, false])
  expect(splitChoices(["nyheter", "a~page=2"])).toEqual({ segments: ["nyheter", "a~page=2"], choices: "" })
  expect([hasChoices("/sv/~arkiv/nyheter"), hasChoices("/sv/a~b")]).toEqual([false, false])
})
