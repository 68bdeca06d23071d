import type { Gateway } from "@forecourt/service-kit/messages"
import { readServiceConfig, type ServiceConfig, type ServicePresets } from "@forecourt/service-kit/service"
import type { Settings } from "@forecourt/service-kit/settings"
import { SERVICE } from "./storage/open-storage.ts"

export interface TyreHotelConfig extends ServiceConfig {
  /**
   * The secret from which the keys for hashing codes and encrypting phone numbers are derived. It must be the same for
   * all processes.
   */
  readonly secret: string
  /** The previous secrets, which can still decrypt older messages. */
  readonly previousSecrets: readonly string[]
  readonly codeLength: 4 | 6
  /**
   * True to give the same response to a search for any registration number, so that the response does not reveal
   * whether the owner is a customer.
   */
  readonly isUniform: boolean
  /**
   * The gateway that delivers codes as text messages. `null` in development, where codes are displayed on the outbox
   * page instead.
   */
  readonly gateway: Gateway | null
}

export function readTyreHotelConfig(settings: Settings, presets: ServicePresets): TyreHotelConfig {
  const { text, secret, address, list, oneOf, flag, isProduction, refuse } = settings
  const shared = readServiceConfig(settings, SERVICE, presets)
  const url = address("FORECOURT_TYRE_HOTEL_SMS_URL")
  if (isProduction && url === null)
    refuse("FORECOURT_TYRE_HOTEL_SMS_URL is missing. Production has no outbox: set the address of a gateway.")
  return {
    ...shared,
    secret: secret("FORECOURT_TYRE_HOTEL_SECRET", "forecourt-local-tyre-hotel"),
    previousSecrets: list("FORECOURT_TYRE_HOTEL_PREVIOUS_SECRETS"),
    codeLength: oneOf("FORECOURT_TYRE_HOTEL_CODE_LENGTH", ["6", "4"], "6") === "4" ? 4 : 6,
    isUniform: flag("FORECOURT_TYRE_HOTEL_UNIFORM_SEARCH"),
    gateway: url === null ? null : { url, token: text("FORECOURT_TYRE_HOTEL_SMS_TOKEN") ?? "" },
  }
}
