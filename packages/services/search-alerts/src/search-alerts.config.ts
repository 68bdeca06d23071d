import { type MailServer, readMailServer } from "@forecourt/service-kit/messages"
import { readServiceConfig, type ServiceConfig, type ServicePresets } from "@forecourt/service-kit/service"
import type { Settings } from "@forecourt/service-kit/settings"
import { readStaffMail } from "@forecourt/service-kit/staff"

export const SERVICE = "search-alerts"
/** The path of the pages on which visitors confirm, renew and end their alerts. */
export const PAGES_PATH = "/alerts"

const PREFIX = "FORECOURT_SEARCH_ALERTS"

export interface SearchAlertsConfig extends ServiceConfig {
  /** The secret that signs links, encrypts addresses and hashes mailboxes. All processes must use the same secret. */
  readonly secret: string
  /** The previous secrets, which still decrypt addresses and open links that were created with them. */
  readonly previousSecrets: readonly string[]
  /** The mail server. `null` in development, where the outbox page shows the e-mails. */
  readonly mailServer: MailServer | null
  /** The mail server that sends sign-in links to staff. `null` if it is not set. */
  readonly staffMail: MailServer | null
  /** The address of the pages of alerts. `null` in development, where it is the address of the service. */
  readonly pagesUrl: string | null
  /** The number of servers between visitors and these pages, each of which adds to `X-Forwarded-For`. */
  readonly proxies: number
  /** The URL of the search service. `null` if the application passes a search client instead. */
  readonly searchUrl: string | null
  readonly searchKey: string
}

/** Reads the current secret and the previous ones, the current one first. */
export function readSecrets({ secret, list }: Settings): readonly [string, ...string[]] {
  return [secret(`${PREFIX}_SECRET`, "forecourt-local-search-alerts"), ...list(`${PREFIX}_PREVIOUS_SECRETS`)]
}

/** Reads the settings. Production requires a mail server, the address of the pages and a search service. */
export function readSearchAlertsConfig(settings: Settings, presets: ServicePresets): SearchAlertsConfig {
  const { isProduction, refuse, address, text, wholeNumber } = settings
  const [secret, ...previousSecrets] = readSecrets(settings)
  const mailServer = readMailServer(settings, PREFIX)
  if (isProduction && mailServer === null)
    refuse(`${PREFIX}_SMTP_URL is missing. Production has no outbox page: set smtps:// and the host.`)
  const pagesUrl = address(`${PREFIX}_PAGES_URL`)
  if (isProduction && pagesUrl === null)
    refuse(`${PREFIX}_PAGES_URL is missing. Set the address at which visitors reach ${PAGES_PATH} of this service.`)
  return {
    ...readServiceConfig(settings, SERVICE, presets),
    secret,
    previousSecrets,
    mailServer,
    staffMail: readStaffMail(settings),
    pagesUrl,
    proxies: wholeNumber(`${PREFIX}_PROXIES`, { preset: 0, max: 10 }),
    searchUrl: address("FORECOURT_SEARCH_URL"),
    searchKey: text("FORECOURT_SEARCH_KEY") ?? "forecourt-local-key",
  }
}
