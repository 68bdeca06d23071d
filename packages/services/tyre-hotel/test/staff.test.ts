import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, onTestFinished, test } from "vitest"
import { createPerson, startStaff } from "../../../staff/test/start-staff.ts"
import { findOwnerPhone } from "../src/storage/vehicles.ts"
import { openTyreHotelService } from "../src/tyre-hotel-service.ts"
import { book, createSettings, daysFor, logIn, MONDAY, orderFor, startTyreHotel, timesFor } from "./start-tyre-hotel.ts"

const STAFF = createPerson("depot@norrvik.example", { roles: ["workshop", "operator"] })

onEachEngine((engine) => {
  /** Opens the pages of staff in a second process over the storage of the hotel, in which a visitor has booked. */
  async function openWithVisit() {
    const hotel = await startTyreHotel(engine)
    onTestFinished(hotel.end)
    const visitor = await logIn(hotel, "ABC123")
    const [day = ""] = await daysFor(hotel, visitor, "2026-11-23", "2026-12-31")
    const [startsAt = ""] = await timesFor(hotel, visitor, day)
    const { body } = await book(hotel, visitor, orderFor(visitor, day, startsAt.slice(11, 16)), "key")
    const config = createSettings(hotel.folder, hotel.database)
    const { createBrowser } = await startStaff({ open: openTyreHotelService }, config, { now: () => MONDAY }, [STAFF])
    const browser = createBrowser()
    await browser.signIn(STAFF.email)
    const path = `tyre-visits?workshop=${visitor.vehicle.location.erpId}&day=${day}`
    return { hotel, visitor, browser, id: body.bookingConfirmationId as string, path, startsAt }
  }

  test("a day shows the tyre visits of a workshop", async () => {
    const { browser, path, startsAt } = await openWithVisit()

    const { text } = await browser.get(path)

    for (const part of [startsAt.slice(11, 16), "ABC123", "Alva Ek", "+46701740699", "Ring gärna."])
      expect(text).toContain(part)
  })

  test("a visit that staff cancel is no longer the customer's, and the customer is notified", async () => {
    const { hotel, visitor, browser, id, path } = await openWithVisit()

    expect((await browser.send(`tyre-visits/${id}/cancel`)).text).toContain("The visit is cancelled.")

    expect((await browser.get(path)).text).toContain("</a> cancelled")
    const { body } = await hotel.call("booking/list", {}, { token: visitor.token })
    expect(JSON.stringify(body)).not.toContain(id)
    // The other process may be delivering it.
    await expect
      .poll(async () => (await hotel.outbox()).map(({ text }) => text))
      .toContainEqual(expect.stringMatching(/^Ditt hjulskifte hos Norrvik .* är avbokat\.$/))
  })

  test("a visit is moved to a free time of the same workshop, and the customer is notified", async () => {
    const { hotel, visitor, browser, id, startsAt } = await openWithVisit()
    const [day = ""] = await daysFor(hotel, visitor, "2026-12-14", "2026-12-31")
    const [time = ""] = await timesFor(hotel, visitor, day)
    expect((await browser.get(`tyre-visits/${id}?day=${day}`)).text).toContain(`value="${time}"`)

    const { text } = await browser.send(`tyre-visits/${id}/move`, { time })

    expect(text).toContain("The visit is moved.")
    expect(await timesFor(hotel, visitor, startsAt.slice(0, 10))).toContain(startsAt)
    await expect
      .poll(async () => (await hotel.outbox()).map((message) => message.text))
      .toContainEqual(expect.stringContaining("Ny tid för hjulskifte hos"))
  })

  test("erasing a person replaces the data of a cancelled visit, after it was cancelled", async () => {
    const { hotel, browser, id } = await openWithVisit()
    const search = async () => (await browser.send("erase", { contact: "alva@example.com" })).text
    const before = await search()
    await browser.send(`tyre-visits/${id}/cancel`)
    const find = /name="find" value="([^"]+)"/.exec(await search())?.[1] ?? ""

    // A message about the visit that is being delivered at this moment would keep it.
    const erase = async () => (await browser.send("erase/confirm", { find })).text
    await expect.poll(erase).toContain("Erased: tyre-hotel 1 visit.")

    expect(before).toContain("Coming visits stay: 1.")
    expect(await search()).toContain("There is nothing to erase")
    const rows = await hotel.storage.all("select * from bookings where id = ?", id)
    expect(JSON.stringify(rows)).not.toMatch(/Alva|0699|alva@|Ring/)
  })

  test("erasing a person removes the messages that wait", async () => {
    const gateway = { url: "http://localhost:1", token: "" }
    const hotel = await startTyreHotel(engine, { gateway })
    onTestFinished(hotel.end)
    const { body } = await hotel.call("authorization/search", { regNo: "ABC123" })
    await hotel.call("authorization/login", { encryptedPhoneNumber: body.encryptedPhoneNumber })
    const listMessages = () => hotel.storage.all("select id from outbox_entries where kind = 'message'")
    await expect
      .poll(() => hotel.storage.all("select id from outbox_entries where problem is not null and claimed_by is null"))
      .toHaveLength(1)
    const config = { ...createSettings(hotel.folder, hotel.database), gateway }
    const { createBrowser } = await startStaff({ open: openTyreHotelService }, config, { now: () => MONDAY }, [STAFF])
    const browser = createBrowser()
    await browser.signIn(STAFF.email)
    const { text } = await browser.send("erase", { contact: (await findOwnerPhone(hotel.storage, "ABC123")) ?? "" })
    const find = /name="find" value="([^"]+)"/.exec(text)?.[1] ?? ""

    await browser.send("erase/confirm", { find })

    expect(await listMessages()).toEqual([])
  })

  test("an operator does not see a code that waits to be sent to a customer", async () => {
    const gateway = { url: "http://localhost:1", token: "" }
    const hotel = await startTyreHotel(engine, { gateway })
    onTestFinished(hotel.end)
    const { body } = await hotel.call("authorization/search", { regNo: "ABC123" })
    await hotel.call("authorization/login", { encryptedPhoneNumber: body.encryptedPhoneNumber })
    const config = { ...createSettings(hotel.folder, hotel.database), gateway }
    const { createBrowser } = await startStaff({ open: openTyreHotelService }, config, { now: () => MONDAY }, [STAFF])
    const browser = createBrowser()
    await browser.signIn(STAFF.email)
    const [, path = ""] =
      /href="\/staff\/(messages\/[^"]+)">Text message with a code/.exec((await browser.get("messages")).text) ?? []

    const { text } = await browser.get(path)

    expect(text).toContain("It is not shown.")
    expect(text).not.toMatch(/ABC123|<pre[^>]*>[^<]*\d{6}/)
  })

  test("the session of a member of staff opens nothing of a customer", async () => {
    const { hotel, browser } = await openWithVisit()

    expect((await hotel.call("booking/list", {}, { token: browser.getSession() })).status).toBe(401)
  })

  test("the session of a customer opens no page of staff", async () => {
    const { visitor, browser, path } = await openWithVisit()

    browser.setSession(visitor.token)

    expect((await browser.get(path)).headers.get("location")).toBe("/staff/sign-in")
  })
})
