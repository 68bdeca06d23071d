import type { TextKey } from "@forecourt/renderer"

export type ServiceResponse = HandedOn | StreamedResponse | OwnResponse

interface HandedOn {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

interface StreamedResponse {
  readonly status: number
  readonly response: Response
}

interface OwnResponse {
  readonly status: number
  readonly text: TextKey
  readonly code: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface ServiceTexts {
  readonly failed: TextKey
  readonly tooMany: TextKey
  readonly none: { readonly text: TextKey; readonly code: string }
}

export function createRetryAfter(waitMs: number): Readonly<Record<string, string>> {
  return { "retry-after": String(Math.ceil(waitMs / 1000)) }
}
