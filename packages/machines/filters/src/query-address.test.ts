import fc from "fast-check"
import { expect, test } from "vitest"
import { readSampled } from "../../../../scripts/vitest/sampled.ts"
import { FIELDS } from "../test/fields.ts"
import {
  clearQuery,
  excludeValue,
  removeChip,
  setKeyphrase,
  setNear,
  setRange,
  setSort,
  showMore,
  toggleValue,
} from "./filter-rules.ts"
import { EMPTY_QUERY, type FilterQuery, formatQuery, listChips, parseQuery } from "./index.ts"

const parse = (search: string) => parseQuery(search, FIELDS)
const format = (query: FilterQuery) => formatQuery(query, FIELDS)

test("the page's URL contains the filters, the place, the keyphrase, the sort order and the page number [spec 2 §2.1 address]", () => {
  const address =
    "car_model=Volvo/XC60&car_fuel=El&not_car_fuel=Diesel&car_price_min=100000&car_price_max=300000&near=Borås&within=50&keyphrase=taklucka&sortName=car_price_asc&page=2"

  expect(parse(address)).toEqual({
    lists: {
      car_brand: [{ value: "Volvo", children: ["XC60"], isExcluded: false }],
      car_fuel: [
        { value: "El", children: [], isExcluded: false },
        { value: "Diesel", children: [], isExcluded: true },
      ],
    },
    ranges: { car_price: { min: 100_000, max: 300_000 } },
    near: { place: "Borås", within: 50 },
    keyphrase: "taklucka",
    sortName: "car_price_asc",
    page: 2,
    foreign: [],
  })
  expect(decodeURIComponent(format(parse(address)))).toBe(address)
})

test("parsing and formatting the URL of a form submission or an old link gives an equivalent shorter URL", () => {
  expect(
    format(parse("?car_brand=Volvo&car_model=Volvo/XC60&car_price_min=&car_price_max=300 000&keyphrase=&page=0")),
  ).toBe("car_model=Volvo/XC60&car_price_max=300000")
  expect(parse("car_price_min=15,000&car_price_max=1,250,000").ranges).toEqual({
    car_price: { min: 15_000, max: 1_250_000 },
  })
  expect(format(parse("car_fuel=El&car_fuel=Bensin&car_fuel=El"))).toBe("car_fuel=Bensin&car_fuel=El")
  expect(format(parse("car_brand=Land+Rover"))).toBe("car_brand=Land+Rover")
})

test("a range is written to the URL as a minimum and a maximum parameter and is listed as a single filter chip", () => {
  const fields = { ...FIELDS, lists: [{ name: "car_year", hasRange: true }] }
  const query = parseQuery("car_year_min=2019&car_year_max=2022", fields)

  expect(query).toMatchObject({ ranges: { car_year: { min: 2019, max: 2022 } }, foreign: [] })
  expect(formatQuery(query, fields)).toBe("car_year_min=2019&car_year_max=2022")
  expect(listChips(query, fields)).toEqual([{ kind: "range", field: "car_year", min: 2019, max: 2022 }])
})

test.each([
  ["15.000", 15_000],
  ["15,000", 15_000],
  ["£15,000", 15_000],
  ["150 000 kr", 150_000],
  ["1.250.000,00", 1_250_000],
  ["12\u202f000", 12_000],
  ["15.5", 15.5],
  ["15,5", 15.5],
  ["150k", 150_000],
  ["150 tkr", 150_000],
  ["1e5", null],
  ["0x10", null],
  ["1000 or 2000", null],
])("the price %j in a URL is parsed as %j", (text, number) => {
  const address = new URLSearchParams({ car_price_max: text })
  const { ranges } = parseQuery(address, { ...FIELDS, money: ["car_price"] })

  expect(ranges.car_price?.max ?? null).toBe(number)
})

test("a value with the suffix k is ignored in a range that is not an amount of money", () => {
  expect(parse("car_price_max=10k").ranges).toEqual({})
})

test.each([
  ["page=20", 20],
  ["page=21", 20],
  ["page=999999999999999999999", 20],
  ["page=19", 19],
  ["page=-1", 0],
  ["page=2.5", 0],
  ["page=", 0],
])("%s is parsed as page %i, with a maximum of twenty [spec 2 §5 page-parameter, §2.1 page-cap]", (address, page) => {
  expect(parse(address).page).toBe(page)
})

