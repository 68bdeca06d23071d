import type { Instrumentation } from "next"
import { formatError, reportLine } from "./report-line.ts"

/** The framework tells some errors twice. */
const reported = new WeakSet<object>()

/** For the site's `instrumentation.ts`: one line for every request that failed, with the route and not the address. */
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
