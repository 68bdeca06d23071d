export const CONTACT_FIELDS = ["firstName", "lastName", "phone", "email", "comment"] as const

export type ContactField = (typeof CONTACT_FIELDS)[number]

export type RequiredContactField = Exclude<ContactField, "comment">

export type ContactValues = Readonly<Record<ContactField, string>>

/** The minimum length of a mobile number, including the plus sign. Spec 3 §9.1. */
export const PHONE_MIN = 8
export const PHONE_MAX = 15

export const CONTACT_LENGTHS: Readonly<Record<Exclude<ContactField, "phone">, number>> = {
  firstName: 100,
  lastName: 100,
  email: 254, // RFC 5321
  comment: 1000,
}

/** A name is neither blank nor contains an address, which messages would carry to others. */
const NAME = String.raw`(?!.*[wW]{3}\.)(?=.*\S)[^\/:@]+`
const ATOM = "[A-Za-z0-9!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+"
const LABEL = String.raw`[A-Za-z0-9](?:[A-Za-z0-9\-]{0,61}[A-Za-z0-9])?`
const LAST_LABEL = String.raw`[A-Za-z0-9][A-Za-z0-9\-]{0,61}[A-Za-z0-9]`

/** The validation patterns of the required fields. Both the browser and the UI kit use them. Spec 3 §5.4. */
export const CONTACT_PATTERNS: Readonly<Record<RequiredContactField, string>> = {
  firstName: NAME,
  lastName: NAME,
  phone: `[+0-9]{${PHONE_MIN},${PHONE_MAX}}`,
  email: String.raw`${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+${LAST_LABEL}`,
}

export function isRequiredField(field: ContactField): field is RequiredContactField {
  return field !== "comment"
}

export function findContactErrors(values: ContactValues): readonly RequiredContactField[] {
  return CONTACT_FIELDS.filter(isRequiredField).filter(
    (field) => !new RegExp(`^(?:${CONTACT_PATTERNS[field]})$`, "v").test(values[field]),
  )
}

/** Removes `(0)` from a mobile number, and then all characters except digits and the plus sign. Spec 3 §5.4. */
export function cleanPhone(text: string): string {
  return text.replaceAll("(0)", "").replace(/[^\d+]/g, "")
}
