import { expect, test } from "vitest"
import { type Ask, Refusal } from "../../http/exchange.ts"
import { bearerOf, queryOf, readBody, readBodyOrQuery, visitorOf } from "./read-call.ts"

/** A call with these headers, this query and this body. */
function callWith({
  headers = {},
  query = "",
  body = "",
}: {
  headers?: Record<string, string>
  query?: string
  body?: string
}) {
  const asked: number[] = []
  const ask: Ask = {
    method: "POST",
    url: new URL(`http://platform.invalid/api/tirehotel/x${query}`),
    headers,
    body: async (most) => {
      asked.push(most)
      if (body.length > most) throw new Refusal(413, "too long")
      return Buffer.from(body)
    },
  }
  return { ask, asked }
}

const parse = (value: unknown) => (typeof value === "object" ? (value as object | null) : null)

test.for([
  ["Bearer abc", "abc"],
  ["bearer abc", "abc"],
  ["Basic Bearer abc", ""],
  ["Bearer", ""],
  ["", ""],
] as const)("of %j the token is %j", ([authorization, token]) => {
  expect(bearerOf(callWith({ headers: { authorization } }).ask)).toBe(token)
})

test.for([
  ["norrvik.example", "norrvik.example"],
  ["NORRVIK.example", "norrvik.example"],
  ["norrvik.example #123456", null],
  ["norrvik.example\n@evil.example", null],
  ["-norrvik.example", null],
  ["norrvik..example", null],
  ["norrvik.example:3210", null],
  ["a".repeat(254), null],
  ["", null],
] as const)("a message for the host %j names %j", ([host, named]) => {
  expect(visitorOf(callWith({ headers: { "x-forwarded-host": host } }).ask).host).toBe(named)
})

test.for([
  ["192.0.2.7", "192.0.2.7"],
  [" 192.0.2.7 , 10.0.0.1", "192.0.2.7"],
  ["", ""],
] as const)("a visitor for whom %j is said comes from %j", ([forwarded, address]) => {
  expect(visitorOf(callWith({ headers: { "x-forwarded-for": forwarded } }).ask).address).toBe(address)
})

test("a body is read up to 16,000 bytes, and what is longer is called that", async () => {
  const { ask, asked } = callWith({ body: "{}" })

  expect(await readBody(ask, parse)).toEqual({})
  expect(asked).toEqual([16_000])
  await expect(readBody(callWith({ body: `"${"a".repeat(16_000)}"` }).ask, parse)).rejects.toMatchObject({
    code: "TooLarge",
  })
})

test.for(["{", "", "7"])("the body %j is a bad request", async (body) => {
  await expect(readBody(callWith({ body }).ask, parse)).rejects.toMatchObject({ code: "BadRequest" })
})

test("what is asked for stands in the body, or else in the address; nothing else of that is read", async () => {
  const query = "?regNo=ABC123&fault=reset"

  expect(await readBodyOrQuery(callWith({ query }).ask, ["regNo"], parse)).toEqual({ regNo: "ABC123" })
  expect(await readBodyOrQuery(callWith({ query, body: '{"regNo":"DEF456"}' }).ask, ["regNo"], parse)).toEqual({
    regNo: "DEF456",
  })
  expect(queryOf(callWith({ query: "?a=" }).ask, ["a", "b"])).toEqual({ a: "" })
})
