import { describe, expect, it } from "vitest"
import CAR from "../../../schemas/services/search/car.schema.json" with { type: "json" }
import { readSampled } from "../../../scripts/vitest/sampled.ts"
import { CARS, SCHEMA } from "../test/eight-cars.ts"
import { searchByHand } from "../test/oracle.ts"
import {
  applyChange,
  createCars,
  createQueries,
  createRandom,
  createRandomChange,
  createRandomRequest,
  type Random,
} from "../test/workload.ts"
import { createIndex, type SearchIndex } from "./index.ts"
import type { Language } from "./rules.ts"

const SYNONYMS = [
  ["volvo", "kia", "s", "e"],
  ["towbar", "drag", "trailer"],
  ["electric", "elbil", "ev"],
]
const REQUESTS = readSampled(10_000)
/** The number of requests after each change. It is small because the reference implementation is slow. */
const REQUESTS_A_CHANGE = 4
const STOCK = createCars(200, 5)
const TIMEOUT_MS = 300_000

interface Side {
  readonly schema: object
  readonly language: Language
}

function judge(index: SearchIndex, { schema, language }: Side, documents: readonly object[]) {
  return (request: Parameters<typeof searchByHand>[2]) => {
    const byHand = searchByHand(schema, documents, request, { language, synonyms: SYNONYMS })
    expect(index.search(request), JSON.stringify(request)).toEqual(byHand)
  }
}

const KINDS: readonly [string, object, readonly object[], Language][] = [
  ["cars in Swedish", CAR, STOCK, "sv"],
  ["cars in English", CAR, STOCK, "en"],
  ["documents of another schema", SCHEMA, CARS, "sv"],
]

describe("the results of an index equal those of the reference implementation", () => {
  it("an index returns the same results as the reference implementation for the 120 requests of the workload", () => {
    const stock = createCars(1000, 6)
    const side = { schema: CAR, language: "sv" } as const
    const isRight = judge(createIndex(CAR, stock, { language: "sv", synonyms: SYNONYMS }), side, stock)

    for (const request of createQueries()) isRight(request)
  })

  it.each(KINDS)(
    "an index returns the same results as the reference implementation for random requests about %s",
    { timeout: TIMEOUT_MS },
    (_, schema, documents, language) => {
      const isRight = judge(
        createIndex(schema, documents, { language, synonyms: SYNONYMS }),
        { schema, language },
        documents,
      )
      const random = createRandom(REQUESTS)

      for (let turn = 0; turn < REQUESTS / KINDS.length; turn++) isRight(createRandomRequest(random, schema, documents))
    },
  )

  it.each(KINDS)(
    "an index returns the same results as the reference implementation after random changes to %s, even while columns are rebuilt",
    { timeout: TIMEOUT_MS },
    async (_, schema, all, language) => {
      const index = createIndex(schema, all, { language, synonyms: SYNONYMS })
      const random = createRandom(REQUESTS + 1)
      let documents = all

      for (let turn = 0; turn < REQUESTS / REQUESTS_A_CHANGE / KINDS.length; turn++) {
        documents = changeBoth(random, schema, index, documents)
        const isRight = judge(index, { schema, language }, documents)
        for (let more = 0; more < REQUESTS_A_CHANGE; more++) isRight(createRandomRequest(random, schema, documents))
        if (turn % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 0))
      }

      expect(index.stats().documents).toBe(documents.length)
    },
  )

  it("an index that changes while its documents are replaced returns the same results as the reference implementation", async () => {
    const index = createIndex(CAR, STOCK, { language: "sv", synonyms: SYNONYMS })
    const random = createRandom(8)
    let documents: readonly object[] = createCars(3000, 7)

    const replaced = index.replace(documents)
    index.upsert([{ ...STOCK[0], car_id: "1", car_brand: "Nyest" }])
    index.remove(["1000005"])
    const previous = index.stats()
    await replaced

    documents = [
      ...documents.filter((car) => !["1", "1000005"].includes(String((car as { car_id: string }).car_id))),
      { ...STOCK[0], car_id: "1", car_brand: "Nyest" },
    ]
    const isRight = judge(index, { schema: CAR, language: "sv" }, documents)
    expect([previous.documents, index.stats().documents]).toEqual([STOCK.length, documents.length])
    for (let turn = 0; turn < 40; turn++) isRight(createRandomRequest(random, CAR, documents))
  })
})

function changeBoth(random: Random, schema: object, index: SearchIndex, documents: readonly object[]) {
  const change = createRandomChange(random, schema, documents)
  if (change.kind === "remove" && documents.length < 6) return documents
  const after = applyChange(schema, documents, change)
  if (change.kind === "remove") index.remove(change.keys)
  else if (change.kind === "upsert") index.upsert(change.documents)
  else index.upsert(after.filter((document) => keyIn(schema, document) === change.key))
  return after
}

function keyIn(schema: object, document: object): string {
  const { key } = (schema as { "x-search": { key: string } })["x-search"]
  return String((document as Record<string, unknown>)[key])
}

