import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, test } from "vitest"
import { openWorkshopBooking, type TriedWorkshopBooking } from "./open-workshop-booking.ts"

const NEAR = "lat=57.7&lng=11.97"
const MALMÖ = { latitude: "55.61", longitude: "13.0" }

interface Catalogue {
  readonly serviceOfferingCategories: readonly { readonly offerings: readonly Offering[] }[]
}

interface Offering {
  readonly code: string
  readonly price: number | null
}

async function fetchOfferings({ call }: TriedWorkshopBooking, path: string): Promise<ReadonlyMap<string, Offering>> {
  const { serviceOfferingCategories } = (await call(path)).body as Catalogue
  const offerings = serviceOfferingCategories.flatMap((category) => category.offerings)
  return new Map(offerings.map((offering) => [offering.code, offering]))
}

onEachEngine((engine) => {
  test("with a mileage, the price of the original service is the median of the prices for that mileage [spec 3 §9.1 workshop-median]", async () => {
    const service = await openWorkshopBooking(engine)
    await service.storage.run("update workshop_prices set price = 5000 where from_mileage = 1500")

    const [unknown, young, old] = await Promise.all(
      ["", "&milage=2", "&milage=1500"].map((milage) => fetchOfferings(service, `services/ABC123?${NEAR}${milage}`)),
    )

    expect(unknown?.get("originalservice")?.price).toBeNull()
    expect(young?.get("originalservice")?.price).toEqual(expect.any(Number))
    expect(old?.get("originalservice")?.price).toBe(5000)
    expect(old?.get("wheel-change")?.price).toBe(unknown?.get("wheel-change")?.price)
  })

  test("electric cars are offered no oil, and other cars no service of electric cars", async () => {
    const service = await openWorkshopBooking(engine)

    const electric = await fetchOfferings(service, `services/TSL332?${NEAR}`)
    const fluids = await fetchOfferings(service, `addons/TSL332?${NEAR}`)
    const petrol = await fetchOfferings(service, `services/ABC123?${NEAR}`)

    expect([electric.has("basic-service"), electric.has("electric-service")]).toEqual([false, true])
    expect([fluids.has("engine-oil"), fluids.has("washer-fluid")]).toEqual([false, true])
    expect([petrol.has("basic-service"), petrol.has("electric-service")]).toEqual([true, false])
  })

  test("a car with an unknown power train is offered the services of all power trains", async () => {
    const offerings = await fetchOfferings(await openWorkshopBooking(engine), `services/DYT642?${NEAR}`)

    expect([offerings.has("basic-service"), offerings.has("electric-service")]).toEqual([true, true])
  })

  test.each([
    ["an age from 10 years", "from_age", 10, { ABC123: false, DEF456: true }],
    ["an age up to 5 years", "to_age", 5, { ABC123: true, DEF456: false }],
    ["another model", "models", "Terräng,Cab", { ABC123: false, VINTER7: true }],
    ["another brand", "brand", "Volvo", { ABC123: false, KNT204: true }],
  ])("a service with the condition of %s is offered only to cars that fulfil it", async (_, column, value, offered) => {
    const service = await openWorkshopBooking(engine)
    const empty = { power_trains: "", brand: "", models: "", [column]: value }
    await service.storage.run(
      `insert into offering_conditions (code, ${Object.keys(empty).join(", ")}) values ('brakes', ?, ?, ?${column in { from_age: 0, to_age: 0 } ? ", ?" : ""})`,
      ...Object.values(empty),
    )

    for (const [regNo, isOffered] of Object.entries(offered))
      expect((await fetchOfferings(service, `services/${regNo}?${NEAR}`)).has("brakes")).toBe(isOffered)
  })

  test("a service with a minimum mileage is offered to cars that have it, and while the mileage is unknown", async () => {
    const service = await openWorkshopBooking(engine)
    await service.storage.run(
      "insert into offering_conditions (code, power_trains, brand, models, from_mileage) values ('brakes', '', '', '', 3000)",
    )
    const isOffered = async (milage: string) =>
      (await fetchOfferings(service, `services/ABC123?${NEAR}${milage}`)).has("brakes")

    expect([await isOffered(""), await isOffered("&milage=2999"), await isOffered("&milage=3000")]).toEqual([
      true,
      false,
      true,
    ])
  })

  test("each workshop of the search has its prices for the mileage, and says whether its first time is a whole day", async () => {
    const service = await openWorkshopBooking(engine)

    const [first] = await service.watch({ serviceOfferings: "originalservice,wheel-change", milage: "6000" })
    const [unknown] = await service.watch({ serviceOfferings: "originalservice" })

    expect(first?.data).toMatchObject({
      isFirstFullDay: false,
      offers: [
        { code: "originalservice", price: 5490 },
        { code: "wheel-change", price: 378 },
      ],
    })
    expect(unknown?.data).toMatchObject({ offers: [{ code: "originalservice", price: null }] })
  })

  test("when the closest workshop is over 50 km away, the search names a nearer one that does all but one service", async () => {
    const service = await openWorkshopBooking(engine)
    const serviceOfferings = "originalservice,wheel-change"

    const [far] = await service.watch({ serviceOfferings, ...MALMÖ })
    const [close] = await service.watch({ serviceOfferings })
    const [alone] = await service.watch({ serviceOfferings: "originalservice", ...MALMÖ })

    expect(far?.data).toMatchObject({
      nearer: { departmentId: "SE-609", siteName: "Rullo Malmö", code: "originalservice" },
    })
    expect(close?.data).not.toHaveProperty("nearer")
    expect(alone?.data).not.toHaveProperty("nearer")
  })

  test("when no workshop does all services, the search names one that does all but one", async () => {
    const service = await openWorkshopBooking(engine)
    await service.storage.run("delete from workshop_prices where code = 'brakes'")

    const events = await service.watch({ serviceOfferings: "brakes,wheel-change" })

    expect(events).toEqual([
      {
        name: "nosites",
        data: { nosites: true, nearer: { departmentId: "SE-601", siteName: "Norrvik Göteborg", code: "brakes" } },
      },
    ])
  })
})
