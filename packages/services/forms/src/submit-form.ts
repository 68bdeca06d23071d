import type { FormReceipt, FormSubmission } from "@forecourt/contracts/forms"
import { ServiceError } from "@forecourt/service-kit/errors"
import { carryOutOnce } from "@forecourt/service-kit/idempotency"
import { createKeyedHash } from "@forecourt/service-kit/secrets"
import type { FormsContext } from "./forms.types.ts"

/**
 * Adds the message to the outbox and stores the identifier of the submission in the same transaction, so that the same
 * form is accepted only once.
 */
export async function handleSubmission(
  { storage, keys, outbox, recipients, now }: FormsContext,
  submission: FormSubmission,
): Promise<FormReceipt> {
  const { formName, formSubmissionId, values } = submission
  const address = findAddress(submission)
  if (address !== null && !isAllowedAddress(address, recipients)) throw new ServiceError("RecipientUnknown")
  const fingerprint = createKeyedHash(keys.fingerprint, JSON.stringify(Object.entries(values).toSorted()))
  const request = { subject: formName, key: formSubmissionId, fingerprint }
  await carryOutOnce(storage, request, now(), async () => async (tx) => {
    const result = await outbox.enqueue(tx, { kind: "submission", payload: submission, lastsMs: null })
    return { result }
  })
  outbox.wake()
  return { formSubmissionId }
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
