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
  })
})

test("the real platform is a matter of configuration", () => {
  const environment = readEnvironment({
    ...ELSEWHERE,
    ...SECRETS,
    FORECOURT_CONTENT_MODE: "local",
    FORECOURT_API_KEY: "k",
    FORECOURT_EDITING_ORIGINS: "https://a.example/, https://b.example  https://c.example",
  })

  expect(environment.content).toMatchObject({ url: "https://edge.example", mode: "local", apiKey: "k" })
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

test("what cannot be used is named, with the cure and without its value being a secret", () => {
  expect(() => readEnvironment({ FORECOURT_CONTENT_URL: "localhost:4300" })).toThrow("FORECOURT_CONTENT_URL")
  expect(() => readEnvironment({ FORECOURT_CONTENT_MODE: "cloud" })).toThrow('"cloud" is no mode')
  expect(() => readEnvironment({ FORECOURT_EDITING_ORIGINS: "*" })).toThrow('"*" is no origin')
})
