import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { carContactForm } from "@forecourt/contracts/forms/definitions"
import { createFormMachine, createFormRules, toPorts } from "@forecourt/forms-machine"
import { expect, onTestFinished, test, vi } from "vitest"
import { createActor } from "xstate"
import { readEnvironment } from "../environment.ts"
import { readConfig } from "../read-config.ts"
import { readDraft } from "../visitor/draft-cookie.ts"
import { createServicesRoute } from "./services-route.ts"

const SITE = { name: "se-used", host: "rullo.example", languages: ["sv"], timeZone: "Europe/Stockholm" }
const BACK = "/kop-bil/bil/10000124/volvo-ex30"
const TOPIC = {
  car: "10000124",
  source: "se-used",
  isChosen: false,
  recipients: [{ siteName: "Rullo Lund", toName: "Begagnade bilar", toEmail: "lund@rullo.example" }],
}
const WRITTEN = { name: "Anna Berg", phone: "070 174 06 05", email: "anna@example.org", message: "Finns den kvar?" }
const PERSONAL = /Anna|070.?174|anna@|example\.org|kvar/

async function openSite(...statuses: number[]) {
  const posts: { readonly key: unknown; readonly address: unknown; readonly body: { formSubmissionId: string } }[] = []
  const server = createServer(async (request, response) => {
    const { headers, url } = request
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString() || "{}")
    if (url !== "/api/forms/comhub") return void response.writeHead(404).end()
    const status = statuses[Math.min(posts.length, statuses.length - 1)] ?? 202
    posts.push({ key: headers["x-api-key"], address: headers["x-forwarded-for"], body })
    const said = status < 300 ? { formSubmissionId: body.formSubmissionId } : { message: "Nej.", code: "BadRequest" }
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(said))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => void server.close())
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const environment = readEnvironment({
    FORECOURT_CONTENT_URL: address,
    FORECOURT_FORMS_KEY: "key-of-the-tests",
    FORECOURT_PROXIES: "1",
  })
  const { POST } = createServicesRoute(readConfig({ ...SITE, services: ["forms"] }), environment)
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const baseHeaders = {
    host: "rullo.example",
    "sec-fetch-site": "same-origin",
    "x-forwarded-for": "192.0.2.7",
    "x-forwarded-proto": "https",
  }
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    POST(
      new Request("https://rullo.example/api/forms/comhub", {
        method: "POST",
        headers: { ...baseHeaders, ...headers },
        body,
      }),
    )
  return {
    posts,
    send,
    logged: () => log.mock.calls.map(([line]) => String(line)),
    post: (changed: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      send(
        new URLSearchParams({
          form: "car-contact",
          topic: JSON.stringify(TOPIC),
          path: BACK,
          ...WRITTEN,
          ...changed,
        }),
        headers,
      ),
  }
}

test("without JavaScript the message has the notice that was shown and the value of the hidden field", async () => {
  const { post, posts } = await openSite(202)

  await post({ privacyNotice: "Rullo svarar dig.", subject2: "Buy now" })

  expect(posts).toMatchObject([{ body: { privacyNotice: "Rullo svarar dig.", trap: "Buy now" } }])
})

test("a message is forwarded with the site's key and is rate-limited", async () => {
  const { send, posts } = await openSite(202)
  const values = { ...WRITTEN, car: "1", quote: false, testDrive: false, source: "se-used" }
  const body = (id: number) =>
    JSON.stringify({
      formName: "car-contact",
      formSubmissionId: `message-number-${id + 100}`,
      values: { ...values, toName: "Lund", toEmail: "lund@rullo.example" },
    })
  const responses = await Promise.all(Array.from({ length: 31 }, (_, id) => send(body(id))))

  expect(responses.map(({ status }) => status)).toEqual([...Array(30).fill(202), 429])
  expect(posts[0]).toMatchObject({ key: "key-of-the-tests", address: "192.0.2.7" })
  expect((await send("{}")).status).toBe(400)
})

