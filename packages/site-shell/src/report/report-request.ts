import type { Instrumentation } from "next"
import { formatError, reportLine } from "./report-line.ts"

/** The errors that have already been logged. They are remembered because Next.js reports some errors twice. */
const reported = new WeakSet<object>()

/**
 * Logs a failed request as one line, which contains the route instead of the URL. It is intended for the site's
 * `instrumentation.ts`.
 */
export const reportRequest: Instrumentation.onRequestError = (error, request, context) => {
  if (typeof error === "object" && error !== null) {
    if (reported.has(error)) return
    reported.add(error)
  }
  const digest = typeof error === "object" && error !== null && "digest" in error ? String(error.digest) : undefined
  reportLine({
    event: "request-failed",
    message: formatError(error),
    method: request.method,
    route: context.routePath,
    kind: context.routeType,
    reason: context.revalidateReason ?? "request",
    digest,
  })
}
