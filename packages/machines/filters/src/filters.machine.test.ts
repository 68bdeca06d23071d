import type { SearchInput, SearchResponse } from "@forecourt/contracts/search"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createActor, waitFor } from "xstate"
import { FIELDS } from "../test/fields.ts"
import {
  type FiltersEmitted,
  type FiltersInput,
  filtersMachine,
  formatQuery,
  getItems,
  getProgress,
  isOutdated,
  parseQuery,
  toPorts,
} from "./index.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Creates a search in a stock with the given number of cars. The search ignores all filters. */
const createStock =
  (total: number) =>
  async ({ limit = 24, offset = 0 }: SearchInput): Promise<SearchResponse> => ({
    content: Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, n) => ({
      car_id: `${offset + n}`,
    })),
    facet: [],
    total_items: total,
    limit,
    offset,
  })

interface Visit extends Partial<Pick<FiltersInput, "found">> {
  readonly address?: string
  readonly search?: (input: SearchInput, options?: { signal?: AbortSignal }) => Promise<SearchResponse>
}

function visit({ address = "", found: results = null, search = createStock(100) }: Visit = {}) {
  const requests: SearchInput[] = []
  const signals: (AbortSignal | undefined)[] = []
  const calls = toPorts({
    search: (input, options) => {
      requests.push(input)
      signals.push(options?.signal)
      return search(input, options)
    },
  })
  const input = { fields: FIELDS, index: "stock", query: parseQuery(address, FIELDS), found: results }
  const actor = createActor(filtersMachine.provide({ actors: calls }), { input })
  const emitted: FiltersEmitted[] = []
  actor.on("*", (event) => void emitted.push(event))
  actor.start()
  return {
    actor,
    requests,
    signals,
    emitted,
    send: actor.send,
    now: () => actor.getSnapshot(),
    waitUntil: (state: "shown" | "failed") => waitFor(actor, (now) => now.matches(state)),
    addresses: () =>
      emitted.flatMap((event) =>
        event.type === "queryChanged" ? [[formatQuery(event.query, FIELDS), event.scrolls]] : [],
      ),
    ids: () => getItems(actor.getSnapshot()).map(({ car_id }) => car_id),
  }
}

const FOUND = {
  items: Array.from({ length: 48 }, (_, n) => ({ car_id: `s${n}` })),
  firstPage: 0,
  facets: [],
  total: 100,
}

test("the list initially shows the server's result without a new request", () => {
  const list = visit({ found: FOUND })

  expect(list.now().value).toBe("shown")
  expect(list.ids()).toHaveLength(48)
  expect(list.requests).toEqual([])
})

test("a changed filter starts a search and updates the URL, and the previous items are shown until the response arrives [spec 2 §2.1 page-reset]", async () => {
  const list = visit({ found: FOUND, address: "page=0" })
  list.send({ type: "TOGGLE", field: "car_fuel", value: "El" })

  expect(list.now().value).toBe("looking")
  expect(list.ids()[0]).toBe("s0")
  expect(isOutdated(list.now())).toBe(true)
  await list.waitUntil("shown")
  expect(list.ids()[0]).toBe("0")
  expect(isOutdated(list.now())).toBe(false)
  expect(list.addresses()).toEqual([["car_fuel=El", true]])
})

test("setting a group of checkboxes is a single change", async () => {
  const list = visit({ found: FOUND, address: "car_model=Volvo/EX30&car_model=Volvo/XC60" })
  list.send({ type: "CHOOSE", field: "car_brand", choices: [{ value: "Volvo", children: [] }] })
  await list.waitUntil("shown")

  expect(list.addresses()).toEqual([["car_brand=Volvo", true]])
})

