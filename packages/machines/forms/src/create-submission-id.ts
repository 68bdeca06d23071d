import type { FormSubmission } from "@forecourt/contracts/forms"

/** The offset basis of the 128-bit FNV-1a hash. {@link http://www.isthe.com/chongo/tech/comp/fnv/} */
const OFFSET = 0x6c62272e07bb014262b821756295c58dn
const PRIME = 0x1000000000000000000013bn

/**
 * Returns a hash of the UTC date, the form name and the values. A message that is sent again on the same day therefore
 * has the same identifier.
 */
export function createSubmissionId(
  { formName, values }: Omit<FormSubmission, "formSubmissionId">,
  now: number,
): string {
  const day = new Date(now).toISOString().slice(0, 10)
  const bytes = new TextEncoder().encode(JSON.stringify([day, formName, values]))
  const hash = bytes.reduce((sum, byte) => BigInt.asUintN(128, (sum ^ BigInt(byte)) * PRIME), OFFSET)
  return hash.toString(16).padStart(32, "0")
}
