import { getDayInZone } from "@forecourt/calendar"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import {
  book,
  DAY_MS,
  logIn,
  MINUTE_MS,
  orderFor,
  requestCode,
  startTyreHotel,
  startTyreHotelAgain,
  type TriedTyreHotel,
} from "./start-tyre-hotel.ts"

onEachEngine((engine) => {
  let hotel: TriedTyreHotel
  beforeAll(async () => {
    hotel = await startTyreHotel(engine)
  })
  afterAll(() => hotel.end())

  const search = (regNo: string, language = "sv") => hotel.call("authorization/search", { regNo }, { language })

  describe("searching", () => {
    test("a search for a vehicle with an agreement returns the owner's masked phone number [spec 3 §7.3 tyre-search]", async () => {
      const { status, body } = await search("ABC123")

      expect(status).toBe(200)
      expect(body).toEqual({
        regNo: "ABC123",
        encryptedPhoneNumber: expect.stringMatching(/^[\w-]{200,}$/),
        obfuscatedPhoneNumber: "••• ••• •• 05",
        codeLength: 6,
      })
    })

    test("the registration number can be sent in the query string and is normalised [spec 3 §7.3 tyre-search, §5.4 tyre-plate.cleaned]", async () => {
      const { status, body } = await hotel.call("authorization/search?regNo=abc%20123", undefined, { method: "GET" })

      expect(status).toBe(200)
      expect(body.regNo).toBe("ABC123")
    })

    test("a vehicle is found by a personalised registration number of seven characters [spec 3 §5.4]", async () => {
      expect((await search("vinter7")).status).toBe(200)
    })

    test.each([
      ["sv", "Vi hittar inget däckhotellsavtal för detta registreringsnummer."],
      ["en-GB,sv;q=0.5", "We cannot find a tyre hotel agreement for this registration number."],
      ["no", "Vi finner ingen dekkhotellavtale for dette registreringsnummeret."],
      ["de, fi;q=0.8", "Emme löydä rengashotellisopimusta tälle rekisteritunnukselle."],
      ["da-DK", "Vi kan ikke finde en dækhotelaftale til dette registreringsnummer."],
      ["sk", "Pre toto evidenčné číslo sme nenašli zmluvu o uskladnení pneumatík."],
      ["", "Vi hittar inget däckhotellsavtal för detta registreringsnummer."],
    ])(
      "a vehicle without an agreement returns 404 with a message in the visitor's language (%s) [spec 3 §8.3 tyre-no-agreement]",
      async (language, message) => {
        const { status, body } = await search("XYZ999", language)

        expect({ status, ...body }).toEqual({ status: 404, message, code: "NoAgreement" })
      },
    )

    test.each(["A", "ABCDEFGH", "AB!123", "' or 1=1 --"])(
      "%s is rejected as a registration number [spec 3 §5.4]",
      async (regNo) => {
        expect(await search(regNo)).toMatchObject({ status: 400, body: { code: "BadRequest" } })
      },
    )
  })

  describe("logging in", () => {
    test("the login code is sent to the owner's phone, and the correct code returns the stored tyres [spec 3 §3.2 tyre-status, §7.3 tyre-login tyre-validate]", async () => {
      const { body: customer } = await search("ABC123")
      const login = await hotel.call("authorization/login", { encryptedPhoneNumber: customer.encryptedPhoneNumber })
      const [sent] = await hotel.outbox()
      const { authorizationToken } = login.body
      const validated = await hotel.call("authorization/validate", {
        authToken: authorizationToken,
        otpToken: sent?.about.code,
      })

      expect(login).toMatchObject({
        status: 200,
        body: { message: "Vi har skickat en kod till telefonen som hör till avtalet.", codeLength: 6 },
      })
      expect(sent).toMatchObject({
        to: "+46701740605",
        about: { regNo: "ABC123", code: expect.stringMatching(/^\d{6}$/) },
      })
      expect(sent?.text).toBe(
        `Din kod till däckhotellet är ${sent?.about.code}. Den gäller i 10 minuter. Lämna den inte till någon annan.`,
      )
      expect(validated.status).toBe(200)
      expect(validated.body.status).toBe(0)
      expect(validated.body.sessionToken).not.toBe(authorizationToken)
      expect(validated.body.today).toBe(getDayInZone("Europe/Stockholm", hotel.clock.now))
      expect(validated.body.vehicles).toHaveLength(1)
      expect(validated.body.vehicles[0]).toMatchObject({
        regNo: "ABC123",
        brandCode: "vehicle-1001",
        name: "Vik Kombi",
        packageLevel: "Vinter plus",
        location: { erpId: "SE-101", phone: "031-390 06 40", email: "dack.goteborg@norrvik.example" },
      })
      expect(validated.body.vehicles[0].tires[0]).toEqual({
        equipmentPosition: "Vänster fram",
        wheel: {
          name: "Nordlys Grip 3 215/55 R17",
          rimDiameter: 17,
          sectionWidth: 215,
          aspectRatio: 55,
          threadPattern: "Vinterdäck utan dubbar",
          threadDepth: 6.8,
          threadStatusId: 0,
          threadStatusMessage: "Bra",
          threadHistory: [
            { date: "2023-04-14", threadDepth: 10.2 },
            { date: "2024-04-18", threadDepth: 9.1 },
            { date: "2025-04-10", threadDepth: 7.9 },
            { date: "2026-04-16", threadDepth: 6.8 },
          ],
        },
      })
    })

    test("the credentials and the login code can be sent in the query string [spec 3 §7.3 tyre-login tyre-validate]", async () => {
      const { body: customer } = await search("ABC123")
      const login = await hotel.call(
        `authorization/login?encryptedPhoneNumber=${encodeURIComponent(customer.encryptedPhoneNumber)}`,
      )
      const [sent] = await hotel.outbox()
      const query = new URLSearchParams({
        authToken: login.body.authorizationToken,
        otpToken: sent?.about.code ?? "",
      })
      const validated = await hotel.call(`authorization/validate?${query}`)

      expect(login.status).toBe(200)
      expect(validated.body.status).toBe(0)
    })

    test("worn tyres have status 1 and nearly worn tyres have status 2, each with a text in the visitor's language [spec 3 §8.3 tyre-worn]", async () => {
      const worn = await logIn(hotel, "DEF456")
      const inEnglish = await hotel.call("authorization/validate", await requestCode(hotel, "GHJ789"), {
        language: "en",
      })

      const statuses = (tires: { wheel: { threadStatusId: number; threadStatusMessage: string } }[]) =>
        tires.map(({ wheel }) => `${wheel.threadStatusId} ${wheel.threadStatusMessage}`)
      expect(statuses(worn.vehicle.tires)).toEqual(["1 Bör bytas", "1 Bör bytas", "0 Bra", "0 Bra"])
      expect(statuses(inEnglish.body.vehicles[0].tires)).toEqual([
        "0 Good",
        "0 Good",
        "2 Beginning to wear",
        "2 Beginning to wear",
      ])
    })

    test("calls for times, bookings and reviews require a session [spec 3 §6 tyre-owner]", async () => {
      const range = { startDate: "2026-11-26", endDate: "2026-11-30", regNo: "vehicle-1001" }
      const { token } = await logIn(hotel, "ABC123")
      const calls = (bearer?: string) => [
        hotel.call("booking/GetTimeslotDays?workshopIdentifier=SE-101", range, bearer ? { token: bearer } : {}),
        hotel.call("booking/GetTimeslots?workshopIdentifier=SE-101", range, bearer ? { token: bearer } : {}),
        hotel.call("booking/create?departmentIdentifier=SE-101", {}, { key: "k", ...(bearer && { token: bearer }) }),
        hotel.call("booking/list", {}, bearer ? { token: bearer } : {}),
        hotel.call("booking/cancel", {}, bearer ? { token: bearer } : {}),
        hotel.call("booking/settle", {}, { key: "k", ...(bearer && { token: bearer }) }),
        hotel.call("review/addReview", {}, bearer ? { token: bearer } : {}),
      ]

      for (const { status, body } of await Promise.all([...calls(), ...calls("made up")])) {
        expect({ status, code: body.code }).toEqual({ status: 401, code: "SessionOver" })
      }
      for (const { status } of await Promise.all(calls(token))) expect(status).not.toBe(401)
    })

    test("a session is valid only for the visitor's vehicle and for the workshop that stores the vehicle's tyres [spec 3 §6 tyre-owner, §3.2 tyre-identifier]", async () => {
      const { token } = await logIn(hotel, "ABC123")
      const send = (regNo: string, workshop: string) =>
        hotel.call(
          `booking/GetTimeslotDays?workshopIdentifier=${workshop}`,
          { startDate: "2026-11-26", endDate: "2026-11-30", regNo },
          { token },
        )

      expect((await send("vehicle-1001", "SE-101")).status).toBe(200)
      expect(await send("vehicle-1002", "SE-101")).toMatchObject({ status: 403, body: { code: "NotYourVehicle" } })
      expect(await send("vehicle-1001", "SE-103")).toMatchObject({ status: 403, body: { code: "NotYourVehicle" } })
    })

    test.each(["booking/GetTimeslots?workshopIdentifier", "booking/create?departmentIdentifier"])(
      "the call %s returns 403 for a vehicle or a workshop that does not belong to the session [spec 3 §6 tyre-owner]",
      async (path) => {
        const abc = await logIn(hotel, "ABC123")
        const range = { startDate: "2026-12-02", endDate: "2026-12-02" }
        const wanted = path.includes("create") ? orderFor(abc, "2026-12-02", "23:00") : range
        const send = (regNo: string, workshop: string) =>
          hotel.call(`${path}=${workshop}`, { ...wanted, regNo }, { token: abc.token, key: `${regNo} ${workshop}` })

        expect((await send("vehicle-1001", "SE-101")).body.code).not.toBe("NotYourVehicle")
        expect(await send("vehicle-1002", "SE-101")).toMatchObject({ status: 403, body: { code: "NotYourVehicle" } })
        expect(await send("vehicle-1001", "SE-103")).toMatchObject({ status: 403, body: { code: "NotYourVehicle" } })
      },
    )

    test("a session expires after an hour [spec 3 §6]", async () => {
      const { token } = await logIn(hotel, "ABC123")
      const list = () => hotel.call("booking/list", {}, { token })
      const previous = hotel.clock.now

      hotel.clock.now = previous + 59 * MINUTE_MS
      const inTime = await list()
      hotel.clock.now = previous + 60 * MINUTE_MS
      const late = await list()
      hotel.clock.now = previous + DAY_MS
      const tooLate = await list()
      hotel.clock.now = previous

      expect(inTime.status).toBe(200)
      expect(late).toMatchObject({ status: 401, body: { code: "SessionOver" } })
      expect(tooLate).toMatchObject({ status: 401, body: { code: "SessionOver" } })
    })
  })

  describe("reviewing", () => {
    const rate = (token: string, rating: number, bookingConfirmationId?: string) =>
      hotel.call(
        "review/addReview",
        { rating, comment: "Snabbt!", date: "2026-11-23T10:00:00.000Z", bookingConfirmationId },
        { token },
      )
    const ratings = () => hotel.storage.all("select booking_id, vehicle_id, rating, comment from ratings")

    test("a second rating of a booking replaces the first rating [spec 3 §7.3 tyre-add-review]", async () => {
      const [tux, nrs] = [await logIn(hotel, "TUX567"), await logIn(hotel, "NRS34B")]
      const first = await book(hotel, tux, orderFor(tux, "2026-11-27", "08:00"), "first")
      hotel.clock.now += MINUTE_MS
      const second = await book(hotel, tux, orderFor(tux, "2027-02-12", "08:00"), "second")
      const other = await book(hotel, nrs, orderFor(nrs, "2026-11-27", "09:00"), "other")
      const [firstId, secondId] = [first, second].map(({ body }) => body.bookingConfirmationId)

      expect((await rate(tux.token, 2, firstId)).status).toBe(200)
      expect((await rate(tux.token, 5, firstId)).status).toBe(200)
      expect((await rate(tux.token, 3)).status).toBe(200)
      for (const strange of [other.body.bookingConfirmationId, "NOBODYS"])
        expect(await rate(tux.token, 1, strange)).toMatchObject({ status: 404, body: { code: "BookingUnknown" } })
      expect(await ratings()).toEqual([
        { booking_id: firstId, vehicle_id: "vehicle-1006", rating: 5, comment: "Snabbt!" },
        { booking_id: secondId, vehicle_id: "vehicle-1006", rating: 3, comment: "Snabbt!" },
      ])
    })

    test("a customer without a booking cannot submit a review [spec 3 §7.3 tyre-add-review]", async () => {
      const { token } = await logIn(hotel, "ABC123")

      expect((await rate(token, 5)).status).toBe(404)
    })

    test.each([
      { rating: 0, comment: "", date: "2026-11-23T10:00:00Z" },
      { rating: 6, comment: "", date: "2026-11-23T10:00:00Z" },
      { rating: 3, comment: "", date: "yesterday" },
    ])("a review with $rating stars on $date is rejected [spec 3 §5.4]", async (review) => {
      const { token } = await logIn(hotel, "ABC123")

      expect((await hotel.call("review/addReview", review, { token })).status).toBe(400)
    })
  })

  describe("access", () => {
    test("a call without the site's API key is rejected", async () => {
      const wrong = await hotel.call("authorization/search", { regNo: "ABC123" }, { headers: { "x-api-key": "wrong" } })
      const none = await hotel.call("authorization/search", { regNo: "ABC123" }, { headers: { "x-api-key": "" } })

      for (const { status, body } of [wrong, none])
        expect({ status, code: body.code }).toEqual({ status: 401, code: "ApiKeyWrong" })
    })

    test.each([
      ["an unknown call", "authorization/guess", "POST", "{}", 404],
      ["a call named like an inherited property", "constructor", "POST", "{}", 404],
      ["a login with GET", "authorization/login", "GET", undefined, 405],
      ["broken JSON", "authorization/search", "POST", "{", 400],
      ["a body with another format", "authorization/search", "POST", "[]", 400],
      ["a missing body", "authorization/validate", "POST", undefined, 400],
      ["a body above the limit", "authorization/search", "POST", JSON.stringify({ regNo: "A".repeat(20_000) }), 413],
    ])("%s is rejected with a message and an error code [spec 3 §8.3]", async (_, path, method, body, expected) => {
      const { status, body: refusal } = await hotel.call(path, body, { method })

      expect(status).toBe(expected)
      expect(refusal).toMatchObject({ message: expect.stringMatching(/\.$/), code: expect.any(String) })
    })

    test("an internal error reveals neither details nor the visitor's data in the response or the log [spec 3 §8.3]", async () => {
      const broken = await startTyreHotel(engine)
      await broken.storage.run("drop table budgets")
      const { status, body } = await broken.call("authorization/search", { regNo: "ABC123" }, { address: "192.0.2.77" })
      await broken.end()

      expect(status).toBe(500)
      expect(body).toEqual({ message: "Något gick fel, var god och försök senare.", code: "ServerError" })
      expect(broken.said.join("\n")).toMatch(/^tyre-hotel: request .* failed \(\w+\)\.\n\s+at /)
      expect(broken.said.join("\n")).not.toMatch(/ABC123|192\.0\.2\.77|no such|does not exist/)
    })
  })

  describe("the seed", () => {
    test("the storage is seeded once, and later changes survive a restart", async () => {
      const first = await startTyreHotel(engine)
      await first.storage.run("update customers set phone = '+46701740699' where id = 'owner-of-vehicle-1001'")
      await first.close()
      const second = await startTyreHotelAgain(first)
      const requested = await requestCode(second, "ABC123")
      const [sent] = await second.outbox()
      const vehicles = await second.storage.all("select * from vehicles")
      await second.end()

      expect(vehicles).toHaveLength(7)
      expect(sent?.to).toBe("+46701740699")
      expect(requested.otpToken).toBe(sent?.about.code)
    })

    test("all phone numbers of the seed are in a range reserved for fiction", async () => {
      const phones = (await hotel.storage.all("select phone from customers")).map(({ phone }) => String(phone))

      for (const phone of phones) expect(phone).toMatch(/^\+4670174069\d$|^\+467017406[0-8]\d$/)
      expect(new Set(phones).size).toBe(phones.length)
    })

    test("production has no sample data and no outbox page", async () => {
      const production = await startTyreHotel(engine, {
        gateway: { url: "http://localhost:1", token: "" },
        isDevelopment: false,
      })
      const response = await production.call("authorization/search", { regNo: "ABC123" })
      const outbox = await fetch(`${production.url}/tyre-hotel/outbox`)
      await production.end()

      expect(response.status).toBe(404)
      expect(outbox.status).toBe(404)
    })
  })

  test("expired sessions, login codes and rate limit counters are deleted from the database [spec 3 §6]", async () => {
    const old = await startTyreHotel(engine)
    await logIn(old, "ABC123")
    await old.close()
    const reopened = await startTyreHotelAgain(old, {}, old.clock.now + 3 * DAY_MS)
    const left = await Promise.all(
      ["sessions", "code_requests", "budgets"].map((table) => reopened.storage.all(`select * from ${table}`)),
    )
    await reopened.end()

    expect(left).toEqual([[], [], []])
  })
})
