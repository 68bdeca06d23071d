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

/**
 * The phone number to which a code is sent, together with the vehicle and the expiry time. It is passed to the client
 * in encrypted form.
 */
export interface SealedPhone {
  readonly regNo: string
  /** The phone number. `null` for an unknown vehicle, for which no code is sent. */
  readonly phone: string | null
  readonly expiresAt: number
}

/**
 * Creates a code, stores its hash and adds the code to the outbox. A request for an unknown vehicle takes the same time
 * and gets the same response, but no code is sent. Does not wait until the code is delivered, since the delivery time
 * would reveal whether the vehicle is known.
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
 * Formats the line of the text message that contains the host of the site and the code, so that the phone's browser
 * suggests the code only on that site: https://wicg.github.io/sms-one-time-codes.
 */
function formatBrowserLine(host: string | null, code: string): string {
  return host === null ? "" : `\n\n@${host} #${code}`
}