test.each([200, 201, 204])(
  "a message that the service answers with %i instead of 202 is not reported as sent [spec 3 §7.2 forms-call.accepted, §8.2 only-accepted]",
  async (status) => {
    const { send, logged } = await openSite(status)
    const values = { ...WRITTEN, car: "1", quote: false, testDrive: false, source: "se-used" }
    const message = { formName: "car-contact", formSubmissionId: "message-number-100", values }
    const response = await send(
      JSON.stringify({ ...message, values: { ...values, toName: "Lund", toEmail: "lund@rullo.example" } }),
    )

    expect([response.status, await response.json()]).toMatchObject([502, { code: "ServiceFailed" }])
    expect(logged().join()).toContain(`submitForm answered ${status}`)
  },
)

test("a form that is submitted without JavaScript sends the same data and redirects to a confirmation [spec 2 §1 contact]", async () => {
  const { post, posts, logged } = await openSite(202)
  const response = await post({ testDrive: "on" })

  expect(response.status).toBe(303)
  expect(response.headers.get("location")).toBe(`${BACK}?message=sent#contact-form`)
  expect(response.headers.get("set-cookie")).toBe(`fc-draft=; Path=${BACK}; Max-Age=0; HttpOnly; SameSite=Lax; Secure`)
  expect(posts.map(({ body }) => body)).toMatchObject([
    {
      values: {
        ...WRITTEN,
        car: "10000124",
        quote: false,
        testDrive: true,
        toName: "Begagnade bilar",
        toEmail: "lund@rullo.example",
        source: "se-used",
      },
    },
  ])
  expect(logged()).toEqual([])
})

test("submitting the same message twice gives the same identifier, and another text or car gives a different identifier", async () => {
  const { post, posts } = await openSite(202)
  await Promise.all([post(), post()])
  await post({ message: "Och hjulen?" })
  await post({ topic: JSON.stringify({ ...TOPIC, car: "10000125" }) })

  const ids = posts.map(({ body }) => body.formSubmissionId)
  expect(ids[1]).toBe(ids[0])
  expect(new Set(ids).size).toBe(3)
})

test("a message has the same identifier with and without JavaScript", async () => {
  const { post, posts } = await openSite(202)
  const ids: string[] = []
  const actors = toPorts({
    async submitForm({ formSubmissionId }) {
      ids.push(formSubmissionId)
      return { formSubmissionId }
    },
  })
  const form = createActor(
    createFormMachine(createFormRules(carContactForm, TOPIC, { language: "sv" })).provide({ actors }),
    {
      input: { isEmbedded: true },
    },
  )
  form.start()
  form.send({ type: "SUBMIT", values: { ...WRITTEN, siteName: "", quote: false, testDrive: true } })
  await post({ testDrive: "on" })

  expect(posts.map(({ body }) => body.formSubmissionId)).toEqual(ids)
})

test("a line break that the browser sends as CRLF counts as one character towards the maximum length of a message", async () => {
  const { post, posts } = await openSite(202)
  const message = `${"m".repeat(15)}\n`.repeat(59).padEnd(1000, "m")
  const response = await post({ message: message.replaceAll("\n", "\r\n") })

  expect(response.headers.get("location")).toBe(`${BACK}?message=sent#contact-form`)
  expect(posts).toMatchObject([{ body: { values: { message } } }])
})

test("an invalid form redirects back with the names of the invalid fields", async () => {
  const { post } = await openSite(202)
  const response = await post({ name: "Anna\r\nBcc: b@example.org", phone: "070", message: "m".repeat(3001) })
  const [, value] = /^fc-draft=([\w-]+)/.exec(response.headers.get("set-cookie") ?? "") ?? []

  expect(response.headers.get("location")).toBe(`${BACK}?message=wrong#contact-form`)
  expect(readDraft(value)).toMatchObject({ wrong: "name\nphone\nmessage" })
})

