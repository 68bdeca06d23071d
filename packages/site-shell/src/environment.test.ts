import { expect, test } from "vitest"
import { readEnvironment } from "./environment.ts"

const ELSEWHERE = { FORECOURT_CONTENT_URL: "https://edge.example/" }
const SECRETS = { FORECOURT_EDITING_SECRET: "a", FORECOURT_REVALIDATE_SECRET: "b" }

test("a fresh clone reads from the embedded platform", () => {
  expect(readEnvironment({}).content).toEqual({
    url: "http://localhost:4300",
    mode: "edge",
    contextId: "forecourt-local-context",
    apiKey: "forecourt-local-key",
    patienceMs: 5000,
  })
})

test("the real platform is a matter of configuration", () => {
  const environment = readEnvironment({
    ...ELSEWHERE,
    ...SECRETS,
    FORECOURT_CONTENT_MODE: "local",
    FORECOURT_API_KEY: "k",
    FORECOURT_PATIENCE_SECONDS: "30",
    FORECOURT_EDITING_ORIGINS: "https://a.example/, https://b.example  https://c.example",
  })

  expect(environment.content).toMatchObject({
    url: "https://edge.example",
    mode: "local",
    apiKey: "k",
    patienceMs: 30_000,
  })
  expect(environment.editing.origins).toEqual([
    "https://pages.sitecorecloud.io",
    "https://xmapps.sitecorecloud.io",
    "https://designlibrary.sitecorecloud.io",
    "https://app.sitecorecloud.io",
    "https://a.example",
    "https://b.example",
    "https://c.example",
  ])
})

test("a platform elsewhere is not trusted with the secrets that everyone knows", () => {
  expect(() => readEnvironment(ELSEWHERE)).toThrow(
    "FORECOURT_EDITING_SECRET: is missing, and the content platform is not on this machine. Set a secret of your own.",
  )
  expect(() => readEnvironment({ ...ELSEWHERE, FORECOURT_EDITING_SECRET: "a" })).toThrow("FORECOURT_REVALIDATE_SECRET")
  expect(() => readEnvironment({ ...ELSEWHERE, ...SECRETS })).not.toThrow()
})

test("the tyre hotel is the embedded platform's, until it is said where it is and what it asks for", () => {
  expect(readEnvironment({}).tyreHotel).toEqual({
    url: "http://localhost:4300",
    key: "forecourt-local-key",
    credentials: "body",
    budgetFactor: 1,
  })
  expect(
    readEnvironment({
      FORECOURT_TYRE_HOTEL_URL: "https://tyres.example/",
      FORECOURT_TYRE_HOTEL_KEY: "k",
      FORECOURT_TYRE_HOTEL_CREDENTIALS: "query",
      FORECOURT_TYRE_HOTEL_BUDGET_FACTOR: "50",
    }).tyreHotel,
  ).toEqual({ url: "https://tyres.example", key: "k", credentials: "query", budgetFactor: 50 })
})

test("a tyre hotel elsewhere is not told the key that everyone knows", () => {
  expect(readEnvironment({ FORECOURT_TYRE_HOTEL_URL: "https://tyres.example" }).tyreHotel.key).toBe("")
})

test("what cannot be used is named, with the cure and without its value being a secret", () => {
  expect(() => readEnvironment({ FORECOURT_CONTENT_URL: "localhost:4300" })).toThrow("FORECOURT_CONTENT_URL")
  expect(() => readEnvironment({ FORECOURT_CONTENT_MODE: "cloud" })).toThrow('"cloud" is no mode')
  expect(() => readEnvironment({ FORECOURT_TYRE_HOTEL_URL: "tyres" })).toThrow("FORECOURT_TYRE_HOTEL_URL")
  expect(() => readEnvironment({ FORECOURT_TYRE_HOTEL_CREDENTIALS: "form" })).toThrow('"form" is no form')
  expect(() => readEnvironment({ FORECOURT_PROXIES: "-1" })).toThrow('FORECOURT_PROXIES: "-1" cannot be used')
  expect(() => readEnvironment({ FORECOURT_PATIENCE_SECONDS: "0" })).toThrow("a whole number from 1 to 9999")
  expect(() => readEnvironment({ FORECOURT_TYRE_HOTEL_BUDGET_FACTOR: "0" })).toThrow("a whole number from 1 to 9999")
  expect(() => readEnvironment({ FORECOURT_EDITING_ORIGINS: "*" })).toThrow('"*" is no origin')
})
