import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { FormSubmission } from "@forecourt/contracts/forms"
import { listDeadLetters } from "@forecourt/service-kit/outbox"
import { openAt } from "@forecourt/service-kit/service"
import { readSettings } from "@forecourt/service-kit/settings"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, onTestFinished, test, vi } from "vitest"
import { startMailServer } from "../../../service-kit/test/mail-server.ts"
import { type FormsConfig, readFormsConfig } from "./forms.config.ts"
import { service } from "./index.ts"
import { removeOutdated } from "./remove-outdated.ts"

const NOW = Date.parse("2026-11-27T10:00:00Z")
const DAY_MS = 86_400_000

const SUBMISSION: FormSubmission = {
  formName: "car-contact",
  formSubmissionId: "0b5c9a0e-1f7e-4f0e-9d43-1c7a3f1f6a55",
  values: {
    car: "10000124",
    name: "Anna Berg",
    phone: "070 174 06 05",
    email: "anna@example.org",
    message: "Finns den <kvar>?",
    quote: true,
    testDrive: false,
    toName: "Nya bilar",
    toEmail: "lund@norrvik.example",
    source: "se-automotive",
  },
}
const PATIENCE = { timeout: 20_000 }
const PERSONAL = /Anna|070 174|anna@example|kvar/

async function receiver(...statuses: number[]) {
  const posts: { readonly key: unknown; readonly token: unknown; readonly body: unknown }[] = []
  const server = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString())
    const status = statuses[Math.min(posts.length, statuses.length - 1)] ?? 202
    posts.push({ key: request.headers["idempotency-key"], token: request.headers.authorization, body })
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => void server.close())
  return { gateway: { url: `http://localhost:${(server.address() as AddressInfo).port}/comhub`, token: "t" }, posts }
}

