/** The options that are available for every call. */
export interface CallOptions {
  readonly signal?: AbortSignal
}

/** The options that are available for every stream. */
export interface StreamOptions extends CallOptions {
  /** The id of the last event that the caller received. If it is set, the stream resumes after that event. */
  readonly lastEventId?: string
}

/** An event of a stream. */
export interface StreamEvent<Name extends string, Data> {
  readonly name: Name
  /**
   * The id of the event. A client that sends this id can resume the stream after the event. The id is absent if the
   * stream cannot be resumed.
   */
  readonly id?: string
  readonly data: Data
}

/** The arguments that the handler of a stream receives when a client connects. */
export interface StreamOpening {
  /**
   * The id of the last event that the client received, so that the stream can resume after it. It is `null` if the
   * client connects for the first time.
   */
  readonly lastEventId: string | null
  /** The signal that aborts as soon as the client disconnects. */
  readonly signal: AbortSignal
}

/** The session of a logged-in visitor. Calls that need a session send its token. */
export interface Session {
  readonly token: string
}

/** The input of a call without parameters or body. */
export type Nothing = Readonly<Record<never, never>>
