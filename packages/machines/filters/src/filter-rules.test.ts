import { expect, test } from "vitest"
import { FIELDS } from "../test/fields.ts"
import {
  addChips,
  clampRange,
  clearQuery,
  countFilters,
  EMPTY_QUERY,
  excludeValue,
  formatChildValue,
  formatQuery,
  getStep,
  isChosen,
  isExcluded,
  isQuoted,
  listChips,
  parseQuery,
  quoteKeyphrase,
  removeChip,
  setChoices,
  setKeyphrase,
  setNear,
  setRange,
  setSort,
  showMore,
  toggleValue,
  toSearchRequest,
} from "./index.ts"

const parseAddress = (address: string) => parseQuery(address, FIELDS)
const getAddress = (query: ReturnType<typeof parseAddress>) => formatQuery(query, FIELDS)
const VOLVO = { field: "car_brand", value: "Volvo" }
const XC60 = { ...VOLVO, child: "XC60" }
const EX30 = { ...VOLVO, child: "EX30" }

test("removing the chip of a parent value also removes the child values, and clearing the filters keeps only the sort order and unknown parameters [spec 2 §4 filter-query]", () => {
  const query = parseAddress(
    "car_model=Volvo/EX30&car_model=Volvo/XC60&car_fuel=El&keyphrase=taklucka&sortName=car_price_asc&page=3&utm=a",
  )
  const [words, volvo, ex30, xc60, fuel] = listChips(query, FIELDS)
  if (!words || !volvo || !ex30 || !xc60 || !fuel) throw new Error("There are five chips.")

  expect(getAddress(removeChip(query, ex30))).toBe(
    "car_model=Volvo/XC60&car_fuel=El&keyphrase=taklucka&sortName=car_price_asc&utm=a",
  )
  expect(getAddress(removeChip(removeChip(query, ex30), xc60))).toMatch(/^car_brand=Volvo&car_fuel=El&/)
  expect(getAddress(removeChip(query, volvo))).toMatch(/^car_fuel=El&keyphrase/)
  expect(getAddress(removeChip(query, words))).not.toContain("keyphrase")
  expect(getAddress(clearQuery(query))).toBe("sortName=car_price_asc&utm=a")
})

test("changing a filter, the keyphrase or the sort order resets the page number [spec 2 §2.1 page-reset]", () => {
  const query = parseAddress("car_fuel=El&page=4")
  const changed = [
    toggleValue(query, VOLVO),
    excludeValue(query, VOLVO),
    setRange(query, "car_price", { min: 1, max: null }),
    setKeyphrase(query, "a"),
    setNear(query, { place: "Borås", within: 50 }),
    setSort(query, "car_price_desc"),
  ]

  expect(changed.map(({ page }) => page)).toEqual([0, 0, 0, 0, 0, 0])
  expect([
    showMore(query).page,
    showMore(parseAddress("page=19")).page,
    showMore(parseAddress("page=20")).page,
  ]).toEqual([5, 20, 20])
})

test("setting the selected values of a field keeps its excluded values", () => {
  const query = parseAddress("car_model=Volvo/XC60&not_car_brand=Kia&car_fuel=El&page=2")
  const choices = [
    { value: "Volvo", children: ["EX30", "XC60"] },
    { value: "BMW", children: [] },
  ]

  expect(getAddress(setChoices(query, "car_brand", choices))).toBe(
    "car_brand=BMW&car_model=Volvo/EX30&car_model=Volvo/XC60&not_car_brand=Kia&car_fuel=El",
  )
  expect(getAddress(setChoices(query, "car_brand", []))).toBe("not_car_brand=Kia&car_fuel=El")
})

test("formatChildValue returns a URL value that is parsed as the same parent and child", () => {
  const address = new URLSearchParams([["car_model", formatChildValue("Lynk & Co", "01/02 50%")]])

  expect(parseAddress(address.toString()).lists.car_brand).toEqual([
    { value: "Lynk & Co", children: ["01/02 50%"], isExcluded: false },
  ])
})

