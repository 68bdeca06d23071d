import { hasDomain } from "@forecourt/contracts/email"
import { parsePartialCarContactValues } from "@forecourt/contracts/forms/form-submission"
import { listRefused, readLine, readLines, readPhone, readText } from "./form.rules.ts"
import type { FormRules } from "./form.types.ts"
import { getRecipient, isRecipients, type Recipients } from "./recipient.ts"

/** The fields of a message to the seller of a car. Spec 2 §3. */
export interface ContactValues {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly message: string
  /** The name of the dealership that the visitor selected, or an empty string when there is only one. */
  readonly siteName: string
  readonly quote: boolean
  readonly testDrive: boolean
}

export type ContactField = keyof ContactValues

/**
 * The car to which a message refers, and the possible recipients. An example listing of a new car belongs to no
 * dealership, so the visitor selects the recipient.
 */
export interface ContactTopic extends Recipients {
  readonly car: string
  readonly source: string
}

/** Creates the rules that read and validate a message to the seller of a car. Spec 2 §2.5, §5, §7. */
export function createContactRules(topic: ContactTopic): FormRules<ContactValues> {
  return {
    read: (form) => ({
      name: readLine(form, "name"),
      phone: readPhone(form, "phone"),
      email: readLine(form, "email"),
      message: readLines(form, "message"),
      siteName: readText(form, "siteName"),
      quote: form.has("quote"),
      testDrive: form.has("testDrive"),
    }),
    wrongFields({ siteName, ...written }) {
      const refused = listRefused(written, parsePartialCarContactValues)
      const isEmailWrong = !refused.includes("email") && !hasDomain(written.email)
      const isChoiceMissing = topic.isChosen && getRecipient(siteName, topic) === null
      return [...(isChoiceMissing ? ["siteName"] : []), ...refused, ...(isEmailWrong ? ["email"] : [])]
    },
    createSubmission({ siteName, ...written }, formSubmissionId) {
      const { car, source } = topic
      const recipient = getRecipient(siteName, topic)
      if (recipient === null || recipient.toEmail === "") return null
      const { toName, toEmail } = recipient
      return { formName: "car-contact", formSubmissionId, values: { car, ...written, toName, toEmail, source } }
    },
    getEmail: ({ email }) => email,
  }
}

/**
 * Parses the topic of a message. Returns `null` if the topic is invalid. The values are validated later by the
 * contract's parser.
 */
export function readContactTopic(json: Readonly<Record<string, unknown>>): ContactTopic | null {
  const { car, source, isChosen } = json
  return isRecipients(json) && typeof car === "string" && typeof source === "string"
    ? { car, source, isChosen: Boolean(isChosen), recipients: json.recipients }
    : null
}
