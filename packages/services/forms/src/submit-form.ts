import type { FormReceipt, FormSubmission } from "@forecourt/contracts/forms"
import { ServiceError } from "@forecourt/service-kit/errors"
import { carryOutOnce } from "@forecourt/service-kit/idempotency"
import { hashMailbox } from "@forecourt/service-kit/messages"
import { createKeyedHash, seal } from "@forecourt/service-kit/secrets"
import type { Visitor } from "@forecourt/service-kit/service"
import type { Statements } from "@forecourt/service-kit/storage"
import { findAddress, getEmail, hashContacts } from "./contacts.ts"
import type { DeliveredSubmission, FormsContext } from "./forms.types.ts"
import { findLatestLead, insertLead, type NewLead } from "./storage/leads.ts"
import { countReceipt, getReceiptsOfNetwork } from "./storage/receipts.ts"
import type { FormTexts } from "./texts.ts"

const DAY_MS = 86_400_000
/**
 * The number of receipts in a day for the messages that visitors of one network send. Visitors whose network is unknown
 * share one.
 */
const MAX_RECEIPTS_OF_NETWORK = 20
/** The groups of an IPv6 network that count: a subscriber can have a /48 (RFC 6177). */
const NETWORK_GROUPS = 3

/**
 * Adds the message to the outbox and to the archive, and stores the identifier of the submission, in one transaction, so
 * that the same form is accepted only once. The visitor gets a receipt.
 */
export async function handleSubmission(
  forms: FormsContext,
  { trap = "", openMs, ...submission }: FormSubmission,
  { texts, host, network }: Pick<Visitor<FormTexts>, "texts" | "host" | "network">,
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
    if (sendsReceipts && (await mayReceive(tx, forms, submission, network))) {
      const receipt = { ...texts.createReceipt(host), to: getEmail(submission), phoneHash: hashes.phoneHash }
      await outbox.enqueue(tx, { kind: "receipt", payload: receipt, lastsMs: DAY_MS })
    }
    return { result }
  })
  outbox.wake()
  return { formSubmissionId }
}

/**
 * Counts a receipt, and returns whether it may be sent. A mailbox gets one a day for each form, and a network sends a
 * few: the service must not be a way to fill the mailboxes of strangers.
 */
async function mayReceive(
  tx: Statements,
  { contactKeys: [key], now }: FormsContext,
  submission: Pick<FormSubmission, "formName" | "values">,
  visitorNetwork: string,
): Promise<boolean> {
  const network = createKeyedHash(key, "network", visitorNetwork.split(":", NETWORK_GROUPS).join(":"))
  if ((await getReceiptsOfNetwork(tx, network, now())) >= MAX_RECEIPTS_OF_NETWORK) return false
  return countReceipt(
    tx,
    { form: submission.formName, mailbox: hashMailbox(key, getEmail(submission)), network },
    now(),
  )
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

/**
 * Returns true if an address belongs to a configured domain. This check prevents misuse of the service for sending
 * email to anyone else.
 */
function isAllowedAddress(address: string, domains: readonly string[]): boolean {
  return domains.length === 0 || domains.includes(address.slice(address.lastIndexOf("@") + 1).toLowerCase())
}
