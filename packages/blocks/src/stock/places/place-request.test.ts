import { expect, test } from "vitest"
import { createPlaceRequest } from "./place-request.ts"

test("a place request contains the country of the site and the language of the page [spec 3 §5.1 workshop-place.country, 2 §9 map.places]", () => {
  expect(createPlaceRequest("bor", { locale: "en-SE", language: "en" })).toEqual({
    text: "bor",
    country: "SE",
    language: "en",
  })
})

test("a place request shortens a long text to the service's maximum length", () => {
  expect(createPlaceRequest("a".repeat(300), { locale: "nb-NO", language: "nb" }).text).toHaveLength(200)
})
