import type { ChoiceForms } from "@forecourt/renderer"
import { expect, test } from "vitest"
import { formatChoices, getChoicesPage, hasChoices, parseChoices, readChoices, removeChoices } from "./choices.ts"

const FIGURES = /^-?\d{1,15}$/

const FORMS: ChoiceForms = {
  tag: [{ pattern: /^[a-z0-9.-]+$/, maxLength: 80 }],
  page: [{ pattern: /^([2-9]|[1-4][0-9])$/ }, { pattern: /^1?\d$/ }],
  car_fuel: [{ max: 3 }],
  not_car_fuel: [{ max: 100, maxLength: 401 }],
  car_price_max: [{ pattern: FIGURES }],
  keyphrase: [{ maxLength: 200 }],
}

const segment = (query: string) => formatChoices(new URLSearchParams(query), FORMS)

function getArrived(query: string) {
  const decoded = decodeURIComponent(decodeURIComponent(segment(query)))
  return readChoices(parseChoices(["bilar", decoded]).choices, FORMS)
}

test("the internal path contains only the query parameters that a block reads", () => {
  expect(segment("tag=elbil.vinter&utm_source=mail&page=2")).toBe("~page=2&tag=elbil.vinter")
  expect(segment("page=3")).toBe("~page=3")
  expect(segment("gclid=1&constructor=x&toString=x&__proto__=x")).toBe("")
})

test.each([
  "tag=",
  "tag=../x",
  "tag=Elbil",
  `tag=${"a".repeat(81)}`,
  "tag=a%2Fb",
  "page=99",
  "page=2x",
  `car_fuel=${"a".repeat(101)}`,
  "car_price_max=dear",
])("the invalid parameter in the query string %s is ignored", (query) => {
  expect(segment(query)).toBe("")
})

test("a parameter value is accepted if any of the blocks that read the parameter accepts the value", () => {
  expect([segment("page=49"), segment("page=1"), segment("page=50")]).toEqual(["~page=49", "~page=1", ""])
})

test.each([
  ["car_fuel=Diesel&car_fuel=El", { car_fuel: ["Diesel", "El"] }],
  [
    "not_car_fuel=Volvo/XC60&not_car_fuel=Volvo%2FV60%20Cross+Country",
    { not_car_fuel: ["Volvo/V60 Cross Country", "Volvo/XC60"] },
  ],
  ["keyphrase=r%C3%B6d+%C3%A4lg+%C3%A5+%26+%C3%A4ra+%2B+100%25", { keyphrase: ["röd älg å & ära + 100%"] }],
  ["keyphrase=a~b~20c%2525d%3De%3Ff%23g", { keyphrase: ["a~b~20c%25d=e?f#g"] }],
  ["car_fuel=.&car_fuel=..", { car_fuel: [".", ".."] }],
  ["keyphrase=%F0%9F%9A%97", { keyphrase: ["🚗"] }],
])("encoding the query string %s in a path and decoding the path gives the same parameters", (query, choices) => {
  expect(getArrived(query)).toEqual(choices)
  expect(segment(query)).toMatch(/^~[\w.*~&=-]+$/)
})

test("the order and repetition of query parameters do not change the internal path", () => {
  const expected = segment("car_fuel=El&page=2&car_fuel=Diesel&x=1")
  expect(segment("page=2&car_fuel=Diesel&car_fuel=El&car_fuel=El&car_fuel=")).toBe(expected)
  expect(expected).toBe("~car_fuel=Diesel&car_fuel=El&page=2")
})

test("the values of a parameter beyond the maximum number that the block allows are removed", () => {
  expect(getArrived("car_fuel=d&car_fuel=c&car_fuel=b&car_fuel=a&page=2&page=3")).toEqual({
    car_fuel: ["b", "c", "d"],
    page: ["2"],
  })
})

test("all query parameters are ignored if the encoded path segment is too long", () => {
  const values = (count: number) => Array.from({ length: count }, (_, at) => `not_car_fuel=${"a".repeat(100)}${at}`)
  expect(segment(values(30).join("&"))).not.toBe("")
  expect(segment(values(100).join("&"))).toBe("")
})

test("the last segment of the internal path contains the encoded query parameters", () => {
  expect(parseChoices(["nyheter", "~page=2&tag=elbil"])).toEqual({ segments: ["nyheter"], choices: "page=2&tag=elbil" })
  expect(parseChoices(["nyheter"])).toEqual({ segments: ["nyheter"], choices: "" })
  expect(readChoices("page=2&tag=elbil&x=1", FORMS)).toEqual({ page: ["2"], tag: ["elbil"] })
  expect([hasChoices("/route/$/sv/nyheter/~page=2"), hasChoices("/route/$/sv/nyheter")]).toEqual([true, false])
  expect(parseChoices(["nyheter", "a~page=2"])).toEqual({ segments: ["nyheter", "a~page=2"], choices: "" })
  expect([hasChoices("/sv/~arkiv/nyheter"), hasChoices("/sv/a~b")]).toEqual([false, false])
  expect([getChoicesPage("/sv/nyheter/~page=2"), getChoicesPage("/sv/nyheter")]).toEqual(["/sv/nyheter", null])
})

test("a path segment in a visitor's URL that looks like encoded parameters is not parsed as parameters", () => {
  const { segments, choices } = parseChoices(removeChoices("/nyheter/~page=2").split("/"))
  expect([segments, choices]).toEqual([["", "nyheter", "~page=2"], ""])
  expect(removeChoices("/nyheter")).toBe("/nyheter")
})
