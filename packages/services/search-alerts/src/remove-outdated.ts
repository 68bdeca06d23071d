import { removeIdleBudgets } from "@forecourt/service-kit/budgets"
import { removeOldLogins } from "@forecourt/service-kit/login"
import type { ServiceTools } from "@forecourt/service-kit/service"
import { CONFIRM_WITHIN_DAYS, DAY_MS, RENEW_WITHIN_DAYS } from "./lifetime.ts"
import { deleteAlert, listOutdatedAlerts } from "./storage/alerts.ts"

/** Deletes alerts that were not confirmed or not renewed, with their addresses, and expired counts. */
export async function removeOutdated({ storage, now }: Pick<ServiceTools, "storage" | "now">): Promise<void> {
  await storage.transaction(async (tx) => {
    const requestedBefore = now() - CONFIRM_WITHIN_DAYS * DAY_MS
    const endedBefore = now() - RENEW_WITHIN_DAYS * DAY_MS
    for (const { id } of await listOutdatedAlerts(tx, { requestedBefore, endedBefore }))
      await deleteAlert(tx, id, now())
  })
  await removeIdleBudgets(storage, now() - DAY_MS)
  await removeOldLogins(storage, now())
}
