import { parseCar, parseSearchRequest } from "@forecourt/contracts/search"
import { describe, expect, it } from "vitest"
import SCHEMA from "../../../schemas/services/search/car.schema.json" with { type: "json" }
import * as eight from "./eight-cars.ts"
import { searchByHand } from "./oracle.ts"
import {
  applyChange,
  createCars,
  createQueries,
  createRandom,
  createRandomChange,
  createRandomRequest,
  createWorkloadQueries,
} from "./workload.ts"

const STOCK = createCars(150, 5)

describe("the fixed requests", () => {
  it("the fixed workload always consists of the same 120 requests of eight kinds", () => {
    expect(createQueries()).toHaveLength(120)
    expect(new Set(createWorkloadQueries().map(({ kind }) => kind)).size).toBe(8)
    expect(createQueries()).toEqual(createQueries())
  })

  it("every request of the fixed workload has 16 facets, has a limit of 48 documents and matches the contract", () => {
    for (const request of createQueries("stock-se-used")) {
      expect(request).toMatchObject({ index: "stock-se-used", limit: 48 })
      expect(request.facets).toHaveLength(16)
      expect(parseSearchRequest(request)).toMatchObject(request)
      expect(searchByHand(SCHEMA, STOCK, request).facet).toHaveLength(16)
    }
  })

  it("most requests of the fixed workload find documents, including most requests with a keyphrase", () => {
    const stock = createCars(1500, 5)
    const totals = createWorkloadQueries().map(({ kind, request }) => ({
      kind,
      total: searchByHand(SCHEMA, stock, { ...request, facets: request.facets?.filter(({ filters }) => filters) ?? [] })
        .total_items,
    }))

    expect(totals.filter(({ total }) => total > 0).length).toBeGreaterThan(90)
    expect(totals.filter(({ kind, total }) => kind === "keyphrase" && total > 0).length).toBeGreaterThan(7)
  })
})

describe("random requests", () => {
  it.each([
    ["cars", SCHEMA, STOCK],
    ["documents of another schema", eight.SCHEMA, eight.CARS],
  ])(
    "random requests for %s are valid, sometimes find no documents, and are identical for the same seed",
    (_, schema, documents) => {
      const random = createRandom(11)
      const requests = Array.from({ length: 400 }, () => createRandomRequest(random, schema, documents))

      const totals = requests.map((request) => searchByHand(schema, documents, request).total_items)

      for (const request of requests) expect(parseSearchRequest(request)).toMatchObject(request)
      expect(totals.filter((total) => total === 0).length).toBeGreaterThan(40)
      expect(totals.filter((total) => total > 0 && total < documents.length).length).toBeGreaterThan(40)
      expect(createRandomRequest(createRandom(11), schema, documents)).toEqual(requests[0])
    },
  )
})

describe("random changes", () => {
  it("random changes include removals, updates and upserts and never create duplicate identifiers", () => {
    const random = createRandom(13)
    const kinds = new Set<string>()
    let documents = STOCK
    for (let round = 0; round < 200; round++) {
      const change = createRandomChange(random, SCHEMA, documents)
      kinds.add(change.kind)
      documents = applyChange(SCHEMA, documents, change)
    }

    expect([...kinds].sort()).toEqual(["remove", "update", "upsert"])
    expect(new Set(documents.map(({ car_id }) => car_id)).size).toBe(documents.length)
    for (const car of documents) expect(parseCar(car)).toEqual(car)
    expect(documents).not.toEqual(STOCK)
  })

  it("applyChange removes, updates or upserts the documents that the change names", () => {
    const [first, second] = [{ id: "1", year: 2020, note: "a" }, { id: "2" }]
    const { SCHEMA } = eight
    expect(applyChange(SCHEMA, [first, second], { kind: "remove", keys: ["1", "9"] })).toEqual([second])
    expect(applyChange(SCHEMA, [first], { kind: "update", key: "1", partial: { year: 2021 } })).toEqual([
      { id: "1", year: 2021, note: "a" },
    ])
    expect(applyChange<object>(SCHEMA, [first], { kind: "upsert", documents: [second, { id: "1" }] })).toEqual([
      { id: "1" },
      second,
    ])
  })
})
