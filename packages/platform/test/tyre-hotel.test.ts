import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { readConfig } from "../src/platform.config.ts"
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
  test("the tyre hotel service accepts only requests with the platform's API key [spec 3 §7.3]", async () => {
    expect((await search(fixture.url)).status).toBe(200)
    expect((await search(fixture.url, { "x-api-key": "wrong" })).status).toBe(401)
  })

  test("a tyre hotel service with a separate API key rejects the platform's API key", async () => {
    const { services } = readConfig({ FORECOURT_TYRE_HOTEL_KEY: "of-the-tyre-hotel-alone" })
    const platform = await startAgain(fixture.folder, { services })
    onTestFinished(() => platform.close())

    expect((await search(platform.url, { "x-api-key": "of-the-tyre-hotel-alone" })).status).toBe(200)
    expect((await search(platform.url)).status).toBe(401)
  })

  test("the outbox lists the message with a login code, both as JSON and as an HTML page", async () => {
    const { encryptedPhoneNumber } = (await (await search(fixture.url)).json()) as { encryptedPhoneNumber: string }
    await fetch(`${fixture.url}/api/tirehotel/authorization/login`, {
      method: "POST",
      headers: { "x-api-key": "forecourt-local-key", "accept-language": "en" },
      body: JSON.stringify({ encryptedPhoneNumber }),
    })
    const fetchOutbox = (accept: string) => fetch(`${fixture.url}/tyre-hotel/outbox`, { headers: { accept } })
    const data = (await (await fetchOutbox("application/json")).json()) as { messages: { about: { code: string } }[] }
    const page = await fetchOutbox("text/html")
    const code = data.messages[0]?.about.code ?? "none"

    expect(data.messages).toHaveLength(1)
    expect(code).toMatch(/^\d{6}$/)
    expect(page.headers.get("content-type")).toBe("text/html; charset=UTF-8")
    expect(await page.text()).toContain(`Your code for the tyre hotel is ${code}.`)
    expect(fixture.said).toContainEqual(
      expect.stringContaining(`tyre-hotel: to +46701740605: Your code for the tyre hotel is ${code}.`),
    )
  })

  test.each([
    ["status:503", 503],
    ["status:429:seconds:2", 429],
  ])("the simulated fault %s applies to requests to the tyre hotel service [spec 3 §8.3]", async (fault, status) => {
    expect((await search(fixture.url, { "x-forecourt-fault": fault })).status).toBe(status)
  })

  test("simulated faults can close the connection, truncate the response or limit the request rate [spec 3 §8.3]", async () => {
    await expect(search(fixture.url, { "x-forecourt-fault": "reset" })).rejects.toThrow()
    await expect((await search(fixture.url, { "x-forecourt-fault": "broken-json" })).json()).rejects.toThrow()

    const limited = await Promise.all(
      Array.from({ length: 3 }, () => search(fixture.url, { "x-forecourt-fault": "rate:1" })),
    )
    // A second may end in between.
    expect([1, 2]).toContain(limited.filter(({ status }) => status === 429).length)
  })

  test("with the simulated fault lost-response, the service executes the request but the client receives no response [spec 3 §8.3]", async () => {
    const { encryptedPhoneNumber } = (await (await search(fixture.url)).json()) as { encryptedPhoneNumber: string }
    const outbox = async () =>
      ((await (await fetch(`${fixture.url}/tyre-hotel/outbox`)).json()) as { messages: object[] }).messages
    const previous = await outbox()
    const login = fetch(`${fixture.url}/api/tirehotel/authorization/login`, {
      method: "POST",
      headers: { "x-api-key": "forecourt-local-key", "x-forecourt-fault": "lost-response" },
      body: JSON.stringify({ encryptedPhoneNumber }),
    })

    await expect(login).rejects.toThrow("fetch failed")
    expect(await outbox()).toHaveLength(previous.length + 1)
  })

  test("a persistent simulated fault applies only to the configured path of the tyre hotel service [spec 3 §8.3]", async () => {
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

  test("the tyre hotel's clock can be set ahead and reset [spec 3 §6]", async () => {
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
    const clock = await (await fixture.author("GET", "clock")).json()
    await fixture.author("DELETE", "clock")

    expect(later).toBe(400)
    expect(clock).toEqual({ aheadMinutes: 11 })
    expect(await login()).toBe(200)
    expect((await fixture.author("PUT", "clock", { aheadMinutes: "soon" })).status).toBe(422)
    expect((await fixture.author("POST", "clock")).status).toBe(405)
  })

  test("a tyre hotel service that is not configured returns 503 rather than 404 [spec 3 §8.3]", async () => {
    const without = await startAgain(fixture.folder, { services: { ...readConfig({}).services, "tyre-hotel": null } })
    const { status } = await search(without.url)
    const elsewhere = await fetch(`${without.url}/nowhere`)
    await without.close()

    expect(status).toBe(503)
    expect(elsewhere.status).toBe(404)
  })

  test("a platform in production does not expose the outbox", async () => {
    const production = await startAgain(fixture.folder, { isDevelopment: false })
    const outbox = await fetch(`${production.url}/tyre-hotel/outbox`)
    const { status } = await search(production.url)
    await production.close()

    expect(outbox.status).toBe(404)
    expect(status).toBe(503)
  })
})
