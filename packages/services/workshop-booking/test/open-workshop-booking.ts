import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readFrames } from "@forecourt/contracts/event-stream"
import type { WatchClosestWorkshopsEvent } from "@forecourt/contracts/workshop-booking"
import { type OpenServiceWith, openServiceStorage } from "@forecourt/service-kit/service"
import type { Storage } from "@forecourt/service-kit/storage"
import type { Engine } from "@forecourt/service-kit/test-harness"
import { onTestFinished } from "vitest"
import { DEMO_SEEDS } from "../../../../demo/stock-demo/src/seeds.ts"
import { service } from "../src/index.ts"
import { MIGRATIONS } from "../src/storage/migrations/migrations.ts"
import { SERVICE, type WorkshopBookingConfig } from "../src/workshop-booking.config.ts"
import type { WorkshopBookingContext } from "../src/workshop-booking.types.ts"
import { HOURS, searchWith } from "./dealerships.ts"
import { API_KEY, createSettings } from "./settings.ts"

/** A Monday in winter, at 11:00 in Sweden. */
export const MONDAY = Date.parse("2026-11-23T10:00:00Z")

// biome-ignore lint/suspicious/noExplicitAny: responses are as free as the requests; tests read what they requested
type Body = any

export interface ServiceResponse {
  readonly status: number
  readonly body: Body
}

export interface Visit {
  readonly key?: string
  readonly language?: string
  readonly apiKey?: string
  readonly lastEventId?: string
  readonly method?: string
  readonly holdId?: string
  readonly visitorId?: string
  /** The IP address of the visitor. */
  readonly address?: string
}

export interface TriedWorkshopBooking {
  readonly folder: string
  readonly database: string | null
  readonly storage: Storage
  /** The tools of the service's handlers. */
  readonly context: WorkshopBookingContext
  readonly said: readonly string[]
  readonly clock: { now: number }
  readonly config: WorkshopBookingConfig
  readonly close: () => Promise<void>
  readonly fetch: (request: Request) => Promise<Response> | Response
  readonly call: (path: string, body?: unknown, visit?: Visit) => Promise<ServiceResponse>
  readonly watch: (query?: Readonly<Record<string, string>>, visit?: Visit) => Promise<WatchClosestWorkshopsEvent[]>
}

export function createHeaders(visit: Visit): Record<string, string> {
  const { key, language = "sv", apiKey = API_KEY, lastEventId, address, holdId, visitorId } = visit
  return {
    "x-api-key": apiKey,
    "accept-language": language,
    "content-type": "application/json",
    ...(key !== undefined && { "idempotency-key": key }),
    ...(lastEventId !== undefined && { "last-event-id": lastEventId }),
    ...(holdId !== undefined && { "hold-id": holdId }),
    ...(visitorId !== undefined && { "visitor-id": visitorId }),
    ...(address !== undefined && { "x-forwarded-for": address }),
  }
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-workshop-booking-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export async function openWorkshopBooking(
  { newDatabase, ...changes }: Pick<Engine, "newDatabase"> & Partial<WorkshopBookingConfig>,
  search = searchWith(() => HOURS),
  folder = newFolder(),
): Promise<TriedWorkshopBooking> {
  const database = await newDatabase()
  const config = createSettings(folder, database, changes)
  const clock = { now: MONDAY }
  const said: string[] = []
  const storage = await openServiceStorage(config, { name: SERVICE, migrations: MIGRATIONS, now: MONDAY })
  const {
    app,
    close,
    tools: context,
  } = (await service.open(config, {
    log: (line) => void said.push(line),
    now: () => clock.now,
    storage,
    search,
    seeds: DEMO_SEEDS,
  })) as OpenServiceWith<WorkshopBookingContext>
  onTestFinished(close)

  async function call(path: string, body?: unknown, visit: Visit = {}): Promise<ServiceResponse> {
    const response = await app.request(`/api/mechmate/${path}`, {
      headers: createHeaders(visit),
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
      ...(visit.method !== undefined && { method: visit.method }),
    })
    return { status: response.status, body: response.status === 204 ? null : await response.json() }
  }

  async function watch(query: Readonly<Record<string, string>> = {}, visit: Visit = {}) {
    const parameters = {
      regNo: "ABC123",
      serviceOfferings: "wheel-change",
      latitude: "57.7",
      longitude: "11.97",
      ...query,
    }
    const path = `/api/mechmate/departments/closestAvailable?${new URLSearchParams(parameters)}`
    const response = await app.request(path, { headers: createHeaders(visit) })
    if (response.body === null || response.status !== 200)
      throw new Error(`${response.status} ${await response.text()}`)
    const events: WatchClosestWorkshopsEvent[] = []
    for await (const frame of readFrames(response.body, 60_000)) {
      if (typeof frame === "string" || !("name" in frame)) continue
      events.push({ ...frame, data: JSON.parse(frame.data) } as WatchClosestWorkshopsEvent)
    }
    return events
  }
  return {
    folder,
    database,
    storage,
    context,
    said,
    clock,
    config,
    close,
    fetch: (request) => app.fetch(request),
    call,
    watch,
  }
}

const CUSTOMER = { firstName: "Alva", lastName: "Ek", phone: "070 174 06 99", email: "alva@example.com" }

/** Creates an order at the workshop in Borås, which takes only one vehicle at a time. */
export function createOrder(changes: object = {}) {
  return {
    customer: CUSTOMER,
    freeText: "Ring gärna.",
    departmentId: "SE-603",
    timeSlot: "2026-11-24T10:00:00",
    isFullDay: false,
    registrationNumber: "ABC123",
    mileage: 1,
    serviceOfferingRequests: [{ kobraId: "wheel-change", unitsSelected: null, userInput: null }],
    ...changes,
  }
}

/** Creates a request for a hold of the time that `createOrder` books. */
export function createHoldRequest(visitorId: string, changes: object = {}) {
  const { departmentId, timeSlot, isFullDay, registrationNumber } = createOrder()
  const time = { departmentId, timeSlot, isFullDay, registrationNumber, serviceOfferings: "wheel-change" }
  return { visitorId: visitorId.padEnd(20, "-"), ...time, ...changes }
}

interface Wanted extends Visit {
  readonly workshop?: string
  readonly services?: string
  readonly regNo?: string
}

export async function createDays(
  { call }: Pick<TriedWorkshopBooking, "call">,
  from: string,
  { workshop = "SE-603", services = "wheel-change", regNo = "ABC123", ...visit }: Wanted = {},
) {
  const { body } = await call(
    `timeslots/from/${regNo}/${workshop}/${encodeURIComponent(`${from}T00:00:00`)}?serviceOfferings=${services}`,
    undefined,
    visit,
  )
  return body as { date: string; availableSlots: string[]; allDaySlotAvailable: boolean }[]
}
