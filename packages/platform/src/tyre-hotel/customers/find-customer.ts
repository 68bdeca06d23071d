import type { TyreHotelCustomer } from "@forecourt/api-clients/tyre-hotel"
import { BUDGETS, spend } from "../codes/budgets.ts"
import { keyedHash } from "../codes/keys.ts"
import { sealPhone } from "../codes/sealed-phone.ts"
import type { TyreHotelDesk, Visitor } from "../tyre-hotel.types.ts"
import { TyreHotelRefusal } from "../tyre-hotel-refusal.ts"

const SEALED_MINUTES = 10

/**
 * Whose tyres are stored for a vehicle. Without an agreement that is a refusal, or, when all searches are answered
 * alike, a customer whom no code will reach.
 */
export async function findCustomer(
  desk: TyreHotelDesk,
  { regNo }: { readonly regNo: string },
  { address }: Visitor,
): Promise<TyreHotelCustomer> {
  const waitMs = await spend(desk, [{ budget: BUDGETS.searchesOfAddress, subject: address }])
  if (waitMs > 0) throw new TyreHotelRefusal("TooManyRequests", waitMs)

  const row = await desk.storage.get<{ phone: string }>(
    "select phone from customers join vehicles on customers.id = vehicles.customer_id where vehicles.reg_no = ?",
    regNo,
  )
  if (row === null && !desk.isUniform) throw new TyreHotelRefusal("NoAgreement")

  const expiresAt = desk.now() + SEALED_MINUTES * 60_000
  const madeUp = madeUpDigits(desk, regNo)
  return {
    regNo,
    encryptedPhoneNumber: sealPhone(desk.keys, { regNo, phone: row?.phone ?? null, expiresAt }),
    obfuscatedPhoneNumber: `••• ••• •• ${row?.phone.slice(-2) ?? madeUp}`,
    codeLength: desk.codeLength,
  }
}

/** The same two for a vehicle each time, as a phone number has them. */
function madeUpDigits({ keys }: TyreHotelDesk, regNo: string): string {
  const number = Buffer.from(keyedHash(keys.decoy, regNo), "base64url").readUInt32BE(0)
  return String(number % 100).padStart(2, "0")
}
