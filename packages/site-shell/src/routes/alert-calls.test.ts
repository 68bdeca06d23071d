import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, onTestFinished, test, vi } from "vitest"
import { readEnvironment } from "../environment.ts"
import { readConfig } from "../read-config.ts"
import { createServicesRoute } from "./services-route.ts"

const SITE = {
  name: "se-used",
  host: "rullo.example",
  languages: ["sv"],
  timeZone: "Europe/Stockholm",
  services: ["search-alerts"],
}
const INDEXES = { stock: "stock-se-used", sites: "sites-se-used" }
const FIELDS = {
  email: "anna@example.org",
  query: "car_brand=Volvo&car_fuel=El",
  filters: '[{"name":"car_body","values":["SUV"]}]',
  path: "/bilar",
  carPath: "/bilar/bil",
  locale: "sv-SE",
  privacyNotice: "Rullo sparar adressen.",
}

async function openSite(status = 202, switches: object = { searchIndexes: INDEXES }) {
  const posts: { readonly headers: object; readonly body: unknown }[] = []
  const server = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString() || "{}")
    if (request.url !== "/api/search-alerts") return void response.writeHead(404).end()
    posts.push({ headers: request.headers, body })
    const said = status < 300 ? { confirmWithinDays: 7 } : { message: "Nej.", code: "FilterUnknown" }
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(said))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => void server.close())
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const { POST } = createServicesRoute(
    readConfig({ ...SITE, ...switches }),
    readEnvironment({
      FORECOURT_CONTENT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      FORECOURT_SEARCH_ALERTS_KEY: "key-of-the-tests",
      FORECOURT_PROXIES: "1",
    }),
  )
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    POST(
      new Request("https://rullo.example/api/search-alerts", {
        method: "POST",
        headers: {
          host: "rullo.example",
          "sec-fetch-site": "same-origin",
          "x-forwarded-for": "192.0.2.7",
          "x-forwarded-proto": "https",
          ...headers,
        },
        body,
      }),
    )
  const post = (changes: object = {}, headers?: Record<string, string>) =>
    send(new URLSearchParams({ ...FIELDS, ...changes }), headers)
  const { filters, ...values } = FIELDS
  const sendJson = (changes: object = {}) =>
    send(JSON.stringify({ ...values, filters: JSON.parse(filters), ...changes }), {
      "content-type": "application/json",
    })
  return { posts, post, sendJson, logged: () => log.mock.calls.map(([line]) => String(line)).join("\n") }
}

test("without JavaScript the request is forwarded, and the browser returns to the list without the address", async () => {
  const { post, posts } = await openSite()

  const response = await post()

  expect([response.status, response.headers.get("location")]).toEqual([
    303,
    "/bilar?car_brand=Volvo&car_fuel=El&message=sent#search-alert",
  ])
  expect(posts).toMatchObject([
    {
      headers: { "x-api-key": "key-of-the-tests", "x-forwarded-host": "rullo.example" },
      body: { email: "anna@example.org", filters: [{ name: "car_body", values: ["SUV"] }], query: FIELDS.query },
    },
  ])
})

test("the site adds its name, time zone and indexes, also to a request that names others", async () => {
  const { sendJson, posts } = await openSite()
  const other = { site: "uk-used", timeZone: "Europe/London", stock: "stock-uk-used", sites: "sites-uk-used" }

  const response = await sendJson({ origin: other })

  expect(response.status).toBe(202)
  expect(posts).toMatchObject([{ body: { origin: { site: "se-used", timeZone: "Europe/Stockholm", ...INDEXES } } }])
})

test.each([
  [422, "wrong"],
  [503, "failed"],
  [429, "failed"],
])("without JavaScript a response of %i is shown on the list as %s", async (status, outcome) => {
  const { post, logged } = await openSite(status)

  const { headers } = await post()

  expect(headers.get("location")).toContain(`message=${outcome}`)
  expect(logged()).not.toMatch(/anna/)
})

test("a form with an invalid address, or of another site, is not forwarded", async () => {
  const { post, posts } = await openSite()

  const [invalid, foreign, elsewhere] = [
    await post({ email: "anna" }),
    await post({}, { "sec-fetch-site": "cross-site" }),
    await post({ path: "//evil.example" }),
  ]

  expect(invalid.headers.get("location")).toContain("message=wrong")
  expect([foreign.status, elsewhere.status]).toEqual([403, 400])
  expect(posts).toEqual([])
})

test("a site without a stock forwards no request", async () => {
  const { sendJson, posts } = await openSite(202, {})

  expect((await sendJson()).status).toBe(400)
  expect(posts).toEqual([])
})
