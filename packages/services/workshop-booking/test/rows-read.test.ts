import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, test } from "vitest"
import { openWorkshopBooking } from "./open-workshop-booking.ts"

const WORKSHOPS = 312
const CODES = ["originalservice", "basic-service", "brakes", "wheel-change"]

onEachEngine((engine) => {
  test("a price reads at most 20 rows, however many workshops there are", async () => {
    const { storage, call } = await openWorkshopBooking(engine)
    await storage.transaction(async (inside) => {
      for (let number = 100; number < 100 + WORKSHOPS; number += 1) {
        await inside.run(
          `insert into workshops select ?, site_id, site_name, address, latitude, longitude, country, zone,
             opening_hours, slot_minutes, resources, serves_all_brands from workshops where id = 'SE-601'`,
          `SE-9${number}`,
        )
        await inside.run(
          `insert into workshop_prices select ?, code, from_mileage, price from workshop_prices where workshop_id = 'SE-601'`,
          `SE-9${number}`,
        )
      }
    })
    let rows = 0
    const { all, get } = storage
    Object.assign(storage, {
      async all(...input: Parameters<typeof all>) {
        const found = await all.apply(storage, input)
        rows += found.length
        return found
      },
      async get(...input: Parameters<typeof get>) {
        const found = await get.apply(storage, input)
        rows += found === null ? 0 : 1
        return found
      },
    })

    const { status, body } = await call(`prices/ABC123/7000/SE-601?serviceOfferings=${CODES.join(",")}`)

    expect([status, body.offers.length]).toEqual([200, CODES.length])
    expect(rows).toBeGreaterThan(CODES.length)
    expect(rows).toBeLessThanOrEqual(20)
  })
})
