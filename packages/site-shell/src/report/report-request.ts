import type { Instrumentation } from "next"
import { formatError, reportLine } from "./report-line.ts"

/** The errors that have been logged, since the framework reports some errors twice. */
const reported = new WeakSet<object>()

/** Logs every failed request, for the site's `instrumentation.ts`: one line with the route instead of the address. */
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
