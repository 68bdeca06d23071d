import type { TextKey } from "@forecourt/renderer"

/** The response to a visitor: the service's, or the site's own. */
export type ServiceResponse = HandedOn | StreamedResponse | OwnResponse

interface HandedOn {
  readonly status: number
  /** The body as the service sent it. */
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
  /** The error code for programs. */
  readonly code: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The site's own texts for when the service gives none. */
export interface ServiceTexts {
  readonly failed: TextKey
  readonly tooMany: TextKey
  /** The text and the error code when nothing was found. */
  readonly none: { readonly text: TextKey; readonly code: string }
}

/** Creates the `Retry-After` header, in whole seconds. */
export function createRetryAfter(waitMs: number): Readonly<Record<string, string>> {
  return { "retry-after": String(Math.ceil(waitMs / 1000)) }
}
