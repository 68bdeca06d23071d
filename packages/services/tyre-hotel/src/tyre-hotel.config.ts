import { resolve } from "node:path"
import type { Gateway } from "@forecourt/service-kit/messages"
import type { Settings } from "@forecourt/service-kit/settings"

/** Everything about the tyre hotel that can be set from outside. */
export interface TyreHotelConfig {
  /** Folder of the SQLite files. */
  readonly dataFolder: string
  /** Address of a Postgres database; the data folder when `null`. */
  readonly database: string | null
  /** What sites send as `x-api-key`. */
  readonly apiKey: string
  /** What codes are hashed and phone numbers are sealed with; all processes need the same. */
  readonly secret: string
  readonly codeLength: 4 | 6
  /** Whether a search answers every registration number alike, so that nobody learns who is a customer. */
  readonly isUniform: boolean
  /** Multiplies what an address, a phone and a vehicle may ask for. */
  readonly budgetFactor: number
  /** Where codes are posted to; the outbox of development when `null`. */
  readonly gateway: Gateway | null
  /** Seeds the storage; without a gateway it also shows the outbox. */
  readonly isDevelopment: boolean
}

/** Environment variable that holds the address of the database. */
export const DATABASE = "FORECOURT_TYRE_HOTEL_DATABASE"

/** Reads the tyre hotel's settings. In production it has no secret of its own and no outbox. */
export function tyreHotelConfig(
  { text, secret, address, oneOf, flag, wholeNumber, isProduction, refuse }: Settings,
  { data, apiKey }: { readonly data: string; readonly apiKey: string },
): TyreHotelConfig {
  const url = address("FORECOURT_TYRE_HOTEL_SMS_URL")
  if (isProduction && url === null)
    refuse("FORECOURT_TYRE_HOTEL_SMS_URL is missing. Production has no outbox: set the address of a gateway.")
  const budgetFactor = wholeNumber("FORECOURT_TYRE_HOTEL_BUDGET_FACTOR", { preset: 1, min: 1, max: 9999 })
  return {
    dataFolder: resolve(text("FORECOURT_DATA") ?? data),
    database: text(DATABASE),
    apiKey,
    secret: secret("FORECOURT_TYRE_HOTEL_SECRET", "forecourt-local-tyre-hotel"),
    codeLength: oneOf("FORECOURT_TYRE_HOTEL_CODE_LENGTH", ["6", "4"], "6") === "4" ? 4 : 6,
    isUniform: flag("FORECOURT_TYRE_HOTEL_UNIFORM_SEARCH"),
    budgetFactor: isProduction ? 1 : budgetFactor,
    gateway: url === null ? null : { url, token: text("FORECOURT_TYRE_HOTEL_SMS_TOKEN") ?? "" },
    isDevelopment: !isProduction,
  }
}
