import { hasDomain } from "@forecourt/contracts/email"
import type { AlertReceipt, AlertRequest } from "@forecourt/contracts/search-alerts"
import { type Budget, consumeBudgets, consumeRateLimit } from "@forecourt/service-kit/budgets"
import { ServiceError } from "@forecourt/service-kit/errors"
import { hashMailbox } from "@forecourt/service-kit/messages"
import { createSpokenNumber } from "@forecourt/service-kit/secrets"
import type { Visitor } from "@forecourt/service-kit/service"
import type { Statements } from "@forecourt/service-kit/storage"
import { hashSearch, toCanonicalQuery } from "./alert-query.ts"
import { composeOptIn } from "./compose.ts"
import { CONFIRM_WITHIN_DAYS, DAY_MS } from "./lifetime.ts"
import { hashAddress, sealAddress } from "./mailbox.ts"
import { getNextMorning } from "./next-morning.ts"
import type { AlertSearch, SearchAlertsContext } from "./search-alerts.types.ts"
import { deleteMail, findSameAlert, insertAlert, lockMailbox, setMail, setRequested } from "./storage/alerts.ts"

const OF_NETWORK: Budget = { name: "alerts-of-network", max: 20, perMs: DAY_MS }
const TO_MAILBOX: Budget = { name: "opt-ins-to-mailbox", max: 3, perMs: DAY_MS }

/**
 * Stores an alert and adds the e-mail with which the visitor confirms it to the outbox, in one transaction. The response
 * is the same whether or not the address is known.
 */
export async function requestAlert(
  alerts: SearchAlertsContext,
  request: AlertRequest,
  { network, host }: Pick<Visitor, "network" | "host">,
): Promise<AlertReceipt> {
  const { storage, budgets, mailboxKeys, outbox, now } = alerts
  const { email, trap = "" } = request
  if (trap !== "") throw new ServiceError("LooksAutomated")
  const search = readSearch(request, host, now())
  // Without a network, all visitors would share one limit.
  if (network !== "")
    await consumeRateLimit(budgets, [{ budget: OF_NETWORK, subject: network }], now(), "TooManyRequests")
  const mailbox = hashMailbox(mailboxKeys[0], email)
  const waitMs = await consumeBudgets(budgets, [{ budget: TO_MAILBOX, subject: mailbox }], now())
  if (waitMs === 0) {
    await storage.transaction(async (tx) => {
      await lockMailbox(storage, tx, mailbox)
      const id = await storeAlert(tx, alerts, { request, search, mailbox })
      if (id === null) return
      const payload = composeOptIn(alerts, { id, search })
      const lastsMs = CONFIRM_WITHIN_DAYS * DAY_MS
      await setMail(tx, id, await outbox.enqueue(tx, { kind: "opt-in", payload, lastsMs }))
    })
    outbox.wake()
  }
  return { confirmWithinDays: CONFIRM_WITHIN_DAYS }
}

function readSearch(request: AlertRequest, host: string | null, now: number): AlertSearch {
  const { email, query, filters = [], path, carPath, locale, origin } = request
  if (!hasDomain(email)) throw new ServiceError("BadRequest", "The e-mail address has no dot in its domain.")
  if (origin === undefined || host === null)
    throw new ServiceError("BadRequest", "The site is missing. Send the request through the site.")
  if (!isZone(origin.timeZone, now)) throw new ServiceError("BadRequest", `${origin.timeZone} is no time zone.`)
  return { ...origin, host, path, carPath, locale, filters, query: toCanonicalQuery(query) }
}

function isZone(timeZone: string, now: number): boolean {
  try {
    return getNextMorning(timeZone, now) > now
  } catch {
    return false
  }
}

interface Requested {
  readonly request: AlertRequest
  readonly search: AlertSearch
  readonly mailbox: string
}

/** Stores an alert. Returns its id, or `null` if the address has the alert already and needs no e-mail. */
async function storeAlert(
  tx: Statements,
  { addressKeys, mailboxKeys, now }: SearchAlertsContext,
  { request, search, mailbox }: Requested,
): Promise<string | null> {
  const { email, privacyNotice = "" } = request
  const addressHashes = mailboxKeys.map((key) => hashAddress(key, email))
  const [addressHash = ""] = addressHashes
  const searchHash = hashSearch(search)
  const same = await findSameAlert(tx, { addressHashes, searchHash })
  if (same !== null) {
    if (same.confirmedAt !== null && same.endedAt === null) return null
    await setRequested(tx, same.id, now())
    // The new e-mail has the same link as one that waits.
    await deleteMail(tx, same.id, now())
    return same.id
  }
  const id = createSpokenNumber()
  const address = sealAddress(addressKeys, email)
  await insertAlert(tx, { id, mailbox, address, addressHash, search, searchHash, notice: privacyNotice, now: now() })
  return id
}
