import { expect, test } from "vitest"
import { createPlaceRequest } from "./place-request.ts"

test("a request has the country of the site and the language of the page", () => {
  expect(createPlaceRequest("bor", { locale: "en-SE", language: "en" })).toEqual({
    text: "bor",
    country: "SE",
    language: "en",
  })
})

test("a long text is cut to the contract's length", () => {
  expect(createPlaceRequest("a".repeat(300), { locale: "nb-NO", language: "nb" }).text).toHaveLength(200)
})
