import { type Environment, readSettings } from "@forecourt/service-kit/settings"
import { expect, test } from "vitest"
import { readTyreHotelConfig } from "./tyre-hotel.config.ts"

const PRODUCTION = {
  NODE_ENV: "production",
  FORECOURT_TYRE_HOTEL_SECRET: "a secret of our own",
  FORECOURT_TYRE_HOTEL_SMS_URL: "https://gateway.example/messages",
  FORECOURT_TYRE_HOTEL_SMTP_URL: "smtps://user:password@mail.example:465",
  FORECOURT_TYRE_HOTEL_SENDER: "Norrvik <dack@norrvik.example>",
  FORECOURT_TYRE_HOTEL_VISITS_URL: "https://norrvik.example/hjulskifte/",
}

const read = (env: Environment) =>
  readSettings("tyre-hotel", env, (settings) => readTyreHotelConfig(settings, { data: "data", apiKey: "key" }))

test("development requires no settings, and login codes have six digits [spec 3 §5.4]", () => {
  expect(read({})).toMatchObject({ codeLength: 6, isUniform: false, gateway: null, database: null })
})

test("in production, the tyre hotel requires a secret and a gateway", () => {
  const { FORECOURT_TYRE_HOTEL_SECRET: _, ...withoutSecret } = PRODUCTION
  const { FORECOURT_TYRE_HOTEL_SMS_URL: __, ...withoutGateway } = PRODUCTION

  expect(read(PRODUCTION)).toMatchObject({ secret: "a secret of our own", isDevelopment: false })
  expect(() => read(withoutSecret)).toThrow("tyre-hotel: FORECOURT_TYRE_HOTEL_SECRET is missing.")
  expect(() => read(withoutGateway)).toThrow("tyre-hotel: FORECOURT_TYRE_HOTEL_SMS_URL is missing.")
})

test.each(["SMTP_URL", "SENDER", "VISITS_URL"])("in production, the tyre hotel requires %s", (name) => {
  const variable = `FORECOURT_TYRE_HOTEL_${name}`

  expect(() => read({ ...PRODUCTION, [variable]: "" })).toThrow(variable)
})

test("the budget factor for rate limits is ignored in production", () => {
  expect(read({ ...PRODUCTION, FORECOURT_TYRE_HOTEL_BUDGET_FACTOR: "1000" }).budgetFactor).toBe(1)
  expect(read({ FORECOURT_TYRE_HOTEL_BUDGET_FACTOR: "1000" }).budgetFactor).toBe(1000)
})

test.for([
  ["FORECOURT_TYRE_HOTEL_CODE_LENGTH", "5"],
  ["FORECOURT_TYRE_HOTEL_BUDGET_FACTOR", "0"],
  ["FORECOURT_TYRE_HOTEL_BUDGET_FACTOR", "10000"],
  ["FORECOURT_TYRE_HOTEL_UNIFORM_SEARCH", "yes"],
] as const)("the setting %s=%s is rejected with an error message", ([name, value]) => {
  expect(() => read({ [name]: value })).toThrow(`tyre-hotel: ${name} is "${value}". Set `)
})
