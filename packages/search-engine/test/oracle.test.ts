import { describe, expect, it } from "vitest"
import { CARS, find, SCHEMA } from "./eight-cars.ts"
import { searchByHand } from "./oracle.ts"

const order = (sort_name: string) => find({ sort_name }).content.map(({ id }) => id)

describe("content", () => {
  it("results can be sorted by number in both directions, with missing numbers last and ties sorted by key", () => {
    expect(order("price_asc")).toEqual(["10", "7", "1", "2", "3", "4", "6", "5"])
    expect(order("price_desc")).toEqual(["6", "4", "3", "2", "1", "7", "10", "5"])
    expect(order("year_asc")).toEqual(["7", "1", "5", "2", "3", "4", "6", "10"])
    expect(order("year_desc")).toEqual(["4", "6", "2", "3", "1", "5", "7", "10"])
  })

  it("results are sorted by instant regardless of the date format, with invalid dates last", () => {
    expect(order("added_asc")).toEqual(["1", "4", "2", "3", "5", "7", "10", "6"])
    expect(order("added_desc")).toEqual(["7", "5", "2", "3", "4", "1", "10", "6"])
  })

  it("texts that are not dates are sorted by UTF-16 code units", () => {
    expect(order("note_asc")).toEqual(["2", "1", "5", "10", "3", "4", "6", "7"])
  })

  it("the engine sorts results in the default order of the schema, or by document key if the schema has none", () => {
    expect(find({}).content.map(({ id }) => id)).toEqual(order("added_desc"))
    const schema = { ...SCHEMA, "x-search": { key: "id" } }
    expect(searchByHand(schema, CARS, { index: "eight" }).content.map(({ id }) => id)).toEqual([
      "1",
      "10",
      "2",
      "3",
      "4",
      "5",
      "6",
      "7",
    ])
  })

  it("a search returns one page of the matching documents, with 24 documents by default", () => {
    expect(find({ limit: 2, offset: 3, sort_name: "price_asc" })).toMatchObject({
      content: [{ id: "2" }, { id: "3" }],
      total_items: 8,
      limit: 2,
      offset: 3,
    })
    expect(find({})).toMatchObject({ total_items: 8, limit: 24, offset: 0, facet: [] })
    expect(find({ limit: 0 })).toMatchObject({ content: [], total_items: 8 })
    expect(find({ offset: 100 }).content).toEqual([])
  })

  it("results contain only the requested fields, or the whole documents if no list of fields is given", () => {
    const request = { limit: 1, sort_name: "price_asc" }
    expect(find({ ...request, fields: ["id", "year", "model"] }).content).toEqual([{ id: "10", model: null }])
    expect(find({ ...request, fields: [] }).content).toEqual([{}])
    expect(find(request).content).toEqual([CARS[7]])
  })
})

describe("facets", () => {
  it("a search returns the facets in the requested order", () => {
    const facets = ["price", "color", "brand"].map((name) => ({ name }))
    expect(find({ facets }).facet.map(({ name, type }) => [name, type])).toEqual([
      ["price", "histogram"],
      ["color", "list"],
      ["brand", "list"],
    ])
  })
})

describe("refusals", () => {
  it.each([
    ["a filter by a field that does not exist", { filters: [{ name: "colour", values: ["röd"] }] }, "FieldUnknown"],
    ["a filter by an object", { filters: [{ name: "seller", values: ["Åsa"] }] }, "FieldUnknown"],
    ["a filter by an inherited property name", { filters: [{ name: "constructor", values: ["x"] }] }, "FieldUnknown"],
    ["a facet that does not exist", { facets: [{ name: "colour" }] }, "FieldUnknown"],
    ["a field that is not a facet", { facets: [{ name: "note" }] }, "BadRequest"],
    ["a child of another parent", { facets: [{ name: "color", child_name: "model" }] }, "BadRequest"],
    [
      "children without `child_name`",
      { facets: [{ name: "brand", filters: [{ value: "Kia", children: ["EV6"] }] }] },
      "BadRequest",
    ],
    ["a duplicate facet", { facets: [{ name: "color" }, { name: "color" }] }, "BadRequest"],
    [
      "a facet type that differs from the schema",
      { facets: [{ name: "color", type: "range" as const }] },
      "BadRequest",
    ],
    ["bounds of a list facet", { facets: [{ name: "color", filters: [{ value: "röd", min: 1 }] }] }, "BadRequest"],
    ["a list filter without a value", { facets: [{ name: "color", filters: [{}] }] }, "BadRequest"],
    ["a value for a range facet", { facets: [{ name: "price", filters: [{ value: "100" }] }] }, "BadRequest"],
    ["a range filter without bounds", { facets: [{ name: "price", filters: [{ exclude: true }] }] }, "BadRequest"],
    ["a range with swapped bounds", { facets: [{ name: "price", filters: [{ min: 2, max: 1 }] }] }, "BadRequest"],
    ["an order by a field that is not sortable", { sort_name: "brand_asc" }, "BadRequest"],
  ])("a request with %s is rejected with an error code", (_, request, code) => {
    expect(() => find(request)).toThrow(expect.objectContaining({ code }))
  })
})
