import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { seal } from "@forecourt/service-kit/secrets"
import { openAt } from "@forecourt/service-kit/service"
import { readSettings } from "@forecourt/service-kit/settings"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, onTestFinished, test, vi } from "vitest"
import { createPerson, startStaff } from "../../../staff/test/start-staff.ts"
import { type FormsConfig, readFormsConfig } from "../src/forms.config.ts"
import { service } from "../src/index.ts"

const NOW = Date.parse("2026-11-27T10:00:00Z")
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const SHOWN_AT = new Date(NOW + 2 * 60 * MINUTE_MS).toISOString()
const PERSONAL = /Anna|070 174|anna@example/

const EVERYTHING = createPerson("boss@norrvik.example", { roles: ["leads", "operator"] })
const OF_ONE_SITE = createPerson("sales@norrvik.example", { roles: ["leads"], sites: ["se-used"] })

/** Starts a gateway that answers with the given status, which the test can change. */
async function startGateway(status: number) {
  const gateway = { status, url: "" }
  const server = createServer((request, response) => {
    request.resume().on("end", () => response.writeHead(gateway.status).end())
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => void server.close())
  gateway.url = `http://localhost:${(server.address() as AddressInfo).port}/`
  return gateway
}

onEachEngine((engine) => {
  async function openForms(status = 202, settings: Partial<FormsConfig> = {}) {
    const data = mkdtempSync(join(tmpdir(), "forecourt-forms-staff-"))
    onTestFinished(() => rmSync(data, { recursive: true, force: true }))
    const gateway = await startGateway(status)
    const clock = { now: NOW }
    const preset = readSettings("forms", {}, (read) => readFormsConfig(read, { data }))
    const database = await engine.newDatabase()
    const config = { ...preset, database, gateway: { url: gateway.url, token: "" }, ...settings }
    const started = await startStaff(service, config, { now: () => clock.now }, [EVERYTHING, OF_ONE_SITE])
    const storage = await openAt(config, "forms")
    onTestFinished(storage.close)
    async function submit(values: object = {}) {
      const body = {
        formName: "car-contact",
        formSubmissionId: randomUUID(),
        values: {
          car: "10000124",
          name: "Anna Berg",
          phone: "070 174 06 05",
          email: "Anna@example.org",
          message: "=1+1",
          quote: true,
          testDrive: false,
          toName: "Nya bilar",
          toEmail: "lund@norrvik.example",
          source: "se-automotive",
          ...values,
        },
      }
      const response = await fetch(`${started.url}/api/forms/comhub`, {
        method: "POST",
        headers: { "x-api-key": config.apiKey, "content-type": "application/json" },
        body: JSON.stringify(body),
      })
      expect(response.status).toBe(202)
    }
    const count = async (table: string) => (await storage.all(`select * from ${table}`)).length
    return { ...started, gateway, clock, storage, submit, count }
  }

  const waitUntilDelivered = ({ storage }: Awaited<ReturnType<typeof openForms>>) =>
    expect.poll(() => storage.all("select id from leads where delivered_at is null")).toEqual([])
  const findSealed = (text: string) => /name="find" value="([^"]+)"/.exec(text)?.[1] ?? ""
  const findId = (text: string) => /\/staff\/leads\/([\w-]{30,})/.exec(text)?.[1] ?? ""

  test("a link signs a listed person in once", async () => {
    const { createBrowser } = await openForms()
    const browser = createBrowser()

    expect((await browser.get("leads")).headers.get("location")).toBe("/staff/sign-in")
    const link = await browser.requestLink("BOSS@norrvik.example")
    expect((await browser.get(link)).text).toContain("Sign in</button>")
    expect((await browser.post(link)).headers.getSetCookie().join()).toMatch(/^fc-staff=[^;]+;.*HttpOnly.*SameSite=Lax/)

    expect((await browser.get("leads")).status).toBe(200)
    expect((await createBrowser().post(link)).text).toContain("This link is not valid")
  })

  test("a link is rejected after 15 minutes", async () => {
    const { createBrowser, clock } = await openForms()
    const browser = createBrowser()
    const link = await browser.requestLink(EVERYTHING.email)

    clock.now += 15 * MINUTE_MS

    expect((await browser.post(link)).status).toBe(400)
  })

  test("an unknown address gets the same response and no link", async () => {
    const { createBrowser, count } = await openForms()

    const known = await createBrowser().post("sign-in", { email: EVERYTHING.email })
    const unknown = await createBrowser().post("sign-in", { email: "stranger@example.org" })

    expect([unknown.status, unknown.headers.get("location")]).toEqual([known.status, known.headers.get("location")])
    await expect.poll(() => count("outbox_messages")).toBe(1)
  })

  /** Requests a link from a network, and returns the status. */
  async function requestLink(url: string, email: string, network: string): Promise<number> {
    const headers = { origin: url, "x-forwarded-for": network }
    const body = new URLSearchParams({ email })
    return (await fetch(`${url}/staff/sign-in`, { method: "POST", redirect: "manual", headers, body })).status
  }

  test("a network gets at most five links for an address in 15 minutes, and another network still gets some", async () => {
    const { url, count } = await openForms()
    const statuses: number[] = []

    for (let n = 0; n < 6; n++) statuses.push(await requestLink(url, EVERYTHING.email, "192.0.2.1"))
    statuses.push(await requestLink(url, EVERYTHING.email, "192.0.2.2"))

    expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 303])
    await expect.poll(() => count("outbox_messages")).toBe(6)
  })

  test("a link stays valid when a stranger requests another one", async () => {
    const { url, createBrowser } = await openForms()
    const browser = createBrowser()
    const link = await browser.requestLink(EVERYTHING.email)

    await requestLink(url, EVERYTHING.email, "192.0.2.1")

    expect((await browser.post(link)).status).toBe(303)
  })

  test("an address gets at most 50 links in a day from unknown networks, which is logged once and not in the response", async () => {
    const { url, storage, said } = await openForms()
    const statuses = await useUpLinks(url)

    statuses.push(await requestLink(url, EVERYTHING.email, "198.51.100.1"))

    expect(new Set(statuses)).toEqual(new Set([303]))
    expect(await countLinks(storage)).toBe(50)
    expect(said.filter((line) => line.includes("has had the links of a day"))).toEqual([
      expect.stringContaining("person 1 of FORECOURT_STAFF"),
    ])
  })

  /** Requests the 50 links that an address gets in a day from networks without its sign-in. */
  async function useUpLinks(url: string): Promise<number[]> {
    const statuses: number[] = []
    for (let n = 0; n < 50; n++) statuses.push(await requestLink(url, EVERYTHING.email, `192.0.2.${Math.floor(n / 5)}`))
    return statuses
  }

  const countLinks = async (storage: Awaited<ReturnType<typeof openForms>>["storage"]) =>
    (await storage.all("select subject from code_requests where subject is not null")).length

  test.each([
    [30 * DAY_MS - 1, 1],
    [30 * DAY_MS, 0],
  ])("when the links of a day are used up, a network of a sign-in %i ms ago still gets %i", async (ms, count) => {
    const { url, storage, clock, createBrowser } = await openForms()
    const link = await createBrowser().requestLink(EVERYTHING.email)
    const headers = { origin: url, "x-forwarded-for": "198.51.100.1" }
    await fetch(url + link, { method: "POST", redirect: "manual", headers })
    clock.now += ms
    await useUpLinks(url)
    const previous = await countLinks(storage)

    await requestLink(url, EVERYTHING.email, "198.51.100.1")

    expect((await countLinks(storage)) - previous).toBe(count)
  })

  test("a network gets at most ten links for an address in a day", async () => {
    const { url } = await openForms()
    vi.useFakeTimers({ toFake: ["Date"] })
    onTestFinished(() => void vi.useRealTimers())
    const statuses: number[] = []

    for (let n = 0; n < 11; n++) {
      vi.setSystemTime(Date.now() + 5 * MINUTE_MS)
      statuses.push(await requestLink(url, EVERYTHING.email, "192.0.2.1"))
    }

    expect(statuses).toEqual([...Array(10).fill(303), 429])
  })

  test("a session ends after 12 hours, and when the person signs out", async () => {
    const { createBrowser, clock } = await openForms()
    const [browser, other] = [createBrowser(), createBrowser()]
    await browser.signIn(EVERYTHING.email)
    await other.signIn(EVERYTHING.email)

    await other.post("sign-out")
    expect((await other.get("leads")).status).toBe(303)
    clock.now += 12 * 60 * MINUTE_MS
    expect((await browser.get("leads")).status).toBe(303)
  })

  test("a form of another origin or without the token of the session is rejected", async () => {
    const { createBrowser } = await openForms()
    const browser = createBrowser()
    await browser.signIn(EVERYTHING.email)

    expect((await browser.post("messages/send-all", {}, "https://evil.example")).status).toBe(403)
    expect((await browser.post("messages/send-all", { token: "guess" })).status).toBe(403)
    expect((await browser.post("messages/send-all", { state: "", shownAt: SHOWN_AT })).status).toBe(303)
  })

  test("every page is kept out of caches and allows neither scripts nor frames", async () => {
    const { createBrowser } = await openForms()
    const browser = createBrowser()
    await browser.signIn(EVERYTHING.email)

    for (const path of ["leads", "messages", "erase", "log", "nothing"]) {
      const { headers, text } = await browser.get(path)
      expect(headers.get("cache-control")).toBe("no-store")
      expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
      expect(text).not.toMatch(/<script|style="|onclick/)
    }
  })

  test("a delivered message is found by e-mail address and phone number, however they are written", async () => {
    const forms = await openForms()
    await forms.submit()
    await forms.submit({ name: "Bo Ek", email: "bo@example.org", phone: "0701740699" })
    await waitUntilDelivered(forms)
    const browser = forms.createBrowser()
    await browser.signIn(EVERYTHING.email)

    for (const contact of ["anna@EXAMPLE.org", "+46 70-174 06 05", "0701740605"]) {
      const found = await browser.post("leads/find", { contact })
      expect(found.headers.get("location")).not.toMatch(/anna|0605/i)
      const { text } = await browser.get(found.headers.get("location") ?? "")
      expect(text.match(/Delivered<\/span>/g)).toHaveLength(1)
      expect((await browser.get(`leads/${findId(text)}`)).text).toContain("Anna Berg")
    }
  })

  test("a person sees only the messages of the listed sites", async () => {
    const forms = await openForms()
    await forms.submit()
    await waitUntilDelivered(forms)
    const [boss, sales] = [forms.createBrowser(), forms.createBrowser()]
    const id = findId((await boss.signIn(EVERYTHING.email)).text)

    expect((await sales.signIn(OF_ONE_SITE.email)).text).toContain("No messages")
    expect((await sales.get(`leads/${id}`)).status).toBe(404)
    expect((await sales.get("log")).status).toBe(403)
    expect((await sales.post("leads/export")).text).not.toMatch(PERSONAL)
  })

  test("a message that was given up is delivered after it is sent again", async () => {
    const forms = await openForms(422)
    await forms.submit()
    await expect
      .poll(() => forms.storage.all("select id from outbox_entries where gave_up_at is not null"))
      .toHaveLength(1)
    const browser = forms.createBrowser()
    const { text } = await browser.signIn(EVERYTHING.email)
    expect(text).toContain("Given up</span>")

    forms.gateway.status = 202
    expect((await browser.send(`leads/${findId(text)}/send`)).text).toContain("The message is being sent.")

    await waitUntilDelivered(forms)
    expect((await browser.get("leads?state=delivered")).text).toContain("Delivered</span>")
  })

  test("a message is dropped with its content, and only with a reason", async () => {
    const forms = await openForms(503)
    await forms.submit()
    await expect
      .poll(() => forms.storage.all("select id from outbox_entries where problem is not null"))
      .toHaveLength(1)
    const browser = forms.createBrowser()
    const id = findId((await browser.signIn(EVERYTHING.email)).text)
    forms.clock.now += MINUTE_MS

    expect((await browser.send(`leads/${id}/drop`, { reason: " " })).text).toContain("Reason: it is empty.")
    // A delivery that is running at this moment would keep the message.
    await expect
      .poll(async () => (await browser.send(`leads/${id}/drop`, { reason: "Duplicate" })).text)
      .toContain("The message is dropped.")

    expect([await forms.count("leads"), await forms.count("outbox_entries")]).toEqual([0, 0])
    expect((await browser.get("log")).text).toContain("Duplicate")
  })

  test("the outbox counts messages like the metrics, and sends only what it shows", async () => {
    const forms = await openForms(422)
    await forms.submit()
    await expect
      .poll(() => forms.storage.all("select id from outbox_entries where gave_up_at is not null"))
      .toHaveLength(1)
    forms.gateway.status = 503
    await forms.submit()
    await expect
      .poll(() => forms.storage.all("select id from outbox_entries where problem is not null and claimed_by is null"))
      .toHaveLength(2)
    forms.clock.now += 60 * MINUTE_MS
    const browser = forms.createBrowser()
    await browser.signIn(EVERYTHING.email)

    const { text } = await browser.get("messages?state=waiting")
    const metrics = await (await fetch(`${forms.url}/metrics`)).text()
    const sent = await browser.send("messages/send-all", { state: "late", shownAt: SHOWN_AT })

    expect(text.match(/<option[^>]*>[^<]+/g)?.map((option) => option.replace(/.*>/, ""))).toEqual([
      "All (2)",
      "Waiting (1)",
      "Late (1)",
      "Given up (1)",
      "Planned (0)",
    ])
    expect(metrics).toMatch(/outbox_waiting\{kind="submission"\} 1\n/)
    expect(metrics).toMatch(/outbox_late\{kind="submission"\} 1\n/)
    expect(text).toContain("Send 1 message now")
    expect(sent.text).toContain("Messages that are being sent: 1.")
    expect((await browser.get("messages?state=planned")).text).not.toContain("Every message was delivered.")
  })

  test("only messages that were written before the page of the outbox was opened are sent with it", async () => {
    const forms = await openForms(503)
    await forms.submit()
    const browser = forms.createBrowser()
    await browser.signIn(EVERYTHING.email)
    const { text } = await browser.get("messages?state=waiting")
    const [, shownAt = ""] = /name="shownAt" value="([^"]+)"/.exec(text) ?? []
    forms.clock.now += MINUTE_MS
    await forms.submit()
    await expect
      .poll(() => forms.storage.all("select id from outbox_entries where problem is not null and claimed_by is null"))
      .toHaveLength(2)

    const sent = await browser.send("messages/send-all", { state: "waiting", shownAt })

    expect(sent.text).toContain("Messages that are being sent: 1.")
  })

  test.each([[{ state: "nosuch", shownAt: SHOWN_AT }], [{ shownAt: SHOWN_AT }], [{ state: "", shownAt: "now" }]])(
    "the form %j sends no message",
    async (fields) => {
      const forms = await openForms(422)
      await forms.submit()
      const browser = forms.createBrowser()
      await browser.signIn(EVERYTHING.email)

      const { status } = await browser.post("messages/send-all", fields)

      expect(status).toBe(400)
      expect(await forms.storage.all("select id from outbox_actions")).toEqual([])
    },
  )

  test("a message that is dropped on the page of the outbox is gone from the archive", async () => {
    const forms = await openForms(422)
    await forms.submit()
    await expect
      .poll(() => forms.storage.all("select id from outbox_entries where gave_up_at is not null"))
      .toHaveLength(1)
    const browser = forms.createBrowser()
    const id = findId((await browser.signIn(EVERYTHING.email)).text)

    const { text } = await browser.send(`messages/forms/${id}/drop`, { reason: "Duplicate" })

    expect(text).toContain("The message is dropped.")
    expect((await browser.get(`leads/${id}`)).status).toBe(404)
    expect((await browser.post("leads/export", { format: "csv" })).text).not.toMatch(PERSONAL)
  })

  test("an export has a mark for UTF-8 and no cell that is a formula", async () => {
    const forms = await openForms()
    await forms.submit({ name: 'Åsa "A" Öst' })
    await waitUntilDelivered(forms)
    const browser = forms.createBrowser()
    await browser.signIn(EVERYTHING.email)

    const csv = await browser.post("leads/export", { format: "csv" })
    const json = await browser.post("leads/export", { format: "json" })

    expect(csv.headers.get("content-disposition")).toBe('attachment; filename="messages.csv"')
    expect(csv.text).toContain('"Åsa ""A"" Öst"')
    expect(csv.text).toContain(`"'=1+1"`)
    expect(JSON.parse(json.text)).toMatchObject([{ form: "car-contact", values: { message: "=1+1" } }])
  })

  test("erasing a person removes all messages of the person, delivered or not, and leaves those of others", async () => {
    const forms = await openForms(202)
    await forms.submit()
    await forms.submit({ name: "Bo Ek", email: "bo@example.org", phone: "0701740699" })
    await waitUntilDelivered(forms)
    forms.gateway.status = 422
    await forms.submit({ source: "se-used" })
    await expect
      .poll(() => forms.storage.all("select id from outbox_entries where gave_up_at is not null"))
      .toHaveLength(1)
    // A message that was written before there was an archive.
    await forms.storage.run("delete from leads where delivered_at is null")
    const browser = forms.createBrowser()
    await browser.signIn(EVERYTHING.email)

    const { text } = await browser.send("erase", { contact: "070-174 06 05" })
    expect(text).toContain("2 messages")
    expect((await browser.send("erase/confirm", { find: findSealed(text) })).text).toContain(
      "Erased: forms 2 messages.",
    )

    expect([await forms.count("leads"), await forms.count("outbox_entries")]).toEqual([1, 0])
    const log = JSON.stringify(await forms.storage.all("select * from staff_actions"))
    expect(log).toContain("erased a person")
    expect(log).not.toMatch(PERSONAL)
  })

  test("the page of erasure counts the messages that none of the secrets opens", async () => {
    const forms = await openForms(202)
    await forms.submit()
    await waitUntilDelivered(forms)
    forms.gateway.status = 422
    await forms.submit()
    await expect
      .poll(() => forms.storage.all("select id from outbox_entries where gave_up_at is not null"))
      .toHaveLength(1)
    const unreadable = seal(Buffer.alloc(32, 9), {})
    await forms.storage.run("update leads set content = ?, email_hash = '-', phone_hash = '-'", unreadable)
    await forms.storage.run("update outbox_entries set payload = ? where kind = 'submission'", unreadable)
    const browser = forms.createBrowser()
    await browser.signIn(EVERYTHING.email)

    const { text } = await browser.send("erase", { contact: "anna@example.org" })

    expect(text).toContain("2 messages cannot be read: set the previous secrets")
    expect(text).not.toContain("There is nothing to erase")
  })

  test("erasing a person with an expired search asks to search again", async () => {
    const { createBrowser, clock } = await openForms()
    const browser = createBrowser()
    await browser.signIn(EVERYTHING.email)
    const { headers } = await browser.post("erase", { contact: "anna@example.org" })
    clock.now += 60 * MINUTE_MS

    const { headers: expired } = await browser.get(headers.get("location") ?? "")

    expect((await browser.get(expired.get("location") ?? "")).text).toContain("an hour has passed. Search again.")
  })

  test("a search keeps the other filters, also when it has expired", async () => {
    const { createBrowser, clock } = await openForms()
    const browser = createBrowser()
    await browser.signIn(EVERYTHING.email)
    const filters = { state: "late", form: "car-contact", from: "2026-11-01", to: "2026-11-30" }
    const query = new URLSearchParams(filters)

    const found = await browser.post("leads/find", { ...filters, contact: "anna@example.org" })
    clock.now += 60 * MINUTE_MS
    const expired = await browser.get(found.headers.get("location") ?? "")

    expect(found.headers.get("location")).toContain(`leads?${query}&find=`)
    expect(expired.headers.get("location")).toBe(`/staff/leads?${query}`)
    expect((await browser.get(`/staff/leads?${query}`)).text).toContain("Find: an hour has passed. Search again.")
  })

  test("the page and the log say that an export contains only the newest 10,000 messages", async () => {
    const forms = await openForms()
    await forms.submit()
    await waitUntilDelivered(forms)
    const browser = forms.createBrowser()
    const { text: before } = await browser.signIn(EVERYTHING.email)
    await forms.storage.run(`insert into leads (id, form, site, content, received_at, delivered_at)
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 10000)
      select 'copy-' || n, form, site, content, received_at, delivered_at from leads, numbers`)

    const { text } = await browser.get("leads")
    const { text: exported } = await browser.post("leads/export", { format: "json" })

    expect(before).not.toContain("Exports the newest")
    expect(text).toContain("Exports the newest 10,000 of 10,001.")
    expect(JSON.parse(exported)).toHaveLength(10_000)
    expect((await browser.get("log")).text).toContain("the newest 10000 of 10001 as json")
  })

  test("erasing a person by phone number removes the receipts and counts only the messages", async () => {
    const forms = await openForms(422, { mailServer: { url: "smtp://localhost:1", sender: "hello@norrvik.example" } })
    await forms.submit()
    await expect
      .poll(() => forms.storage.all("select id from outbox_entries where problem is not null and claimed_by is null"))
      .toHaveLength(2)
    const browser = forms.createBrowser()
    await browser.signIn(EVERYTHING.email)

    const { text } = await browser.send("erase", { contact: "070-174 06 05" })
    const erased = await browser.send("erase/confirm", { find: findSealed(text) })

    expect(erased.text).toContain("Erased: forms 1 message.")
    expect(erased.text).toContain("There is nothing to erase")
    expect(await forms.storage.all("select id from outbox_entries where kind <> 'staff-link'")).toEqual([])
  })

  test("delivered messages are stored encrypted and are deleted after the days in the settings", async () => {
    const forms = await openForms(202, { keepDays: 3 })
    await forms.submit()
    await waitUntilDelivered(forms)

    expect(JSON.stringify(await forms.storage.all("select * from leads"))).not.toMatch(PERSONAL)
    const { removeOutdated } = await import("../src/remove-outdated.ts")
    await removeOutdated({ storage: forms.storage, now: () => NOW + 3 * DAY_MS, keepDays: 3 })
    expect(await forms.count("leads")).toBe(1)
    await removeOutdated({ storage: forms.storage, now: () => NOW + 3 * DAY_MS + 1, keepDays: 3 })
    expect(await forms.count("leads")).toBe(0)
  })

  test("the log names who read, exported and searched, without personal data", async () => {
    const forms = await openForms()
    await forms.submit()
    await waitUntilDelivered(forms)
    const browser = forms.createBrowser()
    const { text } = await browser.signIn(EVERYTHING.email)
    await browser.get(`leads/${findId(text)}`)
    await browser.post("leads/export", { format: "csv" })
    await browser.post("leads/find", { contact: "anna@example.org" })

    const log = await browser.get("log")

    for (const action of ["signed in", "read a message", "exported messages", "searched messages"])
      expect(log.text).toContain(action)
    expect(log.text).not.toMatch(PERSONAL)
    expect(forms.said.join("\n")).not.toMatch(PERSONAL)
  })
})
