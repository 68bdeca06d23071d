export type Fault =
  | { readonly kind: "latency"; readonly ms: number }
  /** Responds with an error status. `retryAfter` adds a `Retry-After` header, either in seconds or as a date. */
  | {
      readonly kind: "status"
      readonly status: number
      readonly retryAfter?: "seconds" | "date"
      readonly afterSeconds?: number
    }
  /** Responds with status 200 and truncated JSON. */
  | { readonly kind: "broken-json" }
  | { readonly kind: "reset" }
  /** Processes the request, but closes the connection instead of sending the response. */
  | { readonly kind: "lost-response" }
  | { readonly kind: "rate"; readonly limit: number }

export type StandingFault = Fault & {
  /** The number of requests to which the fault applies. @default all */
  readonly times?: number
  /** The prefix of the paths to which the fault applies. @default all */
  readonly path?: string
  readonly operation?: string
}
