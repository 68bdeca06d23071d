import { expect, test } from "vitest"
import { formatPlaceHint } from "./place-hint.ts"

const SWEDEN = { locale: "sv-SE", language: "sv" }
const formatHint = (fields: object, page = SWEDEN) =>
  formatPlaceHint({ place_id: "1", name: "Turku", country: "SE", ...fields }, page, "nära {place}")

test("the hint for a place contains the translated name, a nearby town and, for a foreign place, the country", () => {
  expect(formatHint({})).toBe("")
  expect(formatHint({ translation: "Åbo", country: "FI" })).toBe("Åbo, Finland")
  expect(formatHint({ near: "Nässjö" })).toBe("nära Nässjö")
  expect(formatHint({}, { locale: "en-GB", language: "en" })).toBe("Sweden")
})
