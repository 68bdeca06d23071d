/** What a visitor is asked for, in this order. */
export const CONTACT_FIELDS = ["firstName", "lastName", "phone", "email", "comment"] as const

export type ContactField = (typeof CONTACT_FIELDS)[number]

/** Those that must be filled in. */
export type RequiredContactField = Exclude<ContactField, "comment">

export type ContactValues = Readonly<Record<ContactField, string>>

/** Characters of a mobile number: digits and plus. Spec 3 §9.1. */
export const PHONE_MIN = 8
export const PHONE_MAX = 15

const NOT_BLANK = String.raw`.*\S.*`

/** One rule a field, for the browser's own check and for ours. Spec 3 §5.4. */
export const CONTACT_PATTERNS: Readonly<Record<RequiredContactField, string>> = {
  firstName: NOT_BLANK,
  lastName: NOT_BLANK,
  phone: `[+0-9]{${PHONE_MIN},${PHONE_MAX}}`,
  email: String.raw`[^\s@]+@[^\s@]+\.[^\s@]{2,}`,
}

/** Whether a field must be filled in. */
export function isRequiredField(field: ContactField): field is RequiredContactField {
  return field !== "comment"
}

/** The fields that are missing or not as they should be, in order; none when everything may be sent. */
export function contactErrors(values: ContactValues): readonly RequiredContactField[] {
  return CONTACT_FIELDS.filter(isRequiredField).filter(
    (field) => !new RegExp(`^(?:${CONTACT_PATTERNS[field]})$`, "v").test(values[field]),
  )
}

/** A mobile number without what people write between the digits. Spec 3 §5.4. */
export function cleanPhone(text: string): string {
  return text.replace(/[^\d+]/g, "")
}
