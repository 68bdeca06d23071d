import type { SearchRequestInput } from "@forecourt/contracts/search"
import type { Language } from "@forecourt/search-engine"
import { getSynonyms } from "@forecourt/search-engine/car-words"
import { expect, test } from "vitest"
import { searchByHand } from "../../../../search-engine/test/oracle.ts"
import {
  applyChange,
  createCars,
  createQueries,
  createRandom,
  createRandomChange,
  createRandomRequest,
} from "../../../../search-engine/test/workload.ts"
import type { SearchDocument } from "../../src/engine.types.ts"
import { getKind, type KindName } from "../../src/kinds/kinds.ts"
import type { SearchConfig } from "../../src/search.config.ts"
import { createCar, getLines, STOCK, startSearch, type TriedSearch } from "../start-search.ts"

type Document = Readonly<Record<string, unknown>>

interface Stock {
  readonly index: string
  readonly kind: KindName
  readonly language: Language
  readonly documents: readonly Document[]
}

export const CARS: Stock = {
  index: STOCK,
  kind: "car",
  language: "sv",
  documents: createCars(300, 12).map((car) => ({ ...car })),
}

const PLACES = ["Ålesund", "Bodø", "Tromsø", "Oslo", "Sandnes", "Ærø"]
const BRANDS = ["Vik", "Fjord", "Škoda", "Citroën", "Vik Electric"]
const DEALERSHIPS: Stock = {
  index: "sites-no",
  kind: "dealership",
  language: "nb",
  documents: Array.from({ length: 90 }, (_, index) => ({
    site_id: `id ${index % 7}-${index}`,
    slug: `s${index}`,
    site_official_name: `${BRANDS[index % 5]} ${PLACES[index % 6]}`,
    ...(index % 4 > 0 && { site_city: PLACES[index % 6], site_region: PLACES[(index * 5) % 6] }),
    site_brands: BRANDS.slice(index % 5),
    site_department_groups: index % 3 === 0 ? [] : [PLACES[index % 3]],
    ...(index % 5 > 0 && { website_sort_order: (index % 9) - 4 }),
    site_street: `Storgata ${index}`,
  })),
}

export interface Side {
  readonly settings: () => Partial<SearchConfig>
  readonly requests: number
  readonly patienceMs: number
}

export function openStock({ settings }: Side, { documents, ...meaning }: Stock, more: Partial<SearchConfig> = {}) {
  return startSearch({ ...settings(), ...more }, { seed: () => [{ ...meaning, documents }] })
}

export function judge({ search }: Pick<TriedSearch, "search">, { kind, language, index }: Stock) {
  return async (request: SearchRequestInput, documents: readonly Document[]) => {
    const { status, body } = await search({ ...request, index })
    const options = { language, synonyms: getSynonyms(language) }
    const byHand = searchByHand(getKind(kind).schema, documents, request, options)
    expect({ status, body: removeLowest(body) }, JSON.stringify(request)).toEqual({
      status: 200,
      body: removeLowest(byHand),
    })
  }
}

/** Removes the lowest earlier price from a response. `prices.test.ts` tests this price. */
function removeLowest(body: unknown): unknown {
  const { content } = body as { readonly content?: readonly SearchDocument[] }
  return content ? { ...(body as object), content: content.map(({ car_lowest_price: _, ...rest }) => rest) } : body
}

