import { expect, openFlow, search, startTyreHotel, type TyreHotel, type TyreHotelSettings, test } from "./tyre-hotel.ts"

// biome-ignore lint/suspicious/noExplicitAny: responses differ from call to call, and each test reads other fields
type Body = any

interface HotelResponse {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

async function send(
  { url }: TyreHotel,
  call: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<HotelResponse> {
  const response = await fetch(`${url}/api/tirehotel/${call}`, {
    method: "POST",
    headers: { origin: url, "accept-language": "sv", "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

async function requestCode(hotel: TyreHotel, regNo: string) {
  const { encryptedPhoneNumber } = (await send(hotel, "authorization/search", { regNo })).body
  const { authorizationToken: authToken } = (await send(hotel, "authorization/login", { encryptedPhoneNumber })).body
  return { authToken, otpToken: await hotel.codeFor(regNo) }
}

const validate = (hotel: TyreHotel, attempt: { readonly authToken: string; readonly otpToken: string }) =>
  send(hotel, "authorization/validate", attempt)

const startWithOwn = (settings: TyreHotelSettings) =>
  test.extend<{ readonly ownHotel: TyreHotel }>({
    ownHotel: [
      async ({ browserName: _ }, use) => {
        const hotel = await startTyreHotel(settings)
        await use(hotel)
        await hotel.stop()
      },
      { timeout: 120_000 },
    ],
  })

const behindAServer = startWithOwn({
  platform: { FORECOURT_TYRE_HOTEL_BUDGET_FACTOR: "1" },
  site: { FORECOURT_PROXIES: "1" },
})

behindAServer(
  "the service counts by the visitor's own address, whatever a visitor writes before it, and forgets nothing when it is started again [spec 3 §6 tyre-owner]",
  async ({ ownHotel, page, complaints }) => {
    /**
     * Returns the headers that a proxy would send. The proxy appends the visitor's real IP address to
     * `x-forwarded-for`, after the address that the visitor forged.
     */
    const createHeaders = (visitor: string, forged = "198.51.100.1") => ({ "x-forwarded-for": `${forged}, ${visitor}` })
    const createSearch = (headers: Record<string, string>) =>
      send(ownHotel, "authorization/search", { regNo: "XYZ999" }, headers)

    const first = []
    for (let n = 0; n < 30; n++)
      first.push((await createSearch(createHeaders("203.0.113.7", `198.51.100.${n}`))).status)
    const tooMany = await createSearch(createHeaders("203.0.113.7", "198.51.100.99"))
    const inEnglish = await createSearch({ ...createHeaders("203.0.113.7"), "accept-language": "en" })

    expect(first).toEqual(Array.from({ length: 30 }, () => 404))
    expect({ status: tooMany.status, ...tooMany.body }).toEqual({
      status: 429,
      message: "Det blev för många försök. Vänta en stund och försök igen.",
      code: "TooManyRequests",
    })
    expect(Number(tooMany.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(Number(tooMany.headers.get("retry-after"))).toBeLessThanOrEqual(600)
    expect(inEnglish.body.message).toBe("That was too many attempts. Wait a while and try again.")
    expect((await createSearch(createHeaders("203.0.113.8"))).status).toBe(404)
    await ownHotel.restart()
    expect((await createSearch(createHeaders("203.0.113.7"))).status).toBe(429)

    // A vehicle gets five codes a day; the visitor who requests the sixth sees an error on the page.
    const { encryptedPhoneNumber } = (
      await send(ownHotel, "authorization/search", { regNo: "ABC123" }, createHeaders("203.0.113.9"))
    ).body
    for (let n = 0; n < 5; n++)
      await send(ownHotel, "authorization/login", { encryptedPhoneNumber }, createHeaders(`203.0.113.${20 + n}`))
    const flow = await openFlow(page, ownHotel)
    await search(flow, "ABC123")
    await flow.button("Skicka kod").click()
    await expect(flow.alert).toHaveText(
      "Du har bett om för många koder. Vänta och försök igen senare, eller kontakta verkstaden.",
    )
    // The console has this refusal once and nothing else.
    expect(complaints.filter((complaint) => !/429|sendCode/.test(complaint))).toEqual([])
    expect(complaints).not.toEqual([])
    complaints.splice(0)
  },
)

test("a login code works only once, works only with the token from the same request, and expires after three wrong guesses [spec 3 §6 tyre-owner]", async ({
  hotel,
}) => {
  const guessed = await requestCode(hotel, "ABC123")
  const guesses = []
  for (let n = 0; n < 3; n++) guesses.push((await validate(hotel, { ...guessed, otpToken: "12345" })).body.code)
  const tooLate = await validate(hotel, guessed)
  const [first, second] = [await requestCode(hotel, "ABC123"), await requestCode(hotel, "DEF456")]
  const swapped = await validate(hotel, { authToken: second.authToken, otpToken: first.otpToken })
  const used = await validate(hotel, first)
  const again = await validate(hotel, first)

  expect(guesses).toEqual(["CodeWrong", "CodeWrong", "CodeNotValid"])
  expect([tooLate, again].map(({ status, body }) => [status, body.code])).toEqual([
    [401, "CodeNotValid"],
    [401, "CodeNotValid"],
  ])
  expect([swapped.status, swapped.body.code]).toEqual([401, "CodeWrong"])
  expect([used.status, used.body.vehicles[0].regNo]).toEqual([200, "ABC123"])
})

test("a session token is valid only for its own vehicle [spec 3 §6 tyre-owner]", async ({ hotel }) => {
  const code = await requestCode(hotel, "ABC123")
  const session = (await validate(hotel, code)).body
  const strange = (await validate(hotel, await requestCode(hotel, "NRS34B"))).body
  const days = (token: string | null, { brandCode, location }: Body) =>
    send(
      hotel,
      `booking/GetTimeslotDays?workshopIdentifier=${location.erpId}`,
      { startDate: "2000-01-01", endDate: "2100-01-01", regNo: brandCode },
      token === null ? {} : { authorization: `Bearer ${token}` },
    )
  const order = {
    bookingDate: "2027-01-04",
    bookingStart: "2027-01-04T08:00:00",
    regNo: strange.vehicles[0].brandCode,
    freeText: "",
    customer: { firstName: "A", lastName: "B", email: "a@b.example", phoneMobile: "0701234567" },
  }
  const booked = await send(hotel, "booking/create?departmentIdentifier=SE-103", order, {
    authorization: `Bearer ${session.sessionToken}`,
    "idempotency-key": "another-visitors-order",
  })

  expect((await days(session.sessionToken, session.vehicles[0])).status).toBe(200)
  expect((await days(session.sessionToken, strange.vehicles[0])).status).toBe(403)
  expect(booked.status).toBe(403)
  for (const token of [null, code.authToken, "made-up"])
    expect((await days(token, session.vehicles[0])).status).toBe(401)
})

startWithOwn({ platform: { FORECOURT_TYRE_HOTEL_UNIFORM_SEARCH: "1" } })(
  "answered alike, nobody learns from words, status or headers who has an agreement [spec 3 §6 tyre-owner]",
  async ({ ownHotel }) => {
    async function visit(regNo: string): Promise<HotelResponse[]> {
      const customer = await send(ownHotel, "authorization/search", { regNo })
      const { encryptedPhoneNumber } = customer.body
      const sent = await send(ownHotel, "authorization/login", { encryptedPhoneNumber })
      const authToken = sent.body.authorizationToken
      return [customer, sent, await validate(ownHotel, { authToken, otpToken: "12345" })]
    }

    const [known, unknown] = [await visit("ABC123"), await visit("XYZ999")]

    expect(known.map(({ status }) => status)).toEqual([200, 200, 401])
    expect(unknown.map(getShape)).toEqual(known.map(getShape))
  },
)

/** Replaces random values with their lengths, so that two responses can be compared. */
function getShape({ status, headers, body }: HotelResponse) {
  const fields = Object.entries(body as Record<string, unknown>).map(([name, value]) =>
    name === "message" || name === "code" ? [name, value] : [name, String(value).length],
  )
  return { status, headers: [...headers.keys()], fields }
}
