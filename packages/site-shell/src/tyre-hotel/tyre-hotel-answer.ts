import type { TextKey } from "@forecourt/renderer"

/** What a visitor is answered: what the service said, or what the site itself has to say. */
export type TyreHotelAnswer = ServiceAnswer | OwnAnswer

interface ServiceAnswer {
  readonly status: number
  /** As the wire has it. Spec 3 §3.2. */
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

interface OwnAnswer {
  readonly status: number
  readonly text: TextKey
  /** The reason for programs. */
  readonly code: string
  readonly headers?: Readonly<Record<string, string>>
}

/** When to come back, in whole seconds. */
export function retryAfter(waitMs: number): Readonly<Record<string, string>> {
  return { "retry-after": String(Math.ceil(waitMs / 1000)) }
}
