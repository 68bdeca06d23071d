import type { FormReceipt, FormSubmission } from "@forecourt/contracts/forms"
import { ServiceError } from "@forecourt/service-kit/errors"
import { carryOutOnce } from "@forecourt/service-kit/idempotency"
import { createKeyedHash, seal } from "@forecourt/service-kit/secrets"
import type { Visitor } from "@forecourt/service-kit/service"
import { getEmail, hashContacts } from "./contacts.ts"
import type { DeliveredSubmission, FormsContext } from "./forms.types.ts"
import { findLatestLead, insertLead, type NewLead } from "./storage/leads.ts"
import type { FormTexts } from "./texts.ts"

const DAY_MS = 86_400_000

/**
 * Adds the message to the outbox and to the archive, and stores the identifier of the submission, in one transaction, so
 * that the same form is accepted only once. The visitor gets a receipt, at most one a day for each form: the service
 * must not be a way to fill a stranger's mailbox.
 */
export async function handleSubmission(
  forms: FormsContext,
  { trap = "", openMs, ...submission }: FormSubmission,
  { texts, host }: Pick<Visitor<FormTexts>, "texts" | "host">,
): Promise<FormReceipt> {
  const { storage, keys, outbox, recipients, minOpenMs, sendsReceipts, now } = forms
  const { formName, formSubmissionId, values } = submission
  if (trap !== "" || (openMs !== undefined && openMs < minOpenMs)) throw new ServiceError("LooksAutomated")
  const address = findAddress(submission)
  if (address !== null && !isAllowedAddress(address, recipients)) throw new ServiceError("RecipientUnknown")
  const fingerprint = createKeyedHash(keys.fingerprint, JSON.stringify(Object.entries(values).toSorted()))
  const request = { subject: formName, key: formSubmissionId, fingerprint }
  await carryOutOnce(storage, request, now(), async () => async (tx) => {
    const hashes = hashContacts(forms.contactKeys[0], submission)
    const repeats = await findLatestLead(tx, { form: formName, ...hashes, from: now() - DAY_MS })
    const payload: DeliveredSubmission = { ...submission, ...(repeats !== null && { repeats }) }
    const result = await outbox.enqueue(tx, { kind: "submission", payload, lastsMs: null })
    await insertLead(tx, createLead(forms, result, submission, hashes))
    if (sendsReceipts && repeats === null) {
      const receipt = { ...texts.createReceipt(host), to: getEmail(submission), phoneHash: hashes.phoneHash }
      await outbox.enqueue(tx, { kind: "receipt", payload: receipt, lastsMs: DAY_MS })
    }
    return { result }
  })
  outbox.wake()
  return { formSubmissionId }
}

function createLead(
  { archiveKeys, now }: FormsContext,
  id: string,
  submission: FormSubmission,
  hashes: Pick<NewLead, "emailHash" | "phoneHash">,
): NewLead {
  return {
    id,
    form: submission.formName,
    site: submission.values.source,
    content: seal(archiveKeys[0], submission),
    ...hashes,
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