test.each([
  ["failed", [422], {}, "422 BadRequest"],
  ["wrong", [202], { phone: "070" }, null],
])(
  "a rejected form redirects back with the outcome '%s' and stores the entered values only in a cookie for that page [spec 2 §8 contact-failure.told contact-failure.logged]",
  async (outcome, statuses, changed, reason) => {
    const { post, logged } = await openSite(...statuses)
    const response = await post({ ...changed, quote: "on", colour: "red" })
    const [, value, rest] = /^fc-draft=([\w-]+)(; .*)$/.exec(response.headers.get("set-cookie") ?? "") ?? []

    expect(response.headers.get("location")).toBe(`${BACK}?message=${outcome}#contact-form`)
    expect(readDraft(value)).toEqual({
      ...WRITTEN,
      ...changed,
      quote: "on",
      ...(outcome === "wrong" && { wrong: "phone" }),
    })
    expect(rest).toBe(`; Path=${BACK}; Max-Age=600; HttpOnly; SameSite=Lax; Secure`)
    expect(logged().filter((line) => line.includes("message-not-sent"))).toEqual(
      reason === null ? [] : [expect.stringContaining(reason)],
    )
    expect(logged().join("\n")).not.toMatch(PERSONAL)
  },
)

test("a message that is too long for the cookie is omitted, and the other fields are kept", async () => {
  const { post } = await openSite(422)
  const getCookie = async (message: string) => (await post({ message })).headers.get("set-cookie") ?? ""
  const [whole, tooLong] = [await getCookie("ö".repeat(1000)), await getCookie("€".repeat(1000))]
  const getDraft = (cookie: string) => readDraft(/^fc-draft=([\w-]+)/.exec(cookie)?.[1])

  expect(getDraft(whole)).toEqual({ ...WRITTEN, message: "ö".repeat(1000) })
  expect(getDraft(tooLong)).toEqual({ name: WRITTEN.name, phone: WRITTEN.phone, email: WRITTEN.email })
  for (const cookie of [whole, tooLong]) expect(cookie.length).toBeLessThan(4096)
})

test("for a car without a department, the visitor sees an error and 'Department not found' is logged [spec 2 §8 contact-department]", async () => {
  const { post, posts, logged } = await openSite(202)
  const recipients = [{ siteName: "Rullo Umeå", toName: "Rullo Umeå", toEmail: "" }]
  const topic = JSON.stringify({ ...TOPIC, isChosen: true, recipients })
  const response = await post({ topic, siteName: "Rullo Umeå" })

  expect(response.headers.get("location")).toContain("?message=failed")
  expect(logged().join()).toContain("Department not found")
  expect(posts).toEqual([])
})

test("a form is rejected when it is sent from another site, has an invalid topic or contains the URL of another site", async () => {
  const { post, posts } = await openSite(202)
  const refused = await Promise.all([
    post({}, { "sec-fetch-site": "cross-site" }),
    post({ topic: "{}" }),
    post({ topic: "not JSON" }),
    post({ path: "https://elsewhere.example/" }),
    post({ path: "//elsewhere.example/" }),
    post({ path: "/..//elsewhere.example/" }),
    post({ topic: JSON.stringify({ ...TOPIC, recipients: [null] }) }),
    post({ message: "m".repeat(70_000) }),
  ])

  expect(refused.map(({ status }) => status)).toEqual([403, 400, 400, 400, 400, 400, 400, 413])
  expect(refused.map(({ headers }) => headers.get("set-cookie"))).toEqual(Array(8).fill(null))
  expect(posts).toEqual([])
})

test.each([
  "",
  "not base64!",
  Buffer.from("{}").toString("base64url"),
  Buffer.from('[1,["name"],["is","no"]]').toString("base64url"),
])("the invalid cookie %s with form values is ignored", (value) => {
  expect(readDraft(value) ?? {}).toEqual({})
})
