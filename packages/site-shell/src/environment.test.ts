import { expect, test } from "vitest"
import { findProblems, isLocal, readEnvironment } from "./environment.ts"

const ELSEWHERE = { FORECOURT_CONTENT_URL: "https://edge.example/" }
const SECRETS = {
  FORECOURT_EDITING_SECRET: "an-editing-secret",
  FORECOURT_REVALIDATE_SECRET: "a-revalidation-secret",
  FORECOURT_TYRE_HOTEL_KEY: "a-tyre-hotel-key",
  FORECOURT_SEARCH_KEY: "a-key-for-searches",
}
const PRODUCTION = { NODE_ENV: "production", ...SECRETS }
const WITH_TYRES = { services: ["tyre-hotel"] }
const WITH_STOCK = { searchIndexes: { stock: "stock-se-used", sites: "sites-se-used" } }

test("the content is read from the embedded platform by default", () => {
  expect(readEnvironment({}).content).toEqual({
    url: "http://localhost:4300",
    mode: "edge",
    contextId: "forecourt-local-context",
    apiKey: "forecourt-local-key",
    patienceMs: 5000,
  })
})

test("environment variables configure another content platform", () => {
  const environment = readEnvironment({
    ...ELSEWHERE,
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

test.for(Object.keys(SECRETS))(
  "in production %s must be set to a secret of at least 16 characters that is not the development default",
  (name) => {
    const problems = (value?: string) =>
      findProblems({ ...PRODUCTION, [name]: value }, { ...WITH_TYRES, ...WITH_STOCK })
    const development = name.endsWith("_KEY") ? "forecourt-local-key" : "forecourt-local-secret"
    const missing = `site: ${name} is missing. Production has no default secrets: set a long random one.`

    expect(problems()).toEqual([missing])
    expect(problems("")).toEqual([missing])
    expect(problems(development)).toEqual([
      `site: ${name} is the development secret, which is public. Set a long random one.`,
    ])
    expect(problems("fifteen-letters")).toEqual([`site: ${name} is shorter than 16 characters. Set a long random one.`])
    expect(problems("sixteen--letters")).toEqual([])
  },
)

test("in production the editor token is optional, but must have at least 16 characters and differ from the development default", () => {
  const name = "FORECOURT_AUTHORING_TOKEN"
  const problems = (value?: string) => findProblems({ ...PRODUCTION, [name]: value }, {})

  expect([problems(), problems(""), problems("sixteen--letters")]).toEqual([[], [], []])
  expect(problems("forecourt-local-authoring")).toEqual([
    `site: ${name} is the development secret, which is public. Set a long random one.`,
  ])
  expect(problems("short")).toEqual([`site: ${name} is shorter than 16 characters. Set a long random one.`])
})

test("all missing production secrets are reported at once, but not the keys of services that the site does not use", () => {
  expect(findProblems({ NODE_ENV: "production" }, { ...WITH_TYRES, ...WITH_STOCK })).toHaveLength(4)
  expect(findProblems({ NODE_ENV: "production" }, WITH_STOCK)).toHaveLength(3)
  expect(findProblems({ NODE_ENV: "production" }, WITH_TYRES)).toHaveLength(3)
  expect(findProblems({ NODE_ENV: "production" }, {})).toHaveLength(2)
})

test("in development no secrets are required except the key of a remote tyre hotel", () => {
  const elsewhere = { FORECOURT_TYRE_HOTEL_URL: "https://tyres.example" }

  expect(findProblems({}, WITH_TYRES)).toEqual([])
  expect(findProblems(ELSEWHERE, {})).toEqual([])
  expect(findProblems(elsewhere, {})).toEqual([])
  expect(findProblems({ ...elsewhere, FORECOURT_TYRE_HOTEL_KEY: "k" }, WITH_TYRES)).toEqual([])
  expect(findProblems(elsewhere, WITH_TYRES)).toEqual([
    'site: FORECOURT_TYRE_HOTEL_KEY is missing, and the tyre hotel is not on this machine. Set it, or take "tyre-hotel" out of site.config.ts.',
  ])
})

test("all invalid settings are reported at once, together with missing secrets", () => {
  const wrong = { FORECOURT_CONTENT_MODE: "cloud", FORECOURT_PROXIES: "many", FORECOURT_METRICS_PORT: "0" }
  const sentences = [
    'site: FORECOURT_CONTENT_MODE is "cloud". Set edge or local, or leave it out.',
    'site: FORECOURT_PROXIES is "many". Set a whole number from 0 to 9999, or leave it out.',
    'site: FORECOURT_METRICS_PORT is "0". Set a whole number from 1 to 65535, or leave it out.',
  ]

  expect(findProblems(wrong, {}).toSorted()).toEqual(sentences.toSorted())
  expect(findProblems({ NODE_ENV: "production", ...wrong }, {})).toHaveLength(sentences.length + 2)
})

test("the embedded platform's tyre hotel is used unless another tyre hotel is configured", () => {
  expect(readEnvironment({}).services["tyre-hotel"]).toEqual({
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
    }).services["tyre-hotel"],
  ).toEqual({ url: "https://tyres.example", key: "k", credentials: "query", budgetFactor: 50 })
})

test("the embedded platform's search service is used unless another URL is set", () => {
  expect(readEnvironment({}).services.search).toMatchObject({
    url: "http://localhost:4300",
    key: "forecourt-local-key",
  })
  const elsewhere = { FORECOURT_SEARCH_URL: "https://search.example/" }
  expect(readEnvironment(elsewhere).services.search).toMatchObject({ url: "https://search.example", key: "" })
  expect(readEnvironment({ ...elsewhere, FORECOURT_SEARCH_KEY: "k" }).services.search.key).toBe("k")
  expect(findProblems(elsewhere, WITH_STOCK)).toEqual([
    "site: FORECOURT_SEARCH_KEY is missing, and the search service is not on this machine. Set it, or take searchIndexes out of site.config.ts.",
  ])
})

test("the default key is not sent to a remote tyre hotel", () => {
  expect(readEnvironment({ FORECOURT_TYRE_HOTEL_URL: "https://tyres.example" }).services["tyre-hotel"].key).toBe("")
})

test("an invalid setting is reported with its name, its value and a fix", () => {
  expect(() => readEnvironment({ FORECOURT_CONTENT_URL: "localhost:4300" })).toThrow("FORECOURT_CONTENT_URL")
  expect(() => readEnvironment({ FORECOURT_CONTENT_MODE: "cloud" })).toThrow('is "cloud". Set edge or local')
  expect(() => readEnvironment({ FORECOURT_TYRE_HOTEL_URL: "tyres" })).toThrow("FORECOURT_TYRE_HOTEL_URL")
  expect(() => readEnvironment({ FORECOURT_TYRE_HOTEL_CREDENTIALS: "form" })).toThrow('is "form". Set body or query')
  expect(() => readEnvironment({ FORECOURT_PROXIES: "-1" })).toThrow('FORECOURT_PROXIES is "-1". Set')
  expect(() => readEnvironment({ FORECOURT_PATIENCE_SECONDS: "0" })).toThrow("a whole number from 1 to 9999")
  expect(() => readEnvironment({ FORECOURT_TYRE_HOTEL_BUDGET_FACTOR: "0" })).toThrow("a whole number from 1 to 9999")
  expect(() => readEnvironment({ FORECOURT_EDITING_ORIGINS: "*" })).toThrow('holds "*", which is no origin')
})

test.for([
  [{}, [5000, 0, 1]],
  [{ FORECOURT_PATIENCE_SECONDS: "", FORECOURT_PROXIES: "", FORECOURT_TYRE_HOTEL_BUDGET_FACTOR: "" }, [5000, 0, 1]],
  [{ FORECOURT_PATIENCE_SECONDS: "1", FORECOURT_PROXIES: "2" }, [1000, 2, 1]],
  [{ FORECOURT_PROXIES: "0", FORECOURT_TYRE_HOTEL_BUDGET_FACTOR: "9999" }, [5000, 0, 9999]],
] as const)("the environment variables %j are parsed as the numbers %j", ([variables, numbers]) => {
  const { content, proxies, services } = readEnvironment(variables)

  expect([content.patienceMs, proxies, services["tyre-hotel"].budgetFactor]).toEqual(numbers)
})

test.for(["10000", "1.5", "1e3", "x1", "1x", " 1"])(
  "the value %j of a numeric environment variable is rejected",
  (text) => {
    expect(() => readEnvironment({ FORECOURT_PROXIES: text })).toThrow(
      `site: FORECOURT_PROXIES is "${text}". Set a whole number from 0 to 9999, or leave it out.`,
    )
  },
)

test.for([
  ["http://localhost:4300", true],
  ["http://127.0.0.1:4300", true],
  ["http://[::1]:4300", true],
  ["https://localhost.example", false],
  ["https://my-localhost", false],
  ["http://127.0.0.10", false],
] as const)("isLocal(%s) returns %s", ([url, isHere]) => {
  expect(isLocal(url)).toBe(isHere)
})

test.for(["localhost:4200", "null", "javascript:alert(1)", "file:///srv", "editor.example"])(
  "%s is refused as an editor's origin",
  (origin) => {
    expect(() => readEnvironment({ FORECOURT_EDITING_ORIGINS: `https://a.example ${origin}` })).toThrow(
      `site: FORECOURT_EDITING_ORIGINS holds "${origin}", which is no origin. Write https:// and the host,`,
    )
  },
)

test.for(["file:///srv/content", "ftp://edge.example", "edge.example"])(
  "%s is refused as the address of a service",
  (url) => {
    expect(() => readEnvironment({ FORECOURT_CONTENT_URL: url })).toThrow(
      "site: FORECOURT_CONTENT_URL is no address. Write https:// and the host, or leave it out.",
    )
  },
)

test("page views are sent to the platform, unless another service is set", () => {
  const personalisation = (variables: Record<string, string>) =>
    readEnvironment({ ...ELSEWHERE, FORECOURT_CONTEXT_ID: "c", ...variables }).personalisation

  expect(personalisation({})).toEqual({ url: "https://edge.example", contextId: "c" })
  expect(personalisation({ FORECOURT_PERSONALISATION_URL: "https://views.example/" })).toEqual({
    url: "https://views.example",
    contextId: "c",
  })
})

test("environment variables set the list of failing blocks and the article template", () => {
  expect(readEnvironment({}).faultyBlocks).toEqual([])
  expect(readEnvironment({ FORECOURT_FAULTY_BLOCKS: " HeroBanner, CarModelCard " }).faultyBlocks).toEqual([
    "HeroBanner",
    "CarModelCard",
  ])
  expect(readEnvironment({ FORECOURT_STORY_TEMPLATE: "{1}" }).content.articleTemplate).toBe("{1}")
  expect(readEnvironment({}).content).not.toHaveProperty("articleTemplate")
})

test("an empty context id or API key is not replaced by the development default", () => {
  const { content } = readEnvironment({ FORECOURT_CONTEXT_ID: "", FORECOURT_API_KEY: "" })

  expect([content.contextId, content.apiKey]).toEqual(["", ""])
})
