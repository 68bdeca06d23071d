import { expect, test } from "vitest"
import { type Ask, header, json, Refusal } from "./exchange.ts"
import { type Listening, listen } from "./listen.ts"

/** Listens for one request and answers what the handler makes of it. */
async function reply(handle: (ask: Ask) => unknown, path = "/", init: RequestInit = {}): Promise<Response> {
  const listening: Listening = await listen(0, async (ask) => json(200, (await handle(ask)) ?? null))
  const response = await fetch(`http://localhost:${listening.port}${path}`, init)
  const answer = new Response(await response.arrayBuffer(), { status: response.status, headers: response.headers })
  await listening.close()
  return answer
}

test("a refusal is told with its status, its message and its details", async () => {
  const response = await reply(() => {
    throw new Refusal(412, "Read again.", { etag: '"a"' })
  })

  expect(response.status).toBe(412)
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8")
  expect(await response.json()).toEqual({ error: "Read again.", etag: '"a"' })
})

test("a header is read in any case, and is empty when it was not sent", async () => {
  const response = await reply(
    (ask) => [header(ask, "SC_ApiKey"), header(ask, "sc_apikey"), header(ask, "x-none")],
    "/",
    { headers: { sc_apikey: "key" } },
  )

  expect(await response.json()).toEqual(["key", "key", ""])
})

test("a body is read once, for as many as ask", async () => {
  const twice = async (ask: Ask) => [String(await ask.body(10)), String(await ask.body(10))]

  expect(await (await reply(twice, "/", { method: "POST", body: "abc" })).json()).toEqual(["abc", "abc"])
})

test("HEAD is answered with headers and length, without a body", async () => {
  const response = await reply(() => "abc", "/", { method: "HEAD" })

  expect(response.headers.get("content-length")).toBe("5")
  expect(await response.text()).toBe("")
})
