import { expect, test } from "vitest"
import { manyDealerships } from "../../test/dealership-index.ts"
import { findNear } from "./find-near.ts"

const LUND = { place_id: "2693678", name: "Lund", country: "SE" }
const PLACES = {
  findPlaces: async () => ({ places: [LUND] }),
  fetchPlace: async () => ({ ...LUND, latitude: 55.7, longitude: 13.2 }),
}

const OPTIONS = { site: { locale: "sv-SE", language: "sv" }, signal: new AbortController().signal }

const find = (keyphrase: string | undefined, places = PLACES) =>
  findNear(keyphrase, manyDealerships(9), { ...OPTIONS, places })

test("findNear looks up the search words as a place name when no dealership matches the words", async () => {
  expect(await find("Lund")).toMatchObject({ place: { name: "Lund", latitude: 55.7 } })
})

test.each([undefined, " ", "borås", "norrvik 3", "411 04"])(
  "findNear returns no place for the search words %j",
  async (keyphrase) => {
    expect(await find(keyphrase)).toBeNull()
  },
)

test("findNear returns null when the place search fails or the site has no place search", async () => {
  const failing = { ...PLACES, findPlaces: () => Promise.reject(new Error("503")) }

  expect(await find("Lund", failing)).toBeNull()
  expect(await findNear("Lund", manyDealerships(9), { ...OPTIONS, places: undefined })).toBeNull()
})
