import { randomUUID } from "node:crypto"
import { setImmediate as afterTheResponse } from "node:timers/promises"
import type { GaugeDefinition } from "../metrics/gauge-definition.ts"
import type { Statements, Storage } from "../storage/storage.types.ts"
import {
  type ClaimedEntry,
  countEntries,
  giveUpEntry,
  hasDue,
  openEntry,
  postponeEntry,
  removeEntry,
  reserveDueEntries,
  writeEntry,
} from "./entries.ts"

export {
  type DeadLetter,
  listDeadLetters,
  OUTBOX_ENTRIES_INDEX,
  OUTBOX_ENTRIES_TABLE,
  removeDeadLetters,
} from "./entries.ts"
export { createOutboxCommand } from "./outbox-command.ts"

/** The details of a delivery attempt. They are passed to the receiver together with the payload. */
export interface Delivery {
  /** The id of the entry. It is the same for every attempt, so that a receiver can recognise a repeated delivery. */
  readonly id: string
  /** The number of this attempt, starting at 1. */
  readonly attempt: number
  /** The signal that is aborted when the attempt exceeds its time limit. */
  readonly signal: AbortSignal
}

/**
 * A function that delivers an entry. If it throws an error, the outbox retries the delivery, unless the error is an
 * {@link UndeliverableError}.
 */
export type Receiver<Payload> = (payload: Payload, delivery: Delivery) => Promise<void>

/** The error for a failed delivery. Its message contains the reason, but no personal data. */
export class DeliveryError extends Error {
  override name = "DeliveryError"
}

/** The error for a payload that the receiver will never accept. Delivery is not retried. */
export class UndeliverableError extends DeliveryError {
  override name = "UndeliverableError"
}

/** An entry to add to the outbox. It is delivered by the receiver for its `kind`. */
export interface Outgoing<Kinds, Kind extends keyof Kinds> {
  readonly kind: Kind
  readonly payload: Kinds[Kind]
  /** The period in milliseconds during which delivery is retried, or `null` for no time limit. */
  readonly lastsMs: number | null
}

/**
 * An outbox, which stores the outgoing entries of a service and delivers them in the background. Entries are not lost
 * if the process crashes.
 */
export interface Outbox<Kinds> {
  /**
   * Adds an entry to the outbox. Use the transaction of the change that causes the entry, so that either both are
   * committed or neither is. Call `wake` after the commit.
   */
  readonly enqueue: <Kind extends keyof Kinds & string>(
    tx: Statements,
    outgoing: Outgoing<Kinds, Kind>,
  ) => Promise<string>
  /** Starts delivering due entries in the background. */
  readonly wake: () => void
  /** Resolves when no entry is due. */
  readonly waitUntilSettled: () => Promise<void>
  readonly gauges: readonly GaugeDefinition[]
  /** Waits for deliveries in progress. All other entries are delivered after the next start of the service. */
  readonly close: () => Promise<void>
}

export interface OutboxOptions<Kinds> {
  readonly service: string
  readonly storage: Storage
  /**
   * The keys for decrypting stored entries. The first key is also used to encrypt new entries. Keep an old key in the
   * list as long as stored entries are encrypted with it.
   */
  readonly keys: readonly [Buffer, ...Buffer[]]
  readonly receivers: { readonly [Kind in keyof Kinds]: Receiver<Kinds[Kind]> }
  readonly log: (line: string) => void
  readonly now?: () => number
  readonly pace?: Partial<OutboxPace>
}

/** The intervals and time limits of an outbox, in milliseconds. */
export interface OutboxPace {
  /** The time limit of an attempt, in milliseconds. @default 10 seconds */
  readonly attemptMs: number
  /**
   * The time after which a worker that has not finished a delivery counts as dead, in milliseconds. @default 30 seconds
   */
  readonly claimMs: number
  /** The pause after the first failure, in milliseconds. It doubles with each further failure. @default one second */
  readonly pauseMs: number
  /** The longest pause, in milliseconds. @default five minutes */
  readonly maxPauseMs: number
  /**
   * The interval in milliseconds at which the outbox looks for due entries, including those of other processes.
   * @default one second
   */
  readonly pollMs: number
}

const PACE: OutboxPace = { attemptMs: 10_000, claimMs: 30_000, pauseMs: 1000, maxPauseMs: 300_000, pollMs: 1000 }
const AT_ONCE = 10
const GAUGES = [
  ["outbox_waiting", "Messages that wait to be delivered.", "waiting"],
  ["outbox_oldest_seconds", "Seconds that the oldest waiting message has waited.", "oldestSeconds"],
  [
    "outbox_given_up",
    "Messages that were given up and are kept until someone sends them again or deletes them.",
    "givenUp",
  ],
] as const
const UNREADABLE = "none of the service's secrets opens it; set the previous ones"

/** Opens the outbox of a service. If several processes share the storage, each entry is delivered by one of them. */
export function openOutbox<Kinds>(options: OutboxOptions<Kinds>): Outbox<Kinds> {
  const { service, storage, keys, receivers, log, now = Date.now } = options
  const pace = { ...PACE, ...options.pace }
  const worker = randomUUID()
  const polling = setInterval(() => wake(), pace.pollMs)
  polling.unref()
  let running: Promise<void> | null = null
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
      await deliverDue().catch((error: unknown) => {
        if (!isClosed) log(`${service}: the outbox could not be read (${getErrorName(error)}). It is tried again.`)
      })
    }
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
    const expiresAt = content?.expiresAt ?? Number.POSITIVE_INFINITY
    const error =
      content === null ? new DeliveryError(UNREADABLE) : await attemptInTime(entry, content.payload, expiresAt)
    if (error === null) return removeEntry(storage, id, worker)
    const problem = getProblem(error)
    const dueAt = now() + getPause(attempts)
    const isOver = error instanceof UndeliverableError || dueAt >= expiresAt
    const what = `${service}: ${entry.kind} ${id} could not be delivered (${problem}).`
    if (isOver) {
      await giveUpEntry(storage, { id, worker, now: now(), problem })
      log(`${what} It is given up and kept. Check its receiver, then send it again: outbox retry ${id}.`)
    } else {
      await postponeEntry(storage, { id, worker, dueAt, problem })
      log(`${what} It is tried again.`)
    }
  }

  async function attemptInTime(entry: ClaimedEntry, payload: unknown, expiresAt: number): Promise<unknown> {
    return expiresAt <= now() ? new UndeliverableError("its time is over") : attempt(entry, payload)
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
    enqueue: (tx, { kind, payload, lastsMs }) =>
      writeEntry(tx, keys[0], { kind, payload, expiresAt: lastsMs === null ? null : now() + lastsMs }, now()),
    wake,
    gauges: GAUGES.map(([name, help, count]) => ({
      name,
      help,
      read: async () => (await countEntries(storage, now()))[count],
    })),
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

/** Returns the code or name of an error, since its message may contain personal data. */
function getErrorName(error: unknown): string {
  return error instanceof Error ? ((error as { code?: string }).code ?? error.name) : "unknown"
}
