import { expect, test } from "vitest"
import type { Ask } from "../http/exchange.ts"
import { faultDesk } from "./fault-desk.ts"

const call = ({ path = "/api", body = "", fault = "" } = {}): Ask => ({
  method: "POST",
  url: new URL(`http://platform.invalid${path}`),
  headers: fault === "" ? {} : { "x-forecourt-fault": fault },
  body: async () => Buffer.from(body),
})

const NOTHING = { answer: null, isAnswerLost: false, rateLimit: null }

test("a request's own wish strikes it alone, and in production not even that", async () => {
  const desk = faultDesk({ takesWishes: true })

  expect(await desk.strike(call({ fault: "reset" }))).toMatchObject({ answer: "reset" })
  expect(await desk.strike(call({ path: "/api?fault=rate:2" }))).toMatchObject({ rateLimit: 2 })
  expect(await desk.strike(call())).toEqual(NOTHING)
  const production = faultDesk({ takesWishes: false })
  expect(await production.strike(call({ fault: "reset", path: "/api?fault=reset" }))).toEqual(NOTHING)
})

test("a standing fault strikes so often as it was told, and then is gone", async () => {
  const desk = faultDesk({ takesWishes: false })
  desk.replace([{ kind: "reset", times: 2 }, { kind: "lost-answer" }])
  const strike = async () => {
    const { answer, isAnswerLost } = await desk.strike(call())
    return [answer, isAnswerLost]
  }

  expect([await strike(), await strike(), await strike()]).toEqual([
    ["reset", true],
    ["reset", true],
    [null, true],
  ])
  expect(desk.list()).toEqual([{ kind: "lost-answer" }])
})

test("a standing fault strikes only below its path, and only the question that it names", async () => {
  const desk = faultDesk({ takesWishes: false })
  desk.replace([{ kind: "reset", path: "/api/a", operation: "Layout", times: 1 }])

  for (const spared of [
    call({ path: "/api/b", body: "query Layout {" }),
    call({ path: "/x/api/a", body: "query Layout {" }),
    call({ path: "/api/a", body: "query LayoutOf {" }),
    call({ path: "/api/a", body: "{ Layout }" }),
    call({ path: "/api/a", body: "subquery Layout {" }),
  ])
    expect(await desk.strike(spared)).toEqual(NOTHING)
  expect(await desk.strike(call({ path: "/api/ab", body: "query A { x } query Layout {" }))).toMatchObject({
    answer: "reset",
  })
})

test("a status comes with its words, and with when to come back only where that was asked for", async () => {
  const desk = faultDesk({ takesWishes: true })

  expect((await desk.strike(call({ fault: "status:503" }))).answer).toEqual({
    status: 503,
    headers: { "content-type": "application/json; charset=utf-8" },
    body: '{"error":"A fault that was asked for: 503."}',
  })
  expect(await desk.strike(call({ fault: "status:429:seconds" }))).toMatchObject({
    answer: { headers: { "retry-after": "1" } },
  })
})
