import { expect, test } from "vitest"
import { readConfig } from "./platform.config.ts"

test("the clock starts at the configured time", () => {
  expect(readConfig({}).startsAtMs).toBeNull()
  expect(readConfig({ FORECOURT_NOW: "2027-03-01T09:00:00+01:00" }).startsAtMs).toBe(Date.UTC(2027, 2, 1, 8))
})

test.for(["tomorrow", "2027-03-01", "2027-03-01T09:00:00", "2027-13-01T09:00Z"])(
  "the start time %j of the clock is rejected",
  (FORECOURT_NOW) => {
    expect(() => readConfig({ FORECOURT_NOW })).toThrow(
      `platform: FORECOURT_NOW is "${FORECOURT_NOW}", which is no moment. Write it as 2027-03-01T09:00:00+01:00, or leave it out.`,
    )
  },
)

test("a start time of the clock is rejected in production", () => {
  expect(() => readConfig({ NODE_ENV: "production", FORECOURT_NOW: "2027-03-01T09:00:00Z" })).toThrow(
    "platform: FORECOURT_NOW is for development: a production's clock shows the time. Leave it out.",
  )
})

test("the search service uses the content API key unless a separate key is set", () => {
  expect(readConfig({ FORECOURT_API_KEY: "k" }).services.search?.apiKey).toBe("k")
  expect(readConfig({ FORECOURT_API_KEY: "k", FORECOURT_SEARCH_KEY: "s" }).services.search?.apiKey).toBe("s")
  expect(() =>
    readConfig({
      NODE_ENV: "production",
      FORECOURT_SEARCH_WRITE_KEY: "a-long-write-key",
      FORECOURT_SEARCH_KEY: "short",
    }),
  ).toThrow("platform: FORECOURT_SEARCH_KEY is shorter than 16 characters. Set a long random one.")
})

test("the tyre hotel uses the content API key unless a separate key is set", () => {
  expect(readConfig({ FORECOURT_API_KEY: "k" }).services["tyre-hotel"]?.apiKey).toBe("k")
  expect(readConfig({ FORECOURT_API_KEY: "k", FORECOURT_TYRE_HOTEL_KEY: "t" }).services["tyre-hotel"]?.apiKey).toBe("t")
  expect(() =>
    readConfig({
      NODE_ENV: "production",
      FORECOURT_TYRE_HOTEL_SECRET: "a-long-secret",
      FORECOURT_TYRE_HOTEL_KEY: "short",
    }),
  ).toThrow("platform: FORECOURT_TYRE_HOTEL_KEY is shorter than 16 characters. Set a long random one.")
})
