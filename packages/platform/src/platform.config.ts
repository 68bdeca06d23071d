import { join, resolve } from "node:path"
import { type ContentConfig, contentConfig } from "@forecourt/content-service"
import { SITE_SERVICES, type SiteServiceName } from "@forecourt/contracts/site-services"
import { type SearchConfig, searchConfig } from "@forecourt/search-service"
import { type Environment, readSettings, type Settings } from "@forecourt/service-kit/settings"
import { type TyreHotelConfig, tyreHotelConfig } from "@forecourt/tyre-hotel-service"

/** Everything about this platform that can be set from outside. */
export interface PlatformConfig extends ContentConfig {
  readonly port: number
  /** Where there is none, its calls are answered with 503. */
  readonly tyreHotel: TyreHotelConfig | null
  /** When the tyre hotel's clock begins, in development; `null` for the machine's own time. */
  readonly startsAtMs: number | null
  /** Where there is none, its calls are answered with 503. */
  readonly search: SearchConfig | null
  /** Whether search indexes that are not there begin with a stock that belongs to nobody. */
  readonly seedsSearch: boolean
}

const REPOSITORY = resolve(import.meta.dirname, "../../..")

/** Without any of them a platform in production has no tyre hotel. */
const TYRE_HOTEL = ["FORECOURT_TYRE_HOTEL_SECRET", "FORECOURT_TYRE_HOTEL_SMS_URL"]

/** Without any of them a platform in production has no search service. */
const SEARCH = ["FORECOURT_SEARCH_WRITE_KEY", "FORECOURT_SEARCH_DATABASE"]

/** Reads the environment; says plainly what is wrong with it. */
export function readConfig(env: Environment): PlatformConfig {
  return readSettings("platform", env, (settings) => {
    const data = join(REPOSITORY, ".data/platform")
    const content = contentConfig(settings, { data, sites: join(REPOSITORY, "sites") })
    const hasAnyOf = (names: readonly string[]) =>
      !settings.isProduction || names.some((name) => settings.text(name) !== null)
    const keyOf = (name: SiteServiceName) => serviceKey(settings, name, content.apiKey)
    const service = { data, apiKey: keyOf("tyre-hotel") }
    const seeds = settings.oneOf("FORECOURT_SEARCH_SEED", ["0", "1"], settings.isProduction ? "0" : "1")
    return {
      ...content,
      port: settings.wholeNumber("PORT", { preset: 4300, max: 65_535 }),
      tyreHotel: hasAnyOf(TYRE_HOTEL) ? tyreHotelConfig(settings, service) : null,
      startsAtMs: readStart(settings),
      search: hasAnyOf(SEARCH) ? searchConfig(settings, { data, apiKey: keyOf("search") }) : null,
      seedsSearch: seeds === "1",
    }
  })
}

/** A service's key of its own where one is set; else that of the content. */
function serviceKey({ text, secret }: Settings, service: SiteServiceName, contentKey: string): string {
  const name = `${SITE_SERVICES[service].variables}_KEY`
  return text(name) === null ? contentKey : secret(name, "forecourt-local-key")
}

const START = "FORECOURT_NOW"

function readStart({ text, isProduction, refuse }: Settings): number | null {
  const given = text(START)
  if (given === null) return null
  if (isProduction) {
    refuse(`${START} is for development: a production's clock shows the time. Leave it out.`)
    return null
  }
  // Without a zone it would be another moment on the next machine.
  const moment = /T.*(Z|[+-]\d\d:\d\d)$/.test(given) ? Date.parse(given) : Number.NaN
  if (!Number.isNaN(moment)) return moment
  refuse(`${START} is "${given}", which is no moment. Write it as 2027-03-01T09:00:00+01:00, or leave it out.`)
  return null
}
