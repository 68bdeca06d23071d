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
