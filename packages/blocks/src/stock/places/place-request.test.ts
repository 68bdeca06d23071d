import { expect, test } from "vitest"
import { createPlaceRequest } from "./place-request.ts"

test("createPlaceRequest returns the search text, the country code of the site's locale and the language of the page [spec 3 §5.1 workshop-place.country, 2 §9 map.places]", () => {
  expect(createPlaceRequest("bor", { locale: "en-SE", language: "en" })).toEqual({
    text: "bor",
    country: "SE",
    language: "en",
  })
})

test("createPlaceRequest cuts a search text of more than 200 characters", () => {
  expect(createPlaceRequest("a".repeat(300), { locale: "nb-NO", language: "nb" }).text).toHaveLength(200)
})
