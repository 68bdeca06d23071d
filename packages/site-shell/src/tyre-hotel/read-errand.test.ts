import { expect, test } from "vitest"
import { readErrand } from "./read-errand.ts"
import type { Attached, TyreHotelCall } from "./tyre-hotel-calls.ts"

/** A call that takes any fields but `null`, and remembers what it was given. */
function callOf(more: Partial<TyreHotelCall> = {}) {
  const given: [unknown, Attached][] = []
  const call: TyreHotelCall = {
    name: "findCustomer",
    read: (fields, attached) => {
      given.push([fields, attached])
      return fields === null ? null : { about: {}, run: async () => null }
    },
    ...more,
  }
  return { call, given }
}

const request = (address: string, { body, ...init }: RequestInit = {}) =>
  new Request(`https://site.example${address}`, { method: "POST", ...init, ...(body !== undefined && { body }) })

/** What is given to a call, or with which status and reason it is refused. */
async function readBy(more: Partial<TyreHotelCall>, asked: Request) {
  const { call, given } = callOf(more)
  const errand = await readErrand(call, asked)
  return "status" in errand ? `${errand.status} ${"code" in errand ? errand.code : ""}` : given[0]
}

const NOTHING = { workshop: "", token: "", key: "" }

test("fields stand in the body, or in the query string of a call that is made so, and nowhere twice", async () => {
  const query = { queryMethod: "GET" } as const

  expect(await readBy({}, request("/a", { body: '{"x":1}' }))).toEqual([{ x: 1 }, NOTHING])
  expect(await readBy(query, request("/a?x=1", { method: "GET" }))).toEqual([{ x: "1" }, NOTHING])
  expect(await readBy(query, request("/a?x=1"))).toBe("400 InvalidRequest")
  expect(await readBy({}, request("/a?x=1", { method: "GET" }))).toBe("400 InvalidRequest")
  expect(await readBy({ queryMethod: "POST" }, request("/a?x=1", { body: '{"x":1}' }))).toBe("400 InvalidRequest")
  expect(await readBy(query, request("/a?x=1&x=2", { method: "GET" }))).toBe("400 InvalidRequest")
  expect(await readBy({}, request("/a", { body: "no JSON" }))).toBe("400 InvalidRequest")
  expect(await readBy({}, request("/a"))).toBe("400 InvalidRequest")
})

test("a workshop is named once, by a name and nothing else", async () => {
  const workshop = { workshop: "workshopIdentifier" } as const
  const ask = (search: string) => readBy(workshop, request(`/a${search}`, { body: "{}" }))

  expect(await ask("?workshopIdentifier=A%201")).toEqual([{}, { ...NOTHING, workshop: "A 1" }])
  expect(await ask(`?workshopIdentifier=${"a".repeat(100)}`)).toEqual([{}, { ...NOTHING, workshop: "a".repeat(100) }])
  for (const search of [
    "",
    "?workshopIdentifier=",
    `?workshopIdentifier=${"a".repeat(101)}`,
    "?workshopIdentifier=a%00",
    "?workshopIdentifier=a&workshopIdentifier=b",
    "?workshopIdentifier=a&x=1",
    "?departmentIdentifier=a",
  ])
    expect(await ask(search), search).toBe("400 InvalidRequest")
})

test.each([
  ["Bearer abc.~+/=-1", "abc.~+/=-1"],
  [`Bearer ${"a".repeat(2000)}`, "a".repeat(2000)],
  [`Bearer ${"a".repeat(2001)}`, null],
  ["Bearer ", null],
  ["bearer abc", null],
  ["Bearer a b", null],
  ["x Bearer abc", null],
  [null, null],
])("the session of the header %s is its token, or missing where one is needed", async (authorization, token) => {
  const headers = authorization === null ? {} : { authorization }
  const ask = (needsSession: boolean) => readBy({ needsSession }, request("/a", { headers, body: "{}" }))

  expect(await ask(true)).toEqual(token === null ? "401 SessionMissing" : [{}, { ...NOTHING, token }])
  expect(await ask(false)).toEqual([{}, { ...NOTHING, token: token ?? "" }])
})

test.each([
  ["12345678", true],
  ['"12345678"', true],
  ["a".repeat(100), true],
  ["a".repeat(101), false],
  ["1234567", false],
  ["1234 5678", false],
  ["x;12345678", false],
  [null, false],
])("the key of the header %s names an order: %s", async (key, isKey) => {
  const headers = key === null ? {} : { "idempotency-key": key }
  const ask = (needsKey: boolean) => readBy({ needsKey }, request("/a", { headers, body: "{}" }))

  expect(await ask(true)).toEqual(isKey ? [{}, { ...NOTHING, key }] : "400 IdempotencyKeyMissing")
  expect(await ask(false)).toEqual([{}, { ...NOTHING, key: key ?? "" }])
})

test("a body of 16 KiB is read, and one of a letter more is too long", async () => {
  const bodyOf = (bytes: number) => JSON.stringify("a".repeat(bytes - 2))

  expect(await readBy({}, request("/a", { body: bodyOf(16 * 1024) }))).toEqual(["a".repeat(16 * 1024 - 2), NOTHING])
  expect(await readBy({}, request("/a", { body: bodyOf(16 * 1024 + 1) }))).toBe("413 RequestTooLong")
})
