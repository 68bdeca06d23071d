import type { TyreHotelCredentials } from "@forecourt/contracts/tyre-hotel"
import { consumeRateLimit } from "@forecourt/service-kit/budgets"
import { formatText } from "@forecourt/service-kit/languages"
import { makeCode } from "@forecourt/service-kit/login"
import { openSeal } from "@forecourt/service-kit/secrets"
import { lockVehicle } from "../storage/vehicles.ts"
import type { TyreHotelContext, Visitor } from "../tyre-hotel.types.ts"
import { TyreHotelError } from "../tyre-hotel-error.ts"
import { BUDGETS } from "./budgets.ts"

export const CODE_MINUTES = 10
const CODE_MS = CODE_MINUTES * 60_000

/** The vehicle and the phone number to which a code is sent. The client receives this data only in encrypted form. */
export interface SealedPhone {
  readonly regNo: string
  /** The phone number of the customer. `null` for an unknown vehicle, for which no code is sent. */
  readonly phone: string | null
  readonly expiresAt: number
}

/**
 * Creates a login code and adds a message to the outbox. For an unknown vehicle, the response and the response time are
 * the same, so that they do not reveal which vehicles are known.
 */
export async function sendCode(
  { storage, outbox, keys, budgets, codeLength, now }: TyreHotelContext,
  { encryptedPhoneNumber }: { readonly encryptedPhoneNumber: string },
  { network, host, texts }: Visitor,
): Promise<TyreHotelCredentials & { codeLength: number }> {
  const moment = now()
  const sealed = openSeal<SealedPhone>(keys.phone, encryptedPhoneNumber, moment)
  if (sealed === null) throw new TyreHotelError("SearchTooOld")
  const { regNo, phone } = sealed
  const expenses = [
    { budget: BUDGETS.codesOfAddress, subject: network },
    { budget: BUDGETS.codesToPhone, subject: phone ?? `nobody ${regNo}` },
    { budget: BUDGETS.codesForVehicle, subject: regNo },
  ]
  await consumeRateLimit(budgets, expenses, moment, "TooManyCodes")

  const token = await storage.transaction(async (tx) => {
    // The code is for the vehicle as long as the phone is still its owner's.
    const subject = await lockVehicle(tx, regNo, phone)
    const wish = { subject, digits: codeLength, lastsMs: CODE_MS, now: moment }
    const made = await makeCode(tx, keys.code, wish)
    const text = formatText(texts.sms, { code: made.code, minutes: CODE_MINUTES }) + formatBrowserLine(host, made.code)
    const payload = subject === null || phone === null ? null : { to: phone, text, about: { regNo, code: made.code } }
    await outbox.enqueue(tx, { kind: "message", payload, lastsMs: CODE_MS })
    return made.token
  })
  outbox.wake()
  return { authorizationToken: token, message: texts.codeSent, codeLength }
}

/**
 * Formats the last line of the message. Because of this line, browsers suggest the code only on this site:
 * https://wicg.github.io/sms-one-time-codes.
 */
function formatBrowserLine(host: string | null, code: string): string {
  return host === null ? "" : `\n\n@${host} #${code}`
}
