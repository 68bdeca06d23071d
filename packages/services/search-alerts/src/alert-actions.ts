import { hashMailbox } from "@forecourt/service-kit/messages"
import { ALERT_LASTS_MS, CONFIRM_WITHIN_DAYS, DAY_MS } from "./lifetime.ts"
import { openAddress } from "./mailbox.ts"
import { getNextMorning } from "./next-morning.ts"
import type { SearchAlertsContext } from "./search-alerts.types.ts"
import {
  type Alert,
  countActive,
  deleteAlert,
  deleteMail,
  findAlert,
  lockMailbox,
  setConfirmed,
  setRenewed,
} from "./storage/alerts.ts"

const MAX_ACTIVE = 10

/** Finds an alert. Returns `null` for one that has ended, and for one that can no longer be confirmed. */
export async function findValidAlert({ storage, now }: SearchAlertsContext, id: string): Promise<Alert | null> {
  const alert = await findAlert(storage, id)
  if (alert === null) return null
  const isExpired = alert.confirmedAt === null && Date.parse(alert.createdAt) + CONFIRM_WITHIN_DAYS * DAY_MS <= now()
  return isExpired ? null : alert
}

/**
 * Confirms an alert, or renews it after its year. Nothing happens if it is active. Returns `false` if its mailbox has too
 * many alerts.
 */
export async function confirmAlert(context: SearchAlertsContext, alert: Alert): Promise<boolean> {
  const { storage, now, wake, addressKeys, mailboxKeys } = context
  const { id, mailbox, search } = alert
  const address = openAddress(addressKeys, alert.address)
  const mailboxes = address === null ? [mailbox] : mailboxKeys.map((key) => hashMailbox(key, address))
  const isConfirmed = await storage.transaction(async (tx) => {
    await lockMailbox(storage, tx, mailbox)
    const current = await findAlert(tx, id)
    if (current === null || (current.confirmedAt !== null && current.endedAt === null)) return true
    if ((await countActive(tx, mailboxes)) >= MAX_ACTIVE) return false
    const endsAt = now() + ALERT_LASTS_MS
    if (current.confirmedAt === null) await setConfirmed(tx, id, now(), endsAt)
    else {
      await deleteMail(tx, id, now())
      await setRenewed(tx, id, endsAt, getNextMorning(search.timeZone, now()))
    }
    return true
  })
  wake()
  return isConfirmed
}

/** Ends an alert and deletes it with its address. */
export async function endAlert({ storage, now }: SearchAlertsContext, id: string): Promise<void> {
  await storage.transaction((tx) => deleteAlert(tx, id, now()))
}
