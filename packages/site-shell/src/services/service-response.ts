import type { TextKey } from "@forecourt/renderer"

/** The response to a visitor: the service's, or the site's own. */
export type ServiceResponse = HandedOn | StreamedResponse | OwnResponse

interface HandedOn {
  readonly status: number
  /** As the wire has it. */
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A streamed response. */
interface StreamedResponse {
  readonly status: number
  readonly response: Response
}

interface OwnResponse {
  readonly status: number
  readonly text: TextKey
  /** The reason for programs. */
  readonly code: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The site's own texts for when the service gives none. */
export interface ServiceTexts {
  readonly failed: TextKey
  readonly tooMany: TextKey
  /** When there is none of what was looked for, and the reason for programs. */
  readonly none: { readonly text: TextKey; readonly code: string }
}

/** When to come back, in whole seconds. */
export function createRetryAfter(waitMs: number): Readonly<Record<string, string>> {
  return { "retry-after": String(Math.ceil(waitMs / 1000)) }
}
