import type { TyreHotelCustomer } from "@forecourt/contracts/tyre-hotel"
import { consumeRateLimit } from "@forecourt/service-kit/budgets"
import { createKeyedHash, seal } from "@forecourt/service-kit/secrets"
import { BUDGETS } from "../codes/budgets.ts"
import type { SealedPhone } from "../codes/send-code.ts"
import { findOwnerPhone } from "../storage/vehicles.ts"
import type { TyreHotelContext, Visitor } from "../tyre-hotel.types.ts"
import { TyreHotelError } from "../tyre-hotel-error.ts"

const SEALED_MINUTES = 10

/**
 * Finds the customer of a vehicle. For an unknown vehicle, the function throws, unless `isUniform` is true. In this
 * case, it returns a fake customer who never receives a code.
 */
export async function findCustomer(
  { storage, keys, budgets, codeLength, isUniform, now }: TyreHotelContext,
  { regNo }: { readonly regNo: string },
  { network }: Visitor,
): Promise<TyreHotelCustomer> {
  const expenses = [{ budget: BUDGETS.searchesOfAddress, subject: network }]
  await consumeRateLimit(budgets, expenses, now(), "TooManyRequests")

  const phone = await findOwnerPhone(storage, regNo)
  if (phone === null && !isUniform) throw new TyreHotelError("NoAgreement")
  const content: SealedPhone = { regNo, phone, expiresAt: now() + SEALED_MINUTES * 60_000 }
  const madeUp = createDigits(keys.decoy, regNo)
  return {
    regNo,
    encryptedPhoneNumber: seal(keys.phone, content),
    obfuscatedPhoneNumber: `••• ••• •• ${phone?.slice(-2) ?? madeUp}`,
    codeLength,
  }
}

/**
 * Returns the last digits of a fake phone number. They are always the same for a vehicle, like those of a real number.
 */
function createDigits(key: Buffer, regNo: string): string {
  const number = Buffer.from(createKeyedHash(key, regNo), "base64url").readUInt32BE(0)
  return String(number % 100).padStart(2, "0")
}
