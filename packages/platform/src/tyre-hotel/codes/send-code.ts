import type { TyreHotelCredentials } from "@forecourt/api-clients/tyre-hotel"
import { fillIn } from "../texts/texts.ts"
import type { TyreHotelDesk, Visitor } from "../tyre-hotel.types.ts"
import { TyreHotelRefusal } from "../tyre-hotel-refusal.ts"
import { BUDGETS, spend } from "./budgets.ts"
import { hashOfToken } from "./keys.ts"
import { hashOfCode, newCode, newToken } from "./one-time-code.ts"
import { openSealedPhone, type SealedPhone } from "./sealed-phone.ts"

export const CODE_MINUTES = 10

/**
 * Makes a code, keeps its hash and hands it to the sender. A vehicle that is not known costs the same work and gets the
 * same answer; nothing is sent. Nobody waits for the sender, whose time would tell.
 */
export async function sendCode(
  desk: TyreHotelDesk,
  { encryptedPhoneNumber }: { readonly encryptedPhoneNumber: string },
  { address, host, texts }: Visitor,
): Promise<TyreHotelCredentials & { codeLength: number }> {
  const now = desk.now()
  const sealed = openSealedPhone(desk.keys, encryptedPhoneNumber, now)
  if (sealed === null) throw new TyreHotelRefusal("SearchTooOld")

  const waitMs = await spend(desk, [
    { budget: BUDGETS.codesOfAddress, subject: address },
    { budget: BUDGETS.codesToPhone, subject: sealed.phone ?? `nobody ${sealed.regNo}` },
    { budget: BUDGETS.codesForVehicle, subject: sealed.regNo },
  ])
  if (waitMs > 0) throw new TyreHotelRefusal("TooManyCodes", waitMs)

  const token = newToken()
  const code = newCode(desk.codeLength)
  const vehicleId = await keepCode(desk, sealed, { token, code, now })
  if (vehicleId !== null && sealed.phone !== null) {
    desk.sender.send({
      to: sealed.phone,
      regNo: sealed.regNo,
      code,
      words: fillIn(texts.sms, { code, minutes: CODE_MINUTES }) + lineForBrowsers(host, code),
    })
  }
  return { authorizationToken: token, message: texts.codeSent, codeLength: desk.codeLength }
}

/** By which a browser on the phone knows whose code it is, and offers it there alone: https://wicg.github.io/sms-one-time-codes. */
function lineForBrowsers(host: string | null, code: string): string {
  return host === null ? "" : `\n\n@${host} #${code}`
}

interface Made {
  readonly token: string
  readonly code: string
  readonly now: number
}

/**
 * Keeps a code's hash for the vehicle, as long as the phone is still its owner's. Earlier codes for it are worth nothing
 * any more; the lock on its row lets codes that are asked for at once come one after the other.
 */
async function keepCode({ storage, keys }: TyreHotelDesk, sealed: SealedPhone, made: Made): Promise<string | null> {
  const { token, code, now } = made
  return storage.transaction(async (inside) => {
    const vehicle = await inside.get<{ id: string }>(
      `update vehicles set reg_no = reg_no where reg_no = ?
       and customer_id in (select id from customers where phone = ?) returning id`,
      ...[sealed.regNo, sealed.phone],
    )
    const vehicleId = vehicle?.id ?? null
    await inside.run(
      "update code_requests set used_at = ? where vehicle_id = ? and used_at is null",
      ...[new Date(now).toISOString(), vehicleId],
    )
    await inside.run(
      "insert into code_requests (token_hash, vehicle_id, code_hash, expires_at, tries) values (?, ?, ?, ?, 0)",
      ...[hashOfToken(token), vehicleId, hashOfCode(keys, token, code)],
      new Date(now + CODE_MINUTES * 60_000).toISOString(),
    )
    return vehicleId
  })
}
