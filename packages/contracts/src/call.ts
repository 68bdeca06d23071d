/** The options that all calls share. */
export interface CallOptions {
  readonly signal?: AbortSignal
}

/** The options that all streams share. */
export interface StreamOptions extends CallOptions {
  /** The id of the last event that was received. The stream continues after that event. */
  readonly lastEventId?: string
}

/** An event of a stream. */
export interface StreamEvent<Name extends string, Data> {
  readonly name: Name
  /** The id from which the stream can resume after this event. Absent if the stream cannot resume. */
  readonly id?: string
  readonly data: Data
}

/** The arguments for the handler of a stream. */
export interface StreamOpening {
  /**
   * The id of the last event that the reader received, or `null` for a new reader. The stream resumes after that event.
   */
  readonly lastEventId: string | null
  /** The signal that aborts when the reader disconnects. */
  readonly signal: AbortSignal
}

/** The session of a logged-in visitor, whose token is sent with calls. */
export interface Session {
  readonly token: string
}

/** The input of a call without parameters or body. */
export type Nothing = Readonly<Record<never, never>>
