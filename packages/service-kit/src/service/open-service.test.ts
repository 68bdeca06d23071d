import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Operation } from "@forecourt/contracts/operation"
import { expect, onTestFinished, test } from "vitest"
import { ServiceError } from "../errors/errors.ts"
import { SESSIONS_TABLE, startSession } from "../login/login.ts"
import { readSettings } from "../settings/settings.ts"
import {
  type Caller,
  type Opened,
  openService,
  type RefusalTexts,
  readServiceConfig,
  type ServiceTools,
} from "./service.ts"

const NOW = Date.parse("2026-11-27T10:00:00Z")
const FIND: Operation = {
  name: "findBike",
  method: "GET",
  path: "/bikes",
  parameters: [],
  needsSession: false,
  isRepeatable: true,
  refusals: { 404: ["BikeUnknown"] },
}
const BUY: Operation = { ...FIND, name: "buyBike", method: "POST", path: "/bikes/buy", needsSession: true }
const LOG_OUT: Operation = { ...BUY, name: "logOut", path: "/bikes/logout", refusals: {} }

const TEXTS: RefusalTexts<"BikeUnknown"> = { refusals: { BikeUnknown: "Cykeln finns inte." } }
const ENGLISH: RefusalTexts<"BikeUnknown"> = { refusals: { BikeUnknown: "There is no such bike." } }

type Bikes = ServiceTools & { readonly brand: string }
type Handler = (input: never, caller: Caller<Bikes, RefusalTexts<"BikeUnknown">, string>) => Promise<unknown>

const HANDLERS = {
  findBike: async (_: never, { service, visitor, session }) => ({ brand: service.brand, host: visitor.host, session }),
  buyBike: async (_: never, { session }) => {
    if (session === "nobody") throw new ServiceError("BikeUnknown")
    return { session }
  },
  logOut: async () => undefined,
} satisfies Record<string, Handler>

interface Shop {
  readonly findBike?: Handler
  readonly open?: (tools: ServiceTools) => Promise<Partial<Opened<Bikes>>>
}

async function openShop({ findBike = HANDLERS.findBike, open = async () => ({}) }: Shop = {}) {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-bikes-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const said: string[] = []
  const closed: string[] = []
  const config = readSettings("bikes", {}, (settings) => readServiceConfig(settings, "bikes", { data: folder }))
  const { app, close, tools } = await openService<Bikes, RefusalTexts<"BikeUnknown">, string, Record<string, Handler>>({
    name: "bikes",
    config,
    surroundings: { log: (line) => void said.push(line), now: () => NOW },
    migrations: [{ number: 1, name: "tables", up: (_, { createTables }) => createTables([SESSIONS_TABLE]) }],
    async open(tools): Promise<Opened<Bikes>> {
      const opened = await open(tools)
      return { tools: { ...tools, brand: "Vik" }, close: async () => void closed.push("shop"), ...opened }
    },
    calls: {
      contract: { root: "/bikes", operations: async () => [FIND, BUY, LOG_OUT] },
      handlers: { ...HANDLERS, findBike },
      texts: { sv: TEXTS, da: TEXTS, en: ENGLISH, nb: TEXTS, fi: TEXTS, sk: TEXTS },
      lookUpSession: async (_, subject) => (subject === "gone" ? null : subject),
    },
  })
  onTestFinished(close)
  const { storage } = tools
  return {
    app,
    close,
    said,
    closed,
    storage,
    logIn: (subject: string) => startSession(storage, { subject, lastsMs: 60_000, now: NOW }),
    async call(path: string, { method = "GET", ...headers }: Record<string, string> = {}) {
      const response = await app.request(path, { method, headers: { "x-api-key": "forecourt-local-key", ...headers } })
      return [
        response.status,
        response.headers.get("content-type")?.startsWith("application/json") ? await response.json() : null,
      ]
    },
  }
}

test("a handler receives the resources that the service opened and the visitor's IP address, host and language", async () => {
  const calm = await openShop({ findBike: async (_, { service, visitor }) => ({ brand: service.brand, ...visitor }) })
  const curious = await openShop()

  expect(await calm.call("/bikes", { "x-forwarded-for": "192.0.2.7", "x-forwarded-host": "norrvik.example" })).toEqual([
    200,
    { brand: "Vik", network: "192.0.2.7", host: "norrvik.example", language: "sv", texts: TEXTS },
  ])
  expect(await curious.call("/bikes")).toEqual([
    500,
    { code: "ServerError", message: "Något gick fel, var god och försök senare." },
  ])
  expect(curious.said.join()).toMatch(/bikes: request .* failed/)
})

