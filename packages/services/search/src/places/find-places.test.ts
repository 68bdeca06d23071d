import { expect, test } from "vitest"
import { findPlaces } from "./find-places.ts"
import { type City, createPlaceTable, type PlaceCountry, type PlaceLanguage } from "./place-table.ts"

let id = 0
const createCity = (
  name: string,
  country: PlaceCountry,
  population: number,
  [latitude, longitude] = [57, 12],
): City => {
  id += 1
  return { id, name, country, population, latitude: latitude ?? 0, longitude: longitude ?? 0 }
}

function predict(
  cities: readonly City[],
  text: string,
  {
    country = "SE",
    language = "sv",
    limit = 8,
  }: { country?: PlaceCountry; language?: PlaceLanguage; limit?: number } = {},
) {
  return findPlaces(createPlaceTable(cities), { text, country, language, limit })
}

const listNames = (...[cities, text, options]: Parameters<typeof predict>) =>
  predict(cities, text, options).places.map(({ name }) => name)

test("places in the site's country are listed first, then places in neighbouring countries, then other places, each sorted by population", () => {
  const cities = [
    createCity("Lundby", "GB", 900_000),
    createCity("Lunderskov", "DK", 3000),
    createCity("Lunde", "NO", 4000),
    createCity("Lundsberg", "SE", 100),
    createCity("Lundsbrunn", "SE", 900),
  ]

  expect(listNames(cities, "lund")).toEqual(["Lundsbrunn", "Lundsberg", "Lunde", "Lunderskov", "Lundby"])
  expect(listNames(cities, "lund", { country: "GB" })[0]).toBe("Lundby")
})

test("an exact match is listed before larger places in the same country", () => {
  const cities = [
    createCity("Lundsbrunn", "SE", 900_000),
    createCity("Lund", "SE", 80_000),
    createCity("Lund", "GB", 1),
  ]

  expect(listNames(cities, "Lund")).toEqual(["Lund", "Lundsbrunn", "Lund"])
})

test("an exact match in another country is listed even when the matches in the site's country reach the limit", () => {
  const cities = [createCity("Ås", "NO", 100), createCity("Åsa", "SE", 9000), createCity("Åseda", "SE", 8000)]

  expect(listNames(cities, "ås", { limit: 2 })).toEqual(["Åsa", "Ås"])
})

test.each([
  ["Orebro", "Örebro", "SE"],
  ["tromso", "Tromsø", "NO"],
  ["naestved", "Næstved", "DK"],
  ["ZILINA", "Žilina", "SK"],
  ["kings lynn", "King's Lynn", "GB"],
  ["Stoke on Trent", "Stoke-on-Trent", "GB"],
  ["aarhus", "Århus", "DK"],
  ["ålborg", "Aalborg", "DK"],
  ["st andrews", "Saint Andrews", "GB"],
] as const)("the text %j finds the place %s", (text, name, country) => {
  expect(listNames([createCity(name, country, 1)], text)).toEqual([name])
})

test("a place is found by its name in any language, and its translated name is returned only in the language of the page", () => {
  const cities = [createCity("Turku", "FI", 1), createCity("Göteborg", "SE", 2)]

  expect(predict(cities, "Åbo").places).toMatchObject([{ name: "Turku", translation: "Åbo" }])
  expect(predict(cities, "Gothenburg").places.map(({ translation }) => translation)).toEqual([undefined])
  expect(predict(cities, "Gothenburg", { language: "en" }).places).toMatchObject([{ translation: "Gothenburg" }])
})

test("a translated place name finds only the largest place with that name", () => {
  const cities = [createCity("London", "GB", 10, [55, -3]), createCity("London", "GB", 9_000_000, [51.5, 0])]

  expect(predict(cities, "Lontoo").places).toHaveLength(1)
})

test.each(["Götebrg", "Gotebporg", "Goteboeg", "Gtoeborg", "Göteo"])(
  "the misspelled text %j finds Göteborg",
  (text) => {
    expect(listNames([createCity("Göteborg", "SE", 1)], text)).toEqual(["Göteborg"])
  },
)

test("a typo is accepted only in names of at least five letters, and only when no name matches exactly", () => {
  const cities = [createCity("Lund", "SE", 3), createCity("Lunde", "SE", 2), createCity("Lunne", "SE", 1)]

  expect(listNames(cities, "Lxnd")).toEqual(["Lunde"])
  expect(listNames(cities, "Lunn")).toEqual(["Lunne"])
  expect(listNames(cities, "Lxxd")).toEqual([])
})

test("each of several places with the same name is returned with the name of a larger place nearby", () => {
  const cities = [
    createCity("Newport", "GB", 300_000, [51.6, -3]),
    createCity("Newport", "GB", 12_000, [52.8, -2.4]),
    createCity("Cardiff", "GB", 400_000, [51.5, -3.2]),
    createCity("Telford", "GB", 140_000, [52.7, -2.4]),
  ]

  expect(predict(cities, "newport").places.map(({ near }) => near)).toEqual(["Cardiff", "Telford"])
  expect(predict(cities, "telford").places.map(({ near }) => near)).toEqual([undefined])
})

test("duplicate entries for a place in the data source are returned as one prediction", () => {
  expect(listNames([createCity("Hollola", "FI", 20_000), createCity("Hollola", "FI", 0, [57.01, 12])], "hol")).toEqual([
    "Hollola",
  ])
})

test("a complete address finds the town at the end of the address", () => {
  expect(listNames([createCity("Lund", "SE", 1)], "Storgatan 1, 222 22 Lund")).toEqual(["Lund"])
})

test("a postcode without a town is reported as unresolved, and an unknown name returns no places", () => {
  const cities = [createCity("Lund", "SE", 1)]

  expect(predict(cities, "222 22")).toEqual({ places: [], unresolved: "postcode" })
  expect(predict(cities, "Xyzzy")).toEqual({ places: [] })
  expect(predict(cities, "?!")).toEqual({ places: [] })
})