test("a keyphrase and the filters recognised in it are applied in one step", async () => {
  const list = visit({ found: FOUND })
  const chip = { kind: "value", field: "car_brand", value: "Volvo", child: null, isExcluded: false } as const
  list.send({ type: "LOOK_FOR", keyphrase: "taklucka", chips: [chip] })
  await list.waitUntil("shown")

  expect(list.addresses()).toEqual([["car_brand=Volvo&keyphrase=taklucka", true]])
})

test("a sort order recognised in a keyphrase is applied with it, but any other keyphrase keeps the sort order", async () => {
  const list = visit({ found: FOUND })
  list.send({ type: "LOOK_FOR", keyphrase: "", sortName: "car_price_asc" })
  await list.waitUntil("shown")
  list.send({ type: "LOOK_FOR", keyphrase: "taklucka", sortName: null })
  await list.waitUntil("shown")

  expect(list.addresses()).toEqual([
    ["sortName=car_price_asc", true],
    ["keyphrase=taklucka&sortName=car_price_asc", true],
  ])
})

test("loading more appends a page and updates the URL without scrolling [spec 2 §2.1 progress]", async () => {
  const list = visit({ found: FOUND })
  list.send({ type: "SHOW_MORE" })
  await list.waitUntil("shown")

  expect(list.requests.map(({ offset, limit }) => [offset, limit])).toEqual([[48, 48]])
  expect(list.ids()).toHaveLength(96)
  expect(list.addresses()).toEqual([["page=1", false]])

  list.send({ type: "SHOW_MORE" })
  await list.waitUntil("shown")
  expect(list.ids()).toHaveLength(100)
  expect(list.now().can({ type: "SHOW_MORE" })).toBe(false)
})

test("a visitor who returns to the third page sees all three pages", async () => {
  const list = visit({ address: "page=2", search: createStock(1000) })
  await list.waitUntil("shown")

  expect(list.requests.map(({ offset }) => offset)).toEqual([0, 48, 96])
  expect(list.ids()).toHaveLength(144)
})

test("going back to a query fetches only the pages that have not been loaded", async () => {
  const list = visit({ address: "page=1", search: createStock(1000) })
  await list.waitUntil("shown")
  list.send({ type: "SHOW", query: parseQuery("", FIELDS) })
  expect(list.now().value).toBe("shown")
  expect(list.ids()).toHaveLength(48)

  list.send({ type: "SHOW", query: parseQuery("page=2", FIELDS) })
  await list.waitUntil("shown")
  expect(list.requests.map(({ offset }) => offset)).toEqual([0, 48, 96])
  list.send({ type: "SHOW", query: parseQuery("car_fuel=El", FIELDS) })
  await list.waitUntil("shown")
  expect(list.requests).toHaveLength(4)
  expect(list.addresses()).toEqual([])
})

test("a URL with a high page number loads at most four pages", async () => {
  const list = visit({ address: "page=9", search: createStock(1000) })
  await list.waitUntil("shown")

  expect(list.requests.map(({ offset }) => offset)).toEqual([288, 336, 384, 432])
  expect(list.ids()).toEqual(Array.from({ length: 192 }, (_, n) => `${288 + n}`))
  expect(getProgress(list.now())).toMatchObject({ shown: 480, hasMore: true })
})

test("going back to a page before the loaded pages fetches that page", async () => {
  const list = visit({ address: "page=9", search: createStock(1000) })
  await list.waitUntil("shown")
  list.send({ type: "SHOW", query: parseQuery("page=7", FIELDS) })
  expect(list.ids()).toEqual(Array.from({ length: 96 }, (_, n) => `${288 + n}`))
  expect(list.requests).toHaveLength(4)

  list.send({ type: "SHOW", query: parseQuery("page=1", FIELDS) })
  await list.waitUntil("shown")
  expect(list.ids()).toEqual(Array.from({ length: 96 }, (_, n) => `${n}`))
})

test("a URL with a page number beyond the last page shows the end of the list", async () => {
  const list = visit({ address: "page=9", search: createStock(100) })
  await list.waitUntil("shown")

  expect(list.ids()).toHaveLength(100)
  expect(list.addresses()).toEqual([])
})

