import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createActor, waitFor } from "xstate"
import { FIELDS } from "../test/fields.ts"
import {
  type FilterQuery,
  type FiltersCalls,
  type FiltersEmitted,
  type Found,
  filtersMachine,
  formatQuery,
  getFirstPage,
  getProgress,
  isOutdated,
  PAGE_SIZE,
  parseQuery,
  toPorts,
} from "./index.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const createStock =
  (total: number): FiltersCalls["find"] =>
  async (query) => {
    const firstPage = getFirstPage(query.page)
    const shown = Math.max(0, Math.min(total, (query.page + 1) * PAGE_SIZE) - firstPage * PAGE_SIZE)
    const hasMore = firstPage * PAGE_SIZE + shown < total
    return { query, found: { firstPage, shown, hasMore, facets: [], total } }
  }

interface Visit {
  readonly address?: string
  readonly found?: Found | null
  readonly find?: FiltersCalls["find"]
}

function visit({ address = "", found: results = null, find = createStock(100) }: Visit = {}) {
  const requests: string[] = []
  const signals: (AbortSignal | undefined)[] = []
  const calls = toPorts({
    find: (query, options) => {
      requests.push(formatQuery(query, FIELDS))
      signals.push(options?.signal)
      return find(query, options)
    },
  })
  const input = { fields: FIELDS, query: parseQuery(address, FIELDS), found: results }
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
    getShown: () => actor.getSnapshot().context.found.shown,
  }
}

const FOUND: Found = { firstPage: 0, shown: 48, hasMore: true, facets: [], total: 100 }

test("the list initially shows the result from the server without sending a request", () => {
  const list = visit({ found: FOUND })

  expect(list.now().value).toBe("shown")
  expect(list.getShown()).toBe(48)
  expect(list.requests).toEqual([])
})

test("a changed filter starts a search and updates the URL, and the previous items are shown until the response arrives [spec 2 §2.1 page-reset]", async () => {
  const list = visit({ found: FOUND, address: "page=0", find: createStock(3) })
  list.send({ type: "TOGGLE", field: "car_fuel", value: "El" })

  expect(list.now().value).toBe("looking")
  expect(list.getShown()).toBe(48)
  expect(isOutdated(list.now())).toBe(true)
  await list.waitUntil("shown")
  expect(list.getShown()).toBe(3)
  expect(isOutdated(list.now())).toBe(false)
  expect(list.addresses()).toEqual([["car_fuel=El", true]])
})

test("setting several values of a field with one event updates the URL only once", async () => {
  const list = visit({ found: FOUND, address: "car_model=Volvo/EX30&car_model=Volvo/XC60" })
  list.send({ type: "CHOOSE", field: "car_brand", choices: [{ value: "Volvo", children: [] }] })
  await list.waitUntil("shown")

  expect(list.addresses()).toEqual([["car_brand=Volvo", true]])
})

test("when the server converts search words to filters, the query contains the filters and keeps unknown parameters", async () => {
  const resolved = parseQuery("car_brand=Volvo&keyphrase=taklucka&sortName=car_price_asc", FIELDS)
  const list = visit({
    found: FOUND,
    address: "utm=a",
    find: async (query) => ({ ...(await createStock(3)(query)), query: resolved }),
  })
  list.send({ type: "LOOK_FOR", keyphrase: "billig volvo taklucka" })
  await list.waitUntil("shown")

  const query: FilterQuery = { ...resolved, foreign: [["utm", "a"]] }
  expect(list.now().context).toMatchObject({ query, shown: query })
  expect(list.emitted.map(({ type }) => type)).toEqual(["queryChanged", "queryResolved"])
  expect(list.emitted.at(-1)).toEqual({ type: "queryResolved", query })
})

test("loading more requests the next page and updates the URL without scrolling [spec 2 §2.1 progress.button address.page]", async () => {
  const list = visit({ found: FOUND })
  list.send({ type: "SHOW_MORE" })
  expect(isOutdated(list.now())).toBe(false)
  await list.waitUntil("shown")

  expect([list.requests, list.getShown()]).toEqual([["page=1"], 96])
  expect(list.addresses()).toEqual([["page=1", false]])

  list.send({ type: "SHOW_MORE" })
  await list.waitUntil("shown")
  expect(list.getShown()).toBe(100)
  expect(list.now().can({ type: "SHOW_MORE" })).toBe(false)
})

