import { describe, expect, it } from "vitest"
import { find, lines, listFacet, SCHEMA } from "../eight-cars.ts"
import { searchByHand } from "../oracle.ts"

const RED = { name: "color", filters: [{ value: "röd" }] }

describe("counts of a list facet", () => {
  it("the counts of a list facet ignore the values that are selected in the facet", () => {
    expect(listFacet(RED)).toEqual(["blå 2", "grön 1", "röd 2", "vit 2"])
  })

  it("a list facet counts only documents that match all other filters", () => {
    expect(listFacet({ name: "brand" }, [RED])).toEqual(["Volvo 2"])
    expect(lines(find({ keyphrase: "skoda", facets: [{ name: "color" }] }).facet[0])).toEqual(["blå 1"])
    expect(lines(find({ filters: [{ name: "brand", values: ["Kia"] }], facets: [RED] }).facet[0])).toEqual([
      "röd 0",
      "vit 2",
    ])
  })

  it("a list facet counts a document once for each of the document's values", () => {
    expect(listFacet({ name: "extras" })).toEqual(["drag 2", "navi 2", "Värmepump 2.0 1"])
  })

  it("a list facet includes selected values with a count of 0, but no other values without documents", () => {
    expect(listFacet({ name: "year", filters: [{ value: "1999" }] })).toEqual([
      "1999 0",
      "2019 1",
      "2020 2",
      "2021 2",
      "2022 2",
    ])
    expect(
      listFacet({ name: "used", filters: [{ value: "false", exclude: true }] }, [
        { name: "brand", filters: [{ value: "Kia" }] },
      ]),
    ).toEqual(["false 0"])
  })

  it("the values of a list facet are sorted in the requested order, and values with equal counts in ascending order", () => {
    expect(listFacet({ name: "year", sort_order: "desc" })).toEqual(["2022 2", "2021 2", "2020 2", "2019 1"])
    expect(listFacet({ name: "brand", sort_order: "count" })).toEqual(["Volvo 3", "Kia 2", "Škoda 2", "BYD 1"])
  })

  it("the values of a list facet are sorted alphabetically in the language, and numbers within values numerically", () => {
    const models = ["i20", "i3", "Ö", "Z", "A", "a", "ä"].map((model, id) => ({ id: String(id), model }))
    const getFacet = (language: string) =>
      lines(searchByHand(SCHEMA, models, { index: "few", facets: [{ name: "model" }] }, { language }).facet[0])
    expect(getFacet("sv").map((line) => line.split(" ")[0])).toEqual(["a", "A", "i3", "i20", "Z", "ä", "Ö"])
    expect(getFacet("en").map((line) => line.split(" ")[0])).toEqual(["a", "A", "ä", "i3", "i20", "Ö", "Z"])
  })
})

describe("children", () => {
  const brands = (filters: object[], others: object[] = []) =>
    find({ facets: [{ name: "brand", child_name: "model", filters }, ...others] } as Parameters<typeof find>[0])
      .facet[0]
  const tree = (facet: ReturnType<typeof brands>) =>
    facet?.value.map(({ text, count, children = [] }) => [
      `${text} ${count}`,
      ...lines({ name: "", type: "list", value: children }),
    ])

  it("child values are listed and counted below their parent value", () => {
    expect(tree(brands([{ value: "Volvo", children: ["V60"] }]))).toEqual([
      ["BYD 1"],
      ["Kia 2", "Ceed 1", "EV6 1"],
      ["Škoda 2", "Enyaq 1", "Octavia 1"],
      ["Volvo 3", "V60 2", "XC90 1"],
    ])
  })

  it("the counts of child values apply the filters of other facets, and selected child values are listed even with a count of 0", () => {
    const facet = brands(
      [
        { value: "Volvo", children: ["V60", "V90"] },
        { value: "Saab", children: ["900"] },
      ],
      [RED],
    )
    expect(tree(facet)).toEqual([
      ["Saab 0", "900 0"],
      ["Volvo 2", "V60 1", "V90 0", "XC90 1"],
    ])
    expect(facet).toMatchObject({ name: "brand", child_name: "model", type: "list" })
  })

  it("child values are sorted in the same order as their parent values", () => {
    const facet = find({ facets: [{ name: "brand", child_name: "model", sort_order: "desc" }] }).facet[0]
    expect(tree(facet)?.[0]).toEqual(["Volvo 3", "XC90 1", "V60 2"])
  })
})

describe("a histogram", () => {
  const prices = (request: Parameters<typeof find>[0]) => find({ facets: [{ name: "price" }], ...request }).facet[0]

  it("a histogram has the exact minimum and maximum, at most 25 buckets and a bucket width based on all documents", () => {
    // Seven prices: 98 % are counted at [1000, 1200), so 1200 / width is 40 at most with 50, and the top is 24 × 50.
    const facet = prices({})

    expect(facet).toMatchObject({ type: "histogram", min: 0, max: 1000 })
    expect(facet?.value).toHaveLength(21)
    expect(facet?.value[2]).toEqual({ text: "100", count: 1, from: 100, to: 150 })
    expect(facet?.value[20]).toEqual({ text: "1000", count: 1, from: 1000, to: 1050 })
  })

  it("a histogram contains all buckets from the smallest to the largest number, including empty buckets", () => {
    expect(lines(prices({ filters: [{ name: "brand", values: ["Volvo"] }] }))).toEqual([
      "100 1",
      "150 0",
      "200 1",
      "250 0",
      "300 1",
    ])
  })

  it("the counts of a histogram ignore the range that is selected in it and apply all other filters", () => {
    const facets = [{ name: "price", filters: [{ max: 100 }] }, RED]
    expect(lines(prices({ facets }))).toEqual(["100 1", "150 0", "200 0", "250 0", "300 1"])
  })

  it("a histogram is empty if no matching document has the number", () => {
    expect(prices({ filters: [{ name: "model", values: ["Octavia"] }] })).toEqual({
      name: "price",
      type: "histogram",
      value: [],
    })
  })

  it("a histogram counts outliers in an open-ended last bucket, and negative numbers in the first bucket", () => {
    const numbers = [...Array.from({ length: 99 }, (_, at) => at + 1), 1_200_000, -5]
    const cars = numbers.map((price, at) => ({ id: String(at), price }))

    const [facet] = searchByHand(SCHEMA, cars, { index: "few", facets: [{ name: "price" }] }).facet

    // 99 of 101 are below 100 or less: [80, 100) is the interval at which 98 % are counted.
    expect(facet).toMatchObject({ min: -5, max: 1_200_000 })
    expect(facet?.value[0]).toEqual({ text: "0", count: 5, from: 0, to: 5 })
    expect(facet?.value.at(-1)).toEqual({ text: "100", count: 1, from: 100 })
  })

  it("the bucket limits of a histogram have no rounding errors", () => {
    const cars = [0.1, 0.3, 0.7].map((price, at) => ({ id: String(at), price }))

    const [facet] = searchByHand(SCHEMA, cars, { index: "few", facets: [{ name: "price" }] }).facet

    expect(facet?.value.map(({ text }) => text).slice(0, 3)).toEqual(["0.1", "0.12", "0.14"])
    expect(facet?.value.filter(({ count }) => count > 0).map(({ from }) => from)).toEqual([0.1, 0.3, 0.7])
  })
})
