import { expect, test } from "vitest"
import { localeOf, readVisitorPath, visitorPath } from "./site-paths.ts"

const site = { languages: ["sv", "en"] }

test("the first language has no prefix", () => {
  expect(visitorPath("/", "sv", site)).toBe("/")
  expect(visitorPath("/verkstad", "sv", site)).toBe("/verkstad")
  expect(visitorPath("/", "en", site)).toBe("/en")
  expect(visitorPath("/workshop", "en", site)).toBe("/en/workshop")
})

test("only the first segment of an address can be a language", () => {
  expect(readVisitorPath("/", site)).toEqual({ language: "sv", path: "/" })
  expect(readVisitorPath("/en", site)).toEqual({ language: "en", path: "/" })
  expect(readVisitorPath("/en/workshop", site)).toEqual({ language: "en", path: "/workshop" })
  expect(readVisitorPath("/bilar/en/volvo", site)).toEqual({ language: "sv", path: "/bilar/en/volvo" })
  expect(readVisitorPath("/english", site)).toEqual({ language: "sv", path: "/english" })
})

test("numbers and dates follow the country of the site", () => {
  expect(localeOf("se-automotive", "sv")).toBe("sv-SE")
  expect(localeOf("uk-automotive", "en")).toBe("en-GB")
})
