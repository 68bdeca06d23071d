import { createWorkshopBookingHttp, workshopBookingClient } from "@forecourt/api-clients/workshop-booking"
import { createSessionStore, followSession } from "@forecourt/flow-kit/session-store"
import { startServer } from "@forecourt/service-kit/http"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import {
  type Load,
  listWorkshops,
  SESSION_KEY,
  toPorts,
  toSession,
  type WorkshopBookingSession,
  type WorkshopBookingSnapshot,
  workshopBookingMachine,
} from "@forecourt/workshop-booking-machine"
import { SESSION_PARTS } from "@forecourt/workshop-booking-machine/session-parts"
import { expect, onTestFinished, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { createOrder, openWorkshopBooking, type TriedWorkshopBooking } from "./open-workshop-booking.ts"
import { API_KEY } from "./settings.ts"

const DETAILS = { firstName: "Alva", lastName: "Ek", phone: "070 174 06 99", email: "alva@example.com", freeText: "" }
const BORÅS = { name: "Borås", region: "Västra Götaland", latitude: 57.72, longitude: 12.94 }

const TAKEN = "Tiden är inte tillgänglig, vänligen välj en annan tid"

type Where = "booked" | "held" | "refused" | Partial<WorkshopBookingSnapshot["context"]["loads"]>

function isAt(snapshot: WorkshopBookingSnapshot, where: Where): boolean {
  const { held, messages } = snapshot.context
  if (where === "held") return held !== null
  if (where === "refused") return messages.createHold !== undefined
  if (typeof where === "string") return snapshot.matches(where)
  const { loads } = snapshot.context
  return snapshot.matches("open") && Object.entries(where).every(([load, status]) => loads[load as Load] === status)
}

async function openBrowser({ fetch, clock }: TriedWorkshopBooking) {
  const lost: string[] = []
  const serving = await startServer(
    async (request) => {
      const response = await fetch(request)
      const index = lost.indexOf(new URL(request.url).pathname)
      if (index < 0) return response
      lost.splice(index, 1)
      return new Response(null, { status: 502 })
    },
    { name: "workshop-booking", port: 0 },
  )
  onTestFinished(() => serving.close())
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const http = createWorkshopBookingHttp({ url: `http://localhost:${serving.port}`, apiKey: API_KEY, retries: 0 })
  const machine = workshopBookingMachine.provide({ actors: toPorts(workshopBookingClient(http)) })

  function visit() {
    const store = createSessionStore<WorkshopBookingSession>(() => storage, { key: SESSION_KEY, parts: SESSION_PARTS })
    const session = store.load()
    const actor = createActor(machine, { input: { session, today: new Date(clock.now).toISOString().slice(0, 10) } })
    followSession(actor, store, session, toSession)
    actor.start()
    return {
      send: actor.send,
      now: () => actor.getSnapshot(),
      waitUntil: (where: Where) => waitFor(actor, (now) => isAt(now, where), { timeout: 60_000 }),
      leave: () => void actor.stop(),
    }
  }
  return { visit, lost }
}

onEachEngine((engine) => {
  test("a visitor books a wheel change at the closest workshop after other visitors have taken two times, one before and one after the hold [spec 3 §4.1 workshop-submit, §8.1 workshop-refused]", async () => {
    const service = await openWorkshopBooking(engine)
    const { visit } = await openBrowser(service)
    const visitor = visit()

    visitor.send({ type: "CHOOSE_PLACE", place: BORÅS })
    visitor.send({ type: "LOOK_UP", regNo: "abc 123" })
    await visitor.waitUntil({ services: "loaded", brand: "loaded" })
    expect(visitor.now().context.hasBrand).toBe(true)
    visitor.send({ type: "TOGGLE_SERVICE", code: "wheel-change" })
    visitor.send({ type: "NEXT" })
    await visitor.waitUntil({ addons: "loaded" })
    visitor.send({ type: "TOGGLE_SERVICE", code: "washer-fluid" })
    visitor.send({ type: "CHOOSE_UNITS", code: "washer-fluid", units: 2 })
    visitor.send({ type: "NEXT" })
    await visitor.waitUntil({ workshops: "loaded" })
    expect(listWorkshops(visitor.now()).map(({ siteName }) => siteName)[0]).toBe("Norrvik Borås")
    visitor.send({ type: "CHOOSE_WORKSHOP", departmentId: "SE-603" })
    await visitor.waitUntil({ times: "loaded", prices: "loaded" })
    const bookAsRival = async (time: string) => {
      const order = createOrder({ registrationNumber: "DEF456", timeSlot: `2026-11-24T${time}:00` })
      return (await service.call("book", order, { key: `rival ${time} ${service.clock.now}` })).status
    }
    expect(await bookAsRival("10:00")).toBe(200)
    visitor.send({ type: "CHOOSE_TIME", day: "2026-11-24", time: "10:00" })
    await visitor.waitUntil("refused")
    expect(visitor.now().context.messages.createHold).toBe(TAKEN)
    await visitor.waitUntil({ times: "loaded" })
    visitor.send({ type: "CHOOSE_TIME", day: "2026-11-24", time: "11:00" })
    await visitor.waitUntil("held")
    expect(await bookAsRival("11:00")).toBe(409)
    service.clock.now += 600_000
    expect(await bookAsRival("11:00")).toBe(200)
    visitor.send({ type: "SUBMIT", details: DETAILS })
    await visitor.waitUntil({ times: "loaded" })
    expect(visitor.now().context.messages.createBooking).toBe(TAKEN)
    visitor.send({ type: "CHOOSE_TIME", day: "2026-11-24", time: "13:00" })
    await visitor.waitUntil("held")
    visitor.send({ type: "SUBMIT", details: DETAILS })
    await visitor.waitUntil("booked")

    expect(await service.storage.all("select id from holds")).toEqual([])
    const stored = await service.storage.all("select id, starts_at from bookings where reg_no = 'ABC123'")
    expect(stored).toEqual([{ id: visitor.now().context.session.bookingInfo?.id, starts_at: "2026-11-24T13:00:00" }])
  })

  test("a visitor whose booking response was lost sees the confirmed booking after reopening the page", async () => {
    const service = await openWorkshopBooking(engine)
    const { visit, lost } = await openBrowser(service)
    const first = visit()
    first.send({ type: "CHOOSE_PLACE", place: BORÅS })
    first.send({ type: "LOOK_UP", regNo: "TSL332" })
    await first.waitUntil({ services: "loaded" })
    first.send({ type: "TOGGLE_SERVICE", code: "wheel-change" })
    first.send({ type: "NEXT" })
    await first.waitUntil({ addons: "loaded" })
    first.send({ type: "NEXT_WITHOUT_ADDONS" })
    await first.waitUntil({ workshops: "loaded" })
    first.send({ type: "FETCH_MORE" })
    await first.waitUntil({ workshops: "loaded" })
    first.send({ type: "CHOOSE_WORKSHOP", departmentId: "SE-610" })
    await first.waitUntil({ times: "loaded" })
    first.send({ type: "CHOOSE_TIME", day: "2026-11-25", time: null })
    lost.push("/api/mechmate/book")
    first.send({ type: "SUBMIT", details: DETAILS })
    await first.waitUntil({ times: "loaded" })
    first.leave()

    const again = visit()
    await again.waitUntil("booked")

    const stored = await service.storage.all("select id, is_full_day from bookings")
    expect(stored).toEqual([{ id: again.now().context.session.bookingInfo?.id, is_full_day: 1 }])
  })
})