describe("an index", () => {
  it("an index contains the documents of the latest replacement, and keeps the previous documents when a replacement fails", async () => {
    const index = createIndex(SCHEMA, CARS)

    await Promise.all([index.replace(CARS.slice(0, 2)), index.replace(CARS.slice(0, 3))])
    const failed = index.replace([{ brand: "no key" }])

    await expect(failed).rejects.toThrow("a document has no id")
    expect(index.stats().documents).toBe(3)
  })

  it("after many changes, an index rebuilds its columns and removes values that no document has", async () => {
    const index = createIndex(SCHEMA, CARS)
    const many = Array.from({ length: 300 }, (_, at) => ({ id: `x${at}`, brand: `Brand${at}`, price: at }))

    index.upsert(many)
    const { delta } = index.stats()
    index.remove(many.slice(0, 100).map(({ id }) => id))
    await expect.poll(() => index.stats().rebuilds).toBeGreaterThan(0)

    expect(delta).toBe(300)
    expect(index.stats()).toMatchObject({ documents: 208, delta: expect.any(Number) })
    expect(index.search({ keyphrase: "brand7" }).total_items).toBe(0)
    expect(index.search({ keyphrase: "brand107" }).total_items).toBe(1)
  })

  it("a search tolerates a typo only if no document contains the typed word", () => {
    const index = createIndex(SCHEMA, [
      { id: "1", brand: "Volvo" },
      { id: "2", brand: "Volva" },
    ])
    const searchMisspelt = () => index.search({ keyphrase: "volva", fields: ["id"] }).content

    const previous = searchMisspelt()
    index.remove(["2"])

    expect([previous, searchMisspelt()]).toEqual([[{ id: "2" }], [{ id: "1" }]])
  })

  it("dates are sorted by instant regardless of their format, with equal instants sorted by key and invalid dates last", () => {
    const added = ["2026-01-02T00:00:00Z", "soon", "2026-01-02T01:00:00+01:00", "2026-01-01T00:00:00Z"]
    const index = createIndex(
      SCHEMA,
      added.map((text, at) => ({ id: String(9 - at), added: text })),
    )
    const order = (sort_name: string) => index.search({ sort_name }).content.map(({ id }) => id)

    expect(order("added_asc")).toEqual(["6", "7", "9", "8"])
    expect(order("added_desc")).toEqual(["7", "9", "6", "8"])
  })

  it("an index with a `read` function stores no documents and fetches the documents of a result by key", () => {
    const calls: (readonly string[])[] = []
    const read = (keys: readonly string[]) => {
      calls.push(keys)
      return keys.map((id) => ({ id, note: "read" }))
    }
    const index = createIndex(SCHEMA, CARS, { read })

    const { content } = index.search({ limit: 2, sort_name: "price_asc", fields: ["note"] })

    expect(content).toEqual([{ note: "read" }, { note: "read" }])
    expect(calls).toEqual([["10", "7"]])
  })

  it("an index keeps the last of several documents with the same key", () => {
    const index = createIndex(SCHEMA, [...CARS, { id: "1", brand: "Saab" }])

    expect(index.search({ filters: [{ name: "id", values: ["1"] }] }).content).toEqual([{ id: "1", brand: "Saab" }])
    expect(index.stats().documents).toBe(CARS.length)
  })

  it("an index can be empty", () => {
    const index = createIndex(SCHEMA, [])

    expect(
      index.search({ facets: [{ name: "brand", child_name: "model" }, { name: "price" }], keyphrase: "a" }),
    ).toEqual({
      content: [],
      facet: [
        { name: "brand", child_name: "model", type: "list", value: [] },
        { name: "price", type: "histogram", value: [] },
      ],
      total_items: 0,
      limit: 24,
      offset: 0,
    })
  })

  it.each([
    [
      "a field that does not exist",
      { filters: [{ name: "colr", values: ["röd"] }] },
      "FieldUnknown",
      "Did you mean color?",
    ],
    ["a field that is not a facet", { facets: [{ name: "note" }] }, "BadRequest", "note is no facet."],
    ["a duplicate facet", { facets: [{ name: "color" }, { name: "color" }] }, "BadRequest", "Ask for it once."],
    ["swapped bounds", { facets: [{ name: "price", filters: [{ min: 2, max: 1 }] }] }, "BadRequest", "Swap them."],
    [
      "a child facet of another parent",
      { facets: [{ name: "color", child_name: "model" }] },
      "BadRequest",
      "does not stand under",
    ],
    ["an unknown order", { sort_name: "brand_asc" }, "BadRequest", "Use one of year, price, added, note,"],
    ["a negative offset", { offset: -1 }, "BadRequest", "offset is no whole number"],
  ])("an index rejects %s and suggests a fix", (_, request, code, sentence) => {
    expect(() => createIndex(SCHEMA, CARS).search(request)).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(sentence) }),
    )
  })

  it("an index rejects a schema without a key and a document without a key", () => {
    expect(() => createIndex({ properties: {} }, [])).toThrow("search: the schema names no key.")
    expect(() => createIndex(SCHEMA, [{ brand: "Volvo" }])).toThrow("search: a document has no id.")
  })
})
