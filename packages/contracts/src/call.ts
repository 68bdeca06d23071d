/** The options that are available for every call. */
export interface CallOptions {
  readonly signal?: AbortSignal
}

/** The options that are available for every stream. */
export interface StreamOptions extends CallOptions {
  /** The id of the last event that was received, if the stream should resume after that event. */
  readonly lastEventId?: string
}

/** An event of a stream. */
export interface StreamEvent<Name extends string, Data> {
  readonly name: Name
  /** The id with which the stream can be resumed after this event. It is absent if the stream cannot be resumed. */
  readonly id?: string
  readonly data: Data
}

/** The arguments that are passed to the handler of a stream. */
export interface StreamOpening {
  /**
   * The id of the last event that the client received, so that the stream can resume after it. It is `null` for a
   * client that connects for the first time.
   */
  readonly lastEventId: string | null
  /** The signal that aborts when the client disconnects. */
  readonly signal: AbortSignal
}

/** The session of a logged-in visitor. Its token is sent with calls that need a session. */
export interface Session {
  readonly token: string
}

/** The input of a call without parameters or body. */
export type Nothing = Readonly<Record<never, never>>