test("an expired session is rejected by operations that require a session, but can still log out", async () => {
  const { call, logIn } = await openShop()
  const [alva, gone] = [await logIn("alva"), await logIn("gone")]
  const createCall = (token: string) => ({ method: "POST", authorization: `Bearer ${token}`, "accept-language": "en" })
  const over = { code: "SessionOver", message: "You have been logged in for too long. Log in again." }

  expect(await call("/bikes/buy", createCall(alva))).toEqual([200, { session: "alva" }])
  expect(await call("/bikes/buy", createCall(gone))).toEqual([401, over])
  expect(await call("/bikes/buy", createCall("unknown"))).toEqual([401, over])
  expect(await call("/bikes/logout", createCall("unknown"))).toEqual([200, {}])
})

test.each([
  ["sv", "Cykeln finns inte."],
  ["en-GB, sv;q=0.5", "There is no such bike."],
  ["nn", "Cykeln finns inte."],
])(
  "the message of a service-specific error is in the language selected by the Accept-Language header %s",
  async (language, message) => {
    const { call, logIn } = await openShop()
    const token = await logIn("nobody")
    const headers = { method: "POST", authorization: `Bearer ${token}`, "accept-language": language }

    expect(await call("/bikes/buy", headers)).toEqual([404, { code: "BikeUnknown", message }])
  },
)

test.each([
  ["da", "Noget gik galt, prøv igen senere."],
  ["no", "Noe gikk galt, prøv igjen senere."],
  ["fr", "Något gick fel, var god och försök senare."],
])(
  "the message of a standard error is in the language selected by the Accept-Language header %s",
  async (language, message) => {
    const { call } = await openShop()

    const refused = await call("/bikes", { "x-api-key": "wrong", "accept-language": language })

    expect(refused).toMatchObject([401, { code: "ApiKeyWrong", message }])
  },
)

test("the health endpoint reports the status of the service, and the metrics count its calls by status", async () => {
  const { app, call, close } = await openShop({ open: async () => ({ health: () => ({ bikes: 2 }) }) })
  await call("/bikes/buy", { method: "POST" })

  const [health, metrics] = [await app.request("/healthz"), await (await app.request("/metrics")).text()]
  await close()
  const down = await app.request("/healthz")

  expect([health.status, await health.json()]).toEqual([200, { status: "ok", bikes: 2 }])
  expect(metrics).toContain('forecourt_bikes_call_seconds_count{call="buyBike",status="401"} 1')
  expect(down.status).toBe(503)
})

test("a service with outlivesStorage stays healthy while its storage is unreachable", async () => {
  const { app, close } = await openShop({
    open: async () => ({ outlivesStorage: true, health: () => ({ bikes: 2 }) }),
  })
  await close()

  expect(await (await app.request("/healthz")).json()).toEqual({ status: "ok", bikes: 2 })
})

test("a service without a contract returns errors in the standard format and has no call metrics", async () => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-bikes-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { app, close, tools } = await openService({
    name: "bikes",
    config: { dataFolder: folder, database: null },
    migrations: [],
    surroundings: { log: () => {} },
    open: () => ({ tools: "a bike" }),
  })
  onTestFinished(close)

  expect(tools).toBe("a bike")
  for (const path of ["/cars", "/metrics"])
    expect(await (await app.request(path)).json()).toMatchObject({
      code: "NotFound",
      detail: `There is nothing at ${path}.`,
    })
})

test("the resources of a service are closed once, before the storage", async () => {
  const { close, closed, storage } = await openShop()

  await close()
  await close()

  expect(closed).toEqual(["shop"])
  await expect(storage.get("select 1")).rejects.toThrow()
})

test("when opening a service fails, the storage that was already opened is closed", async () => {
  const opened: ServiceTools[] = []
  const opening = openShop({
    async open(tools) {
      opened.push(tools)
      throw new Error("bikes: there is no gateway. Set one.")
    },
  })

  await expect(opening).rejects.toThrow("bikes: there is no gateway.")
  await expect(opened[0]?.storage.get("select 1")).rejects.toThrow()
})

test("in production, a service requires a configured API key and ignores the budget factor", () => {
  const read = (env: Record<string, string>) =>
    readSettings("bikes", { NODE_ENV: "production", ...env }, (settings) =>
      readServiceConfig(settings, "mountain-bikes", { data: "/data" }),
    )

  expect(() => read({})).toThrow("bikes: FORECOURT_MOUNTAIN_BIKES_KEY is missing.")
  expect(
    read({ FORECOURT_MOUNTAIN_BIKES_KEY: "a-key-that-nobody-knows", FORECOURT_MOUNTAIN_BIKES_BUDGET_FACTOR: "9" }),
  ).toEqual({
    dataFolder: "/data",
    database: null,
    apiKey: "a-key-that-nobody-knows",
    budgetFactor: 1,
    isDevelopment: false,
  })
})
