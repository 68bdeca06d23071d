import { join } from "node:path"
import { openRateLimits } from "@forecourt/service-kit/limits"
import type { DataPlace } from "@forecourt/service-kit/service"
import type { StaffConfig, StaffDesk } from "@forecourt/service-kit/staff"
import type { Hono } from "hono"
import { loadPages } from "./load-pages.ts"
import { createStaffApp } from "./staff-app.ts"
import type { StaffEnv } from "./staff-env.ts"

export interface StaffPages {
  /** The application that is mounted at `/staff`. */
  readonly app: Hono<StaffEnv>
  readonly close: () => Promise<void>
}

export interface StaffPagesOptions {
  /** The desks of one service, or of several. The first one that can send links has the sessions. */
  readonly desks: readonly StaffDesk[]
  readonly place: DataPlace
  /** The address of the server, used in development. */
  readonly url: string
  readonly log: (line: string) => void
}

const WINDOW_SECONDS = 15 * 60
const DAY_SECONDS = 24 * 60 * 60
const MAX_LINKS = { pair: 5, pairInDay: 10, network: 20, addressInDay: 50 }
const MAX_USES = 60

/** Opens the pages of staff over the desks of one or more services. */
export async function openStaffPages(
  config: StaffConfig,
  { desks, place, url, log }: StaffPagesOptions,
): Promise<StaffPages> {
  const home = desks.find(({ sendLink }) => sendLink !== undefined) ?? desks[0]
  if (home === undefined) throw new Error("staff: there is no desk. Pass that of a service.")
  if (home.sendLink === undefined && !config.isDevelopment)
    throw new Error(`${home.service}: it cannot send links to staff. Leave FORECOURT_STAFF out.`)
  const limits = await openRateLimits(place.database ?? join(place.dataFolder, "staff-limits.sqlite"))
  const createLimit = (name: string, max: number, perSeconds = WINDOW_SECONDS) =>
    limits.limiter({ name, max, perSeconds })
  return {
    app: createStaffApp({
      config,
      desks,
      home,
      url: config.url ?? url,
      log,
      pages: loadPages,
      limits: {
        network: await createLimit("staff-links-by-network", MAX_LINKS.network),
        pair: await createLimit("staff-links-by-pair", MAX_LINKS.pair),
        pairInDay: await createLimit("staff-links-by-pair-in-day", MAX_LINKS.pairInDay, DAY_SECONDS),
        address: await createLimit("staff-links-in-day", MAX_LINKS.addressInDay, DAY_SECONDS),
        uses: await createLimit("staff-link-uses", MAX_USES),
      },
    }),
    close: limits.close,
  }
}