export function searchContract(side: Side): void {
  const within = side.patienceMs

  test("the responses to the 120 requests of the workload match those of the reference implementation", {
    timeout: within,
  }, async () => {
    const isRight = judge(await openStock(side, CARS), CARS)

    for (const request of createQueries()) await isRight(request, CARS.documents)
  })

  test.each([CARS, DEALERSHIPS])(
    "the responses to random requests about $index match those of the reference implementation",
    { timeout: within },
    async (stock) => {
      const isRight = judge(await openStock(side, stock), stock)
      const random = createRandom(side.requests)
      const { schema } = getKind(stock.kind)

      for (let turn = 0; turn < side.requests; turn++)
        await isRight(createRandomRequest(random, schema, stock.documents), stock.documents)
    },
  )

  test("the responses match those of the reference implementation after each of many changes", {
    timeout: within,
  }, async () => {
    const opened = await openStock(side, { ...CARS, documents: CARS.documents.slice(0, 150) })
    const isRight = judge(opened, CARS)
    const random = createRandom(31)
    const { schema } = getKind("car")
    let documents = CARS.documents.slice(0, 150)

    for (let turn = 0; turn < side.requests / 8; turn++) {
      const change = createRandomChange(random, schema, documents)
      documents = applyChange(schema, documents, change)
      await write(opened, change)
      for (let more = 0; more < 2; more++) await isRight(createRandomRequest(random, schema, documents), documents)
    }
  })

  test("searches with synonyms, short words and typos match the reference implementation", {
    timeout: within,
  }, async () => {
    const documents = [
      createCar(1, { car_fuel: "El", car_model: "Enyaq" }),
      createCar(2, { car_fuel: "Bensin", car_equipment: ["Elmanövrerade säten", "Värmepump"] }),
      createCar(3, { car_fuel: "Diesel", car_brand: "Škoda", car_color: "Röd" }),
    ]
    const opened = await openStock(side, { ...CARS, documents })
    const isRight = judge(opened, CARS)
    const phrases = ["elbil", "el", "varme", "värme", "skoda", "Skdoa", "skodda enyaq", "röda", "rod", "vik vik", "🚗"]

    for (const keyphrase of phrases) await isRight({ index: STOCK, keyphrase, fields: ["car_id"] }, documents)
  })

  test("document keys are sorted by code units, and keys of 700 characters are accepted", {
    timeout: within,
  }, async () => {
    const keys = ["b", "B", "a\u{1f697}", "a\uffee", "aå", "x".repeat(700), `${"x".repeat(700)}1`, "10", "9"]
    const documents = keys.map((site_id, at) => ({
      site_id,
      slug: `s${at}`,
      site_official_name: "Vik",
      website_sort_order: at % 2,
    }))
    const stock = { ...DEALERSHIPS, documents }
    const isRight = judge(await openStock(side, stock), stock)

    for (const direction of ["asc", "desc"])
      await isRight({ index: stock.index, sort_name: `website_sort_order_${direction}` }, documents)
  })

  test("a search during a replacement returns either all old documents or all new documents", {
    timeout: within,
  }, async () => {
    const previous = [1, 2, 3, 4].map((id) => createCar(id, { car_color: "Before" }))
    const after = [1, 2, 3, 5].map((id) => createCar(id, { car_color: "After" }))
    const { search, write } = await openStock(side, { ...CARS, documents: previous })
    const seen: string[] = []
    let isDone = false

    const replaced = write("PUT", `/indexes/${STOCK}/documents?yes`, getLines(after)).finally(() => {
      isDone = true
    })
    while (!isDone) {
      const { body } = await search({ index: STOCK, facets: [{ name: "car_color" }], fields: ["car_color"] })
      seen.push(JSON.stringify([body.facet[0].value, body.content]))
      await new Promise(setImmediate)
    }
    const { body } = await search({ index: STOCK, facets: [{ name: "car_color" }], fields: ["car_color"] })

    const all = (text: string) =>
      JSON.stringify([[{ text, count: 4 }], Array.from({ length: 4 }, () => ({ car_color: text }))])
    expect((await replaced).status).toBe(200)
    expect(seen.filter((item) => item !== all("Before") && item !== all("After"))).toEqual([])
    expect(JSON.stringify([body.facet[0].value, body.content])).toBe(all("After"))
  })

  test("a process sees the writes of another process, and both return the same results after a restart", {
    timeout: within,
  }, async () => {
    const here = await openStock(side, { ...CARS, documents: [createCar(1)] })
    const place = { ...side.settings(), dataFolder: here.folder }
    const there = await startSearch(place)

    await Promise.all([
      there.write("PUT", `/indexes/${STOCK}/documents/2`, createCar(2)),
      here.write("PUT", `/indexes/${STOCK}/documents/3`, createCar(3)),
    ])
    await there.write("DELETE", `/indexes/${STOCK}/documents/1`)
    const ids = async ({ search }: TriedSearch) =>
      (await search({ index: STOCK, fields: ["car_id"] })).body.content.map((hit: Document) => hit.car_id)

    await expect.poll(() => ids(here)).toEqual(["2", "3"])
    expect(await ids(there)).toEqual(["2", "3"])
    await Promise.all([here.close(), there.close()])
    expect(await ids(await startSearch(place))).toEqual(["2", "3"])
  })

  test("an invalid request is rejected with an explanation", { timeout: within }, async () => {
    const { search } = await openStock(side, { ...CARS, documents: [createCar(1)] })
    const refusals = [
      { filters: [{ name: "car_colr", values: ["red"] }] },
      { facets: [{ name: "car_id" }] },
      { sort_name: "car_brand_asc" },
    ]

    const responses = await Promise.all(refusals.map((request) => search({ index: STOCK, ...request })))

    expect(responses.map(({ status, body }) => `${status} ${body.detail}`)).toEqual([
      "400 search: car_colr is no field of these documents. Did you mean car_color?",
      expect.stringMatching(/^400 search: car_id is no facet\./),
      expect.stringMatching(/^400 search: documents cannot be sorted by car_brand_asc\./),
    ])
  })

  test("the health endpoint and the metrics report the number of documents", { timeout: within }, async () => {
    const { fetch } = await openStock(side, { ...CARS, documents: [createCar(1), createCar(2)] })

    const health = (await (await fetch("/healthz")).json()) as { indexes: Readonly<Record<string, object>> }
    const metrics = await (await fetch("/metrics")).text()

    expect(health.indexes[STOCK]).toMatchObject({ documents: 2, ageSeconds: expect.any(Number) })
    expect(metrics).toContain(`forecourt_search_documents{index="${STOCK}"} 2`)
  })
}

async function write(opened: TriedSearch, change: ReturnType<typeof createRandomChange<Document>>): Promise<void> {
  const getDocumentPath = (key: unknown) => `/indexes/${STOCK}/documents/${key}`
  if (change.kind === "upsert")
    for (const document of change.documents) await opened.write("PUT", getDocumentPath(document.car_id), document)
  else if (change.kind === "update") await opened.write("PATCH", getDocumentPath(change.key), change.partial)
  else for (const key of change.keys) await opened.write("DELETE", getDocumentPath(key))
}
