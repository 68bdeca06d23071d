import { readSettings } from "@forecourt/service-kit/settings"
import { expect, test } from "vitest"
import { service } from "../src/index.ts"
import { findLink, openSearchAlerts } from "./open-search-alerts.ts"
import { PAGES_URL } from "./settings.ts"

const PRODUCTION = {
  NODE_ENV: "production",
  FORECOURT_SEARCH_ALERTS_SECRET: "a-long-secret-of-the-tests",
  FORECOURT_SEARCH_ALERTS_KEY: "a-long-key-of-the-tests",
  FORECOURT_SEARCH_ALERTS_PAGES_URL: "https://rullo.example/alerts/",
  FORECOURT_SEARCH_ALERTS_SMTP_URL: "smtps://user:password@mail.example:465",
  FORECOURT_SEARCH_ALERTS_SENDER: "Rullo <bevakning@rullo.example>",
}
const readProduction = (changes: object) =>
  readSettings("search-alerts", { ...PRODUCTION, ...changes }, (settings) => service.read(settings, { data: "." }))

test("the settings of production have a mail server and the address of the pages", () => {
  expect(readProduction({ FORECOURT_SEARCH_ALERTS_PREVIOUS_SECRETS: "first,second" })).toMatchObject({
    previousSecrets: ["first", "second"],
    pagesUrl: PAGES_URL,
    mailServer: { url: PRODUCTION.FORECOURT_SEARCH_ALERTS_SMTP_URL, sender: PRODUCTION.FORECOURT_SEARCH_ALERTS_SENDER },
  })
})

test.each([
  "FORECOURT_SEARCH_ALERTS_SECRET",
  "FORECOURT_SEARCH_ALERTS_KEY",
  "FORECOURT_SEARCH_ALERTS_PAGES_URL",
  "FORECOURT_SEARCH_ALERTS_SMTP_URL",
  "FORECOURT_SEARCH_ALERTS_SENDER",
])("production refuses an empty %s", (name) => {
  expect(() => readProduction({ [name]: "" })).toThrow(name)
})

test("production does not open without a search service", async () => {
  await expect(service.open(readProduction({}), { log: () => {} })).rejects.toThrow("FORECOURT_SEARCH_URL is missing")
})

test("in development, the outbox page shows what would have been sent", async () => {
  const { app, request, said } = await openSearchAlerts({
    newDatabase: async () => null,
    config: { mailServer: null },
  })
  await request()

  const response = await app.request("/search-alerts/outbox")

  const { messages } = (await response.json()) as { messages: { to: string; text: string }[] }
  expect(messages).toMatchObject([{ to: "anna@example.org", text: expect.stringContaining(PAGES_URL) }])
  expect(said.join("\n")).not.toMatch(/anna|rullo/)
})

test("after the secret was rotated, links and addresses of the previous one are still valid", async () => {
  const newDatabase = async () => null
  const first = await openSearchAlerts({ newDatabase, config: { secret: "first" } })
  const link = await first.subscribe()
  await first.close()
  const second = await openSearchAlerts({
    newDatabase,
    shared: first,
    config: { secret: "second", previousSecrets: ["first"] },
  })

  second.stock.cars = [
    { car_id: "2", slug: "two", car_brand: "Volvo", car_model: "EX30", car_publishdate: "2026-11-23T12:00:00Z" },
  ]
  await second.setTime("2026-11-24T08:00:00+01:00")
  const mails = second.takeMails()

  expect(mails).toHaveLength(1)
  expect(findLink(mails)).not.toBe(link)
  expect((await second.visit(link)).status).toBe(200)
})
