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
  /** Carries the request out, and cuts the connection instead of sending a response. */
  | { readonly kind: "lost-response" }
  /** Allows so many requests a second. */
  | { readonly kind: "rate"; readonly limit: number }

/** A fault that holds for everyone, until it is used up or taken away. */
export type StandingFault = Fault & {
  /** The number of requests that it strikes; all of them when absent. */
  readonly times?: number
  /** The beginning of the paths to which the fault applies; all when absent. */
  readonly path?: string
  /** Only GraphQL operations of this name. */
  readonly operation?: string
}
