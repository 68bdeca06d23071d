import { expect, test } from "vitest"
import { parseFetchSlotDaysParameters, parseSettleOrderParameters } from "./generated/tyre-hotel/parameters.ts"
import type { Operation } from "./operation.ts"
import { findOperations, readRequest } from "./read-request.ts"

const FIND: Operation = {
  name: "find",
  method: "POST",
  path: "/a",
  parameters: [],
  needsSession: false,
  isRepeatable: true,
  refusals: {},
  parseBody: (fields) => fields as object | null,
}

const request = (address: string, { body, ...init }: RequestInit = {}) =>
  new Request(`https://site.example${address}`, { method: "POST", ...init, ...(body !== undefined && { body }) })

async function readBy(more: Partial<Operation>, sent: Request) {
  const input = await readRequest({ ...FIND, ...more }, sent)
  return "status" in input ? `${input.status} ${input.code}` : input
}

const NOTHING = { values: {}, token: "" }

test("request fields are read from the JSON body, or from the query string when the operation has a queryMethod", async () => {
  const query = { queryMethod: "GET" } as const

  expect(await readBy({}, request("/a", { body: '{"x":1}' }))).toEqual({ ...NOTHING, body: { x: 1 } })
  expect(await readBy(query, request("/a?x=1", { method: "GET" }))).toEqual({ ...NOTHING, body: { x: "1" } })
  expect(await readBy(query, request("/a?x=1"))).toBe("400 BadRequest")
  expect(await readBy({}, request("/a?x=1", { method: "GET" }))).toBe("400 BadRequest")
  expect(await readBy({ queryMethod: "POST" }, request("/a?x=1", { body: '{"x":1}' }))).toBe("400 BadRequest")
  expect(await readBy(query, request("/a?x=1&x=2", { method: "GET" }))).toBe("400 BadRequest")
  expect(await readBy({}, request("/a", { body: "no JSON" }))).toBe("400 BadRequest")
  expect(await readBy({}, request("/a"))).toBe("400 BadRequest")
})

test("a request must contain exactly one valid workshop identifier", async () => {
  const workshop: Partial<Operation> = {
    parameters: [{ name: "workshopIdentifier", wire: "workshopIdentifier", in: "query" }],
    parseParameters: parseFetchSlotDaysParameters,
  }
  const read = (search: string) => readBy(workshop, request(`/a${search}`, { body: "{}" }))

  expect(await read("?workshopIdentifier=A%201")).toEqual({
    token: "",
    body: {},
    values: { workshopIdentifier: "A 1" },
  })
  expect(await read(`?workshopIdentifier=${"a".repeat(100)}`)).toMatchObject({
    values: { workshopIdentifier: "a".repeat(100) },
  })
  for (const search of [
    "",
    "?workshopIdentifier=",
    `?workshopIdentifier=${"a".repeat(101)}`,
    "?workshopIdentifier=a%00",
    "?workshopIdentifier=a&workshopIdentifier=b",
    "?workshopIdentifier=a&x=1",
    "?departmentIdentifier=a",
  ])
    expect(await read(search), search).toBe("400 BadRequest")
})

test.each([
  ["Bearer abc.~+/=-1", "abc.~+/=-1"],
  [`Bearer ${"a".repeat(2000)}`, "a".repeat(2000)],
  [`Bearer ${"a".repeat(2001)}`, null],
  ["Bearer ", null],
  ["bearer abc", "abc"],
  ["Bearer a b", null],
  ["x Bearer abc", null],
  [null, null],
])(
  "the session token in the header %s is read, and a missing token is rejected where a session is required",
  async (authorization, token) => {
    const headers = authorization === null ? {} : { authorization }
    const read = (needsSession: boolean) => readBy({ needsSession }, request("/a", { headers, body: "{}" }))

    expect(await read(true)).toEqual(token === null ? "401 SessionMissing" : { body: {}, values: {}, token })
    expect(await read(false)).toEqual({ body: {}, values: {}, token: "" })
  },
)