test("selecting a child value replaces the parent value in the URL, and deselecting the last child restores the parent value", () => {
  let query = toggleValue(toggleValue(parseAddress(""), VOLVO), XC60)
  expect(getAddress(query)).toBe("car_model=Volvo/XC60")
  expect([isChosen(query, VOLVO), isChosen(query, XC60), isChosen(query, EX30)]).toEqual([true, true, false])

  query = toggleValue(query, XC60)
  expect(getAddress(query)).toBe("car_brand=Volvo")
  expect(getAddress(toggleValue(toggleValue(query, EX30), VOLVO))).toBe("")
})

test("excluding a value deselects the value, and selecting an excluded value removes the exclusion", () => {
  let query = excludeValue(parseAddress("car_model=Volvo/XC60"), VOLVO)
  expect(getAddress(query)).toBe("not_car_brand=Volvo")
  expect([isExcluded(query, VOLVO), isExcluded(query, XC60), isChosen(query, VOLVO)]).toEqual([true, true, false])

  query = toggleValue(query, VOLVO)
  expect(getAddress(query)).toBe("car_brand=Volvo")
  query = excludeValue(query, XC60)
  expect(getAddress(query)).toBe("car_brand=Volvo&not_car_model=Volvo/XC60")
  expect(getAddress(excludeValue(query, XC60))).toBe("car_brand=Volvo")
})

test("a range counts as one filter, and a keyphrase does not count [spec 2 §2.1 filter-count]", () => {
  expect(countFilters(parseAddress("car_price_min=1&car_price_max=2&keyphrase=a"), FIELDS)).toBe(1)
  expect(
    countFilters(
      parseAddress("car_model=Volvo/EX30&car_model=Volvo/XC60&not_car_fuel=Diesel&not_car_model=Kia/EV6"),
      FIELDS,
    ),
  ).toBe(5)
  expect(countFilters(parseAddress(""), FIELDS)).toBe(0)
})

test("a range that covers the whole scale is removed, and an end at the limit of the scale is stored as null [spec 2 §4 histogram-commit.whole]", () => {
  const bounds = { min: 0, max: 900 }
  const set = (min: number | null, max: number | null) =>
    setRange(parseAddress("car_price_min=7"), "car_price", { min, max }, bounds).ranges

  expect(set(0, 900)).toEqual({})
  expect(set(null, null)).toEqual({})
  expect(set(0, 500)).toEqual({ car_price: { min: null, max: 500 } })
  expect(set(100, 1000)).toEqual({ car_price: { min: 100, max: null } })
})

test("setting a range for a field replaces the selected values of that field", () => {
  const query = setChoices(EMPTY_QUERY, "car_seats", [{ value: "5", children: [] }])

  expect(setRange(query, "car_seats", { min: 6, max: null })).toMatchObject({
    lists: {},
    ranges: { car_seats: { min: 6, max: null } },
  })
  expect(setRange(query, "car_seats", null)).toEqual(EMPTY_QUERY)
})

test("a range is clamped to the limits of the scale, and the lower end never exceeds the upper end [spec 2 §5 range-input.bounds range-input.order]", () => {
  const bounds = { min: 10, max: 90 }
  expect(clampRange({ min: 0, max: 100 }, bounds, "min")).toEqual({ min: 10, max: 90 })
  expect(clampRange({ min: 70, max: 50 }, bounds, "min")).toEqual({ min: 50, max: 50 })
  expect(clampRange({ min: 70, max: 50 }, bounds, "max")).toEqual({ min: 70, max: 70 })
  expect(clampRange({ min: null, max: null }, bounds, "max")).toEqual(bounds)
})

test("a range slider moves in steps of one hundredth of the scale, but at least 1 [spec 2 §9 histogram.step]", () => {
  expect([getStep({ min: 0, max: 900_000 }), getStep({ min: 1, max: 30 }), getStep({ min: 5, max: 5 })]).toEqual([
    9000, 1, 1,
  ])
})

