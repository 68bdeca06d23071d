import { hasDomain } from "@forecourt/contracts/email"
import type { ServiceRequestValues } from "@forecourt/contracts/forms"
import { parsePartialServiceRequestValues, parseServiceRequestValues } from "@forecourt/contracts/forms/form-submission"
import { listRefused, readFormNumber, readLine, readLines, readPhone, readText } from "./form.rules.ts"
import type { FormOptions, FormRules } from "./form.types.ts"
import { getRecipient, isRecipients, type Recipients } from "./recipient.ts"

/** The values of a service request for a car or motorcycle. Spec 3 §2.3, §3.1. */
export type ServiceRequestWritten = Pick<
  ServiceRequestValues,
  "name" | "phone" | "email" | "regno" | "milage" | "date" | "services" | "description" | "other" | "newsletter"
> & {
  /** The dealership selected by the visitor, or an empty string when there is only one. */
  readonly siteName: string
  readonly gdpr: boolean
}

/**
 * The data of a service request that visitors do not enter: the possible recipients, the type of vehicle and the
 * consent texts.
 */
export interface ServiceRequestTopic extends Recipients {
  readonly source: string
  readonly typeMC: boolean
  /** True if the visitor must accept the newsletter to submit the form. Spec 3 §5.3. */
  readonly isNewsletterRequired: boolean
  /** The exact consent texts that visitors accept. */
  readonly consentTexts: Readonly<Record<"gdpr" | "newsletter", string>>
}

/** Creates the rules that read and validate a service request. Spec 3 §2.3, §5.3. */
export function createServiceRequestRules(
  topic: ServiceRequestTopic,
  { today, language }: FormOptions,
): FormRules<ServiceRequestWritten> {
  const { source, typeMC, consentTexts } = topic
  return {
    read: (form) => ({
      siteName: readText(form, "siteName"),
      name: readLine(form, "name"),
      phone: readPhone(form, "phone"),
      email: readLine(form, "email"),
      regno: readLine(form, "regno"),
      date: readLine(form, "date"),
      ...(readLine(form, "milage") !== "" && { milage: readFormNumber(form, "milage", language) }),
      services: form.getAll("services").map(String),
      description: readLines(form, "description"),
      other: readLines(form, "other"),
      gdpr: form.has("gdpr"),
      newsletter: form.has("newsletter"),
    }),
    wrongFields({ siteName, ...written }) {
      const refused = listRefused(written, parsePartialServiceRequestValues)
      const more = {
        siteName: topic.isChosen && getRecipient(siteName, topic) === null,
        email: !hasDomain(written.email),
        date: written.date < today,
        newsletter: topic.isNewsletterRequired && !written.newsletter,
      }
      const also = Object.entries(more).flatMap(([name, isWrong]) => (isWrong ? [name] : []))
      return [...new Set([...refused, ...also])]
    },
    createSubmission({ siteName: chosen, ...written }, formSubmissionId) {
      const { siteName, toEmail: siteEmail } = getRecipient(chosen, topic) ?? { siteName: "", toEmail: "" }
      const agreed = [consentTexts.gdpr, ...(written.newsletter ? [consentTexts.newsletter] : [])]
      const values = parseServiceRequestValues({
        ...written,
        siteName,
        siteEmail,
        typeMC,
        source,
        consentTexts: agreed,
      })
      return values && { formName: "service-request", formSubmissionId, values }
    },
    getEmail: ({ email }) => email,
  }
}

/**
 * Parses the topic of a service request. Returns `null` if the topic is invalid. The values are validated later by the
 * contract's parser.
 */
export function readServiceRequestTopic(json: Readonly<Record<string, unknown>>): ServiceRequestTopic | null {
  const { source, isChosen, typeMC, isNewsletterRequired } = json
  const { gdpr, newsletter } = (json.consentTexts ?? {}) as ServiceRequestTopic["consentTexts"]
  if (!isRecipients(json) || ![source, gdpr, newsletter].every((text) => typeof text === "string")) return null
  return {
    source: source as string,
    isChosen: Boolean(isChosen),
    recipients: json.recipients,
    typeMC: Boolean(typeMC),
    isNewsletterRequired: Boolean(isNewsletterRequired),
    consentTexts: { gdpr, newsletter },
  }
}
