import { createRotatedKeys } from "@forecourt/service-kit/secrets"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, test } from "vitest"
import { createEraseDesk } from "../src/erase-desk.ts"
import { SERVICE } from "../src/search-alerts.config.ts"
import { createCar } from "./fake-search.ts"
import { findLink, openSearchAlerts } from "./open-search-alerts.ts"

onEachEngine((engine) => {
  async function openDesk() {
    const mail = { isDown: false }
    const opened = await openSearchAlerts({
      ...engine,
      mailOptions: {
        onMailFrom: (_, __, done) => done(mail.isDown ? Object.assign(new Error("busy"), { responseCode: 451 }) : null),
      },
    })
    const desk = createEraseDesk(opened.context, createRotatedKeys([opened.config.secret], SERVICE, "outbox"))
    return { ...opened, mail, desk, by: { actor: "staff@rullo.example", now: opened.clock.now } }
  }

  test("erasing an e-mail address ends its alerts, deletes the e-mails that wait and leaves those of others", async () => {
    const { subscribe, stock, setTime, takeMails, mail, desk, by, storage } = await openDesk()
    await subscribe()
    await subscribe({ email: "other@example.org" })
    stock.cars = [createCar("2", "2026-11-23T12:00:00Z")]
    mail.isDown = true
    await setTime("2026-11-24T08:00:00+01:00")

    const counted = await desk.countPerson("ANNA@example.org")
    const erased = await desk.erasePerson("ANNA@example.org", by)
    mail.isDown = false
    await setTime("2026-11-24T10:00:00+01:00")

    expect(counted).toEqual({ records: 1, outgoing: 1, upcoming: 0, unreadable: 0 })
    expect(erased).toEqual({ records: 1, busy: 0 })
    expect(takeMails().map(({ to }) => [to].flat()[0]?.text)).toEqual(["other@example.org"])
    expect(await storage.all("select id from alerts")).toHaveLength(1)
    expect(JSON.stringify(await storage.all("select * from staff_actions"))).not.toMatch(/anna|example\.org/i)
  })

  test("an alert that is not confirmed is erased, too, and a phone number has none", async () => {
    const { request, desk, by, takeMails, visit } = await openDesk()
    await request()
    const link = findLink(takeMails())

    expect(await desk.erasePerson("070 174 06 05", by)).toEqual({ records: 0, busy: 0 })
    expect((await desk.erasePerson("anna@example.org", by)).records).toBe(1)
    expect((await visit(link)).status).toBe(410)
  })
})
