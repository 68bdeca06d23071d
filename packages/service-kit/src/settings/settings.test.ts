import { expect, test } from "vitest"
import { readSettings, type Settings } from "./settings.ts"

const read = <Value>(env: Record<string, string>, how: (settings: Settings) => Value) => readSettings("hotel", env, how)

const SECRET = "a-long-random-secret"
const secret = ({ secret }: Settings) => secret("SECRET", "of-development-only")

test("in development, a secret has a default value that an environment variable can override", () => {
  expect(read({}, secret)).toBe("of-development-only")
  expect(read({ SECRET: "short" }, secret)).toBe("short")
})

test.for([
  [undefined, "hotel: SECRET is missing. Production has no default secrets: set a long random one."],
  ["", "hotel: SECRET is missing. Production has no default secrets: set a long random one."],
  ["of-development-only", "hotel: SECRET is the development secret, which is public. Set a long random one."],
  ["fifteen-letters", "hotel: SECRET is shorter than 16 characters. Set a long random one."],
] as const)("production rejects the secret %j", ([value, sentence]) => {
  expect(() => read({ NODE_ENV: "production", ...(value !== undefined && { SECRET: value }) }, secret)).toThrow(
    sentence,
  )
})

test("production accepts a long secret that is not the default", () => {
  expect(read({ NODE_ENV: "production", SECRET }, secret)).toBe(SECRET)
})

test.for([
  ["12", 12],
  ["", 7],
  ["0", 0],
  ["20", 20],
] as const)("the value %j of a numeric setting is parsed as %i", ([PORT, number]) => {
  expect(read({ PORT }, ({ wholeNumber }) => wholeNumber("PORT", { preset: 7, max: 20 }))).toBe(number)
})

test.for(["many", "-1", "21", "1.5"])("the value %j is rejected for a setting with a range of 0 to 20", (PORT) => {
  expect(() => read({ PORT }, ({ wholeNumber }) => wholeNumber("PORT", { preset: 7, max: 20 }))).toThrow(
    `hotel: PORT is "${PORT}". Set a whole number from 0 to 20, or leave it out.`,
  )
})

test("all errors in the settings are reported at once", () => {
  const all = ({ wholeNumber, oneOf, flag, origins, address }: Settings) => [
    wholeNumber("PORT", { preset: 7, max: 20 }),
    oneOf("LENGTH", ["4", "6"], "6"),
    flag("UNIFORM"),
    origins("ORIGINS"),
    address("URL"),
  ]

  expect(read({}, all)).toEqual([7, "6", false, [], null])
  expect(read({ LENGTH: "4", UNIFORM: "1", ORIGINS: "*, https://a.example", URL: "https://a.example/" }, all)).toEqual([
    7,
    "4",
    true,
    ["*", "https://a.example"],
    "https://a.example",
  ])
  expect(() =>
    read({ PORT: "x", LENGTH: "5", UNIFORM: "yes", ORIGINS: "https://a.example/b", URL: "a.example" }, all),
  ).toThrow(
    [
      'hotel: PORT is "x". Set a whole number from 0 to 20, or leave it out.',
      'hotel: LENGTH is "5". Set 4 or 6, or leave it out.',
      'hotel: UNIFORM is "yes". Set 1 or 0, or leave it out.',
      'hotel: ORIGINS holds "https://a.example/b", which is no origin. Write https:// and the host, without a path; commas between several, or * for any.',
      "hotel: URL is no address. Write https:// and the host, or leave it out.",
    ].join("\n"),
  )
})
