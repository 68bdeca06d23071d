/** What every call takes beside its own input. */
export interface CallOptions {
  readonly signal?: AbortSignal
}

/** What a stream is opened with beside its own input. */
export interface StreamOptions extends CallOptions {
  /** Goes on behind this event. */
  readonly lastEventId?: string
}

/** Something that a stream tells. */
export interface StreamEvent<Name extends string, Data> {
  readonly name: Name
  /** Where a reader goes on that has got this far; left out where it cannot. */
  readonly id?: string
  readonly data: Data
}

/** What a handler is opened with that tells a stream. */
export interface StreamOpening {
  /** The event behind which its reader wants to go on; `null` for one who begins. */
  readonly lastEventId: string | null
  /** Ends when nobody reads any more. */
  readonly signal: AbortSignal
}

/** What a call of a logged-in visitor is made with. */
export interface Session {
  /** Names the visitor's session. */
  readonly token: string
}

/** The input of a call that takes none. */
export type Nothing = Readonly<Record<never, never>>
