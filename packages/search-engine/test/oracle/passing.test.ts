import { describe, expect, it } from "vitest"
import { find, getIds } from "../eight-cars.ts"

describe("filters", () => {
  it("a filter matches documents with any of its values", () => {
    expect(getIds({ filters: [{ name: "color", values: ["röd", "vit"] }] })).toEqual([1, 3, 6, 7])
  })

  it("filter values are compared as text with numbers, booleans and the items of lists", () => {
    expect(getIds({ filters: [{ name: "year", values: ["2020"] }] })).toEqual([1, 5])
    expect(getIds({ filters: [{ name: "used", values: [true] }] })).toEqual([1, 2])
    expect(getIds({ filters: [{ name: "extras", values: ["drag"] }] })).toEqual([1, 5])
  })

  it("an excluding filter removes documents with any of its values and keeps documents without a value", () => {
    expect(getIds({ filters: [{ name: "color", values: ["röd", "vit"], exclude: true }] })).toEqual([2, 4, 5, 10])
  })

  it("several filters are combined with a logical AND", () => {
    const filters = [
      { name: "brand", values: ["Volvo"] },
      { name: "year", values: [2021] },
      { name: "used", values: [false], exclude: true },
    ]
    expect(getIds({ filters })).toEqual([2])
  })

  it("no document matches a filter for an empty value, null or an object", () => {
    expect(getIds({ filters: [{ name: "color", values: [""] }] })).toEqual([])
    expect(getIds({ filters: [{ name: "model", values: ["null"] }] })).toEqual([])
    expect(getIds({ filters: [{ name: "model", values: ["null"], exclude: true }] })).toHaveLength(8)
  })
})

describe("the selection of a list facet", () => {
  const brand = (...filters: object[]) => ({ facets: [{ name: "brand", child_name: "model", filters }] })

  it("a list facet matches documents with any selected value", () => {
    expect(getIds(brand({ value: "Kia" }, { value: "BYD" }))).toEqual([6, 7, 10])
  })

  it("selecting child values matches only the documents with these child values", () => {
    expect(getIds(brand({ value: "Volvo", children: ["V60"] }, { value: "Škoda", children: [] }))).toEqual([1, 2, 4, 5])
  })

  it("a child value under the wrong parent value matches no documents", () => {
    expect(getIds(brand({ value: "Kia", children: ["V60"] }))).toEqual([])
  })

  it("a list facet can exclude a whole value or only some of its child values", () => {
    expect(getIds(brand({ value: "Volvo", exclude: true }))).toEqual([4, 5, 6, 7, 10])
    expect(getIds(brand({ value: "Volvo", children: ["XC90"], exclude: true }))).toEqual([1, 2, 4, 5, 6, 7, 10])
    expect(getIds(brand({ value: "Volvo" }, { value: "Volvo", children: ["V60"], exclude: true }))).toEqual([3])
  })

  it("a facet on a field with several values matches any of them, and several facets must all match", () => {
    const facets = [
      { name: "extras", filters: [{ value: "drag" }] },
      { name: "color", filters: [{ value: "blå" }] },
    ]
    expect(getIds({ facets })).toEqual([5])
  })
})

describe("the selection of a range facet", () => {
  const price = (...filters: object[]) => ({ facets: [{ name: "price", filters }] })

  it("a range filter includes both ends", () => {
    expect(getIds(price({ min: 100, max: 300 }))).toEqual([1, 2, 3])
  })

  it("a range can be open at either end and never matches documents without a number", () => {
    expect(getIds(price({ min: 300 }))).toEqual([3, 4, 6])
    expect(getIds(price({ max: 100 }))).toEqual([1, 7, 10])
  })

  it("a range facet with several ranges matches documents in any of the ranges", () => {
    expect(getIds(price({ max: 0 }, { min: 1000 }))).toEqual([6, 10])
  })

  it("a range facet that excludes a range keeps documents without a number", () => {
    expect(getIds(price({ min: 100, exclude: true }))).toEqual([5, 7, 10])
    expect(getIds(price({ max: 300 }, { min: 100, max: 200, exclude: true }))).toEqual([3, 7, 10])
  })
})

