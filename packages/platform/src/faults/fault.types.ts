/** A way to fail on purpose. */
export type Fault =
  /** Waits before answering. */
  | { readonly kind: "latency"; readonly ms: number }
  /** Answers with a status; `retryAfter` says when to come back, in seconds or as a date. */
  | {
      readonly kind: "status"
      readonly status: number
      readonly retryAfter?: "seconds" | "date"
      readonly afterSeconds?: number
    }
  /** Answers 200 with JSON that stops in the middle. */
  | { readonly kind: "broken-json" }
  /** Cuts the connection. */
  | { readonly kind: "reset" }
  /** Does what was asked for, and cuts the connection instead of saying so. */
  | { readonly kind: "lost-response" }
  /** Allows so many requests a second. */
  | { readonly kind: "rate"; readonly limit: number }

/** A fault that holds for everyone, until it is used up or taken away. */
export type StandingFault = Fault & {
  /** How many requests it strikes; all of them when absent. */
  readonly times?: number
  /** Only requests whose path starts like this. */
  readonly path?: string
  /** Only GraphQL operations of this name. */
  readonly operation?: string
}