test("a URL with a page number above the limit of twenty is an error and causes no request [spec 2 §2.1 page-cap, §8 page-beyond, §9 list-limits]", async () => {
  const beyond = visit({ address: "page=20" })
  expect(beyond.now().value).toBe("beyond")
  expect(beyond.requests).toEqual([])

  const last = visit({ address: "page=19", search: createStock(20_000) })
  await last.waitUntil("shown")
  expect(last.now().can({ type: "SHOW_MORE" })).toBe(false)
  expect(getProgress(last.now())).toEqual({ shown: 960, total: 10_000, isMore: true, hasMore: false })

  beyond.send({ type: "TOGGLE", field: "car_fuel", value: "El" })
  await beyond.waitUntil("shown")
  expect(beyond.addresses()).toEqual([["car_fuel=El", true]])
})

test("a new query aborts the request of the previous query", async () => {
  const late = Promise.withResolvers<SearchResponse>()
  const responses = [late.promise, createStock(3)({ index: "stock" })]
  const list = visit({ search: async () => responses.shift() ?? Promise.reject(new Error("Nobody responses.")) })
  list.send({ type: "LOOK_FOR", keyphrase: "  taklucka " })
  expect(list.signals[0]?.aborted).toBe(true)
  await list.waitUntil("shown")
  late.resolve(await createStock(7)({ index: "stock" }))
  await vi.advanceTimersByTimeAsync(0)

  expect(list.ids()).toHaveLength(3)
  expect(list.addresses()).toEqual([["keyphrase=taklucka", true]])
})

test("a failed search is reported and can be retried [spec 2 §8 search-failure.text]", async () => {
  const responses = [() => Promise.reject(new Error("down")), () => createStock(5)({ index: "stock" })]
  const list = visit({ search: () => (responses.shift() ?? responses[0])?.() ?? Promise.reject(new Error("Nobody.")) })
  await list.waitUntil("failed")
  expect(list.emitted).toEqual([{ type: "failure", error: new Error("down") }])

  list.send({ type: "RETRY" })
  await list.waitUntil("shown")
  expect(list.ids()).toHaveLength(5)
})

const MOVE = { type: "MOVE_RANGE", field: "car_price", bounds: { min: 0, max: 900 } } as const

test("a range is applied 1.5 s after its slider last moved, or as soon as the slider is released [spec 2 §4 histogram-commit, §9 histogram]", async () => {
  const list = visit({ found: FOUND })
  list.send({ ...MOVE, range: { min: 100, max: 900 } })
  await vi.advanceTimersByTimeAsync(1000)
  list.send({ ...MOVE, range: { min: 200, max: 900 } })
  await vi.advanceTimersByTimeAsync(1499)
  expect([list.now().value, list.addresses()]).toEqual(["shown", []])
  await vi.advanceTimersByTimeAsync(1)
  expect(list.addresses()).toEqual([["car_price_min=200", true]])

  list.send({ ...MOVE, range: { min: 300, max: 900 } })
  list.send({ type: "RELEASE_RANGE" })
  expect(list.addresses().at(-1)).toEqual(["car_price_min=300", true])
  await vi.advanceTimersByTimeAsync(5000)
  expect(list.addresses()).toHaveLength(2)

  list.send({ ...MOVE, range: { min: 0, max: 900 } })
  list.send({ type: "RELEASE_RANGE" })
  expect(list.addresses().at(-1)).toEqual(["", true])
})

test("a range that is being moved is applied together with another filter, and an unchanged range sends no request", async () => {
  const list = visit({ found: FOUND })
  list.send({ ...MOVE, range: { min: 100, max: 900 } })
  list.send({ type: "TOGGLE", field: "car_fuel", value: "El" })
  expect(list.addresses()).toEqual([["car_fuel=El&car_price_min=100", true]])
  await list.waitUntil("shown")
  list.send({ ...MOVE, range: { min: 100, max: 900 } })
  await vi.advanceTimersByTimeAsync(1500)

  expect(list.addresses()).toHaveLength(1)
  expect(list.requests).toHaveLength(1)
})

