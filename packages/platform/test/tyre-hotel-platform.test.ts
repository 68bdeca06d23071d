import { createServer, type IncomingHttpHeaders, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { gatewaySender } from "../src/tyre-hotel/messages/gateway-sender.ts"
import { readTyreHotelConfig } from "../src/tyre-hotel/tyre-hotel.config.ts"
import { type Fixture, startAgain, startFixture } from "./start-fixture.ts"

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture.end())

function search(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/api/tirehotel/authorization/search`, {
    method: "POST",
    headers: { "x-api-key": "forecourt-local-key", ...headers },
    body: JSON.stringify({ regNo: "ABC123" }),
  })
}

describe("on the platform", () => {
  test("the tyre hotel answers behind the platform's own key [spec 3 §7.3]", async () => {
    expect((await search(fixture.url)).status).toBe(200)
    expect((await search(fixture.url, { "x-api-key": "wrong" })).status).toBe(401)
  })

  test("the code that was sent is printed and shown in the outbox, to people and to programs", async () => {
    const { encryptedPhoneNumber } = (await (await search(fixture.url)).json()) as { encryptedPhoneNumber: string }
    await fetch(`${fixture.url}/api/tirehotel/authorization/login`, {
      method: "POST",
      headers: { "x-api-key": "forecourt-local-key", "accept-language": "en" },
      body: JSON.stringify({ encryptedPhoneNumber }),
    })
    const asked = (accept: string) => fetch(`${fixture.url}/tyre-hotel/outbox`, { headers: { accept } })
    const data = (await (await asked("application/json")).json()) as { messages: { code: string; to: string }[] }
    const page = await asked("text/html")
    const code = data.messages[0]?.code ?? "none"

    expect(data.messages).toHaveLength(1)
    expect(code).toMatch(/^\d{6}$/)
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8")
    expect(await page.text()).toContain(`Your code for the tyre hotel is ${code}.`)
    expect(fixture.said).toContainEqual(
      expect.stringContaining(`tyre-hotel: to +46701740605: Your code for the tyre hotel is ${code}.`),
    )
  })

  test.each([
    ["status:503", 503],
    ["status:429:seconds:2", 429],
  ])("the fault %s strikes its calls [spec 3 §8.3]", async (fault, status) => {
    expect((await search(fixture.url, { "x-forecourt-fault": fault })).status).toBe(status)
  })

  test("faults break the connection, the answer, or the patience of whoever asks [spec 3 §8.3]", async () => {
    await expect(search(fixture.url, { "x-forecourt-fault": "reset" })).rejects.toThrow()
    await expect((await search(fixture.url, { "x-forecourt-fault": "broken-json" })).json()).rejects.toThrow()

    const limited = await Promise.all(
      Array.from({ length: 3 }, () => search(fixture.url, { "x-forecourt-fault": "rate:1" })),
    )
    // A second may end in between.
    expect([1, 2]).toContain(limited.filter(({ status }) => status === 429).length)
  })

  test("a call whose answer is lost was carried out [spec 3 §8.3]", async () => {
    const { encryptedPhoneNumber } = (await (await search(fixture.url)).json()) as { encryptedPhoneNumber: string }
    const outbox = async () =>
      ((await (await fetch(`${fixture.url}/tyre-hotel/outbox`)).json()) as { messages: object[] }).messages
    const before = await outbox()
    const login = fetch(`${fixture.url}/api/tirehotel/authorization/login`, {
      method: "POST",
      headers: { "x-api-key": "forecourt-local-key", "x-forecourt-fault": "lost-answer" },
      body: JSON.stringify({ encryptedPhoneNumber }),
    })

    await expect(login).rejects.toThrow("fetch failed")
    expect(await outbox()).toHaveLength(before.length + 1)
  })

  test("a standing fault strikes one call of the tyre hotel and no other [spec 3 §8.3]", async () => {
    await fixture.author("PUT", "faults", [
      { kind: "status", status: 500, path: "/api/tirehotel/booking/create", times: 1 },
    ])
    const create = () =>
      fetch(`${fixture.url}/api/tirehotel/booking/create`, {
        method: "POST",
        headers: { "x-api-key": "forecourt-local-key" },
      })

    expect((await search(fixture.url)).status).toBe(200)
    expect([(await create()).status, (await create()).status]).toEqual([500, 401])
  })

  test("its clock is set ahead, so that nobody has to wait for a code to lapse, and set right again [spec 3 §6]", async () => {
    const { encryptedPhoneNumber } = (await (await search(fixture.url)).json()) as { encryptedPhoneNumber: string }
    const login = async () =>
      (
        await fetch(`${fixture.url}/api/tirehotel/authorization/login`, {
          method: "POST",
          headers: { "x-api-key": "forecourt-local-key" },
          body: JSON.stringify({ encryptedPhoneNumber }),
        })
      ).status

    await fixture.author("PUT", "clock", { aheadMinutes: 11 })
    const later = await login()
    const told = await (await fixture.author("GET", "clock")).json()
    await fixture.author("DELETE", "clock")

    expect(later).toBe(400)
    expect(told).toEqual({ aheadMinutes: 11 })
    expect(await login()).toBe(200)
    expect((await fixture.author("PUT", "clock", { aheadMinutes: "soon" })).status).toBe(422)
    expect((await fixture.author("POST", "clock")).status).toBe(405)
  })

  test("in production nobody sets the clock", async () => {
    const production = await startAgain(fixture.folder, { isDevelopment: false })
    const { status } = await fetch(`${production.url}/authoring/clock`, {
      headers: { authorization: "Bearer forecourt-local-authoring" },
    })
    await production.close()

    expect(status).toBe(403)
  })

  test("where none is set up it says so, and not that nobody has an agreement [spec 3 §8.3]", async () => {
    const without = await startAgain(fixture.folder, { tyreHotel: null })
    const { status } = await search(without.url)
    const elsewhere = await fetch(`${without.url}/nowhere`)
    await without.close()

    expect(status).toBe(503)
    expect(elsewhere.status).toBe(404)
  })

  test("a platform in production never opens the outbox of development", async () => {
    const production = await startAgain(fixture.folder, { isDevelopment: false })
    const outbox = await fetch(`${production.url}/tyre-hotel/outbox`)
    const { status } = await search(production.url)
    await production.close()

    expect(outbox.status).toBe(404)
    expect(status).toBe(503)
  })
})

describe("its settings", () => {
  const PRODUCTION = {
    NODE_ENV: "production",
    FORECOURT_TYRE_HOTEL_SECRET: "a secret",
    FORECOURT_TYRE_HOTEL_SMS_URL: "https://gateway.example/messages",
  }

  test("in development nothing has to be set, and codes have six digits [spec 3 §5.4]", () => {
    expect(readTyreHotelConfig({})).toMatchObject({ codeLength: 6, isUniform: false, gateway: null, database: null })
  })

  test("in production there is no tyre hotel without a secret and a gateway of its own", () => {
    const { FORECOURT_TYRE_HOTEL_SECRET: _, ...withoutSecret } = PRODUCTION

    expect(readTyreHotelConfig({ NODE_ENV: "production" })).toBeNull()
    expect(readTyreHotelConfig(PRODUCTION)).toMatchObject({ secret: "a secret" })
    expect(() => readTyreHotelConfig(withoutSecret)).toThrow("the tyre hotel is half set up")
  })

  test("in production budgets are what they are", () => {
    expect(readTyreHotelConfig({ ...PRODUCTION, FORECOURT_TYRE_HOTEL_BUDGET_FACTOR: "1000" })?.budgetFactor).toBe(1)
    expect(readTyreHotelConfig({ FORECOURT_TYRE_HOTEL_BUDGET_FACTOR: "1000" })?.budgetFactor).toBe(1000)
  })

  test.each([
    ["FORECOURT_TYRE_HOTEL_CODE_LENGTH", "5"],
    ["FORECOURT_TYRE_HOTEL_BUDGET_FACTOR", "0"],
  ])("%s=%s is refused in words", (name, value) => {
    expect(() => readTyreHotelConfig({ [name]: value })).toThrow(`platform: ${name} is "${value}". Set `)
  })
})

describe("the gateway", () => {
  interface Post {
    readonly headers: IncomingHttpHeaders
    readonly body: unknown
  }

  const MESSAGE = { to: "+46701740605", regNo: "ABC123", code: "123456", words: "Din kod är 123456." }
  const servers: Server[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) server.close()
  })

  /** A gateway that answers with one status after the other. */
  async function gatewayAnswering(...statuses: number[]): Promise<{ url: string; posts: readonly Post[] }> {
    const posts: Post[] = []
    const server = createServer(async (request, response) => {
      const chunks = await request.toArray()
      posts.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) })
      response.writeHead(statuses[posts.length - 1] ?? 200).end()
    })
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, resolve))
    return { url: `http://localhost:${(server.address() as AddressInfo).port}/messages`, posts }
  }

  test("it is posted the phone and the words, with its token [spec 3 §4.2]", async () => {
    const { url, posts } = await gatewayAnswering(202)
    const said: string[] = []
    const sender = gatewaySender({ url, token: "of-the-gateway" }, (line) => said.push(line))
    sender.send(MESSAGE)
    await sender.settled()

    expect(posts.map(({ body }) => body)).toEqual([{ to: "+46701740605", text: "Din kod är 123456." }])
    expect(posts[0]?.headers.authorization).toBe("Bearer of-the-gateway")
    expect(said).toEqual([])
  })

  test("it is tried three times under one id, and a failure is told without the message", async () => {
    const { url, posts } = await gatewayAnswering(503, 503, 503)
    const said: string[] = []
    const sender = gatewaySender({ url, token: "", pausesMs: [0, 0] }, (line) => said.push(line))
    sender.send(MESSAGE)
    await sender.settled()

    expect(new Set(posts.map(({ headers }) => headers["idempotency-key"])).size).toBe(1)
    expect(posts).toHaveLength(3)
    expect(said).toEqual(["tyre-hotel: a code could not be sent (it answered 503). Check the gateway."])
  })

  test("once it has taken the message it is left alone", async () => {
    const { url, posts } = await gatewayAnswering(500, 200)
    const sender = gatewaySender({ url, token: "", pausesMs: [0, 0] }, () => {})
    sender.send(MESSAGE)
    await sender.settled()

    expect(posts).toHaveLength(2)
  })
})
