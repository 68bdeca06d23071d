import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { afterEach, expect, onTestFinished, test } from "vitest"
import type { TyreHotelConfig } from "../src/tyre-hotel.config.ts"
import {
  DAY_MS,
  everythingStored,
  type HotelResponse,
  MINUTE_MS,
  MONDAY,
  requestCode,
  startTyreHotel,
  startTyreHotelAgain,
  type TriedTyreHotel,
} from "./start-tyre-hotel.ts"

onEachEngine((engine) => {
  let hotel: TriedTyreHotel
  afterEach(() => hotel.end())

  const start = async (settings: Partial<TyreHotelConfig> = {}) => {
    hotel = await startTyreHotel(engine, settings)
  }
  const validate = (authToken: string, otpToken: string, address?: string) =>
    hotel.call("authorization/validate", { authToken, otpToken }, address === undefined ? {} : { address })
  const readSealedPhone = async (regNo: string, address?: string): Promise<string> =>
    (await hotel.call("authorization/search", { regNo }, address === undefined ? {} : { address })).body
      .encryptedPhoneNumber
  const login = (encryptedPhoneNumber: string, address?: string) =>
    hotel.call("authorization/login", { encryptedPhoneNumber }, address === undefined ? {} : { address })

  test("a wrong login code returns an error, and the correct login code still starts a session [spec 3 §8.3 tyre-words.validate]", async () => {
    await start()
    const { authToken, otpToken } = await requestCode(hotel, "ABC123")
    const wrong = await validate(authToken, otherThan(otpToken))
    const right = await validate(authToken, otpToken)

    expect({ status: wrong.status, ...wrong.body }).toEqual({
      status: 401,
      message: "Koden är fel. Kontrollera den och försök igen.",
      code: "CodeWrong",
    })
    expect(right.status).toBe(200)
  })

  test("after three wrong guesses, even the correct login code is rejected [spec 3 §6]", async () => {
    await start()
    const { authToken, otpToken } = await requestCode(hotel, "ABC123")
    const guesses = []
    for (let n = 0; n < 3; n++) guesses.push((await validate(authToken, otherThan(otpToken))).body.code)
    const right = await validate(authToken, otpToken)

    expect(guesses).toEqual(["CodeWrong", "CodeWrong", "CodeNotValid"])
    expect(right).toMatchObject({ status: 401, body: { code: "CodeNotValid" } })
  })

  test("of many concurrent guesses, at most three are compared with the login code [spec 3 §6]", async () => {
    await start()
    const { authToken, otpToken } = await requestCode(hotel, "ABC123")
    const guesses = await Promise.all(Array.from({ length: 30 }, () => validate(authToken, otherThan(otpToken))))
    const looked = guesses.filter(({ body }) => body.code === "CodeWrong")

    expect(looked).toHaveLength(2)
    expect((await validate(authToken, otpToken)).status).toBe(401)
    expect((await hotel.storage.all("select tries from code_requests")).map(({ tries }) => tries)).toEqual([3])
  })

  test("a login code starts only one session, even when the code is submitted several times at once [spec 3 §6]", async () => {
    await start()
    const { authToken, otpToken } = await requestCode(hotel, "ABC123")
    const responses = await Promise.all(Array.from({ length: 3 }, () => validate(authToken, otpToken)))
    const later = await validate(authToken, otpToken)

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(later).toMatchObject({ status: 401, body: { code: "CodeNotValid" } })
    expect(await hotel.storage.all("select subject from sessions")).toHaveLength(1)
  })

  test("a login code is valid for ten minutes [spec 3 §6]", async () => {
    await start()
    const early = await requestCode(hotel, "ABC123")
    const late = await requestCode(hotel, "DEF456")

    hotel.clock.now += 10 * MINUTE_MS - 1
    const inTime = await validate(early.authToken, early.otpToken)
    hotel.clock.now += 1
    const tooLate = await validate(late.authToken, late.otpToken)

    expect(inTime.status).toBe(200)
    expect({ status: tooLate.status, ...tooLate.body }).toEqual({
      status: 401,
      message: "Koden gäller inte längre. Begär en ny kod.",
      code: "CodeNotValid",
    })
  })

  test("a login code is valid only with the token returned for the same code request [spec 3 §6]", async () => {
    await start()
    const code = await requestCode(hotel, "ABC123")
    const same = await requestCode(hotel, "ABC123")
    const other = await requestCode(hotel, "DEF456")

    expect((await validate(same.authToken, code.otpToken)).body.code).toBe("CodeWrong")
    expect((await validate(other.authToken, same.otpToken)).body.code).toBe("CodeWrong")
    expect((await validate(same.authToken, same.otpToken)).status).toBe(200)
  })

  test("requesting a new login code invalidates earlier login codes of the same vehicle but not of other vehicles [spec 3 §6]", async () => {
    await start()
    const other = await requestCode(hotel, "DEF456")
    const older = await requestCode(hotel, "ABC123")
    const newer = await requestCode(hotel, "ABC123")
    const previous = await validate(older.authToken, older.otpToken)
    const now = await validate(newer.authToken, newer.otpToken)
    const after = await validate(older.authToken, older.otpToken)

    expect(previous).toMatchObject({ status: 401, body: { code: "CodeNotValid" } })
    expect(now.status).toBe(200)
    expect(after).toMatchObject({ status: 401, body: { code: "CodeNotValid" } })
    expect((await validate(other.authToken, other.otpToken)).status).toBe(200)
  })

  test("only one of several concurrently requested login codes is valid [spec 3 §6]", async () => {
    await start()
    const sealed = await readSealedPhone("ABC123")
    await Promise.all(Array.from({ length: 8 }, (_, n) => login(sealed, `192.0.2.${n}`)))

    expect(await hotel.storage.all("select token_hash from code_requests where used_at is null")).toHaveLength(1)
  })

  test("the text message ends with the site's host and the code for browser autofill, unless the forwarded host is missing or invalid [spec 3 §6]", async () => {
    await start()
    const textFor = async (host: string | null) => {
      const headers: Record<string, string> = host === null ? {} : { "x-forwarded-host": host }
      const { body } = await hotel.call("authorization/search", { regNo: "ABC123" }, { headers })
      await hotel.call("authorization/login", { encryptedPhoneNumber: body.encryptedPhoneNumber }, { headers })
      const [message] = await hotel.outbox()
      return (message?.text ?? "").replaceAll(message?.about.code ?? "", "code")
    }
    const text = "Din kod till däckhotellet är code. Den gäller i 10 minuter. Lämna den inte till någon annan."

    expect(await textFor("Norrvik.example")).toBe(`${text}\n\n@norrvik.example #code`)
    expect(await textFor(null)).toBe(text)
    for (const wrong of ["norrvik.example:3000", "a b", "evil.example #000000", "-a.example", "a..b"])
      expect(await textFor(wrong)).toBe(text)
  })

  test("the token of a code request gives access to no other calls, but the session token does [spec 3 §6]", async () => {
    await start()
    const { authToken, otpToken } = await requestCode(hotel, "ABC123")
    const { body } = await validate(authToken, otpToken)
    const list = (token: string) => hotel.call("booking/list", {}, { token })

    expect((await list(authToken)).status).toBe(401)
    expect((await list(body.sessionToken)).status).toBe(200)
  })

  test("no login code is sent for an encrypted phone number that was modified, invented or encrypted with another secret [spec 3 §6]", async () => {
    await start({ secret: "another secret" })
    const foreign = await readSealedPhone("ABC123")
    await hotel.end()
    await start()
    const phone = await readSealedPhone("ABC123")
    const changed = Buffer.from(phone, "base64url")
    changed[40] = (changed[40] ?? 0) ^ 1

    for (const sealed of [foreign, changed.toString("base64url"), phone.slice(0, -4), "made-up", phone.slice(0, 20)]) {
      expect(await login(sealed)).toMatchObject({ status: 400, body: { code: "SearchTooOld" } })
    }
    expect(await hotel.outbox()).toEqual([])
  })

  test("an encrypted phone number can be used for ten minutes [spec 3 §6]", async () => {
    await start()
    const sealed = await readSealedPhone("ABC123")

    hotel.clock.now += 10 * MINUTE_MS - 1
    const inTime = await login(sealed)
    hotel.clock.now += 1
    const tooLate = await login(sealed)

    expect(inTime.status).toBe(200)
    expect(tooLate).toMatchObject({
      status: 400,
      body: { message: "Det har gått för lång tid. Sök på registreringsnumret igen.", code: "SearchTooOld" },
    })
  })

  test("no login code is sent for an encrypted phone number after the vehicle owner's phone number has changed [spec 3 §6]", async () => {
    await start()
    const sealed = await readSealedPhone("ABC123")
    await hotel.storage.run("update customers set phone = '+46701740699' where id = 'owner-of-vehicle-1001'")
    await hotel.storage.run("update customers set phone = '+46701740605' where id = 'owner-of-vehicle-1002'")
    const { status } = await login(sealed)

    expect(status).toBe(200)
    expect(await hotel.outbox()).toEqual([])
  })

  test("a vehicle is limited to five login codes in 24 hours, counted over all IP addresses [spec 3 §6]", async () => {
    await start({ budgetFactor: 1 })
    const sendFrom = async (n: number) => (await login(await readSealedPhone("ABC123"), `192.0.2.${n}`)).status

    expect([await sendFrom(1)]).toEqual([200])
    await hotel.outbox()
    hotel.clock.now += 23 * 60 * MINUTE_MS
    expect([await sendFrom(2), await sendFrom(3), await sendFrom(4), await sendFrom(5)]).toEqual([200, 200, 200, 200])
    expect([await sendFrom(6), await sendFrom(7)]).toEqual([429, 429])
    await hotel.outbox()
    hotel.clock.now += 60 * MINUTE_MS
    expect([await sendFrom(8), await sendFrom(9)]).toEqual([200, 429])
    expect(await hotel.outbox()).toHaveLength(6)
  })

  test("concurrent code requests do not exceed the rate limit of a vehicle [spec 3 §6]", async () => {
    await start({ budgetFactor: 1 })
    const sealed = await readSealedPhone("ABC123")
    const responses = await Promise.all(Array.from({ length: 20 }, (_, n) => login(sealed, `192.0.2.${n}`)))

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(await hotel.outbox()).toHaveLength(5)
  })

  test("a visitor who requests too many login codes sees a message that says when to retry [spec 3 §8.3]", async () => {
    await start({ budgetFactor: 1 })
    for (let n = 0; n < 5; n++) await login(await readSealedPhone("ABC123"))
    const { status, body, headers } = await login(await readSealedPhone("ABC123"))

    expect({ status, ...body }).toEqual({
      status: 429,
      message: "Du har bett om för många koder. Vänta och försök igen senare, eller kontakta verkstaden.",
      code: "TooManyCodes",
    })
    expect(headers.get("retry-after")).toBe(String(DAY_MS / 1000))
  })

  test("an IP address is limited to ten login codes an hour, counted over all vehicles [spec 3 §6]", async () => {
    await start({ budgetFactor: 1 })
    const plates = ["ABC123", "DEF456", "GHJ789"]
    const statuses = []
    for (let n = 0; n < 11; n++) statuses.push((await login(await readSealedPhone(plates[n % 3] ?? ""))).status)
    const elsewhere = await login(await readSealedPhone("KLM12A"), "192.0.2.99")

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect(elsewhere.status).toBe(200)
  })

  test("a phone number is limited to ten login codes in 24 hours, counted over all vehicles [spec 3 §6]", async () => {
    await start({ budgetFactor: 1 })
    await hotel.storage.run("update customers set phone = '+46701740605'")
    const plates = ["ABC123", "DEF456", "GHJ789"]
    const statuses = []
    for (let n = 0; n < 11; n++) {
      statuses.push((await login(await readSealedPhone(plates[n % 3] ?? ""), `192.0.2.${n}`)).status)
    }

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })

  test("an IP address is limited to thirty searches and thirty guesses in ten minutes [spec 3 §6]", async () => {
    await start({ budgetFactor: 1 })
    const searches = []
    for (let n = 0; n < 31; n++) searches.push((await hotel.call("authorization/search", { regNo: "XYZ999" })).status)
    const tries = []
    for (let n = 0; n < 31; n++) tries.push((await validate("made up", "000000")).status)
    hotel.clock.now += 10 * MINUTE_MS

    expect(searches).toEqual([...Array.from({ length: 30 }, () => 404), 429])
    expect(tries).toEqual([...Array.from({ length: 30 }, () => 401), 429])
    expect((await hotel.call("authorization/search", { regNo: "XYZ999" })).status).toBe(404)
  })

  test("an IP address is limited to six hundred calls a minute [spec 3 §6]", async () => {
    await start({ budgetFactor: 1 })
    const review = async (address: string) => (await hotel.call("review/addReview", {}, { address })).status
    const first = await Promise.all(Array.from({ length: 600 }, () => review("192.0.2.1")))
    const tooMany = await hotel.call("review/addReview", {}, { address: "192.0.2.1" })

    expect(new Set(first)).toEqual(new Set([401]))
    expect(tooMany).toMatchObject({ status: 429, body: { code: "TooManyRequests" } })
    expect(Number(tooMany.headers.get("retry-after"))).toBeLessThanOrEqual(60)
    expect(await review("192.0.2.2")).toBe(401)
  })

  test("all IPv6 addresses of a /64 network share the same rate limit [spec 3 §6]", async () => {
    await start({ budgetFactor: 1 })
    const searches = []
    for (let n = 0; n < 31; n++) {
      const address = `2001:db8:1:2::${n.toString(16)}`
      searches.push((await hotel.call("authorization/search", { regNo: "XYZ999" }, { address })).status)
    }
    const neighbour = await hotel.call("authorization/search", { regNo: "XYZ999" }, { address: "2001:db8:1:3::1" })

    expect(searches).toEqual([...Array.from({ length: 30 }, () => 404), 429])
    expect(neighbour.status).toBe(404)
  })

  test("stored login codes, tokens, phone numbers and IP addresses are never in plain text", async () => {
    await start()
    const { authToken, otpToken } = await requestCode(hotel, "ABC123")
    const { body } = await validate(authToken, otpToken)
    const stored = await everythingStored(hotel, ["code_requests", "sessions", "budgets"])

    for (const secret of [authToken, otpToken, body.sessionToken, "46701740605", "192.0.2.1", "ABC123"]) {
      expect(stored).not.toContain(secret)
    }
  })

  test("the length of a login code can be set to four digits [spec 3 §5.4]", async () => {
    await start({ codeLength: 4 })
    const { body } = await hotel.call("authorization/search", { regNo: "ABC123" })
    const credentials = await login(body.encryptedPhoneNumber)
    const [sent] = await hotel.outbox()

    expect([body.codeLength, credentials.body.codeLength]).toEqual([4, 4])
    expect(sent?.about.code).toMatch(/^\d{4}$/)
    expect((await validate(credentials.body.authorizationToken, sent?.about.code ?? "")).status).toBe(200)
  })

  test("with uniform search enabled, no response before the login reveals whether a vehicle has an agreement [spec 3 §6]", async () => {
    await start({ isUniform: true })
    const journey = async (regNo: string) => {
      const customer = await hotel.call("authorization/search", { regNo })
      const sent = await login(customer.body.encryptedPhoneNumber)
      const tries = []
      for (let n = 0; n < 4; n++) tries.push(await validate(sent.body.authorizationToken, "12345"))
      return [customer, sent, ...tries].map(getShape)
    }
    const known = await journey("ABC123")
    const unknown = await journey("XYZ999")
    const again = await hotel.call("authorization/search", { regNo: "XYZ999" })

    expect(unknown).toEqual(known)
    expect(again.body.obfuscatedPhoneNumber).toMatch(/^••• ••• •• \d\d$/)
    expect((await hotel.outbox()).map(({ about }) => about.regNo)).toEqual(["ABC123"])
  })

  test("encrypted phone numbers have the same length for all registration numbers, including registration numbers with Nordic letters [spec 3 §5.4]", async () => {
    await start({ isUniform: true })
    const sealed = await Promise.all(["ABC123", "ÅSA", "ØÆÄÖÜÅÅ"].map((regNo) => readSealedPhone(regNo)))
    const statuses = await Promise.all(sealed.map(async (phone) => (await login(phone)).status))

    expect(new Set(sealed.map(({ length }) => length)).size).toBe(1)
    expect(statuses).toEqual([200, 200, 200])
  })

  test("an unknown vehicle has the same masked phone number in every search [spec 3 §6]", async () => {
    await start({ isUniform: true })
    const digits = async () =>
      (await hotel.call("authorization/search", { regNo: "XYZ999" })).body.obfuscatedPhoneNumber

    expect(await digits()).toBe(await digits())
  })

  test("a request for a login code returns before the text message is sent, for known and unknown vehicles [spec 3 §6]", async () => {
    const gateway = await startSilentGateway()
    onTestFinished(gateway.close)
    await start({ isUniform: true, gateway: { url: gateway.url, token: "" } })
    for (const regNo of ["ABC123", "XYZ999"]) {
      const sent = await login(await readSealedPhone(regNo))
      // One post, and still unanswered: had anybody waited for it, it would have been given up by now.
      await expect.poll(gateway.state, { timeout: 10_000 }).toEqual({ posts: 1, closed: 0 })
      const tried = await validate(sent.body.authorizationToken, "12345")

      expect([sent.status, tried.status], regNo).toEqual([200, 401])
    }
    gateway.close()
  })

  test("a text message that is waiting to be sent is still delivered after the secret is changed", async () => {
    const [down, well] = [await startGateway(503), await startGateway(202)]
    onTestFinished(() => [down, well].forEach(({ close }) => void close()))
    await start({ gateway: { url: down.url, token: "" }, secret: "the-former-secret" })
    await login(await readSealedPhone("ABC123"))
    await expect.poll(() => down.state().posts, { timeout: 10_000 }).toBe(1)
    await hotel.close()

    const settings = {
      gateway: { url: well.url, token: "" },
      secret: "the-present-secret",
      previousSecrets: ["the-former-secret"],
    }
    hotel = await startTyreHotelAgain(hotel, settings, MONDAY + MINUTE_MS)

    await expect.poll(() => well.state().posts, { timeout: 10_000 }).toBe(1)
  })
})

const startSilentGateway = () => startGateway(null)

async function startGateway(status: number | null) {
  const state = { posts: 0, closed: 0 }
  const server = createServer((_, response) => {
    state.posts += 1
    response.once("close", () => {
      state.closed += 1
    })
    if (status !== null) response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    state: () => ({ ...state }),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function otherThan(code: string): string {
  return code.replace(/\d$/, (last) => String((Number(last) + 1) % 10))
}

/**
 * Returns the parts of a response that could reveal whether a vehicle is known. Values that may be random are replaced
 * by their lengths.
 */
function getShape({ status, body, headers }: HotelResponse) {
  const lengths = Object.entries(body).map(([name, value]) =>
    name === "message" || name === "code" ? [name, value] : [name, String(value).length],
  )
  return { status, body: Object.fromEntries(lengths), headers: [...headers.keys()] }
}
