import { join, resolve } from "node:path"
import { type ContentConfig, readContentConfig } from "@forecourt/content-service"
import { SITE_SERVICES, type SiteServiceName } from "@forecourt/contracts/site-services"
import type { ServiceConfig } from "@forecourt/service-kit/service"
import { type Environment, readSettings, type Settings } from "@forecourt/service-kit/settings"
import { readStaffConfig, type StaffConfig } from "@forecourt/service-kit/staff"
import { DEFINITIONS, SERVICE_NAMES } from "./services/definitions.ts"

export interface PlatformConfig extends ContentConfig {
  readonly port: number
  /**
   * The settings of each service. The value is `null` for a service that is not configured and therefore responds with
   * status 503.
   */
  readonly services: Readonly<Record<SiteServiceName, ServiceConfig | null>>
  /**
   * The timestamp in milliseconds at which the services' clock starts in development, or `null` to use the machine's
   * time.
   */
  readonly startsAtMs: number | null
  /** The settings of the pages of staff. `null` in production if no one may sign in. */
  readonly staff: StaffConfig | null
  /** True when search indexes that do not exist yet are filled with the fictional car stock. */
  readonly seedsSearch: boolean
}

const REPOSITORY = resolve(import.meta.dirname, "../../..")

/**
 * Reads the configuration from environment variables. If there are problems, throws a single error that describes all
 * of them.
 */
export function readConfig(env: Environment): PlatformConfig {
  return readSettings("platform", env, (settings) => {
    const data = join(REPOSITORY, ".data/platform")
    const content = readContentConfig(settings, { data, sites: join(REPOSITORY, "sites") })
    const seeds = settings.oneOf("FORECOURT_SEARCH_SEED", ["0", "1"], settings.isProduction ? "0" : "1")
    return {
      ...content,
      port: settings.wholeNumber("PORT", { preset: 4300, max: 65_535 }),
      startsAtMs: readStart(settings),
      services: Object.fromEntries(
        SERVICE_NAMES.map((name) => [name, readService(settings, name, { data, contentKey: content.apiKey })]),
      ) as PlatformConfig["services"],
      staff: readStaffConfig(settings),
      seedsSearch: seeds === "1",
    }
  })
}

interface ServiceFrame {
  readonly data: string
  readonly contentKey: string
}

/** Reads the configuration of a service. In production, returns `null` for a service that is not configured. */
function readService(
  settings: Settings,
  name: SiteServiceName,
  { data, contentKey }: ServiceFrame,
): ServiceConfig | null {
  const { read, setUpBy = [] } = DEFINITIONS[name]
  const isLeftOut = setUpBy.length > 0 && setUpBy.every((variable) => settings.text(variable) === null)
  if (settings.isProduction && isLeftOut) return null
  return read(settings, { data, apiKey: getServiceKey(settings, name, contentKey) })
}

function getServiceKey({ text, secret }: Settings, service: SiteServiceName, contentKey: string): string {
  const name = `${SITE_SERVICES[service].variables}_KEY`
  return text(name) === null ? contentKey : secret(name, "forecourt-local-key")
}

const START = "FORECOURT_NOW"

function readStart({ text, isProduction, refuse }: Settings): number | null {
  const value = text(START)
  if (value === null) return null
  if (isProduction) {
    refuse(`${START} is for development: a production's clock shows the time. Leave it out.`)
    return null
  }
  // Without a zone it would be another moment on the next machine.
  const moment = /T.*(Z|[+-]\d\d:\d\d)$/.test(value) ? Date.parse(value) : Number.NaN
  if (!Number.isNaN(moment)) return moment
  refuse(`${START} is "${value}", which is no moment. Write it as 2027-03-01T09:00:00+01:00, or leave it out.`)
  return null
}
