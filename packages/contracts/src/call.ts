/** Options common to all calls. */
export interface CallOptions {
  readonly signal?: AbortSignal
}

/** Options common to all streams. */
export interface StreamOptions extends CallOptions {
  /** The id of the event after which the stream continues. */
  readonly lastEventId?: string
}

/** An event of a stream. */
export interface StreamEvent<Name extends string, Data> {
  readonly name: Name
  /** The id to resume after this event. Left out where the stream cannot resume. */
  readonly id?: string
  readonly data: Data
}

/** The arguments with which the handler of a stream is opened. */
export interface StreamOpening {
  /** The id of the event after which the reader resumes; `null` for a new reader. */
  readonly lastEventId: string | null
  /** Aborts when no one reads the stream any more. */
  readonly signal: AbortSignal
}

/** The session of a logged-in visitor, which calls send along. */
export interface Session {
  /** The token that identifies the visitor's session. */
  readonly token: string
}

/** The input of a call without parameters and body. */
export type Nothing = Readonly<Record<never, never>>
