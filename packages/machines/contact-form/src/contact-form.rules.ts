import type { FormSubmission } from "@forecourt/contracts/forms"
import { parseFormSubmission } from "@forecourt/contracts/forms/form-submission"
import type { ContactField, ContactSubject, ContactValues, Recipient } from "./contact-form.types.ts"

/** How often a message is sent before it counts as lost, and how long the pauses in between are. Spec 2 §9. */
export const MAX_ATTEMPTS = 3
export const RETRY_DELAY_MS = 1000
/** When an embedded form begins anew. Spec 2 §9. */
export const RENEW_DELAY_MS = 3000

/** For the `pattern` of a field: optional plus, then digits and spaces, 6 to 20 of them. Spec 2 §5. */
export const PHONE_PATTERN = String.raw`\+?[\d ]{6,20}`
/** For the `pattern` of a field beside `type="email"`: a host with a domain. Spec 2 §5. */
export const EMAIL_PATTERN = String.raw`.+@.+\..+`
export const MAX_MESSAGE = 1000

/** A message with which nothing is wrong: with one value changed, the contract's own parser says whether that is right. */
const SOUND: FormSubmission = {
  formName: "car-contact",
  formSubmissionId: "0000000000000000",
  values: {
    ...{ car: "1", name: "A", phone: "000000", email: "a@example.org", message: "", quote: false, testDrive: false },
    ...{ toName: "B", toEmail: "b@example.org", source: "site" },
  },
}
const HAS_DOMAIN = new RegExp(`^${EMAIL_PATTERN}$`)
const WRITTEN = ["name", "phone", "email", "message"] as const

/** Fields that are missing, or not in their form. Spec 2 §5. */
export function wrongFields(values: ContactValues, subject: ContactSubject): readonly ContactField[] {
  const isChoiceMissing = subject.isChosen && recipientOf(values, subject) === null
  const written = tidied(values)
  const wrong = WRITTEN.filter((field) => {
    const tried = { ...SOUND, values: { ...SOUND.values, [field]: written[field] } }
    return parseFormSubmission(tried) === null || (field === "email" && !HAS_DOMAIN.test(written.email))
  })
  return isChoiceMissing ? ["siteName", ...wrong] : wrong
}

/** What is sent; `null` where no department of the dealership sells the car. Spec 2 §7. */
export function submissionOf(
  values: ContactValues,
  subject: ContactSubject,
  formSubmissionId: string,
): FormSubmission | null {
  const { siteName: _, ...written } = tidied(values)
  const { car, source } = subject
  const recipient = recipientOf(values, subject)
  if (recipient === null || recipient.toEmail === "") return null
  const { toName, toEmail } = recipient
  return { ...SOUND, formSubmissionId, values: { car, ...written, toName, toEmail, source } }
}

/** Without what keyboards add before and behind. */
function tidied(values: ContactValues): ContactValues {
  return { ...values, name: values.name.trim(), phone: values.phone.trim(), email: values.email.trim() }
}

function recipientOf({ siteName }: ContactValues, { isChosen, recipients }: ContactSubject): Recipient | null {
  const found = isChosen ? recipients.find((one) => one.siteName === siteName) : recipients[0]
  return found ?? null
}

/** What stands in a form, by the names of its fields. */
export function readValues(form: Pick<URLSearchParams | FormData, "get" | "has">): ContactValues {
  const text = (name: keyof ContactValues) => String(form.get(name) ?? "")
  return {
    ...{ name: text("name"), phone: text("phone"), email: text("email") },
    ...{ message: text("message"), siteName: text("siteName") },
    ...{ quote: form.has("quote"), testDrive: form.has("testDrive") },
  }
}

/** The subject that a form carries with it; `null` for what is none. What is sent goes through the contract's parser. */
export function readSubject(json: unknown): ContactSubject | null {
  try {
    const { car, source, isChosen, recipients } = JSON.parse(String(json)) as ContactSubject
    const isRight = recipients.every((one) =>
      [one.siteName, one.toName, one.toEmail].every((text) => typeof text === "string"),
    )
    return isRight && typeof car === "string" && typeof source === "string"
      ? { car, source, isChosen: Boolean(isChosen), recipients }
      : null
  } catch {
    return null
  }
}
