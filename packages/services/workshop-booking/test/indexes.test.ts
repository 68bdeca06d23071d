import { watchStatements } from "@forecourt/service-kit/test-harness"
import { expect, test } from "vitest"
import { createDays, createHoldRequest, createOrder, openWorkshopBooking } from "./open-workshop-booking.ts"

const CATALOGUE = ["categories", "offerings", "workshops", "workshop_brands", "workshop_prices"]

test("no SQL query during a booking scans the whole bookings table or vehicles table", async () => {
  const service = await openWorkshopBooking({ newDatabase: async () => null })
  const statements = watchStatements(service.storage, CATALOGUE)

  await service.watch()
  const { body: held } = await service.call("holds", createHoldRequest("visitor", { registrationNumber: "DEF456" }))
  await service.call(`holds/${held.id}/renew`, {})
  await createDays(service, "2026-11-23", { visitorId: "visitor-of-this-test" })
  const { status } = await service.call("book", createOrder({ registrationNumber: "DEF456" }), {
    key: "one",
    holdId: held.id,
  })
  expect(status).toBe(200)
  await service.call("book/settle", { registrationNumber: "DEF456" }, { key: "one" })

  expect(await statements.findScans()).toEqual([])
  expect(statements.count()).toBeGreaterThan(10)
})
