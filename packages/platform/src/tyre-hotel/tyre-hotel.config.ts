import type { Gateway } from "./messages/gateway-sender.ts"
import type { CodeLength } from "./tyre-hotel.types.ts"

/** Everything about the tyre hotel that can be set from outside. */
export interface TyreHotelConfig {
  /** Address of a Postgres database; a file in the platform's folder when `null`. */
  readonly database: string | null
  /** What codes are hashed and phone numbers are sealed with. */
  readonly secret: string
  readonly codeLength: CodeLength
  readonly isUniform: boolean
  readonly budgetFactor: number
  /** Where codes are posted to; the outbox of development when `null`. */
  readonly gateway: Gateway | null
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the environment. In production it has no secret of its own and no outbox: without both settings it is off, `null`. */
export function readTyreHotelConfig(env: Environment): TyreHotelConfig | null {
  const isProduction = env.NODE_ENV === "production"
  const secret = env.FORECOURT_TYRE_HOTEL_SECRET ?? (isProduction ? "" : "forecourt-local-tyre-hotel")
  const url = env.FORECOURT_TYRE_HOTEL_SMS_URL ?? ""
  const gateway = url === "" ? null : { url, token: env.FORECOURT_TYRE_HOTEL_SMS_TOKEN ?? "" }
  if (isProduction && secret === "" && gateway === null) return null
  if (secret === "" || (isProduction && gateway === null)) {
    throw new Error(
      "platform: the tyre hotel is half set up. Set FORECOURT_TYRE_HOTEL_SECRET and FORECOURT_TYRE_HOTEL_SMS_URL, or neither.",
    )
  }
  return {
    database: env.FORECOURT_TYRE_HOTEL_DATABASE ?? null,
    secret,
    codeLength: codeLengthOf(env.FORECOURT_TYRE_HOTEL_CODE_LENGTH),
    isUniform: env.FORECOURT_TYRE_HOTEL_UNIFORM_SEARCH === "1",
    budgetFactor: isProduction ? 1 : budgetFactorOf(env.FORECOURT_TYRE_HOTEL_BUDGET_FACTOR),
    gateway,
  }
}

function codeLengthOf(text: string | undefined): CodeLength {
  switch (text) {
    case undefined:
    case "":
    case "6":
      return 6
    case "4":
      return 4
    default:
      throw new Error(`platform: FORECOURT_TYRE_HOTEL_CODE_LENGTH is "${text}". Set 4 or 6, or leave it out.`)
  }
}

function budgetFactorOf(text = "1"): number {
  const factor = Number(text)
  if (!Number.isInteger(factor) || factor < 1) {
    throw new Error(
      `platform: FORECOURT_TYRE_HOTEL_BUDGET_FACTOR is "${text}". Set a whole number from 1, or leave it out.`,
    )
  }
  return factor
}
