import { addDays } from "@forecourt/calendar"
import { WORKSHOP_BOOKING_OPERATIONS } from "@forecourt/contracts/workshop-booking.operations"
import { readSettings } from "@forecourt/service-kit/settings"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, test } from "vitest"
import { calculateMedian } from "../src/catalogue.ts"
import { service } from "../src/index.ts"
import { createDays, createHoldRequest, createOrder, openWorkshopBooking } from "./open-workshop-booking.ts"

const NEAR = "lat=57.7&lng=11.97"
const POSITION = "latitude=57.7&longitude=11.97"

const offeringsIn = (body: { serviceOfferingCategories: { offerings: { code: string }[] }[] }) =>
  body.serviceOfferingCategories.flatMap(({ offerings }) => offerings)

onEachEngine((engine) => {
  test("a vehicle is found by its registration number in any spelling [spec 3 §7.1 workshop-car, §3.1 workshop-car]", async () => {
    const { call } = await openWorkshopBooking(engine)

    for (const typed of ["ABC123", "abc 123", "ABC-123"])
      expect(await call(`car/${encodeURIComponent(typed)}`)).toEqual({
        status: 200,
        body: {
          registrationNumber: "ABC123",
          brand: "Vik",
          model: "Kombi",
          buildYear: 2021,
          hasServiceAgreement: true,
          isSupported: true,
        },
      })
    expect((await call("car/DYT642")).body).toMatchObject({ buildYear: null, hasServiceAgreement: false })
    expect((await call("car/PRS911")).body).toMatchObject({ brand: "Porsche", isSupported: false })
  })

  test("an unsuitable vehicle is rejected with the error message that the specification defines [spec 3 §8.1 workshop-results]", async () => {
    const { call } = await openWorkshopBooking(engine)
    const readMessage = async (path: string, language = "sv") => {
      const { status, body } = await call(path, undefined, { language })
      return [status, body.code, body.message]
    }

    expect(await readMessage("car/12345678")).toEqual([
      400,
      "InvalidReg",
      "Ogiltigt registreringsnummer, kontrollera att registreringsnumret är korrekt",
    ])
    expect(await readMessage("car/ZZZ999")).toEqual([
      404,
      "VehicleNotFound",
      "Fordonet hittades inte, kontrollera att registreringsnumret är korrekt",
    ])
    expect(await readMessage(`services/PRS911?${NEAR}`)).toEqual([
      422,
      "BrandNotSupported",
      "Vi kan inte erbjuda service för bilar av märket Porsche.",
    ])
    expect((await readMessage(`services/PRS911?${NEAR}`, "en"))[2]).toBe(
      "We cannot offer service for cars of the brand Porsche.",
    )
  })

  test("services are grouped by category, with prices, units and a text for services without a price [spec 3 §7.1 workshop-services, §3.1 workshop-offering]", async () => {
    const { call } = await openWorkshopBooking(engine)

    const { status, body } = await call(`services/ABC123?${NEAR}`)
    const offerings = new Map(offeringsIn(body).map((offering) => [offering.code, offering]))

    expect(status).toBe(200)
    expect(body.serviceOfferingCategories[0]).toMatchObject({ name: "Service", icon: "service", selectionType: null })
    expect([...offerings.keys()]).toEqual([
      "originalservice",
      "basic-service",
      "ac-service",
      "wheel-change",
      "wheel-alignment",
      "brakes",
      "fault-finding",
    ])
    expect(offerings.get("originalservice")).toMatchObject({
      price: null,
      priceKnown: false,
      notKnownPriceText: "Priset beror på miltalet",
      isAvailable: true,
    })
    expect(offerings.get("basic-service")).toMatchObject({
      priceKnown: true,
      priceDiscount: 200,
      allowUserInput: false,
    })
    expect(offerings.get("fault-finding")).toMatchObject({ allowUserInput: true, priceKnown: false })
    expect(offerings.get("wheel-change")).toMatchObject({
      unitPrice: { minimum: 1, maximum: 1, unit: "styck", unitAbbreviation: "st", postfix: "" },
    })
  })

  test("add-ons have the same format as services, and in some categories only one add-on can be selected [spec 3 §7.1 workshop-addons, §3.1 workshop-category]", async () => {
    const { call } = await openWorkshopBooking(engine)

    const { body } = await call(`addons/ABC123?${NEAR}`)

    expect(
      body.serviceOfferingCategories.map((category: { selectionType: string | null }) => category.selectionType),
    ).toEqual(["single", null, null])
    expect(offeringsIn(body).find(({ code }) => code === "washer-fluid")).toMatchObject({
      unitPrice: { minimum: 1, maximum: 5, unit: "liter", unitAbbreviation: "l", postfix: "/l" },
    })
  })

  test("the price of a service is the median of the prices at nearby workshops [spec 3 §9.1 workshop-median]", async () => {
    const { call, storage } = await openWorkshopBooking(engine)
    await storage.run("update workshop_prices set price = ? where code = ?", 400, "wheel-change")
    await storage.run(
      "update workshop_prices set price = ? where code = ? and workshop_id in ('SE-611', 'SE-612', 'SE-610')",
      9000,
      "wheel-change",
    )
    await storage.run("delete from workshop_prices where code = 'ac-service'")
    await storage.run("delete from workshop_prices where code = 'brakes' and workshop_id <> 'SE-612'")

    const { body } = await call(`services/ABC123?${NEAR}`)
    const offerings = new Map(offeringsIn(body).map((offering) => [offering.code, offering]))

    expect(offerings.get("wheel-change")).toMatchObject({ price: 400 })
    expect(offerings.get("ac-service")).toMatchObject({ price: null, isAvailable: false })
    expect(offerings.get("brakes")).toMatchObject({ isAvailable: true })
    expect([calculateMedian([]), calculateMedian([5]), calculateMedian([9, 1, 5]), calculateMedian([1, 2])]).toEqual([
      null,
      5,
      5,
      2,
    ])
  })

  test("a price request for a workshop returns the prices for the given mileage [spec 3 §7.1 workshop-prices]", async () => {
    const { call } = await openWorkshopBooking(engine)
    const codes = "serviceOfferings=originalservice,wheel-change"

    const [unknown, young, old] = await Promise.all(
      [1, 1499, 6000].map(async (milage) => (await call(`prices/ABC123/${milage}/SE-601?${codes}`)).body.offers),
    )

    expect(unknown).toEqual([
      { code: "originalservice", price: null },
      { code: "wheel-change", price: expect.any(Number) },
    ])
    expect([young[0].price, old[0].price]).toEqual([2990, 5490])
    expect((await call(`prices/ABC123/1/SE-605?${codes}`)).status).toBe(200)
    expect((await call(`prices/ABC123/1/SE-999?${codes}`)).body.code).toBe("BadRequest")
    expect((await call("prices/ABC123/1/SE-601?serviceOfferings=nothing")).body.code).toBe("BadRequest")
  })

  test("the authorised workshops of a brand are also found when the brand is written with hyphens instead of spaces [spec 3 §7.1 workshop-authorized]", async () => {
    const { call, storage } = await openWorkshopBooking(engine)
    await storage.run("insert into brands (name, is_supported) values ('Land Rover', 1)")
    await storage.run("insert into workshop_brands (workshop_id, brand) values ('SE-601', 'Land Rover')")
    const has = async (brand: string) => (await call(`authorized-workshop/${encodeURIComponent(brand)}`)).body.hasBrand

    expect(await Promise.all(["Volvo", "volvo", "Land-Rover", "Škoda", "Tesla", "nobody"].map(has))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ])
  })

  test("the free times of four weeks are listed in local time, and closed days have no free times [spec 3 §7.1 workshop-timeslots, §3.1 workshop-day]", async () => {
    const service = await openWorkshopBooking(engine)

    const days = await createDays(service, "2026-11-23")

    expect(days).toHaveLength(28)
    // Nothing is booked on the day itself.
    expect(days[0]).toEqual({ date: "2026-11-23", availableSlots: [], allDaySlotAvailable: false })
    expect(days[1]).toMatchObject({ date: "2026-11-24", allDaySlotAvailable: true })
    expect([days[1]?.availableSlots[0], days[1]?.availableSlots.at(-1)]).toEqual(["08:00", "16:30"])
    expect(days[5]).toEqual({ date: "2026-11-28", availableSlots: [], allDaySlotAvailable: false })
    const [last] = (await createDays(service, "2027-02-22")).slice(-1)
    expect(last?.date).toBe("2027-02-23")
    expect(await createDays(service, "2027-02-24")).toEqual([])
  })

  test("the last bookable time depends on the duration of the job, and a day with hours by arrangement can only be booked as a whole day", async () => {
    const service = await openWorkshopBooking(engine)

    const [, tuesday] = await createDays(service, "2026-11-23", { services: "wheel-change,wheel-alignment" })
    const saturday = (await createDays(service, "2026-11-23", { workshop: "SE-606", regNo: "DYT642" }))[5]

    expect(tuesday?.availableSlots.at(-1)).toBe("15:30")
    expect(saturday).toEqual({ date: "2026-11-28", availableSlots: [], allDaySlotAvailable: true })
  })

  test("workshops are streamed in pages, closest first, and the last page ends with a nosites event [spec 3 §7.1 workshop-stream, §3.1 workshop-workshop, §4.1 workshop-more.page]", async () => {
    const { watch } = await openWorkshopBooking(engine)

    const first = await watch()
    const second = await watch({ cursor: "SE-605" })
    const third = await watch({}, { lastEventId: "SE-610" })

    expect(first.map(({ name, id }) => id ?? name)).toEqual(["SE-601", "SE-608", "SE-602", "SE-603", "SE-605", "page"])
    expect(first[0]).toEqual({
      name: "message",
      id: "SE-601",
      data: {
        departmentId: "SE-601",
        siteId: "SE-101",
        siteName: "Norrvik Göteborg",
        address: "Kajgatan 12, 411 04 Göteborg",
        latitude: 57.70716,
        longitude: 11.96679,
        brands: ["Kia", "Polestar", "Vik", "Volvo"],
        firstTimeSlot: "2026-11-24T07:00:00",
        isFirstFullDay: false,
        cancellation: { freeUntil: "15:00", fee: 450, currency: "SEK" },
        offers: [{ code: "wheel-change", price: 378 }],
      },
    })
    expect(first.at(-1)?.data).toEqual({ cursor: "SE-605" })
    expect(second.map(({ name, id }) => id ?? name)).toEqual(["SE-604", "SE-607", "SE-606", "SE-609", "SE-610", "page"])
    expect(third.map(({ name, id }) => id ?? name)).toEqual(["SE-611", "SE-612", "nosites"])
    expect(third.at(-1)?.data).toEqual({ nosites: true })
  })

  test("the search omits workshops that do not service the car's brand, do not offer a requested service or have no free time", async () => {
    const { watch, storage, call } = await openWorkshopBooking(engine)
    const ids = async (query: Record<string, string>) => (await watch(query)).flatMap(({ id }) => id ?? [])

    const ofTesla = await ids({ regNo: "TSL332" })
    await storage.run("update workshops set opening_hours = '{}' where id = 'SE-608'")
    const withWash = await ids({ serviceOfferings: "wheel-change,hand-wash" })

    // Authorised for other brands alone: SE-601, SE-603, SE-611.
    expect(ofTesla).toEqual(["SE-608", "SE-602", "SE-605", "SE-604", "SE-607"])
    expect(withWash).toEqual(["SE-601", "SE-603", "SE-605", "SE-607", "SE-609"])
    expect(
      (await call("departments/closestAvailable?regNo=PRS911&serviceOfferings=brakes&latitude=1&longitude=1")).body,
    ).toMatchObject({ code: "BrandNotSupported" })
  })

  test("the earliest time is that of any workshop with all requested services, even if the workshop is far away", async () => {
    const { call, storage } = await openWorkshopBooking(engine)
    const findEarliest = async (codes = "wheel-change") =>
      (await call(`times/earliest/ABC123?serviceOfferings=${codes}&${POSITION}`)).body.workshop

    const ofAll = await findEarliest()
    await storage.run("update workshops set opening_hours = '{}' where id <> 'SE-612'")
    const far = await findEarliest()
    await storage.run("update workshops set opening_hours = '{}'")

    // The closest workshop, SE-608, opens later.
    expect(ofAll).toMatchObject({ departmentId: "SE-601", firstTimeSlot: "2026-11-24T07:00:00" })
    expect(far.departmentId).toBe("SE-612")
    expect(await findEarliest()).toBeUndefined()
    expect((await call(`times/earliest/ABC123?serviceOfferings=nothing&${POSITION}`)).body.code).toBe("BadRequest")
  })

  test("when the workshop search fails, the stream ends with an error message in the visitor's language [spec 3 §8.1 workshop-stream-failed]", async () => {
    const { watch, storage, said } = await openWorkshopBooking(engine)
    await storage.run("update workshops set zone = 'Nowhere/Here' where id = 'SE-608'")

    const events = await watch()

    expect(events.map(({ name, id }) => id ?? name)).toEqual(["SE-601", "failed"])
    expect(events.at(-1)?.data).toEqual({ error: "Något gick fel, försök igen" })
    expect(said.join()).toContain("workshop-booking: the search for workshops failed (RangeError)")
  })

  test("a booking returns a reference number and makes its time unavailable to other visitors [spec 3 §7.1 workshop-book]", async () => {
    const service = await openWorkshopBooking(engine)

    const { status, body } = await service.call("book", createOrder(), { key: "one" })
    const again = await service.call("book", createOrder({ registrationNumber: "DEF456" }), { key: "two" })
    const [, tuesday] = await createDays(service, "2026-11-23")

    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.stringMatching(/^[2-9A-Z]{10}$/),
      registrationNumber: "ABC123",
      durationMinutes: 30,
      cancellation: { freeUntil: "2026-11-23T15:00:00", fee: 450, currency: "SEK" },
      kobraProductIds: ["wheel-change"],
    })
    expect(again).toEqual({
      status: 409,
      body: { code: "TimeslotNotAvailable", message: "Tiden är inte tillgänglig, vänligen välj en annan tid" },
    })
    expect(tuesday?.availableSlots).not.toContain("10:00")
    expect(tuesday).toMatchObject({ allDaySlotAvailable: false })
    const [row] = await service.storage.all("select * from bookings")
    expect(row).toMatchObject({ phone: "+46701740699", zone: "Europe/Stockholm", instant: "2026-11-24T09:00:00.000Z" })
  })

  test("a whole-day booking makes all times of that day unavailable [spec 3 §4.1 workshop-full-day]", async () => {
    const service = await openWorkshopBooking(engine)
    const fullDay = createOrder({ timeSlot: "2026-11-24T08:00:00", isFullDay: true })

    const { status } = await service.call("book", fullDay, { key: "one" })
    const [, tuesday] = await createDays(service, "2026-11-23")
    const other = await service.call("book", createOrder({ timeSlot: "2026-11-24T16:30:00" }), { key: "two" })

    expect(status).toBe(200)
    expect(tuesday).toEqual({ date: "2026-11-24", availableSlots: [], allDaySlotAvailable: false })
    expect(other.body.code).toBe("TimeslotNotAvailable")
  })

  test("an overlapping booking uses another resource if one is free", async () => {
    const { call, storage } = await openWorkshopBooking(engine)
    const long = [{ kobraId: "originalservice", unitsSelected: null, userInput: null }]
    const book = async (key: string, time: string) =>
      (
        await call(
          "book",
          createOrder({ departmentId: "SE-602", timeSlot: `2026-11-24T${time}:00`, serviceOfferingRequests: long }),
          { key },
        )
      ).status

    const statuses = [
      await book("a", "08:00"),
      await book("b", "09:00"),
      await book("c", "09:30"),
      await book("d", "11:00"),
    ]

    expect(statuses).toEqual([200, 200, 409, 200])
    const taken = await storage.all("select booking_id, resource, count(*) as count from taken_times group by 1, 2")
    expect(taken.map(({ count }) => Number(count))).toEqual([4, 4, 4])
  })

  test("repeating an order with the same idempotency key creates only one booking, and a different order with the same key is rejected", async () => {
    const { call, storage } = await openWorkshopBooking(engine)

    const first = await call("book", createOrder(), { key: "one" })
    const again = await call("book", createOrder(), { key: "one" })
    const other = await call("book", createOrder({ freeText: "" }), { key: "one" })
    const without = await call("book", createOrder())
    const settled = await call("book/settle", { registrationNumber: "abc 123" }, { key: "one" })

    expect(again).toEqual(first)
    expect([other.status, other.body.code]).toEqual([422, "IdempotencyKeyReused"])
    expect([without.status, without.body.code]).toEqual([400, "IdempotencyKeyMissing"])
    expect(settled.body).toEqual({ bookings: [first.body] })
    expect(await storage.all("select id from bookings")).toHaveLength(1)
  })

  test("an order that arrives after the service has reported that no booking exists for its idempotency key is rejected", async () => {
    const { call } = await openWorkshopBooking(engine)

    const settled = await call("book/settle", { registrationNumber: "ABC123" }, { key: "late" })
    const late = await call("book", createOrder(), { key: "late" })

    expect(settled.body).toEqual({ bookings: [] })
    expect([late.status, late.body.code]).toEqual([409, "OrderDropped"])
  })

  test.each([
    ["a time that the workshop does not offer", { timeSlot: "2026-11-24T10:10:00" }, "TimeslotNotAvailable"],
    ["a time on the same day", { timeSlot: "2026-11-23T15:00:00" }, "TimeslotNotAvailable"],
    ["a nonexistent date", { timeSlot: "2027-02-30T10:00:00" }, "TimeslotNotAvailable"],
    ["a day that is too far away", { timeSlot: "2027-02-24T10:00:00" }, "TimeslotNotAvailable"],
    ["a whole day at another time", { timeSlot: "2026-11-24T10:00:00", isFullDay: true }, "TimeslotNotAvailable"],
    ["an unknown workshop", { departmentId: "SE-999" }, "BadRequest"],
    ["a workshop that does not accept the brand", { registrationNumber: "TSL332" }, "BadRequest"],
    ["a brand that is booked elsewhere", { registrationNumber: "PRS911" }, "BrandNotSupported"],
    ["an unknown vehicle", { registrationNumber: "ZZZ999" }, "VehicleNotFound"],
    ["no registration number", { registrationNumber: "?" }, "InvalidReg"],
    ["no services", { serviceOfferingRequests: [] }, "BadRequest"],
    [
      "an unknown service",
      { serviceOfferingRequests: [{ kobraId: "x", unitsSelected: null, userInput: null }] },
      "BadRequest",
    ],
    [
      "more units than allowed",
      {
        departmentId: "SE-601",
        serviceOfferingRequests: [
          ...createOrder().serviceOfferingRequests,
          { kobraId: "washer-fluid", unitsSelected: 6, userInput: null },
        ],
      },
      "BadRequest",
    ],
    [
      "a text for a service without one",
      { serviceOfferingRequests: [{ kobraId: "brakes", unitsSelected: null, userInput: "x" }] },
      "BadRequest",
    ],
    ["a message of 81 characters", { freeText: "x".repeat(81) }, "BadRequest"],
    ["a phone number of 21 digits", { customer: { ...createOrder().customer, phone: "1".repeat(21) } }, "BadRequest"],
    ["no mileage", { mileage: 0 }, "BadRequest"],
  ])("an order with %s is not booked [spec 3 §5.1 workshop-order]", async (_, changes, code) => {
    const { call, storage } = await openWorkshopBooking(engine)

    const { body } = await call("book", createOrder(changes), { key: "one" })

    expect(body.code).toBe(code)
    expect(await storage.all("select 1 from bookings union all select 1 from taken_times")).toEqual([])
  })

  test("the customer and the occupied times of a booking are deleted three months after the visit", async () => {
    const first = await openWorkshopBooking(engine)
    await first.call("book", createOrder(), { key: "one" })
    const { removeOutdated: forgetOutdated } = await import("../src/remove-outdated.ts")
    const count = async () =>
      (await first.storage.all("select id from bookings union all select booking_id from taken_times")).length

    await forgetOutdated({ storage: first.storage, now: () => Date.parse(`${addDays("2026-11-24", 90)}T22:00:00Z`) })
    const previous = await count()
    await forgetOutdated({ storage: first.storage, now: () => Date.parse(`${addDays("2026-11-24", 92)}T00:00:00Z`) })

    expect([previous, await count()]).toEqual([2, 0])
  })

  test("a request with a wrong API key is rejected", async () => {
    const { call } = await openWorkshopBooking(engine)

    expect(await call("car/ABC123", undefined, { apiKey: "wrong" })).toMatchObject({ status: 401 })
  })

  test("every response of the workshop booking service is valid according to the API contract", async () => {
    const service = await openWorkshopBooking(engine)
    const hold = await service.call("holds", createHoldRequest("visitor"))
    const bodies: Record<string, unknown> = {
      fetchCar: (await service.call("car/ABC123")).body,
      fetchServices: (await service.call(`services/ABC123?${NEAR}`)).body,
      fetchAddons: (await service.call(`addons/ABC123?${NEAR}`)).body,
      fetchEarliestTime: (await service.call(`times/earliest/ABC123?serviceOfferings=wheel-change&${POSITION}`)).body,
      fetchTimeslots: await createDays(service, "2026-11-23"),
      createHold: hold.body,
      renewHold: (await service.call(`holds/${hold.body.id}/renew`, {})).body,
      createBooking: (await service.call("book", createOrder(), { key: "one", holdId: hold.body.id })).body,
      settleOrder: (await service.call("book/settle", { registrationNumber: "ABC123" }, { key: "one" })).body,
      fetchAuthorizedWorkshop: (await service.call("authorized-workshop/Volvo")).body,
      fetchPrices: (await service.call("prices/ABC123/1/SE-601?serviceOfferings=brakes")).body,
    }

    for (const { name, parseResponse, stream, status } of WORKSHOP_BOOKING_OPERATIONS)
      if (stream === undefined && status !== 204) expect(parseResponse?.(bodies[name]), name).not.toBeNull()
  })
})

test("in production the workshop booking service requires its own secret", () => {
  const production = { NODE_ENV: "production", FORECOURT_WORKSHOP_BOOKING_KEY: "a-key-of-its-own" }

  expect(() =>
    readSettings("workshop-booking", production, (settings) => service.read(settings, { data: "." })),
  ).toThrow("FORECOURT_WORKSHOP_BOOKING_SECRET")
})
