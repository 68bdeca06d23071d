import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, test } from "vitest"
import { openWorkshopBooking, type TriedWorkshopBooking } from "./open-workshop-booking.ts"

const WORKSHOPS = 312
const CODES = ["originalservice", "basic-service", "brakes", "wheel-change"]

async function addWorkshops({ storage }: TriedWorkshopBooking): Promise<void> {
  await storage.transaction(async (tx) => {
    for (let number = 100; number < 100 + WORKSHOPS; number += 1) {
      await tx.run(
        `insert into workshops (id, site_id, site_name, address, latitude, longitude, country, zone, opening_hours,
           slot_minutes, resources, serves_all_brands) select ?, site_id, site_name, address, latitude, longitude, country, zone,
           opening_hours, slot_minutes, resources, serves_all_brands from workshops where id = 'SE-601'`,
        `SE-9${number}`,
      )
      await tx.run(
        `insert into workshop_prices select ?, code, from_mileage, price from workshop_prices where workshop_id = 'SE-601'`,
        `SE-9${number}`,
      )
    }
  })
}

function countReads({ storage }: TriedWorkshopBooking) {
  const reads = { statements: 0, rows: 0 }
  const { all, get } = storage
  Object.assign(storage, {
    async all(...input: Parameters<typeof all>) {
      const rows = await all.apply(storage, input)
      reads.statements += 1
      reads.rows += rows.length
      return rows
    },
    async get(...input: Parameters<typeof get>) {
      const row = await get.apply(storage, input)
      reads.statements += 1
      reads.rows += row === null ? 0 : 1
      return row
    },
  })
  return reads
}

onEachEngine((engine) => {
  test("fetching prices reads at most 20 database rows, regardless of the number of workshops", async () => {
    const service = await openWorkshopBooking(engine)
    await addWorkshops(service)
    const reads = countReads(service)

    const { status, body } = await service.call(`prices/ABC123/7000/SE-601?serviceOfferings=${CODES.join(",")}`)

    expect([status, body.offers.length]).toEqual([200, CODES.length])
    expect(reads.rows).toBeGreaterThan(CODES.length)
    expect(reads.rows).toBeLessThanOrEqual(20)
  })

  test("the bookings and the prices of all workshops on a page are read in one query each", async () => {
    const service = await openWorkshopBooking(engine)
    await addWorkshops(service)
    const reads = countReads(service)

    const events = await service.watch()

    expect(events.map(({ name }) => name)).toEqual(["message", "message", "message", "message", "message", "page"])
    expect(reads.statements).toBeLessThanOrEqual(7)
  })
})