test.each([
  [11, null],
  [12, { shown: 12, total: 12, isMore: false, hasMore: false }],
  [49, { shown: 48, total: 49, isMore: false, hasMore: true }],
  [10_001, { shown: 48, total: 10_000, isMore: true, hasMore: true }],
])("the progress of a list of %i cars is %j [spec 2 §9 progress-hidden list-limits]", async (total, progress) => {
  const list = visit({ search: createStock(total) })
  await list.waitUntil("shown")

  expect(getProgress(list.now())).toEqual(progress)
})

test("changes to place, exclusion, sort order and chips update the URL", async () => {
  const list = visit({ found: FOUND, address: "car_brand=Kia&page=0" })
  list.send({ type: "NEAR", near: { place: "Nora", within: 50 } })
  list.send({ type: "NEAR", near: null })
  list.send({ type: "EXCLUDE", field: "car_brand", value: "Volvo" })
  list.send({ type: "SORT", sortName: "car_price_asc" })
  list.send({
    type: "REMOVE",
    chip: { kind: "value", field: "car_brand", value: "Kia", child: null, isExcluded: false },
  })
  list.send({ type: "CLEAR" })

  expect(list.addresses().map(([address]) => address)).toEqual([
    "car_brand=Kia&near=Nora&within=50",
    "car_brand=Kia",
    "car_brand=Kia&not_car_brand=Volvo",
    "car_brand=Kia&not_car_brand=Volvo&sortName=car_price_asc",
    "not_car_brand=Volvo&sortName=car_price_asc",
    "sortName=car_price_asc",
  ])
})

test("a missing port throws an error that names the port", async () => {
  const actor = createActor(filtersMachine, {
    input: { fields: FIELDS, index: "a", query: parseQuery("", FIELDS), found: null },
  })
  const failures: unknown[] = []
  actor.on("failure", ({ error }) => void failures.push(error))
  actor.start()
  await waitFor(actor, (now) => now.matches("failed"))

  expect(failures).toEqual([
    new Error('filters: port "search" is not provided. Pass it in machine.provide({ actors }).'),
  ])
})

/** Creates a stock of cars that may be added and sold between two searches. */
function openStock(ids: string[]) {
  const search = async ({ limit = 24, offset = 0 }: SearchInput): Promise<SearchResponse> => ({
    content: ids.slice(offset, offset + limit).map((car_id) => ({ car_id })),
    facet: [],
    total_items: ids.length,
    limit,
    offset,
  })
  return { search, ids }
}

const makeIds = (count: number) => Array.from({ length: count }, (_, n) => `c${n}`)

test("when a car is added between two page loads, the next page is still full and contains no duplicates", async () => {
  const { search, ids } = openStock(makeIds(300))
  const list = visit({ search })
  await list.waitUntil("shown")

  ids.unshift("new")
  list.send({ type: "SHOW_MORE" })
  await list.waitUntil("shown")

  expect(list.ids()).toHaveLength(96)
  expect(new Set(list.ids()).size).toBe(96)
  expect(getProgress(list.now())).toMatchObject({ shown: 96, total: 301 })
})

test("a car that moves to an earlier page because another car was sold is still listed", async () => {
  const { search, ids } = openStock(makeIds(100))
  const list = visit({ search })
  await list.waitUntil("shown")

  ids.splice(10, 1)
  list.send({ type: "SHOW_MORE" })
  await list.waitUntil("shown")

  expect(list.ids().slice(47, 50)).toEqual(["c47", "c48", "c49"])
  expect(list.ids()).toHaveLength(96)

  list.send({ type: "SHOW_MORE" })
  await list.waitUntil("shown")
  expect(list.ids()).toEqual(makeIds(100))
  expect(getProgress(list.now())).toEqual({ shown: 99, total: 99, isMore: false, hasMore: false })
})

