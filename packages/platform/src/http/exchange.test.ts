import { expect, test } from "vitest"
import { type Ask, decodedPath, header, json, Refusal } from "./exchange.ts"
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

test.each([204, 304])("an answer with status %i says no length: it has no body", async (status) => {
  const listening: Listening = await listen(0, async () => ({ status, headers: { etag: '"a"' } }))
  const response = await fetch(`http://localhost:${listening.port}/`)
  await listening.close()

  expect([response.status, response.headers.get("etag")]).toEqual([status, '"a"'])
  expect(response.headers.get("content-length")).toBeNull()
})

test.each([
  ["//evil.example/a", "/evil.example/a"],
  ["///a", "/a"],
  ["/a//b", "/a//b"],
  ["/a?b=//c", "/a"],
])("the path %s is %s, and no host", async (path, read) => {
  const response = await reply((ask) => [ask.url.host, ask.url.pathname], path)

  expect(await response.json()).toEqual(["platform.invalid", read])
})

test("a body that was read for one who takes much is too much for one who takes little", async () => {
  const response = await reply(
    async (ask) => {
      await ask.body(10)
      return String(await ask.body(2))
    },
    "/",
    { method: "POST", body: "abc" },
  )

  expect([response.status, await response.json()]).toEqual([
    413,
    { error: "The body is larger than 2 bytes. Send less." },
  ])
})

test.each([
  [3, 200],
  [2, 413],
])("of three bytes %i may come: %i", async (most, status) => {
  const read = async (ask: Ask) => String(await ask.body(most))

  expect((await reply(read, "/", { method: "POST", body: "abc" })).status).toBe(status)
})

test("a stray percent sign is the caller's mistake", () => {
  expect(decodedPath("/f%C3%B6rs")).toBe("/förs")
  expect(() => decodedPath("/100%")).toThrow("The address holds a stray percent sign. Encode it as %25.")
})

test("a port that is taken is told by its number, with what to do", async () => {
  const first = await listen(0, async () => json(200, null))

  await expect(listen(first.port, async () => json(200, null))).rejects.toThrow(
    `platform: port ${first.port} is taken. Stop what runs there, or set PORT to another one.`,
  )
  await first.close()
})

test("an answer that was reset breaks the connection", async () => {
  const listening = await listen(0, async () => "reset")

  await expect(fetch(`http://localhost:${listening.port}/`)).rejects.toThrow()
  await listening.close()
})