describe("a keyphrase", () => {
  it("every word of a keyphrase must match the beginning of a word in the document", () => {
    expect(getIds({ keyphrase: "vol" })).toEqual([1, 2, 3])
    expect(getIds({ keyphrase: "VOLVO na" })).toEqual([1, 2])
    expect(getIds({ keyphrase: "olvo" })).toEqual([])
    expect(getIds({ keyphrase: "volvo kia" })).toEqual([])
  })

  it("a keyphrase is split into words of letters and digits", () => {
    expect(getIds({ keyphrase: "2022" })).toEqual([4, 6])
    expect(getIds({ keyphrase: "värmepump-2.0" })).toEqual([6])
    expect(getIds({ keyphrase: "0" })).toEqual([6])
  })

  it("a keyphrase is searched only in searchable fields", () => {
    expect(getIds({ keyphrase: "röd" })).toEqual([])
  })

  it("a keyphrase without words has no effect", () => {
    expect(getIds({ keyphrase: " – ! " })).toHaveLength(8)
  })

  it("a keyphrase ignores accents, except on letters that belong to the language's alphabet", () => {
    expect(getIds({ keyphrase: "skoda" }, { language: "sv" })).toEqual([4, 5])
    expect(getIds({ keyphrase: "varmepump" }, { language: "en" })).toEqual([6])
    expect(getIds({ keyphrase: "värmepump" }, { language: "en" })).toEqual([6])
    expect(getIds({ keyphrase: "va" }, { language: "sv" })).toEqual([])
    expect(getIds({ keyphrase: "va\u0308r" }, { language: "sv" })).toEqual([6])
  })

  it("a keyphrase tolerates one added, missing, wrong or swapped letter in a word of at least five letters", () => {
    for (const keyphrase of ["vollvo", "ocavia", "octabia", "octaiva", "Vlovo"])
      expect(getIds({ keyphrase })).not.toEqual([])
    expect(getIds({ keyphrase: "vlvo" })).toEqual([])
    expect(getIds({ keyphrase: "octbaia" })).toEqual([])
    expect(getIds({ keyphrase: "ocatvai" })).toEqual([])
  })

  it("a keyphrase tolerates a typo only when the corrected word is a complete word in the index and has no digits", () => {
    expect(getIds({ keyphrase: "20211" })).toEqual([])
    expect(getIds({ keyphrase: "vermep" })).toEqual([])
    expect(getIds({ keyphrase: "vermepump" })).toEqual([6])
  })

  it("a keyphrase tolerates a typo only when no word in the index starts with the typed word", () => {
    const schema = { keyphrase: "volvo" }
    expect(getIds(schema, { synonyms: [["volvo", "octavia"]] })).toEqual([1, 2, 3, 5])
    expect(getIds({ keyphrase: "volva" }, { synonyms: [["volva", "kia"]] })).toEqual([6, 7])
  })

  it("a word of a keyphrase matches synonyms only when it is complete", () => {
    const options = {
      language: "sv",
      synonyms: [
        ["Dragkrok", "drag"],
        ["elbil", "EV", "Enyaq"],
      ],
    }
    expect(getIds({ keyphrase: "dragkrok" }, options)).toEqual([1, 5])
    expect(getIds({ keyphrase: "elbil" }, options)).toEqual([4])
    expect(getIds({ keyphrase: "ev" }, options)).toEqual([4, 6])
    expect(getIds({ keyphrase: "elbi" }, options)).toEqual([])
  })

  it("a keyphrase uses only its first twenty words", () => {
    const twenty = Array.from({ length: 20 }, () => "kia").join(" ")
    expect(getIds({ keyphrase: `${twenty} volvo` })).toEqual([6, 7])
    expect(find({ keyphrase: `${twenty.slice(4)} volvo` }).total_items).toBe(0)
  })
})