test.each([
  "sortName=car_colour_asc",
  "sortName=__proto__",
  "car_model=XC60",
  "car_model=/XC60",
  "car_model=Volvo/",
  "car_model=a/b/c",
  "car_price_min=abc",
  "car_price_min=1e9",
  "car_price_min=NaN",
  `car_fuel=${"a".repeat(201)}`,
  "keyphrase=%20%20",
  "near=Borås",
  "near=Borås&within=all",
  "near=&within=50",
  "within=50",
])("the invalid parameter %s is ignored", (address) => {
  expect(parse(address)).toEqual(EMPTY_QUERY)
})

test("unknown query parameters are kept in their original order", () => {
  expect(format(parse("utm_source=a&car_fuel=El&q=1&q=2&q="))).toBe("car_fuel=El&utm_source=a&q=1&q=2&q=")
})

test("the ends of a range are swapped when the lower end is greater than the upper end", () => {
  expect(parse("car_price_min=5&car_price_max=3").ranges).toEqual({ car_price: { min: 3, max: 5 } })
})

test("a slash in the name of a brand or model is not parsed as the separator of parent and child", () => {
  const query = toggleValue(EMPTY_QUERY, { field: "car_brand", value: "KGM/Ssang%2FYong", child: "50/50" })

  expect(parse(format(query))).toEqual(query)
})

const name = fc.oneof(
  fc.constantFrom("Volvo", "Kia", "El", "Å/Ö", "100%", "+", "a&b=c"),
  fc.string({ minLength: 1, maxLength: 8, unit: "grapheme" }),
)
const chosen = fc.oneof(
  fc.record({ field: fc.constant("car_brand"), value: name, child: fc.option(name) }),
  fc.record({ field: fc.constantFrom("car_fuel", "car_seats"), value: name }),
)
const end = fc.option(fc.integer({ min: -1e6, max: 1e6 }))
const change = fc.oneof(
  chosen.map((item) => (query: FilterQuery) => toggleValue(query, item)),
  chosen.map((item) => (query: FilterQuery) => excludeValue(query, item)),
  fc.record({ field: fc.constantFrom(...FIELDS.ranges), min: end, max: end }).map(
    ({ field, ...range }) =>
      (query: FilterQuery) =>
        setRange(query, field, range, { min: 0, max: 500 }),
  ),
  fc
    .option(fc.record({ place: name, within: fc.integer({ min: 1, max: 9999 }) }))
    .map((near) => (query: FilterQuery) => setNear(query, near)),
  name.map((words) => (query: FilterQuery) => setKeyphrase(query, words)),
  fc.option(fc.constantFrom(...FIELDS.sorts)).map((sort) => (query: FilterQuery) => setSort(query, sort)),
  fc.nat(9).map((at) => (query: FilterQuery) => {
    const chips = listChips(query, FIELDS)
    const chip = chips[at % Math.max(chips.length, 1)]
    return chip === undefined ? query : removeChip(query, chip)
  }),
  fc.constantFrom(showMore, showMore, clearQuery),
)

test("formatting a query as a URL and parsing the URL returns the same query", () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 25 }), (changes) => {
      let query: FilterQuery = parse("utm_source=a")
      for (const change of changes) {
        query = change(query)
        const address = format(query)
        expect(parse(address)).toEqual(query)
        expect(format(parse(address))).toBe(address)
      }
    }),
    { numRuns: readSampled(5000) },
  )
})

test("for any URL, formatting the parsed query as a URL and parsing it again returns the same query", () => {
  const parameter = fc.constantFrom(
    "car_brand",
    "car_model",
    "not_car_brand",
    "not_car_model",
    "car_price_min",
    "page",
    "near",
    "within",
    "keyphrase",
    "sortName",
    "x",
  )
  const pair = fc.tuple(
    parameter,
    fc.oneof(
      name,
      fc.tuple(name, name).map((two) => two.join("/")),
      fc.integer().map(String),
    ),
  )
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 12 }), (pairs) => {
      const query = parse(new URLSearchParams(pairs.map(([key, value]) => [key, value.toWellFormed()])).toString())
      expect(parse(format(query))).toEqual(query)
    }),
    { numRuns: readSampled(5000) },
  )
})

test("a keyphrase is never cut inside an emoji", () => {
  const query = parse(`keyphrase=${"a".repeat(198)}👨‍👩‍👧 bil`)

  expect(query.keyphrase).toBe("a".repeat(198))
  expect(parse(format(query))).toEqual(query)
})
