import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { closeConnection, type ServiceEnv, startServer } from "@forecourt/service-kit/http"
import { readSettings } from "@forecourt/service-kit/settings"
import type { Storage } from "@forecourt/service-kit/storage"
import type { Engine } from "@forecourt/service-kit/test-harness"
import { Hono } from "hono"
import { DEMO_SEEDS } from "../../../../demo/stock-demo/src/seeds.ts"
import { openTyreHotelStorage } from "../src/storage/open-storage.ts"
import { readTyreHotelConfig, type TyreHotelConfig } from "../src/tyre-hotel.config.ts"
import { openTyreHotelService } from "../src/tyre-hotel-service.ts"

export const API_KEY = "key-of-the-tests"

/** A Monday in winter, at 11:00 in Sweden. */
export const MONDAY = Date.parse("2026-11-23T10:00:00Z")
export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS

// biome-ignore lint/suspicious/noExplicitAny: responses are as free as the requests; tests read what they requested
type Body = any

export interface HotelResponse {
  readonly status: number
  readonly body: Body
  readonly headers: Headers
}

export interface Visit {
  readonly token?: string
  readonly key?: string
  readonly address?: string
  readonly language?: string
  readonly method?: string
  readonly headers?: Record<string, string>
}

export interface Message {
  readonly to: string
  readonly text: string
  readonly about: { readonly regNo: string; readonly code: string }
}

export interface Loss {
  readonly kind: "reset" | "lost-response"
  readonly path: string
}

type Respond = () => Promise<Response | "reset">

export interface TriedTyreHotel {
  readonly url: string
  readonly folder: string
  readonly database: string | null
  readonly storage: Storage
  readonly said: readonly string[]
  readonly clock: { now: number }
  readonly losses: Loss[]
  readonly gate: { pass: (request: Request, respond: Respond) => Promise<Response | "reset"> }
  readonly call: (path: string, body?: unknown, visit?: Visit) => Promise<HotelResponse>
  readonly outbox: () => Promise<readonly Message[]>
  readonly close: () => Promise<void>
  readonly end: () => Promise<void>
}

export function createSettings(folder: string, database: string | null): TyreHotelConfig {
  const preset = readSettings("tyre-hotel", {}, (settings) =>
    readTyreHotelConfig(settings, { data: folder, apiKey: API_KEY }),
  )
  return { ...preset, database, budgetFactor: 1000 }
}

export async function startTyreHotel(
  engine: Pick<Engine, "newDatabase">,
  settings: Partial<TyreHotelConfig> = {},
): Promise<TriedTyreHotel> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-tyre-hotel-"))
  return startTyreHotelAgain({ folder, database: await engine.newDatabase() }, settings)
}

