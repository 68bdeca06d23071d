/** What every call takes beside its own input. */
export interface CallOptions {
  readonly signal?: AbortSignal
}

/** What a call of a logged-in visitor is made with. */
export interface Session {
  /** Names the visitor's session. */
  readonly token: string
}

/** The input of a call that takes none. */
export type Nothing = Readonly<Record<never, never>>
