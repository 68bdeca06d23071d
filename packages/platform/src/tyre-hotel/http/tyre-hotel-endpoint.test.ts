import { expect, test } from "vitest"
import type { Ask } from "../../http/exchange.ts"
import type { TyreHotelDesk } from "../tyre-hotel.types.ts"
import { TyreHotelRefusal } from "../tyre-hotel-refusal.ts"
import { tyreHotelAnswer } from "./tyre-hotel-endpoint.ts"

/** A desk whose storage does this with every call that reaches it, and how often one did. */
function deskThat(does: () => unknown) {
  let reached = 0
  const run = async () => {
    reached += 1
    return does()
  }
  const storage = { run, get: run, all: run, transaction: run, close: run }
  return { desk: { storage, now: () => 0 } as unknown as TyreHotelDesk, reached: () => reached }
}

async function answer(
  name: string,
  { desk }: ReturnType<typeof deskThat>,
  { key = "key", method = "POST", isAllowed = true }: { key?: string; method?: string; isAllowed?: boolean } = {},
) {
  const ask: Ask = {
    method,
    url: new URL(`http://platform.invalid/api/tirehotel/${name}`),
    headers: { "x-api-key": key, authorization: "Bearer token" },
    body: async () => Buffer.from('{"regNo":"ABC123"}'),
  }
  const said: string[] = []
  const { status, headers, body } = await tyreHotelAnswer(ask, desk, {
    apiKey: "key",
    isAllowed: () => isAllowed,
    say: (line) => said.push(line),
  })
  return { status, headers, body: JSON.parse(String(body)) as { code?: string }, said }
}

const SEARCH = "authorization/search"

test.for([
  ["without the key", SEARCH, { key: "wrong" }, 401, "ApiKeyWrong"],
  ["one too many", SEARCH, { isAllowed: false }, 429, "TooManyRequests"],
  ["of no name", "", {}, 404, "NothingHere"],
  ["of a name that every object has", "toString", {}, 404, "NothingHere"],
  ["in a way that is not meant", "authorization/logout", { method: "GET" }, 405, "MethodNotAllowed"],
] as const)("a call %s reaches nothing that is stored", async ([_, name, how, status, code]) => {
  const stored = deskThat(() => 1)

  const refused = await answer(name, stored, how)

  expect([refused.status, refused.body.code, stored.reached()]).toEqual([status, code, 0])
  expect(refused.headers?.["cache-control"]).toBe("no-store")
})

test("what is answered is kept by nobody", async () => {
  const { status, headers } = await answer(
    "authorization/logout",
    deskThat(() => 1),
  )

  expect([status, headers?.["cache-control"]]).toEqual([200, "no-store"])
})

test.for([
  [1, "1"],
  [1000, "1"],
  [1001, "2"],
  [null, undefined],
] as const)("who has to wait %s ms is told to come back after %s s", async ([waitMs, seconds]) => {
  const busy = deskThat(() => {
    throw new TyreHotelRefusal("TooManyRequests", waitMs)
  })

  const { status, headers } = await answer(SEARCH, busy)

  expect([status, headers?.["retry-after"]]).toEqual([429, seconds])
})

test("a surprise is told by its kind and place, never by its own words", async () => {
  const broken = deskThat(() => {
    throw Object.assign(new TypeError("ABC123 was not found"), { code: "SQLITE_ERROR" })
  })

  const { status, body, said } = await answer(SEARCH, broken)

  expect([status, body.code]).toEqual([500, "Failed"])
  expect(said.join()).toMatch(/^tyre-hotel: a request failed \(SQLITE_ERROR\)\.\n\s+at /)
  expect(JSON.stringify([body, said])).not.toContain("ABC123")
})
