import { watchStatements } from "@forecourt/service-kit/test-harness"
import { expect, onTestFinished, test } from "vitest"
import { book, daysFor, logIn, orderFor, startTyreHotel, timesFor } from "./start-tyre-hotel.ts"

// The messages of development are a few.
test("no database query during a visit scans a whole table", async () => {
  const hotel = await startTyreHotel({ newDatabase: async () => null })
  onTestFinished(() => hotel.end())
  const statements = watchStatements(hotel.storage, ["outbox_messages"])

  const visitor = await logIn(hotel, "ABC123")
  const [day = ""] = await daysFor(hotel, visitor, "2026-11-23", "2026-12-31")
  const [startsAt = ""] = await timesFor(hotel, visitor, day)
  const { token } = visitor
  const { body: held } = await hotel.call("booking/holds", { bookingDate: day, bookingStart: startsAt }, { token })
  await hotel.call(`booking/holds/${held.id}/renew`, {})
  const { status, body } = await book(hotel, visitor, orderFor(visitor, day, startsAt.slice(11, 16)), "key")
  expect(status).toBe(200)
  await hotel.call(`booking/holds/${held.id}/release`, {})
  await hotel.call("booking/settle", {}, { token, key: "key" })
  await hotel.call("booking/list", {}, { token })
  const { bookingConfirmationId } = body
  await hotel.call("booking/cancel", { bookingConfirmationId }, { token })
  await hotel.call("authorization/logout", {}, { token })

  expect(await statements.findScans()).toEqual([])
  expect(statements.count()).toBeGreaterThan(20)
})
