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
  { address, texts }: Visitor,
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
  const vehicleId = await findOwnedVehicle(desk, sealed)
  await desk.storage.run(
    "insert into code_requests (token_hash, vehicle_id, code_hash, expires_at, tries) values (?, ?, ?, ?, 0)",
    hashOfToken(token),
    vehicleId,
    hashOfCode(desk.keys, token, code),
    new Date(now + CODE_MINUTES * 60_000).toISOString(),
  )
  if (vehicleId !== null && sealed.phone !== null) {
    desk.sender.send({
      to: sealed.phone,
      regNo: sealed.regNo,
      code,
      words: fillIn(texts.sms, { code, minutes: CODE_MINUTES }),
    })
  }
  return { authorizationToken: token, message: texts.codeSent, codeLength: desk.codeLength }
}

/** The vehicle, as long as the phone is still its owner's. */
async function findOwnedVehicle({ storage }: TyreHotelDesk, { regNo, phone }: SealedPhone): Promise<string | null> {
  const vehicle = await storage.get<{ id: string }>(
    `select vehicles.id from vehicles join customers on customers.id = vehicles.customer_id
     where vehicles.reg_no = ? and customers.phone = ?`,
    regNo,
    phone,
  )
  return vehicle?.id ?? null
}
