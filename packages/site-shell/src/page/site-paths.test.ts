import { expect, test } from "vitest"
import { getLocale, readVisitorPath, toVisitorPath } from "./site-paths.ts"

const site = { languages: ["sv", "en"] }

test("the first language of a site has no path prefix", () => {
  expect(toVisitorPath("/", "sv", site)).toBe("/")
  expect(toVisitorPath("/verkstad", "sv", site)).toBe("/verkstad")
  expect(toVisitorPath("/", "en", site)).toBe("/en")
  expect(toVisitorPath("/workshop", "en", site)).toBe("/en/workshop")
})

test("a language is recognised only as the first segment of a path", () => {
  expect(readVisitorPath("/", site)).toEqual({ language: "sv", path: "/" })
  expect(readVisitorPath("/en", site)).toEqual({ language: "en", path: "/" })
  expect(readVisitorPath("/en/workshop", site)).toEqual({ language: "en", path: "/workshop" })
  expect(readVisitorPath("/bilar/en/volvo", site)).toEqual({ language: "sv", path: "/bilar/en/volvo" })
  expect(readVisitorPath("/english", site)).toEqual({ language: "sv", path: "/english" })
})

test("the locale for numbers and dates combines the page's language with the site's country", () => {
  expect(getLocale("se-automotive", "sv")).toBe("sv-SE")
  expect(getLocale("uk-automotive", "en")).toBe("en-GB")
})
