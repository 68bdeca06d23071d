import type { FormReceipt, FormSubmission } from "@forecourt/contracts/forms"
import { ServiceError } from "@forecourt/service-kit/errors"
import { carryOutOnce } from "@forecourt/service-kit/idempotency"
import { createKeyedHash } from "@forecourt/service-kit/secrets"
import type { FormsContext } from "./forms.types.ts"

/** Takes a message in, once for each identifier: what is to be delivered and that it came are written together. */
export async function handleSubmission(
  { storage, keys, outbox, recipients, now }: FormsContext,
  submission: FormSubmission,
): Promise<FormReceipt> {
  const { formName, formSubmissionId, values } = submission
  const address = findAddress(submission)
  if (address !== null && !isAllowedAddress(address, recipients)) throw new ServiceError("RecipientUnknown")
  const fingerprint = createKeyedHash(keys.fingerprint, JSON.stringify(Object.entries(values).toSorted()))
  const request = { subject: formName, key: formSubmissionId, fingerprint }
  await carryOutOnce(storage, request, now(), async () => async (inside) => {
    const result = await outbox.enqueue(inside, { kind: "submission", payload: submission, lastsMs: null })
    return { result }
  })
  outbox.wake()
  return { formSubmissionId }
}

/** Where a message goes by its own words; `null` where its form alone says so to who receives it. */
export function findAddress({ values }: FormSubmission): string | null {
  if ("toEmail" in values) return values.toEmail
  return "siteEmail" in values ? values.siteEmail : null
}

/** Whoever may call writes to us, and not through us to the whole world. */
function isAllowedAddress(address: string, domains: readonly string[]): boolean {
  return domains.length === 0 || domains.includes(address.slice(address.lastIndexOf("@") + 1).toLowerCase())
}
