import type { GaugeDefinition } from "../metrics/gauge-definition.ts"
import type { Statements, Storage } from "../storage/storage.types.ts"

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
 * `UndeliverableError`.
 */
export type Receiver<Payload> = (payload: Payload, delivery: Delivery) => Promise<void>

/** An entry to add to the outbox. It is delivered by the receiver for its `kind`. */
export interface Outgoing<Kinds, Kind extends keyof Kinds> {
  readonly kind: Kind
  readonly payload: Kinds[Kind]
  /**
   * The period in milliseconds after which the entry is worthless, such as a login code. Use `null` for an entry that
   * must be delivered, however late.
   */
  readonly lastsMs: number | null
  /**
   * The time before which the entry is not delivered, in milliseconds since 1970. Until then it does not count as
   * waiting. The receiver decides at delivery whether the entry still applies. @default now
   */
  readonly notBefore?: number
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
  /** The waiting time in milliseconds after which an entry is late. */
  readonly lateMs: number
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
  /** The waiting time after which an entry is late. Late entries are reported once in this time. @default one hour */
  readonly lateMs: number
}
