import { randomUUID } from "node:crypto"
import { ApiError } from "@forecourt/api-clients/http"
import { RejectedRequestError } from "@forecourt/api-clients/service-http"
import { getDayInZone } from "@forecourt/calendar"
import { composeCars, composeEnded } from "./compose.ts"
import { findNewestCars, formatKnown, isNewCar, parseKnown } from "./find-cars.ts"
import { getNextMorning } from "./next-morning.ts"
import type { SearchAlertsContext } from "./search-alerts.types.ts"
import { type ClaimedAlert, claimDueAlert, completeCheck, setEnded, setMail } from "./storage/alerts.ts"

const MINUTE_MS = 60_000
/** The time after which a process that has not finished a check counts as dead. A check takes up to twelve searches. */
const CLAIM_MS = 5 * MINUTE_MS
/** The pause before a search is made again that has failed. */
const RETRY_MS = 10 * MINUTE_MS
const BAD_REQUEST = 400
const NONE: ReadonlySet<string> = new Set()

type Checking = Pick<SearchAlertsContext, "storage" | "now" | "outbox" | "search" | "linkKeys" | "pagesUrl" | "log">

/** Checks all due alerts. If several processes share the storage, each alert is checked by one of them. */
export async function checkDueAlerts(context: Checking, isClosed: () => boolean): Promise<void> {
  const { storage, now } = context
  let isAvailable = true
  while (isAvailable && !isClosed()) {
    const claim = { claim: randomUUID(), now: now(), until: now() + CLAIM_MS }
    const alert = await claimDueAlert(storage, claim)
    if (alert === null) return
    isAvailable = await checkAlert(context, alert)
  }
}

/** Checks an alert. Returns `false` if the search service is unavailable, so that the other alerts wait, too. */
async function checkAlert(context: Checking, alert: ClaimedAlert): Promise<boolean> {
  const { storage, now, log } = context
  try {
    await (Date.parse(alert.endsAt) <= now() ? endAlert(context, alert) : checkSearch(context, alert))
    return true
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof RejectedRequestError)) throw error
    const isRefused = error.status === BAD_REQUEST
    const dueAt = isRefused ? getNextMorning(alert.search.timeZone, now()) : now() + RETRY_MS
    await completeCheck(storage, alert, { dueAt, known: alert.known })
    log(`search-alerts: alert ${alert.id} waits (${error.message}). It is tried again.`)
    return isRefused
  }
}

async function checkSearch(context: Checking, alert: ClaimedAlert): Promise<void> {
  const { storage, now, search: http, outbox } = context
  const { id, search, confirmedAt, known: stored } = alert
  if (stored === null) {
    const cars = await findNewestCars(http, search)
    // Cars that were published after the confirmation, while the search was unavailable, are new.
    const earlier = cars.filter((car) => !isNewCar(car, Date.parse(confirmedAt), NONE))
    const dueAt = getNextMorning(search.timeZone, Date.parse(confirmedAt))
    await completeCheck(storage, alert, { dueAt, known: formatKnown(NONE, earlier) })
    return
  }
  const dueAt = getNextMorning(search.timeZone, now())
  if (hasMailToday(alert, now())) {
    await completeCheck(storage, alert, { dueAt, known: stored })
    return
  }
  const cars = await findNewestCars(http, search)
  const known = parseKnown(stored)
  const newCars = cars.filter((car) => isNewCar(car, Date.parse(confirmedAt), known))
  await storage.transaction(async (tx) => {
    const isHeld = await completeCheck(tx, alert, { dueAt, known: formatKnown(known, cars) })
    if (!isHeld || newCars.length === 0) return
    const payload = composeCars(context, alert, newCars)
    await setMail(tx, id, await outbox.enqueue(tx, { kind: "cars", payload, lastsMs: null }))
  })
  outbox.wake()
}

/** Returns true if an e-mail waits, for example for the mail server, or was sent today. Its cars stay new until tomorrow. */
function hasMailToday({ isMailWaiting, mailedAt, search }: ClaimedAlert, now: number): boolean {
  const { timeZone } = search
  return (
    isMailWaiting || (mailedAt !== null && getDayInZone(timeZone, Date.parse(mailedAt)) === getDayInZone(timeZone, now))
  )
}

async function endAlert(context: Checking, alert: ClaimedAlert): Promise<void> {
  const { storage, now, outbox } = context
  await storage.transaction(async (tx) => {
    if (!(await setEnded(tx, alert, now()))) return
    const payload = composeEnded(context, alert)
    await setMail(tx, alert.id, await outbox.enqueue(tx, { kind: "ended", payload, lastsMs: null }))
  })
  outbox.wake()
}
