import { STANDARD_ERRORS } from "@forecourt/contracts/errors"
import { getErrorName } from "./get-error-name.ts"
import type { ServiceError } from "./service-error.ts"
import { getErrorText, getLanguage, type RefusalTexts, type ServiceLanguage } from "./texts.ts"

export interface ServiceErrors {
  readonly statuses?: Readonly<Record<string, number>>
  readonly texts?: Readonly<Record<ServiceLanguage, RefusalTexts>>
}

/**
 * Creates the error response of a service: `message` is for the visitor, `code` for programs and `detail` for
 * developers.
 */
export function createErrorResponse(
  { code, detail, status, retryAfterMs, headers, words, members }: ServiceError,
  { statuses, texts }: ServiceErrors,
  { acceptLanguage, requestId }: { readonly acceptLanguage: string; readonly requestId: string },
): Response {
  const language = getLanguage(acceptLanguage)
  const message = getErrorText(language, texts?.[language] ?? null, code, words)
  return new Response(JSON.stringify({ message, code, ...(detail !== "" && { detail }), ...members }), {
    status: statuses?.[code] ?? status ?? STANDARD_ERRORS.ServerError,
    headers: {
      "content-type": "application/json",
      "cache-control": "no-store",
      "x-request-id": requestId,
      ...(retryAfterMs !== null && { "retry-after": String(Math.ceil(retryAfterMs / 1000)) }),
      ...headers,
    },
  })
}

/** Formats the log line of a failed request without the error message, which may contain a visitor's input. */
export function formatFailure(service: string, requestId: string, error: unknown): string {
  const { stack = "" } = error as { stack?: string }
  const places = stack.split("\n").filter((line) => /^\s+at /.test(line))
  return [`${service}: request ${requestId} failed (${getErrorName(error)}).`, ...places.slice(0, 5)].join("\n")
}