test.each([
  ["12345678", true],
  ['"12345678"', true],
  ["a".repeat(200), true],
  ["a".repeat(201), false],
  ["", false],
  [null, false],
])("the idempotency key in the header %s is valid: %s", async (key, isKey) => {
  const headers = key === null ? {} : { "idempotency-key": key }
  const order: Partial<Operation> = {
    parameters: [{ name: "idempotencyKey", wire: "Idempotency-Key", in: "header" }],
    parseParameters: parseSettleOrderParameters,
  }
  const read = (more: Partial<Operation>) => readBy(more, request("/a", { headers, body: "{}" }))

  expect(await read(order)).toEqual(
    isKey ? { body: {}, token: "", values: { idempotencyKey: key } } : "400 IdempotencyKeyMissing",
  )
  expect(await read({})).toEqual({ ...NOTHING, body: {} })
})

test("a body of 16 KiB is read, and a larger body is rejected", async () => {
  const createBody = (bytes: number) => JSON.stringify("a".repeat(bytes - 2))

  expect(await readBy({}, request("/a", { body: createBody(16 * 1024) }))).toEqual({
    ...NOTHING,
    body: "a".repeat(16 * 1024 - 2),
  })
  expect(await readBy({}, request("/a", { body: createBody(16 * 1024 + 1) }))).toBe("413 TooLarge")
})

function createBody(pieces: readonly Uint8Array[], ends = true) {
  const left = [...pieces]
  return new ReadableStream({
    pull(controller) {
      const piece = left.shift()
      if (piece !== undefined) controller.enqueue(piece)
      else if (ends) controller.close()
    },
  })
}

const createStreamed = (body: ReadableStream) =>
  new Request("https://site.example/a", { method: "POST", body, duplex: "half" } as RequestInit)

test("a character split between chunks is read correctly, and a body that stops arriving is rejected", async () => {
  const bytes = new TextEncoder().encode('{"x":"å"}')
  const pieces = [bytes.slice(0, 7), bytes.slice(7)]

  expect(await readRequest(FIND, createStreamed(createBody(pieces)))).toEqual({ ...NOTHING, body: { x: "å" } })
  expect(await readRequest(FIND, createStreamed(createBody(pieces, false)), { maxSilenceMs: 1 })).toEqual({
    status: 408,
    code: "TooSlow",
  })
})

test("a request body is limited to the size declared in the operation's contract", async () => {
  const read = (maxBytes: number, length?: string) =>
    readBy({ maxBytes }, request("/a", { body: '{"x":1}', ...(length && { headers: { "content-length": length } }) }))

  expect(await read(7)).toEqual({ ...NOTHING, body: { x: 1 } })
  expect(await read(6)).toBe("413 TooLarge")
  expect(await read(7, "8")).toBe("413 TooLarge")
})

test("operations for the same path are sorted by the number of path parameters, fewest first", () => {
  const createOperation = (path: string, method: Operation["method"] = "GET"): Operation => ({
    ...FIND,
    name: `${method} ${path}`,
    path,
    method,
    parameters: [],
  })
  const operations = [
    createOperation("/cars/{id}"),
    createOperation("/cars/new"),
    createOperation("/cars/{id}", "PUT"),
    createOperation("/cars/{id}/doors/{door}"),
  ]
  const names = (pathname: string) => findOperations(operations, pathname).map(({ name }) => name)

  expect(names("/cars/new")).toEqual(["GET /cars/new", "GET /cars/{id}", "PUT /cars/{id}"])
  expect(names("/cars/a%2Fb")).toEqual(["GET /cars/{id}", "PUT /cars/{id}"])
  expect(names("/cars/1/doors/2")).toEqual(["GET /cars/{id}/doors/{door}"])
  for (const none of ["/cars", "/cars/", "/cars/%", "/cars/1/", "/Cars/new", "/cars/1/doors"])
    expect(names(none)).toEqual([])
})

test("HEAD requests are accepted for every GET operation except event streams", async () => {
  const head = new Request("https://site.example/a", { method: "HEAD" })
  const get = { method: "GET", parseBody: undefined } as unknown as Partial<Operation>
  const stream = { events: {}, last: [], heartbeatMs: 1000 }

  expect(await readBy(get, head)).toEqual({ ...NOTHING, body: {} })
  expect(await readBy({ ...get, stream }, head)).toBe("400 BadRequest")
  expect(await readBy({}, head)).toBe("400 BadRequest")
})