test("a search request fetches one page of 48 cars with all facets and their selected values [spec 2 §7 list-query]", () => {
  const query = parseAddress(
    "car_model=Volvo/XC60&not_car_fuel=Diesel&car_price_max=300000&keyphrase=taklucka&sortName=car_price_asc",
  )

  expect(toSearchRequest(query, FIELDS, { index: "stock-se-used", page: 2 })).toEqual({
    index: "stock-se-used",
    facets: [
      {
        name: "car_brand",
        child_name: "car_model",
        type: "list",
        sort_order: "asc",
        filters: [{ value: "Volvo", children: ["XC60"] }],
      },
      { name: "car_fuel", type: "list", sort_order: "count", filters: [{ value: "Diesel", exclude: true }] },
      { name: "car_seats", type: "list", sort_order: "asc", filters: [] },
      { name: "car_price", type: "range", filters: [{ max: 300_000 }] },
      { name: "car_mileage", type: "range", filters: [] },
    ],
    keyphrase: "taklucka",
    sort_name: "car_price_asc",
    limit: 48,
    offset: 96,
  })
  expect(toSearchRequest(parseAddress(""), FIELDS, { index: "a", page: 0, limit: 0 })).toMatchObject({
    limit: 0,
    offset: 0,
  })
})

test("a field with matchesAll is searched with a separate filter for each selected value", () => {
  const fields = { ...FIELDS, lists: [{ name: "car_equipment", matchesAll: true }] }
  const query = parseQuery("car_equipment=Dragkrok&car_equipment=Panoramatak&not_car_equipment=Flaklock", fields)

  expect(toSearchRequest(query, fields, { index: "stock", page: 0 })).toMatchObject({
    facets: [{ name: "car_equipment", filters: [{ value: "Flaklock", exclude: true }] }, {}, {}],
    filters: [
      { name: "car_equipment", values: ["Dragkrok"] },
      { name: "car_equipment", values: ["Panoramatak"] },
    ],
  })
})

test("addChips adds the values of the filter chips to the current selection", () => {
  const query = parseAddress(
    "car_model=Volvo/XC60&not_car_fuel=Diesel&car_price_max=300000&keyphrase=taklucka&sortName=car_price_asc",
  )
  const chips = listChips(query, FIELDS)

  expect(getAddress(addChips(parseAddress("sortName=car_price_asc"), chips))).toBe(getAddress(query))
  expect(getAddress(addChips(query, chips))).toBe(getAddress(query))
  expect(
    getAddress(
      addChips(parseAddress("car_fuel=Diesel&page=3"), [
        { kind: "value", field: "car_fuel", value: "El", child: null, isExcluded: false },
      ]),
    ),
  ).toBe("car_fuel=Diesel&car_fuel=El")
})

const PLACES = [
  { name: "Göteborg", latitude: 57.70716, longitude: 11.96679 },
  { name: "Borås", latitude: 57.72101, longitude: 12.9401 },
  { name: "Umeå", latitude: 63.82842, longitude: 20.25972 },
]

test("a search near a place filters by the places within the given distance", () => {
  const query = parseAddress("near=Borås&within=60")
  const getFilters = (item: typeof query) =>
    toSearchRequest(item, FIELDS, { index: "a", page: 0, places: PLACES }).filters

  expect(getFilters(query)).toEqual([{ name: "car_site_city", values: ["Borås", "Göteborg"] }])
  expect(getFilters(parseAddress("near=Borås&within=50"))).toEqual([{ name: "car_site_city", values: ["Borås"] }])
  expect(getFilters(parseAddress("near=Atlantis&within=50"))).toEqual([{ name: "car_site_city", values: ["Atlantis"] }])
  expect(getFilters(parseAddress(""))).toBeUndefined()
  const [chip] = listChips(query, FIELDS)
  expect([
    countFilters(query, FIELDS),
    chip && getAddress(removeChip(query, chip)),
    getAddress(clearQuery(query)),
  ]).toEqual([1, "", ""])
  expect(chip && getAddress(addChips(parseAddress("near=Umeå&within=10"), [chip]))).toBe(getAddress(query))
})

test("a keyphrase counts as quoted only when quotation marks enclose it, and shortening a quoted keyphrase keeps the closing mark", () => {
  expect(['"volvo xyz"', "”volvo”", "volvo", '""', 'vol"vo'].map(isQuoted)).toEqual([true, true, false, false, false])
  expect(isQuoted(setKeyphrase(EMPTY_QUERY, quoteKeyphrase("x".repeat(300))).keyphrase)).toBe(true)
})
