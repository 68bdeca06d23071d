import { randomUUID } from "node:crypto"
import { setImmediate as afterTheResponse } from "node:timers/promises"
import { getErrorName } from "../errors/get-error-name.ts"
import { DeliveryError, UndeliverableError } from "./delivery-error.ts"
import {
  type ClaimedEntry,
  type Content,
  giveUpEntry,
  hasDue,
  openEntry,
  postponeEntry,
  removeEntry,
  reserveDueEntries,
  writeEntry,
} from "./entries.ts"
import { createLateReport } from "./late-report.ts"
import type { Outbox, OutboxOptions, OutboxPace, Receiver } from "./outbox.types.ts"
import { createOutboxGauges } from "./outbox-gauges.ts"

export { DeliveryError, UndeliverableError } from "./delivery-error.ts"
export { type EntryState, getEntryState } from "./entry-state.ts"
export { findEntries } from "./find-entries.ts"
export type { Delivery, Outbox, OutboxOptions, OutboxPace, Outgoing, Receiver } from "./outbox.types.ts"
export { createOutboxCommand, type OutboxCommandOptions } from "./outbox-command.ts"
export { addOutboxActions, OUTBOX_ENTRIES_INDEX, OUTBOX_ENTRIES_TABLE } from "./outbox-tables.ts"
export {
  type ActedBy,
  type ActionRefusal,
  type DeadLetter,
  deleteIdleEntry,
  dropEntry,
  type EntryRules,
  listDeadLetters,
  listOutboxActions,
  listPendingEntries,
  type OutboxAction,
  type PendingEntry,
  type ShownEntry,
  sendEntry,
  showEntry,
} from "./staff-actions.ts"

const MINUTE_MS = 60_000
const PACE: OutboxPace = {
  attemptMs: 10_000,
  claimMs: 30_000,
  pauseMs: 1000,
  maxPauseMs: 5 * MINUTE_MS,
  pollMs: 1000,
  lateMs: 60 * MINUTE_MS,
}
const AT_ONCE = 10
const UNREADABLE = "none of the service's secrets opens it; set the previous ones"

/** Opens the outbox of a service. If several processes share the storage, each entry is delivered by one of them. */
export function openOutbox<Kinds>(options: OutboxOptions<Kinds>): Outbox<Kinds> {
  const { service, storage, keys, receivers, log, now = Date.now } = options
  const pace = { ...PACE, ...options.pace }
  const counting = { storage, now, lateMs: pace.lateMs }
  const reportLate = createLateReport(service, log, counting)
  const worker = randomUUID()
  const polling = setInterval(() => wake(), pace.pollMs)
  polling.unref()
  let running: Promise<void> | null = null
  let storageProblem: string | null = null
  let isAwaited = false
  let isClosed = false

  function wake(): void {
    isAwaited = true
    if (isClosed) return
    running ??= work().finally(() => {
      running = null
    })
  }

  async function work(): Promise<void> {
    await afterTheResponse()
    while (isAwaited && !isClosed) {
      isAwaited = false
      await deliverDue().then(noteSuccess, noteFailure)
      // A storage that cannot be read has already been reported.
      if (!isClosed) await reportLate().catch(() => {})
    }
  }

  function noteSuccess(): void {
    storageProblem = null
  }

  /** Logs a problem of the storage once, not at each poll. */
  function noteFailure(error: unknown): void {
    const problem = getErrorName(error)
    if (!isClosed && problem !== storageProblem)
      log(`${service}: the outbox could not be read or changed (${problem}). It is tried again.`)
    storageProblem = problem
  }

  async function deliverDue(): Promise<void> {
    while (!isClosed && (await hasDue(storage, now()))) {
      const claimed = { worker, now: now(), until: now() + pace.claimMs, count: AT_ONCE }
      const entries = await reserveDueEntries(storage, claimed)
      await Promise.all(entries.map(deliver))
    }
  }

  async function deliver(entry: ClaimedEntry): Promise<void> {
    const { id, attempts } = entry
    const content = openEntry(keys, entry)
    const expiresAt = getExpiry(entry, content)
    const error = await attemptInTime(entry, content, expiresAt)
    if (error === null) return removeEntry(storage, id, worker)
    const problem = getProblem(error)
    const dueAt = now() + getPause(attempts)
    const isOver = error instanceof UndeliverableError || dueAt >= expiresAt
    const what = `${service}: ${entry.kind} ${id} could not be delivered (${problem}).`
    if (isOver) {
      await giveUpEntry(storage, { id, worker, now: now(), problem })
      log(`${what} It is given up and kept until someone acts: outbox list.`)
    } else {
      await postponeEntry(storage, { id, worker, dueAt, problem })
      if (problem !== entry.problem) log(`${what} It is tried again.`)
    }
  }

  async function attemptInTime(entry: ClaimedEntry, content: Content | null, expiresAt: number): Promise<unknown> {
    if (expiresAt <= now()) return new UndeliverableError(entry.problem ?? "its time is over")
    return content === null ? new DeliveryError(UNREADABLE) : attempt(entry, content.payload)
  }

  async function attempt({ id, kind, attempts }: ClaimedEntry, payload: unknown): Promise<unknown> {
    const receive = (receivers as Readonly<Record<string, Receiver<unknown> | undefined>>)[kind]
    if (receive === undefined) return new DeliveryError("it has no receiver here")
    const signal = AbortSignal.timeout(pace.attemptMs)
    try {
      await Promise.race([receive(payload, { id, attempt: attempts, signal }), waitForAbort(signal)])
      return null
    } catch (error) {
      return error
    }
  }

  /**
   * Returns the pause before the next attempt in milliseconds. The pause increases with each attempt and is partly
   * random.
   */
  function getPause(attempts: number): number {
    return Math.min(pace.maxPauseMs, pace.pauseMs * 2 ** (attempts - 1)) * (0.5 + Math.random() / 2)
  }

  return {
    enqueue(tx, { kind, payload, lastsMs, notBefore = now() }) {
      const expiresAt = lastsMs === null ? null : now() + lastsMs
      return writeEntry(tx, keys[0], { kind, payload, expiresAt, notBefore: Math.max(notBefore, now()) })
    },
    wake,
    lateMs: pace.lateMs,
    gauges: createOutboxGauges(Object.keys(receivers), counting),
    async waitUntilSettled() {
      wake()
      while (running !== null) await running
    },
    async close() {
      isClosed = true
      clearInterval(polling)
      await running
    },
  }
}

function waitForAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new DeliveryError("it took too long")), { once: true })
  })
}

function getProblem(error: unknown): string {
  return error instanceof DeliveryError ? error.message : getErrorName(error)
}

/** Returns the expiry in milliseconds since 1970, or infinity. */
function getExpiry({ expiresAt }: ClaimedEntry, content: Content | null): number {
  return expiresAt === null ? (content?.expiresAt ?? Number.POSITIVE_INFINITY) : Date.parse(expiresAt)
}
