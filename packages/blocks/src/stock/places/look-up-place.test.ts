import { expect, test } from "vitest"
import { lookUpPlace } from "./look-up-place.ts"

const PAGE = { locale: "sv-SE", language: "sv" }
const LUND = { place_id: "2693678", name: "Lund", country: "SE" }
const POSITION = { latitude: 55.7, longitude: 13.2 }

test("lookUpPlace returns the position of the first place suggested for a text [spec 2 §7 map-calls.geocoding]", async () => {
  const predictions = { places: [LUND, { ...LUND, place_id: "2" }] }
  const search = {
    findPlaces: async () => predictions,
    fetchPlace: async ({ placeId }: { placeId: string }) => ({ ...LUND, ...POSITION, place_id: placeId }),
  }

  expect(await lookUpPlace("Storgatan 1, Lund", search, PAGE)).toEqual({ place: { ...LUND, ...POSITION }, predictions })
})

test("lookUpPlace returns no place when the service suggests no place for the text", async () => {
  const search = {
    findPlaces: async () => ({ places: [], unresolved: "postcode" as const }),
    fetchPlace: () => Promise.reject(new Error("unexpected")),
  }

  expect(await lookUpPlace("411 01", search, PAGE)).toEqual({
    place: null,
    predictions: { places: [], unresolved: "postcode" },
  })
})
