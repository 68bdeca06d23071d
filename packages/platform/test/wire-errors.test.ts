import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openContentService } from "@forecourt/content-service"
import type { SiteServiceName } from "@forecourt/contracts/site-services"
import type { OpenService } from "@forecourt/service-kit/http"
import { openStorage, type Storage } from "@forecourt/service-kit/storage"
import { expect, onTestFinished, test } from "vitest"
import { FIXTURE_TEMPLATES } from "../../services/content/test/fixture/fixture-templates.ts"
import { fixtureConfig } from "../../services/content/test/start-fixture.ts"
import { readConfig } from "../src/platform.config.ts"
import { DEFINITIONS } from "../src/services/definitions.ts"

type ServiceName = SiteServiceName | "content"

interface Call {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

interface ServiceCalls {
  readonly unknown: Call
  readonly write?: Call
  readonly maxBytes?: number
  /** A call that fails when the storage or the first handler of the service throws. */
  readonly failing: Call
  /** A call that counts against the rate limit. @default the failing call */
  readonly counted?: Call
}

const SITES = join(import.meta.dirname, "../../services/content/test/fixture/sites")
const GRAPH = "/sitecore/api/graph/edge"
const SUBMISSION = {
  formName: "car-contact",
  formSubmissionId: "0b5c9a0e-1f7e-4f0e-9d43-1c7a3f1f6a55",
  values: {
    car: "10000124",
    name: "Anna Berg",
    phone: "070 174 06 05",
    email: "anna@example.org",
    message: "Finns den kvar?",
    quote: true,
    testDrive: false,
    toName: "Nya bilar",
    toEmail: "lund@norrvik.example",
    source: "se-automotive",
  },
}

const ALERT = {
  email: "anna@example.org",
  query: "car_brand=Volvo",
  path: "/bilar",
  carPath: "/bilar/bil",
  locale: "sv-SE",
  origin: { site: "se-used", timeZone: "Europe/Stockholm", stock: "stock-se-used", sites: "sites-se-used" },
}

const CALLS: Readonly<Record<ServiceName, ServiceCalls>> = {
  "tyre-hotel": {
    unknown: get("/api/tirehotel/nothing"),
    write: { method: "POST", path: "/api/tirehotel/authorization/search" },
    failing: get("/api/tirehotel/authorization/search?regNo=ABC123"),
  },
  search: {
    unknown: get("/search/nothing"),
    write: { method: "POST", path: "/search" },
    maxBytes: 64_000,
    failing: get("/search/stock-se-used/1/prices"),
  },
  "vehicle-media": { unknown: get("/api/vehicle-media/a/b"), failing: get("/api/vehicle-media/ABC123") },
  forms: {
    unknown: get("/api/forms/nothing"),
    write: { method: "POST", path: "/api/forms/comhub" },
    failing: { method: "POST", path: "/api/forms/comhub", body: JSON.stringify(SUBMISSION) },
  },
  "finance-quote": {
    unknown: get("/api/codeweaver/nothing"),
    write: { method: "POST", path: "/api/codeweaver/cfd" },
    failing: get("/api/codeweaver/legal?quoteRef=Q-1"),
  },
  "workshop-booking": {
    unknown: get("/api/mechmate/nothing"),
    write: { method: "POST", path: "/api/mechmate/book", headers: { "idempotency-key": "a-key-of-the-tests" } },
    failing: get("/api/mechmate/authorized-workshop/volvo"),
  },
  "search-alerts": {
    unknown: get("/api/search-alerts/nothing"),
    write: { method: "POST", path: "/api/search-alerts" },
    failing: {
      method: "POST",
      path: "/api/search-alerts",
      headers: { "x-forwarded-host": "rullo.example" },
      body: JSON.stringify(ALERT),
    },
  },
  content: {
    unknown: get("/authoring/nothing"),
    write: { method: "PUT", path: "/authoring/page?site=fx-cars&path=/new" },
    maxBytes: 2_000_000,
    failing: get("/-/media/lund.jpg"),
    counted: { method: "POST", path: GRAPH, body: '{"query":"{ __typename }"}' },
  },
}

const NAMES = Object.keys(CALLS) as ServiceName[]

const TABLE: readonly (readonly [string, (calls: ServiceCalls) => Call | undefined, number, string])[] = [
  ["an unknown route", ({ unknown }) => unknown, 404, "NotFound"],
  ["an unknown method", ({ write, failing }) => ({ ...(write ?? failing), method: "PATCH" }), 405, "MethodNotAllowed"],
  ["a body that is not JSON", ({ write }) => write && { ...write, body: "{" }, 400, "BadRequest"],
  ["a form in place of JSON", ({ write }) => write && { ...write, body: "regNo=ABC123" }, 400, "BadRequest"],
  [
    "a body that is too large",
    ({ write, maxBytes = 16_384 }) => write && { ...write, body: JSON.stringify("a".repeat(maxBytes)) },
    413,
    "TooLarge",
  ],
]

const CASES = NAMES.flatMap((name) =>
  TABLE.flatMap(([what, callOf, status, code]) => {
    const call = callOf(CALLS[name])
    return call === undefined ? [] : [[name, what, call, status, code] as const]
  }),
)

test.for(CASES)("the service %s rejects %s", async ([name, _, call, status, code]) => {
  const { send } = await openAlone(name)

  expect(await send(call)).toEqual(refusal(status, code))
})

test.for(NAMES.flatMap((name) => [[name, ""] as const, [name, "a-wrong-key"] as const]))(
  "the service %s rejects the key %j",
  async ([name, key]) => {
    const { send } = await openAlone(name)

    expect(await send(CALLS[name].unknown, headersWith(name, key))).toEqual(refusal(401, "ApiKeyWrong"))
  },
)

test.for(NAMES)("the service %s returns a Retry-After header for a call above the rate limit", async (name) => {
  const { send } = await openAlone(name, { isBusy: true })
  const { counted, failing } = CALLS[name]
  const call = { ...(counted ?? failing) }
  const again = counted === undefined ? call : { ...counted, body: '{"query":"{ again: __typename }"}' }

  await send(call)

  expect(await send(again)).toEqual({ ...refusal(429, "TooManyRequests"), retryAfter: expect.stringMatching(/^\d+$/) })
})

test.for(NAMES)(
  "the service %s responds to an unexpected error with an error code and does not reveal the error's message",
  async (name) => {
    const { send, said, breakDown } = await openAlone(name)
    breakDown()

    const reply = await send(CALLS[name].failing)

    expect(reply).toEqual(refusal(500, "ServerError"))
    expect(said.join("\n")).toMatch(/request .* failed \(TypeError\)\.\n\s+at /)
    expect(JSON.stringify(reply) + said.join("\n")).not.toContain("hunter2")
  },
)

test.for(
  NAMES.flatMap((name) => [
    [name, "sv", "Något gick fel, var god och försök senare."] as const,
    [name, "en", "Something went wrong, please try again later."] as const,
  ]),
)(
  "the error response of the service %s has a message for the visitor in the language %s",
  async ([name, language, message]) => {
    const { send } = await openAlone(name)

    const { body } = await send(CALLS[name].unknown, { ...headersWith(name, ""), "accept-language": language })

    expect(body).toMatchObject({ code: "ApiKeyWrong", message })
  },
)

function get(path: string): Call {
  return { method: "GET", path }
}

function refusal(status: number, code: string): object {
  const body = expect.objectContaining({ code, message: expect.stringMatching(/\S/) })
  return { status, type: "application/json", cache: "no-store", retryAfter: null, body }
}

const KEY = "forecourt-local-key"

function headersWith(name: ServiceName, key?: string): Record<string, string> {
  if (name !== "content") return { "x-api-key": key ?? KEY }
  return { authorization: `Bearer ${key ?? "forecourt-local-authoring"}`, sc_apikey: key ?? KEY }
}

interface Circumstances {
  readonly isBusy?: boolean
}

async function openAlone(name: ServiceName, { isBusy = false }: Circumstances = {}) {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-errors-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const said: string[] = []
  let isBroken = false
  const prepare = () => {
    if (isBroken) throw new TypeError("the password is hunter2")
  }
  const { app, close } = await (name === "content" ? openContent : openSiteService(name))({
    folder,
    isBusy,
    beforeUse: prepare,
    log: (line) => void said.push(line),
  })
  onTestFinished(close)
  return {
    said,
    breakDown() {
      isBroken = true
    },
    async send({ method, path, headers = {}, body }: Call, key = headersWith(name)) {
      const sent = { "content-type": "application/json", "x-forwarded-for": "192.0.2.7", ...key, ...headers }
      const response = await app.request(path, { method, headers: sent, ...(body !== undefined && { body }) })
      return {
        status: response.status,
        type: response.headers.get("content-type")?.split(";")[0],
        cache: response.headers.get("cache-control"),
        retryAfter: response.headers.get("retry-after"),
        body: await response.json(),
      }
    },
  }
}

interface Opening {
  readonly folder: string
  readonly isBusy: boolean
  readonly beforeUse: () => void
  readonly log: (line: string) => void
}

function openContent({ folder, isBusy, beforeUse, log }: Opening): Promise<OpenService> {
  return openContentService(
    { ...fixtureConfig(folder), siteFolders: [SITES], rateLimit: isBusy ? 1 : 0 },
    {
      log,
      url: "",
      templates: FIXTURE_TEMPLATES,
      beforeRequest(_, next) {
        beforeUse()
        return next()
      },
    },
  )
}

function openSiteService(name: SiteServiceName): (opening: Opening) => Promise<OpenService> {
  return async ({ folder, isBusy, beforeUse, log }) => {
    const preset = readConfig({}).services[name]
    if (preset === null) throw new Error(`wire errors: ${name} is not set up. Set it up in development.`)
    const storage = await openStorage({ service: name, database: null, file: join(folder, "own.sqlite"), variable: "" })
    const config = {
      ...preset,
      dataFolder: folder,
      isDevelopment: true,
      maxSearches: 600,
      ...(isBusy && { budgetFactor: 1 / 600 }),
    }
    return DEFINITIONS[name].open(config, { log, storage: breakable(storage, beforeUse) })
  }
}

function breakable(storage: Storage, beforeUse: () => void): Storage {
  return new Proxy(storage, {
    get(target, name) {
      if (name !== "close") beforeUse()
      return Reflect.get(target, name)
    },
  })
}