onEachEngine((engine) => {
  async function openForms(settings: Partial<FormsConfig> = {}) {
    const data = mkdtempSync(join(tmpdir(), "forecourt-forms-"))
    onTestFinished(() => rmSync(data, { recursive: true, force: true }))
    const said: string[] = []
    const clock = { now: NOW }
    const preset = readSettings("forms", {}, (read) => readFormsConfig(read, { data }))
    const config = { ...preset, database: await engine.newDatabase(), ...settings }
    const opened = await service.open(config, { log: (line) => void said.push(line), now: () => clock.now })
    onTestFinished(opened.close)
    const storage = await openAt(config, "forms")
    onTestFinished(storage.close)
    const request = (path: string, init: RequestInit) => opened.app.request(path, init)
    return {
      storage,
      said,
      clock,
      config,
      close: opened.close,
      metrics: async () => (await request("/metrics", {})).text(),
      async submit(body: object = SUBMISSION, headers: Record<string, string> = {}) {
        const response = await request("/api/forms/comhub", {
          method: "POST",
          headers: { "x-api-key": config.apiKey, "content-type": "application/json", ...headers },
          body: JSON.stringify(body),
        })
        return [response.status, await response.json()] as const
      },
      async messages() {
        const response = await request("/forms/outbox", { headers: { accept: "application/json" } })
        return response.status === 200 ? (await response.json()).messages : response.status
      },
    }
  }

  const countIn = (storage: Awaited<ReturnType<typeof openForms>>["storage"], table: string) =>
    storage.all(`select * from ${table}`).then(({ length }) => length)

  test("a message is accepted and appears on the development outbox page, and its text is not logged [spec 2 §7 contact-call.body]", async () => {
    const { submit, messages, said } = await openForms()

    expect(await submit()).toEqual([202, { formSubmissionId: SUBMISSION.formSubmissionId }])
    expect(await messages()).toEqual([
      expect.objectContaining({
        to: "lund@norrvik.example",
        about: { formName: "car-contact" },
        text: expect.stringMatching(/^car: 10000124\nname: Anna Berg\n.*message: Finns den <kvar>\?\nquote: true\n/s),
      }),
    ])
    expect(said.join("\n")).toContain("/forms/outbox")
    expect(said.join("\n")).not.toMatch(PERSONAL)
  })

  test("a form that a program filled in, or that was submitted at once, is refused and not stored", async () => {
    const { submit, storage } = await openForms({ minOpenMs: 2000 })

    expect(await submit({ ...SUBMISSION, trap: "Buy now" })).toMatchObject([422, { code: "LooksAutomated" }])
    expect(await submit({ ...SUBMISSION, openMs: 1999 })).toMatchObject([422, { code: "LooksAutomated" }])
    expect(await countIn(storage, "leads")).toBe(0)
    expect(await submit({ ...SUBMISSION, openMs: 2000 })).toMatchObject([202, {}])
  })

  test("the receiver gets the notice that the visitor saw, and the id of the person's previous message of that day", async () => {
    const { gateway, posts } = await receiver(202)
    const { submit, clock } = await openForms({ gateway })
    const createMessage = (id: string, values = {}) => ({
      ...SUBMISSION,
      formSubmissionId: id.repeat(16),
      values: { ...SUBMISSION.values, ...values },
    })
    await submit({ ...createMessage("a"), privacyNotice: "Vi svarar dig.", openMs: 9000 })
    await vi.waitFor(() => expect(posts).toHaveLength(1), PATIENCE)
    await submit(createMessage("b", { email: "anna.berg@example.org", message: "Hallå?" }))
    await vi.waitFor(() => expect(posts).toHaveLength(2), PATIENCE)
    await submit(createMessage("c", { email: "eva@example.org", phone: "070 111 22 33" }))
    await vi.waitFor(() => expect(posts).toHaveLength(3), PATIENCE)
    clock.now += DAY_MS
    await submit(createMessage("d"))
    await vi.waitFor(() => expect(posts).toHaveLength(4), PATIENCE)

    expect(posts[0]?.body).toEqual({ ...createMessage("a"), privacyNotice: "Vi svarar dig." })
    expect(posts[1]?.body).toMatchObject({ formSubmissionId: "b".repeat(16), repeats: posts[0]?.key })
    expect(posts.slice(2).map(({ body }) => body)).toEqual([
      createMessage("c", { email: "eva@example.org", phone: "070 111 22 33" }),
      createMessage("d"),
    ])
  })

  test("the visitor gets one receipt a day by e-mail, in the language of the page and without the message", async () => {
    const { mails, url } = await startMailServer()
    const { submit } = await openForms({ mailServer: { url, sender: "Norrvik <hello@norrvik.example>" } })
    const headers = { "accept-language": "fi", "x-forwarded-host": "fi.rullo.example" }
    await submit(SUBMISSION, headers)
    await submit({ ...SUBMISSION, formSubmissionId: "b".repeat(16), values: { ...SUBMISSION.values, message: "?" } })

    await vi.waitFor(() => expect(mails).toHaveLength(1), PATIENCE)
    expect(mails[0]).toMatchObject({ subject: "Olemme vastaanottaneet viestisi", to: { text: "anna@example.org" } })
    expect(mails[0]?.text).toContain("fi.rullo.example")
    expect(mails[0]?.text).not.toMatch(/Anna|kvar|070/)
  })

  const countReceipts = async (storage: Awaited<ReturnType<typeof openForms>>["storage"]) =>
    (await storage.all("select id from outbox_entries where kind = 'receipt'")).length

  test.each([
    ["another tag in the address", { email: "ANNA+7@example.org" }, 1],
    ["another phone number", { phone: "0701740699" }, 1],
    ["another address and the same phone number", { email: "bo@example.org" }, 2],
  ])("a second message with %s leads to %i receipts in all", async (_, changed, count) => {
    const { submit, storage } = await openForms({ mailServer: { url: "smtp://localhost:1", sender: "a@b.example" } })
    await submit({ ...SUBMISSION, values: { ...SUBMISSION.values, email: "anna+1@example.org" } })

    await submit({
      ...SUBMISSION,
      formSubmissionId: "b".repeat(16),
      values: { ...SUBMISSION.values, email: "anna+2@example.org", ...changed },
    })

    expect(await countReceipts(storage)).toBe(count)
  })

  test("a mailbox gets another receipt after a day", async () => {
    const { submit, storage, clock } = await openForms({
      mailServer: { url: "smtp://localhost:1", sender: "a@b.example" },
    })
    await submit()
    clock.now += DAY_MS

    await submit({ ...SUBMISSION, formSubmissionId: "b".repeat(16) })

    expect(await countReceipts(storage)).toBe(2)
  })

  test("the hashes of a receipt are deleted after a day", async () => {
    const { submit, storage } = await openForms({ mailServer: { url: "smtp://localhost:1", sender: "a@b.example" } })
    await submit()

    await removeOutdated({ storage, now: () => NOW + DAY_MS - 1, keepDays: 30 })
    const early = await countIn(storage, "receipts")
    await removeOutdated({ storage, now: () => NOW + DAY_MS, keepDays: 30 })

    expect([early, await countIn(storage, "receipts")]).toEqual([1, 0])
  })

  test.each([
    ["one network", () => "192.0.2.1"],
    ["one /48 network", (n: number) => `2001:db8:1:${n}::1`],
    ["unknown networks", () => ""],
  ])("the messages of %s lead to at most 20 receipts a day, and are all accepted", async (_, getAddress) => {
    const { submit, storage } = await openForms({ mailServer: { url: "smtp://localhost:1", sender: "a@b.example" } })
    for (let n = 10; n < 31; n++) {
      const values = { ...SUBMISSION.values, email: `n${n}@example.org` }
      const body = { ...SUBMISSION, formSubmissionId: `${n}-padded-to-sixteen`, values }
      expect((await submit(body, { "x-forwarded-for": getAddress(n) }))[0]).toBe(202)
    }

    expect(await countReceipts(storage)).toBe(20)
  })

  test("the form for selling a car is sent to a fixed recipient [spec 3 §7.2 forms-call.sell-car]", async () => {
    const { submit, messages } = await openForms({ recipients: ["norrvik.example"] })
    const values = {
      regno: "ABC 12D",
      milage: 8400,
      customerName: "Anna Berg",
      customerPhone: "070 174 06 05",
      customerEmail: "anna@example.org",
      selected: "sell",
      other: "",
      source: "se-used",
    }
    const sellCar = { ...SUBMISSION, formName: "sell-car", values }

    expect(await submit(sellCar)).toEqual([202, { formSubmissionId: SUBMISSION.formSubmissionId }])
    expect(await messages()).toMatchObject([{ to: "sell-car", text: expect.stringContaining("regno: ABC 12D") }])
    expect((await submit({ ...sellCar, values: { ...values, milage: -1 } }))[0]).toBe(400)
    expect((await submit({ ...sellCar, formName: "give-away-car" }))[0]).toBe(400)
  })

  test("a service request is sent only to the selected workshop, with the accepted consent text [spec 3 §7.2 forms-call.service-request]", async () => {
    const { submit, messages } = await openForms({ recipients: ["norrvik.example"] })
    const values = {
      siteName: "Norrvik Oslo",
      siteEmail: "oslo@norrvik.example",
      name: "Kari Berg",
      phone: "900 12 345",
      email: "kari@example.org",
      regno: "EL 12345",
      date: "2027-03-01",
      services: ["Service", "EU-kontroll"],
      description: "",
      other: "",
      typeMC: false,
      gdpr: true,
      newsletter: false,
      consentTexts: ["Jeg samtykker."],
      source: "no-automotive",
    }
    const request = { ...SUBMISSION, formName: "service-request", values }

    expect((await submit(request))[0]).toBe(202)
    expect(await messages()).toMatchObject([
      { to: "oslo@norrvik.example", text: expect.stringMatching(/services: Service, EU-kontroll\n.*Jeg samtykker\./s) },
    ])
    const elsewhere = { ...request, values: { ...values, siteEmail: "oslo@elsewhere.example" } }
    expect(await submit(elsewhere)).toMatchObject([422, { code: "RecipientUnknown" }])
    expect((await submit({ ...request, values: { ...values, gdpr: false } }))[0]).toBe(400)
  })

  test("a message that is sent twice is delivered once, and a different message with the same id is rejected", async () => {
    const { submit, messages } = await openForms()
    const first = await Promise.all(Array.from({ length: 5 }, () => submit()))
    const again = await submit()
    const other = await submit({ ...SUBMISSION, values: { ...SUBMISSION.values, message: "Nej." } })

    expect(first.map(([status]) => status).filter((status) => ![202, 409].includes(status))).toEqual([])
    expect(again[0]).toBe(202)
    expect(other).toMatchObject([422, { code: "IdempotencyKeyReused" }])
    expect(await messages()).toHaveLength(1)
  })

  test("delivery of a form submission is retried until the receiver accepts it, and then its content is deleted", async () => {
    const { gateway, posts } = await receiver(503, 202)
    const { submit, storage, messages, clock } = await openForms({ gateway })
    await submit()

    await expect
      .poll(() => storage.get("select problem from outbox_entries"), PATIENCE)
      .toEqual({ problem: "it answered 503" })
    clock.now += 1000
    await expect.poll(() => countIn(storage, "outbox_entries"), PATIENCE).toBe(0)
    expect(posts.map(({ body }) => body)).toEqual([SUBMISSION, SUBMISSION])
    expect(posts[0]).toMatchObject({ token: "Bearer t", key: posts[1]?.key })
    expect(JSON.stringify(await storage.all("select * from idempotent_requests"))).not.toMatch(PERSONAL)
    expect(await messages()).toBe(404)
  })

  test.each([400, 401, 403, 404])(
    "a message is delivered on a later attempt if the gateway first responds with %i",
    async (status) => {
      const { gateway, posts } = await receiver(status, 202)
      const { submit, storage, clock } = await openForms({ gateway })
      await submit()
      await expect.poll(() => posts.length, PATIENCE).toBe(1)

      clock.now += 10 * DAY_MS

      await expect.poll(() => countIn(storage, "outbox_entries"), PATIENCE).toBe(0)
      expect(posts).toHaveLength(2)
    },
  )

  test("the metrics report the number of waiting messages and of dead letters", async () => {
    const { gateway } = await receiver(422)
    const { submit, storage, metrics } = await openForms({ gateway })
    await submit()
    await expect.poll(() => listDeadLetters(storage), PATIENCE).toHaveLength(1)

    expect(await metrics()).toMatch(
      /^forecourt_forms_outbox_waiting\{kind="submission"\} 0$.*^forecourt_forms_outbox_late\{kind="submission"\} 0$.*^forecourt_forms_outbox_oldest_seconds\{kind="submission"\} 0$.*^forecourt_forms_outbox_given_up\{kind="submission"\} 1$/ms,
    )
  })

  test("a waiting message is still delivered after the service's secret is rotated", async () => {
    const down = await receiver(503)
    const previous = await openForms({ gateway: down.gateway, secret: "the-former-secret-of-forms" })
    await previous.submit()
    await expect.poll(() => down.posts.length, PATIENCE).toBe(1)
    await previous.close()
    const { gateway, posts } = await receiver(202)

    const { storage, clock } = await openForms({
      gateway,
      database: previous.config.database,
      dataFolder: previous.config.dataFolder,
      secret: "the-present-secret-of-forms",
      previousSecrets: ["the-former-secret-of-forms"],
    })
    clock.now += DAY_MS

    await expect.poll(() => posts.length, PATIENCE).toBe(1)
    await expect.poll(() => countIn(storage, "outbox_entries"), PATIENCE).toBe(0)
  })

  test("with a file in the settings, messages are appended to the file and there is no outbox page", async () => {
    const folder = mkdtempSync(join(tmpdir(), "forecourt-forms-file-"))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const file = join(folder, "leads.ndjson")
    const { submit, storage, messages } = await openForms({ file })
    await submit()

    await expect.poll(() => countIn(storage, "outbox_entries"), PATIENCE).toBe(0)
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ payload: SUBMISSION })
    expect(await messages()).toBe(404)
  })

  test("the outbox command prints the number of waiting messages and dead letters", async () => {
    const { gateway } = await receiver(422)
    const { submit, storage, config } = await openForms({ gateway })
    await submit()
    await expect.poll(() => listDeadLetters(storage), PATIENCE).toHaveLength(1)
    const said: string[] = []

    await service.further?.outbox?.run(["list"], config, (line) => said.push(line))

    expect(said.at(-1)).toBe("forms: 0 waiting, 1 given up.")
  })

  test("a dead letter is stored in encrypted form and is not deleted automatically", async () => {
    const { gateway } = await receiver(422)
    const { submit, storage, said } = await openForms({ gateway })
    await submit()

    await expect.poll(() => listDeadLetters(storage), PATIENCE).toHaveLength(1)
    expect(JSON.stringify(await storage.all("select * from outbox_entries"))).not.toMatch(PERSONAL)
    expect(said.join("\n")).toContain("could not be delivered (it answered 422)")
    expect(said.join("\n")).not.toMatch(PERSONAL)
    await removeOutdated({ storage, now: () => NOW + 365 * DAY_MS, keepDays: 30 })
    expect(await countIn(storage, "outbox_entries")).toBe(1)
    expect(await countIn(storage, "idempotent_requests")).toBe(0)
  })

  test("a recipient whose domain is not configured is rejected with an error", async () => {
    const { submit, messages } = await openForms({ recipients: ["norrvik.example"] })
    const createMessage = (toEmail: string) => ({
      ...SUBMISSION,
      formSubmissionId: `${toEmail.length}-padded-to-sixteen`,
      values: { ...SUBMISSION.values, toEmail },
    })

    expect(await submit(createMessage("Lund@NORRVIK.example"))).toMatchObject([202, {}])
    for (const address of ["a@example.org", "a@norrvik.example.org", "a@mail.norrvik.example"])
      expect(await submit(createMessage(address), { "accept-language": "en" })).toEqual([
        422,
        { code: "RecipientUnknown", message: "Your message cannot be sent there. Call us instead." },
      ])
    expect(await messages()).toHaveLength(1)
  })

  test.each([
    ["an invalid phone number", { phone: "070" }],
    ["an invalid e-mail address", { email: "anna example.org" }],
    ["an empty name", { name: " " }],
    ["a long text", { message: "m".repeat(1001) }],
    ["an unknown field", { bcc: "everybody@example.org" }],
  ])("a message with %s is rejected [spec 2 §5 contact-required]", async (_, changed) => {
    const { submit, messages } = await openForms()

    expect(await submit({ ...SUBMISSION, values: { ...SUBMISSION.values, ...changed } })).toMatchObject([
      400,
      { code: "BadRequest" },
    ])
    expect(await submit(SUBMISSION, { "x-api-key": "wrong" })).toMatchObject([401, { code: "ApiKeyWrong" }])
    expect(await messages()).toEqual([])
  })
})

