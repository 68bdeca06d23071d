import { watchStatements } from "@forecourt/service-kit/test-harness"
import { expect, test } from "vitest"
import { createOrder, openWorkshopBooking } from "./open-workshop-booking.ts"

const CATALOGUE = ["categories", "offerings", "workshops", "workshop_brands", "workshop_prices"]

test("no SQL query during a booking scans the whole bookings table or vehicles table", async () => {
  const service = await openWorkshopBooking({ newDatabase: async () => null })
  const statements = watchStatements(service.storage, CATALOGUE)

  await service.watch()
  const { status } = await service.call("book", createOrder({ registrationNumber: "DEF456" }), { key: "one" })
  expect(status).toBe(200)
  await service.call("book/settle", { registrationNumber: "DEF456" }, { key: "one" })

  expect(await statements.findScans()).toEqual([])
  expect(statements.count()).toBeGreaterThan(10)
})