export async function startTyreHotelAgain(
  { folder, database }: Pick<TriedTyreHotel, "folder" | "database">,
  settings: Partial<TyreHotelConfig> = {},
  now = MONDAY,
): Promise<TriedTyreHotel> {
  const config = { ...createSettings(folder, database), ...settings }
  const said: string[] = []
  const clock = { now }
  const storage = await openTyreHotelStorage(config, now)
  const surroundings = { log: (line: string) => void said.push(line), now: () => clock.now, storage, seeds: DEMO_SEEDS }
  const hotel = await openTyreHotelService(config, surroundings)

  const losses: Loss[] = []
  const gate: TriedTyreHotel["gate"] = { pass: (_, respond) => respond() }
  const app = new Hono<ServiceEnv>()
  app.all("*", async (context) => {
    const { raw, path } = context.req
    const response = await gate.pass(raw, async () => {
      const index = losses.findIndex((loss) => loss.path === path)
      const [loss] = index < 0 ? [] : losses.splice(index, 1)
      if (loss?.kind === "reset") return "reset"
      const carriedOut = await hotel.app.fetch(raw, context.env)
      return loss === undefined ? carriedOut : "reset"
    })
    return response === "reset" ? closeConnection(context) : response
  })
  const serving = await startServer(app.fetch, { name: "tyre-hotel", port: 0 })
  const url = `http://localhost:${serving.port}`
  const close = async () => {
    await serving.close()
    await hotel.close()
  }
  return {
    url,
    folder,
    database,
    storage,
    said,
    clock,
    losses,
    gate,
    close,
    call: (path, body, visit) => call(url, path, body, visit),
    outbox: async () => ((await (await fetch(`${url}/tyre-hotel/outbox`)).json()) as { messages: Message[] }).messages,
    async end() {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function call(url: string, path: string, body?: unknown, visit: Visit = {}): Promise<HotelResponse> {
  const { token, key, address = "192.0.2.1", language = "sv", method = "POST", headers = {} } = visit
  const response = await fetch(`${url}/api/tirehotel/${path}`, {
    method,
    headers: {
      "x-api-key": API_KEY,
      "x-forwarded-for": address,
      "accept-language": language,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { "idempotency-key": key }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text === "" ? null : JSON.parse(text), headers: response.headers }
}

export interface RequestedCode {
  readonly authToken: string
  readonly otpToken: string
}

export async function requestCode(hotel: TriedTyreHotel, regNo: string, visit: Visit = {}): Promise<RequestedCode> {
  const { body: customer } = await hotel.call("authorization/search", { regNo }, visit)
  const { encryptedPhoneNumber } = customer
  const { body: credentials } = await hotel.call("authorization/login", { encryptedPhoneNumber }, visit)
  const sent = (await hotel.outbox()).find(({ about }) => about.regNo === regNo)
  return { authToken: credentials.authorizationToken, otpToken: sent?.about.code ?? "" }
}

export interface LoggedIn {
  readonly token: string
  readonly vehicle: Body
}

export async function logIn(hotel: TriedTyreHotel, regNo: string): Promise<LoggedIn> {
  const { body } = await hotel.call("authorization/validate", await requestCode(hotel, regNo))
  return { token: body.sessionToken, vehicle: body.vehicles[0] }
}

const CONTACT = { firstName: "Alva", lastName: "Ek", email: "alva@example.com", phoneMobile: "+46701740699" }

export function orderFor({ vehicle }: LoggedIn, day: string, time: string | null) {
  return {
    bookingDate: day,
    bookingStart: time === null ? null : `${day}T${time}:00`,
    regNo: vehicle.brandCode,
    freeText: "Ring gärna.",
    customer: CONTACT,
  }
}

export function book(hotel: TriedTyreHotel, who: LoggedIn, order: object, key: string): Promise<HotelResponse> {
  const workshop = who.vehicle.location.erpId
  return hotel.call(`booking/create?departmentIdentifier=${workshop}`, order, { token: who.token, key })
}

/** Deletes all open bookings, as if the season had ended. The booked times remain occupied. */
export async function endSeason({ storage }: TriedTyreHotel): Promise<void> {
  await storage.run("delete from open_bookings")
}

/** Deletes all holds, as if they had expired. */
export async function endHolds({ storage }: TriedTyreHotel): Promise<void> {
  await storage.run("delete from holds")
  await storage.run("delete from held_times")
}

export async function daysFor(hotel: TriedTyreHotel, { token, vehicle }: LoggedIn, startDate: string, endDate: string) {
  const path = `booking/GetTimeslotDays?workshopIdentifier=${vehicle.location.erpId}`
  const { body } = await hotel.call(path, { startDate, endDate, regNo: vehicle.brandCode }, { token })
  return (body.availableDates as { date: string }[]).map(({ date }) => date)
}

export async function timesFor(hotel: TriedTyreHotel, { token, vehicle }: LoggedIn, day: string) {
  const path = `booking/GetTimeslots?workshopIdentifier=${vehicle.location.erpId}`
  const { body } = await hotel.call(path, { startDate: day, endDate: day, regNo: vehicle.brandCode }, { token })
  return (body.availableTimeSlotDates as { startTime: string[] }[]).flatMap(({ startTime }) => startTime)
}

export async function everythingStored({ storage }: TriedTyreHotel, tables: readonly string[]): Promise<string> {
  const rows = await Promise.all(tables.map((table) => storage.all(`select * from ${table}`)))
  return JSON.stringify(rows)
}