test.each([1, 5, 47, 60])("selling %i cars between two page loads hides no other car", async (sold) => {
  const { search, ids } = openStock(makeIds(300))
  const list = visit({ search, address: "page=1" })
  await list.waitUntil("shown")

  ids.splice(0, sold)
  list.send({ type: "SHOW_MORE" })
  await list.waitUntil("shown")

  expect(list.ids()).toEqual(makeIds(144))
})

test.each([1, 30, 48, 60])(
  "adding %i cars while a list is being loaded gives a complete list without duplicates",
  async (count) => {
    const { search, ids } = openStock(makeIds(120))
    const list = visit({ search })
    await list.waitUntil("shown")

    ids.unshift(...Array.from({ length: count }, (_, n) => `new${n}`))
    while (list.now().can({ type: "SHOW_MORE" })) {
      list.send({ type: "SHOW_MORE" })
      await list.waitUntil("shown")
    }

    expect(list.ids().toSorted()).toEqual(ids.toSorted())
    expect(getProgress(list.now())).toMatchObject({ shown: 120 + count, hasMore: false })
  },
)

test.each([
  ["ten cars are sold", 173, (ids: string[]): unknown => ids.splice(0, 10)],
  ["more than a page of cars is sold", 260, (ids: string[]): unknown => ids.splice(0, 60)],
  ["two cars are sold and one is added", 146, (ids: string[]): unknown => ids.splice(20, 2, `new${ids.length}`)],
] as const)("no car is missing from a list when %s between two page loads", async (_, count, change) => {
  const { search, ids } = openStock(makeIds(count))
  const list = visit({ search })
  await list.waitUntil("shown")

  for (let times = 0; list.now().can({ type: "SHOW_MORE" }); times++) {
    if (times < 3) change(ids)
    list.send({ type: "SHOW_MORE" })
    await list.waitUntil("shown")
  }

  expect(list.ids()).toEqual(expect.arrayContaining(ids.filter((id) => id.startsWith("c"))))
  expect(new Set(list.ids()).size).toBe(list.ids().length)
})

test("a URL that loads several pages lists each car once even if the stock changes between the requests", async () => {
  const { search, ids } = openStock(makeIds(400))
  const changes = [() => ids.unshift("new"), () => ids.splice(70, 1), () => ids.splice(60, 1, "other")]
  const list = visit({
    address: "page=3",
    search: async (input) => {
      const response = await search(input)
      changes.shift()?.()
      return response
    },
  })
  await list.waitUntil("shown")

  expect(list.ids()).toHaveLength(192)
  expect(new Set(list.ids()).size).toBe(192)
})

test("a list stops loading after a maximum number of requests if every search returns the same cars", async () => {
  const list = visit({
    search: async (input) => ({ ...(await createStock(48)(input)), content: FOUND.items, total_items: 1000 }),
  })
  await list.waitUntil("shown")

  list.send({ type: "SHOW_MORE" })
  await list.waitUntil("shown")

  expect(list.ids()).toHaveLength(48)
  expect(list.requests.length).toBeLessThanOrEqual(7)
})

test("a page that is fetched again because the stock has changed requests only the facets of active filters", async () => {
  const { search, ids } = openStock(makeIds(300))
  const list = visit({ search, address: "car_fuel=El" })
  await list.waitUntil("shown")

  ids.shift()
  list.send({ type: "SHOW_MORE" })
  await list.waitUntil("shown")

  expect(list.requests.map(({ offset, limit }) => [offset, limit])).toEqual([
    [0, 48],
    [48, 48],
    [0, 48],
  ])
  expect(list.requests.at(-1)?.facets?.map(({ name }) => name)).toEqual(["car_fuel"])
})
