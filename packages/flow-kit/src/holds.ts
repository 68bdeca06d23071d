/** A time that the service holds for the visitor. */
export interface Hold {
  readonly id: string
  /** The moment at which the hold ends, as an ISO date and time. */
  readonly expiresAt: string
  readonly secondsLeft: number
  readonly isRenewed: boolean
}

export interface HoldContext {
  /** The hold of the chosen time, or `null` if the service holds none. */
  readonly held: Pick<Hold, "id" | "expiresAt"> | null
  /** True when the hold of the chosen time has ended. The time can still be booked while it is free. */
  readonly isHoldOver: boolean
  /** The time of which the visitor needs a hold, as a text, or `null` if there is none. */
  readonly wantedHold: string | null
  /** The time for which a hold is being requested, as a text, or `null` if none is. */
  readonly requestedHold: string | null
}

export type HoldEvent = { readonly type: "holdEnding" } | { readonly type: "holdOver" }

/** The part of an action queue of XState that holds need. */
export interface HoldQueue<Context extends HoldContext> {
  assign(assigner: (at: { readonly context: Context }) => Partial<HoldContext>): void
  cancel(id: string): void
  raise(event: HoldEvent, options: { readonly id: string; readonly delay: number }): void
  stopChild(id: string): void
}

/** The calls of a machine. The ids of their actors are `hold`, `renewal` and `removal`. */
export interface HoldCalls<Context extends HoldContext, Queue extends HoldQueue<Context>> {
  /** Returns a text that identifies the chosen time, or `null` if no time is chosen. */
  formatChosenTime(context: Context): string | null
  createHold(enqueue: Queue): void
  renewHold(enqueue: Queue, holdId: string): void
  removeHold(enqueue: Queue, holdId: string): void
}

/**
 * The time in milliseconds before the end of a hold at which it is extended. In hidden pages, timers can be a minute
 * late.
 */
const RENEWED_BEFORE_MS = 120_000

export const NO_HOLD = { held: null, isHoldOver: false, wantedHold: null } as const

/** Creates the steps by which a machine has the service hold the chosen time. */
export function createHoldSteps<Context extends HoldContext, Queue extends HoldQueue<Context>>(
  calls: HoldCalls<Context, Queue>,
) {
  /**
   * Requests a hold of the chosen time. While another request is under way, waits for its response, so that the service
   * receives the requests in order.
   */
  function startHold(enqueue: Queue, { requestedHold }: Context): void {
    stopTimers(enqueue)
    enqueue.assign(({ context }) => ({ ...NO_HOLD, wantedHold: calls.formatChosenTime(context) }))
    if (requestedHold === null) sendRequest(enqueue)
  }

  function sendRequest(enqueue: Queue): void {
    enqueue.assign(({ context: { wantedHold } }) => ({ requestedHold: wantedHold }))
    calls.createHold(enqueue)
  }

  /** Takes the response to a request. If the visitor has changed the choice since, ends the hold or requests another. */
  function finishRequest(enqueue: Queue, { wantedHold, requestedHold }: Context, hold: Hold | null): void {
    enqueue.assign(() => ({ requestedHold: null }))
    if (wantedHold !== null && wantedHold !== requestedHold) sendRequest(enqueue)
    else if (hold === null) enqueue.assign(() => NO_HOLD)
    else if (wantedHold === null) removeHold(enqueue, hold.id)
    else keepHold(enqueue, hold)
  }

  /** Stores a hold, and sets the timers of its renewal and its end. */
  function keepHold(enqueue: Queue, { id, expiresAt, isRenewed, secondsLeft }: Hold): void {
    stopTimers(enqueue)
    enqueue.assign(() => ({ held: { id, expiresAt } }))
    const endsInMs = secondsLeft * 1000
    enqueue.raise({ type: "holdOver" }, { id: "holdOver", delay: endsInMs })
    if (isRenewed) return
    enqueue.raise({ type: "holdEnding" }, { id: "holdEnding", delay: Math.max(0, endsInMs - RENEWED_BEFORE_MS) })
  }

  function renewHold(enqueue: Queue, { held }: Context): void {
    if (held !== null) calls.renewHold(enqueue, held.id)
  }

  /** Ends the visitor's hold, if there is one. */
  function endHold(enqueue: Queue, { held }: Context): void {
    forgetHold(enqueue)
    if (held !== null) removeHold(enqueue, held.id)
  }

  /** Forgets the hold without ending it, because it has ended already. */
  function forgetHold(enqueue: Queue): void {
    stopTimers(enqueue)
    enqueue.assign(() => NO_HOLD)
  }

  /** Forgets the hold, and notes that it is over. */
  function finishHold(enqueue: Queue): void {
    forgetHold(enqueue)
    enqueue.assign(() => ({ isHoldOver: true }))
  }

  function removeHold(enqueue: Queue, holdId: string): void {
    enqueue.stopChild("removal")
    calls.removeHold(enqueue, holdId)
  }

  function stopTimers(enqueue: Queue): void {
    enqueue.stopChild("renewal")
    enqueue.cancel("holdOver")
    enqueue.cancel("holdEnding")
  }

  return { startHold, finishRequest, keepHold, renewHold, endHold, forgetHold, finishHold }
}
