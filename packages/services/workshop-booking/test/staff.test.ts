import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openAt } from "@forecourt/service-kit/service"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, onTestFinished, test } from "vitest"
import { DEMO_SEEDS } from "../../../../demo/stock-demo/src/seeds.ts"
import { createPerson, type StaffBrowser, startStaff } from "../../../staff/test/start-staff.ts"
import { service } from "../src/index.ts"
import { SERVICE } from "../src/workshop-booking.config.ts"
import { HOURS, searchWith } from "./dealerships.ts"
import { createHeaders, createOrder, MONDAY } from "./open-workshop-booking.ts"
import { createSettings } from "./settings.ts"

const ANYWHERE = createPerson("chief@norrvik.example", { roles: ["workshop", "operator"] })
const ELSEWHERE = createPerson("lund@norrvik.example", { roles: ["workshop"], workshops: ["SE-601"] })
const DAY = "bookings?workshop=SE-603&day=2026-11-24"

onEachEngine((engine) => {
  async function openBooking() {
    const folder = mkdtempSync(join(tmpdir(), "forecourt-workshop-staff-"))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const config = createSettings(folder, await engine.newDatabase())
    const surroundings = { now: () => MONDAY, search: searchWith(() => HOURS), seeds: DEMO_SEEDS }
    const started = await startStaff(service, config, surroundings, [ANYWHERE, ELSEWHERE])
    const storage = await openAt(config, SERVICE)
    onTestFinished(storage.close)
    async function book(changes: object = {}, key = "one"): Promise<string> {
      const response = await fetch(`${started.url}/api/mechmate/book`, {
        method: "POST",
        headers: createHeaders({ key }),
        body: JSON.stringify(createOrder(changes)),
      })
      expect(response.status).toBe(200)
      return ((await response.json()) as { id: string }).id
    }
    const browser: StaffBrowser = started.createBrowser()
    return { ...started, storage, book, browser }
  }

  test("a day shows who brings which car when, for what", async () => {
    const { book, browser } = await openBooking()
    await book()
    await browser.signIn(ANYWHERE.email)

    const { text } = await browser.get(DAY)

    for (const part of ["Tuesday, 24 November 2026", "10:00", "ABC123", "Hjulskifte", "Alva Ek", "+46701740699"])
      expect(text).toContain(part)
    expect((await browser.get("bookings?workshop=SE-603&day=2026-11-25")).text).toContain("No visits on this day")
  })

  test("a visit is found by registration number and by phone number, and neither is in an address", async () => {
    const { book, browser } = await openBooking()
    await book()
    await browser.signIn(ANYWHERE.email)

    for (const words of ["abc 123", "070-174 06 99"]) {
      const found = await browser.post("bookings/find", { words })
      expect(found.headers.get("location")).not.toMatch(/abc.{0,3}123|06.{0,3}99/i)
      expect((await browser.get(found.headers.get("location") ?? "")).text).toContain("Alva Ek")
    }
  })

  test("a person sees only the visits to the listed workshops", async () => {
    const { book, browser } = await openBooking()
    const id = await book()
    await browser.signIn(ELSEWHERE.email)

    expect((await browser.get(DAY)).text).not.toContain("Alva Ek")
    expect((await browser.get(`bookings/${id}`)).status).toBe(404)
    expect((await browser.post(`bookings/${id}/cancel`)).status).toBe(404)
    expect((await browser.send("bookings/find", { words: "ABC123" })).text).toContain("No visits found")
  })

  test("a note stays with the visit", async () => {
    const { book, browser } = await openBooking()
    const id = await book()
    await browser.signIn(ANYWHERE.email)

    expect((await browser.send(`bookings/${id}/note`, { note: "Däck i hylla 4" })).text).toContain("The note is saved.")

    expect((await browser.get(DAY)).text).toContain("Däck i hylla 4")
  })

  test("a visit is moved to a free time of another day", async () => {
    const { book, browser } = await openBooking()
    const id = await book()
    await browser.signIn(ANYWHERE.email)
    const { text } = await browser.get(`bookings/${id}?day=2026-11-25`)
    const time = /name="time"[^>]* value="(2026-11-25T\d\d:00:00)"/.exec(text)?.[1] ?? ""

    expect((await browser.send(`bookings/${id}/move`, { time })).text).toContain("The visit is moved.")

    expect((await browser.get(DAY)).text).toContain("No visits on this day")
    expect((await browser.get("bookings?workshop=SE-603&day=2026-11-25")).text).toContain("Alva Ek")
  })

  test("a visit is not moved to a time that is taken", async () => {
    const { book, browser } = await openBooking()
    const id = await book()
    await book({ registrationNumber: "DEF456", timeSlot: "2026-11-24T13:00:00" }, "two")
    await browser.signIn(ANYWHERE.email)

    const { text } = await browser.send(`bookings/${id}/move`, { time: "2026-11-24T13:00:00" })

    expect(text).toContain("Time: it has just been taken.")
  })

  test("a planned reminder is not sent with the messages that wait", async () => {
    const { book, browser, storage } = await openBooking()
    await book({ timeSlot: "2026-11-26T10:00:00" })
    await browser.signIn(ANYWHERE.email)
    const listDue = () => storage.all("select due_at from outbox_entries order by id")
    await expect.poll(async () => (await browser.get("messages?state=waiting")).text).toContain("Waiting (0)")
    const due = await listDue()

    const { text } = await browser.send("messages/send-all", { state: "", shownAt: new Date(MONDAY).toISOString() })

    expect(text).toContain("Messages that are being sent: 0.")
    expect(due.length).toBeGreaterThan(0)
    expect(await listDue()).toEqual(due)
  })

  test("an operator does not see the token of a customer's link", async () => {
    const { book, browser } = await openBooking()
    await book({ timeSlot: "2026-11-26T10:00:00" })
    await browser.signIn(ANYWHERE.email)
    const { text } = await browser.get("messages?state=planned")
    const [path = ""] = /messages\/workshop-booking\/[\w-]+/.exec(text) ?? []

    const message = await browser.get(path)

    expect(message.text).toContain("/visits/…")
    expect(message.text).not.toMatch(/-[0-9a-f]{32}/)
  })

  test("erasing a person replaces the data of cancelled visits and leaves coming ones", async () => {
    const { book, browser, storage } = await openBooking()
    const request = { kobraId: "fault-finding", unitsSelected: null, userInput: "Ring Alva" }
    const cancelled = await book({ serviceOfferingRequests: [request] })
    const upcoming = await book({ registrationNumber: "DEF456", timeSlot: "2026-11-26T10:00:00" }, "two")
    await browser.signIn(ANYWHERE.email)
    await browser.send(`bookings/${cancelled}/note`, { note: "Alva ringer" })
    await browser.send(`bookings/${cancelled}/cancel`)
    await expect.poll(async () => (await browser.get("messages?state=waiting")).text).toContain("Waiting (0)")

    const { text } = await browser.send("erase", { contact: "070-174 06 99" })
    const find = /name="find" value="([^"]+)"/.exec(text)?.[1] ?? ""
    const erased = await browser.send("erase/confirm", { find })

    expect(text).toContain("Coming visits stay: 1.")
    expect(erased.text).toContain("Erased: workshop-booking 1 visit.")
    const rows = await storage.all("select * from bookings where id = ?", cancelled)
    const notes = await storage.all("select * from booking_notes")
    const orders = await storage.all("select * from idempotent_requests where result = ?", cancelled)
    expect(JSON.stringify([rows, notes, orders])).not.toMatch(/Alva|0699|ABC123|alva@/)
    expect((await browser.get(`bookings/${upcoming}`)).text).toContain("Alva Ek")
    expect((await browser.get("messages")).text).toContain("Planned (2)")
    const { text: log } = await browser.get("log")
    expect(log).toContain("erased a person")
    expect(log).not.toMatch(/Alva|0699/)
  })

  test("a search by phone number does not find erased visits", async () => {
    const { book, browser } = await openBooking()
    const id = await book()
    await browser.signIn(ANYWHERE.email)
    await browser.send(`bookings/${id}/cancel`)
    // A visit with a message that is being delivered is not erased.
    await expect.poll(async () => (await browser.get("messages?state=waiting")).text).toContain("Waiting (0)")
    const { text } = await browser.send("erase", { contact: "alva@EXAMPLE.com" })
    const find = /name="find" value="([^"]+)"/.exec(text)?.[1] ?? ""

    await browser.send("erase/confirm", { find })

    expect((await browser.send("bookings/find", { words: "070-174 06 99" })).text).toContain("No visits found")
  })

  test("a cancelled visit frees its time, and the log says who cancelled it", async () => {
    const { book, browser } = await openBooking()
    const id = await book()
    await browser.signIn(ANYWHERE.email)

    expect((await browser.send(`bookings/${id}/cancel`)).text).toContain("The visit is cancelled.")

    await book({ registrationNumber: "DEF456" }, "two")
    const { text } = await browser.get("log")
    expect(text).toContain("cancelled a visit")
    expect(text).toContain(id)
    expect(text).not.toMatch(/Alva|ABC123|0699/)
  })
})