test("in production the forms service requires a secret, a gateway and mail domains", () => {
  const production = {
    NODE_ENV: "production",
    FORECOURT_FORMS_SECRET: "a secret of our own",
    FORECOURT_FORMS_COMHUB_URL: "https://comhub.example/forms/",
    FORECOURT_FORMS_COMHUB_TOKEN: "token",
    FORECOURT_FORMS_RECIPIENTS: "Norrvik.example, rullo.example",
  }
  const read = (env: Record<string, string>) =>
    readSettings("forms", env, (settings) => readFormsConfig(settings, { data: "data", apiKey: "key" }))

  expect(read(production)).toMatchObject({
    gateway: { url: "https://comhub.example/forms", token: "token" },
    recipients: ["norrvik.example", "rullo.example"],
  })
  for (const name of ["FORECOURT_FORMS_SECRET", "FORECOURT_FORMS_COMHUB_URL", "FORECOURT_FORMS_RECIPIENTS"])
    expect(() => read({ ...production, [name]: "" })).toThrow(`forms: ${name} is missing.`)
  expect(service.mayOpen?.(read({}))).toBe(true)
  expect(service.mayOpen?.({ ...read(production), gateway: null })).toBe(false)
  expect(() => read({ ...production, FORECOURT_FORMS_FILE: "/leads.ndjson" })).toThrow("Leave one of them out.")
  const withFile = read({ ...production, FORECOURT_FORMS_COMHUB_URL: "", FORECOURT_FORMS_FILE: "/leads.ndjson" })
  expect(withFile).toMatchObject({ gateway: null, file: "/leads.ndjson" })
  expect(service.mayOpen?.(withFile)).toBe(true)
})
