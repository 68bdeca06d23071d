import type { MailServer } from "@forecourt/service-kit/messages"
import { readServiceConfig, type ServiceConfig, type ServicePresets } from "@forecourt/service-kit/service"
import type { Settings } from "@forecourt/service-kit/settings"
import { readStaffMail } from "@forecourt/service-kit/staff"
import { readVisitConfig, type VisitConfig } from "@forecourt/service-kit/visits"
import { SERVICE } from "./storage/open-storage.ts"

/** The path of the pages of booked visits. */
export const VISITS_PATH = "/tyre-visits"

export interface TyreHotelConfig extends ServiceConfig, VisitConfig {
  /** The secret from which the encryption and hash keys are derived. All processes must use the same secret. */
  readonly secret: string
  /** The previous secrets, which still decrypt messages and open links that were created with them. */
  readonly previousSecrets: readonly string[]
  readonly codeLength: 4 | 6
  /**
   * True to return a result for any valid registration number. A search then does not reveal whether the owner of a
   * vehicle is a customer.
   */
  readonly isUniform: boolean
  /** The mail server that sends sign-in links to staff. `null` if it is not set. */
  readonly staffMail: MailServer | null
}

/** Reads the current secret and the previous ones, the current one first. */
export function readSecrets({ secret, list }: Settings): readonly [string, ...string[]] {
  const current = secret("FORECOURT_TYRE_HOTEL_SECRET", "forecourt-local-tyre-hotel")
  return [current, ...list("FORECOURT_TYRE_HOTEL_PREVIOUS_SECRETS")]
}

export function readTyreHotelConfig(settings: Settings, presets: ServicePresets): TyreHotelConfig {
  const { oneOf, flag, isProduction, refuse } = settings
  const shared = readServiceConfig(settings, SERVICE, presets)
  const visits = readVisitConfig(settings, "FORECOURT_TYRE_HOTEL", VISITS_PATH)
  if (isProduction && visits.gateway === null)
    refuse("FORECOURT_TYRE_HOTEL_SMS_URL is missing. Production has no outbox: set the address of a gateway.")
  const [secret, ...previousSecrets] = readSecrets(settings)
  return {
    ...shared,
    ...visits,
    secret,
    previousSecrets,
    codeLength: oneOf("FORECOURT_TYRE_HOTEL_CODE_LENGTH", ["6", "4"], "6") === "4" ? 4 : 6,
    isUniform: flag("FORECOURT_TYRE_HOTEL_UNIFORM_SEARCH"),
    staffMail: readStaffMail(settings),
  }
}