test("showing an earlier query loads its search results, and showing the current query sends no request", async () => {
  const list = visit({ address: "page=1", find: createStock(1000) })
  await list.waitUntil("shown")
  list.send({ type: "SHOW", query: parseQuery("", FIELDS) })
  expect(isOutdated(list.now())).toBe(false)
  await list.waitUntil("shown")
  expect(list.getShown()).toBe(48)

  list.send({ type: "SHOW", query: parseQuery("", FIELDS) })
  list.send({ type: "SHOW", query: parseQuery("car_fuel=El", FIELDS) })
  expect(isOutdated(list.now())).toBe(true)
  await list.waitUntil("shown")
  expect(list.requests).toEqual(["page=1", "", "car_fuel=El"])
  expect(list.addresses()).toEqual([])
})

test("the progress of a list that was opened at a later result page includes the items of the earlier result pages", async () => {
  const list = visit({ address: "page=9", find: createStock(1000) })
  await list.waitUntil("shown")

  expect(list.getShown()).toBe(192)
  expect(getProgress(list.now())).toMatchObject({ shown: 480, hasMore: true })
})

test("a URL with a page number above the limit of twenty shows an error and sends no request [spec 2 §2.1 page-cap, §8 page-beyond, §9 list-limits.pages]", async () => {
  const beyond = visit({ address: "page=20" })
  expect(beyond.now().value).toBe("beyond")
  expect(beyond.requests).toEqual([])

  const last = visit({ address: "page=19", find: createStock(20_000) })
  await last.waitUntil("shown")
  expect(last.now().can({ type: "SHOW_MORE" })).toBe(false)
  expect(getProgress(last.now())).toEqual({ shown: 960, total: 10_000, isMore: true, hasMore: false })

  beyond.send({ type: "TOGGLE", field: "car_fuel", value: "El" })
  await beyond.waitUntil("shown")
  expect(beyond.addresses()).toEqual([["car_fuel=El", true]])
})

test("a new query aborts the request of the previous query", async () => {
  const late = Promise.withResolvers<Awaited<ReturnType<FiltersCalls["find"]>>>()
  const list = visit({ find: (query) => (query.keyphrase === "" ? late.promise : createStock(3)(query)) })
  list.send({ type: "LOOK_FOR", keyphrase: "  taklucka " })
  expect(list.signals[0]?.aborted).toBe(true)
  await list.waitUntil("shown")
  late.resolve(await createStock(7)(parseQuery("", FIELDS)))
  await vi.advanceTimersByTimeAsync(0)

  expect(list.getShown()).toBe(3)
  expect(list.addresses()).toEqual([["keyphrase=taklucka", true]])
})

test("a failed request is reported and can be retried [spec 2 §8 search-failure.text]", async () => {
  let isDown = true
  const list = visit({ find: (query) => (isDown ? Promise.reject(new Error("down")) : createStock(5)(query)) })
  await list.waitUntil("failed")
  expect(list.emitted).toEqual([{ type: "failure", error: new Error("down") }])

  isDown = false
  list.send({ type: "RETRY" })
  await list.waitUntil("shown")
  expect(list.getShown()).toBe(5)
})

const MOVE = { type: "MOVE_RANGE", field: "car_price", bounds: { min: 0, max: 900 } } as const

test("a range is applied 1.5 s after its slider last moved, or as soon as the slider is released [spec 2 §4 histogram-commit, §9 histogram.delay]", async () => {
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

test("changing another filter immediately applies a pending range change, and setting an unchanged range sends no request", async () => {
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
])(
  "a list of %i cars has the progress %j [spec 2 §9 progress-hidden list-limits.page list-limits.shown]",
  async (total, progress) => {
    const list = visit({ find: createStock(total) })
    await list.waitUntil("shown")

    expect(getProgress(list.now())).toEqual(progress)
  },
)

test("changing the place, excluding a value, sorting, removing a chip and clearing the filters each update the URL", async () => {
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

test("a request without an implementation fails with an error that contains the name of the request", async () => {
  const actor = createActor(filtersMachine, {
    input: { fields: FIELDS, query: parseQuery("", FIELDS), found: null },
  })
  const failures: unknown[] = []
  actor.on("failure", ({ error }) => void failures.push(error))
  actor.start()
  await waitFor(actor, (now) => now.matches("failed"))

  expect(failures).toEqual([new Error('filters: port "find" is not provided. Pass it in machine.provide({ actors }).')])
})
