import { join } from "node:path"
import type { Hono } from "hono"
import type { RefusalTexts } from "../errors/texts.ts"
import { createServiceApp, type OpenService, type ServiceEnv, type ServiceOptions } from "../http/http.ts"
import { openRateLimits } from "../limits/limits.ts"
import { type GaugeDefinition, openCallMetrics } from "../metrics/metrics.ts"
import { type HandlersOf, readStatuses } from "../operations/operations.ts"
import type { StaffDesk } from "../staff/staff.types.ts"
import type { Migration, Storage } from "../storage/storage.ts"
import { type Caller, createCallRoutes, type ServiceCalls, type ServiceTools } from "./call-routes.ts"
import { repeat } from "./repeat.ts"
import type { ServiceConfig } from "./service-config.ts"
import { type DataPlace, openServiceStorage } from "./service-storage.ts"

/** The options that an application passes when it opens a service. */
export interface Surroundings extends Pick<ServiceOptions, "onRequest"> {
  readonly log: (line: string) => void
  readonly now?: () => number
  /** The storage to use instead of the one that the settings define. */
  readonly storage?: Storage
}

/** The resources that a service creates when it is opened. */
export interface Opened<Tools> {
  readonly tools: Tools
  readonly routes?: readonly Hono<ServiceEnv>[]
  /** Returns the details that `/healthz` reports in addition to the status. Throws if the service is unhealthy. */
  readonly health?: () => Promise<object> | object
  /**
   * True when the service remains healthy although its storage is unreachable, because it responds from memory.
   * @default false
   */
  readonly outlivesStorage?: boolean
  readonly gauges?: readonly GaugeDefinition[]
  readonly metrics?: () => Promise<string>
  /** A task that runs at the start of the service and then once an hour, for example to delete expired rows. */
  readonly hourly?: () => Promise<void>
  /** The part of the service that its staff use. @default the service has no pages of staff */
  readonly staff?: StaffDesk
  readonly close?: () => Promise<void>
}

interface Plan<Tools> {
  /** The name of the service. The names of its files and environment variables are derived from it. */
  readonly name: string
  readonly config: DataPlace
  readonly surroundings: Surroundings
  readonly migrations: readonly Migration[]
  readonly open: (tools: ServiceTools) => Promise<Opened<Tools>> | Opened<Tools>
  readonly calls?: undefined
}

export type ServicePlan<Tools, Texts, Session, Of extends HandlersOf<Caller<Tools, Texts, Session>, Of>> =
  | Plan<Tools>
  | (Omit<Plan<Tools>, "calls"> & {
      readonly config: DataPlace & Pick<ServiceConfig, "apiKey" | "budgetFactor">
      readonly calls: ServiceCalls<Tools, Texts, Session, Of>
    })

/** A service that has been opened, with its tools. */
export interface OpenServiceWith<Tools> extends OpenService {
  readonly tools: Tools
}

/**
 * Returns the standard tools (storage, clock and log) unchanged. Use it for services whose handlers need no further
 * tools.
 */
export const toOpenedTools = (tools: ServiceTools): Opened<ServiceTools> => ({ tools })

/** Returns the subject as the session. Use it for services whose sessions contain only the subject. */
export const toSubject = async (_: unknown, subject: string): Promise<string> => subject

const HOUR_MS = 3_600_000
/**
 * The maximum number of calls per minute from one network. Calls that send a message or reveal data have lower limits.
 */
const MAX_CALLS_A_MINUTE = 600

/**
 * Opens a service: migrates its storage, and creates the routes for its calls, for `/metrics` and for `/healthz`. The
 * method `close` of the result releases all opened resources.
 */
export async function openService<
  Tools,
  Texts extends RefusalTexts,
  Session,
  Of extends HandlersOf<Caller<Tools, Texts, Session>, Of>,
>(plan: ServicePlan<Tools, Texts, Session, Of>): Promise<OpenServiceWith<Tools>> {
  const { name, config, migrations, surroundings, open } = plan
  const { log, now = Date.now, onRequest } = surroundings
  const closing = new AsyncDisposableStack()
  try {
    const storage = await openServiceStorage(config, { name, migrations, now: now() }, surroundings.storage)
    closing.defer(() => storage.close())
    const opened = await open({ storage, now, log })
    const { tools, routes = [], health = () => ({}), outlivesStorage = false, hourly, close, gauges = [] } = opened
    if (close !== undefined) closing.defer(close)
    await hourly?.()
    if (hourly !== undefined) closing.defer(repeat(HOUR_MS, hourly, () => {}))
    const callMetrics = openCallMetrics(name)
    for (const gauge of gauges) callMetrics.addGauge(gauge)
    const operations = (await plan.calls?.contract.operations()) ?? []
    const app = createServiceApp({
      name,
      log,
      errors: { statuses: readStatuses(operations), ...(plan.calls && { texts: plan.calls.texts }) },
      ...(onRequest && { onRequest }),
      async health() {
        if (!outlivesStorage) await storage.get("select 1")
        return health()
      },
    })
    if (plan.calls !== undefined) {
      const { calls } = plan
      app.get("/metrics", async (context) => {
        const texts = [await callMetrics.text(), (await opened.metrics?.()) ?? ""]
        return context.text(texts.join("\n"))
      })
      const countOwn = calls.count
      const count =
        countOwn === undefined
          ? await openCounter(name, plan.config, closing)
          : (network: string) => countOwn(tools, network)
      const options = { name, config: plan.config, storage, now, log, tools, operations, count }
      app.route("/", createCallRoutes(calls, { ...options, onCall: callMetrics.count }))
    }
    for (const more of routes) app.route("/", more)
    const { staff } = opened
    return { app, tools, ...(staff && { staff }), close: () => closing.disposeAsync() }
  } catch (error) {
    await closing.disposeAsync()
    throw error
  }
}

async function openCounter(
  name: string,
  { database, dataFolder, budgetFactor }: DataPlace & Pick<ServiceConfig, "budgetFactor">,
  closing: AsyncDisposableStack,
): Promise<(network: string) => Promise<number>> {
  const limits = await openRateLimits(database ?? join(dataFolder, `${name}-limits.sqlite`))
  closing.defer(limits.close)
  const calls = await limits.limiter({ name: "calls", max: MAX_CALLS_A_MINUTE * budgetFactor, perSeconds: 60 })
  return async (network) => (await calls.take(network)).retryAfterMs
}
