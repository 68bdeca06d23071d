import type { FormReceipt, FormSubmission } from "@forecourt/contracts/forms"
import { ServiceError } from "@forecourt/service-kit/errors"
import { carryOutOnce } from "@forecourt/service-kit/idempotency"
import { createKeyedHash, seal } from "@forecourt/service-kit/secrets"
import { hashContacts } from "./contacts.ts"
import type { FormsContext } from "./forms.types.ts"
import { insertLead, type NewLead } from "./storage/leads.ts"

/**
 * Adds the message to the outbox and to the archive, and stores the identifier of the submission, in one transaction, so
 * that the same form is accepted only once.
 */
export async function handleSubmission(forms: FormsContext, submission: FormSubmission): Promise<FormReceipt> {
  const { storage, keys, outbox, recipients, now } = forms
  const { formName, formSubmissionId, values } = submission
  const address = findAddress(submission)
  if (address !== null && !isAllowedAddress(address, recipients)) throw new ServiceError("RecipientUnknown")
  const fingerprint = createKeyedHash(keys.fingerprint, JSON.stringify(Object.entries(values).toSorted()))
  const request = { subject: formName, key: formSubmissionId, fingerprint }
  await carryOutOnce(storage, request, now(), async () => async (tx) => {
    const result = await outbox.enqueue(tx, { kind: "submission", payload: submission, lastsMs: null })
    await insertLead(tx, createLead(forms, result, submission))
    return { result }
  })
  outbox.wake()
  return { formSubmissionId }
}

function createLead({ archiveKeys, contactKeys, now }: FormsContext, id: string, submission: FormSubmission): NewLead {
  return {
    id,
    form: submission.formName,
    site: submission.values.source,
    content: seal(archiveKeys[0], submission),
    ...hashContacts(contactKeys[0], submission),
    now: now(),
  }
}

/** Returns the recipient's address, or `null` for a form with a fixed recipient. */
export function findAddress({ values }: FormSubmission): string | null {
  if ("toEmail" in values) return values.toEmail
  return "siteEmail" in values ? values.siteEmail : null
}

/**
 * Returns true if an address belongs to a configured domain. This check prevents misuse of the service for sending
 * email to anyone else.
 */
function isAllowedAddress(address: string, domains: readonly string[]): boolean {
  return domains.length === 0 || domains.includes(address.slice(address.lastIndexOf("@") + 1).toLowerCase())
}
