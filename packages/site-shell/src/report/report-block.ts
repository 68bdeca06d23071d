import type { Report } from "@forecourt/renderer"
import { formatError, reportLine } from "./report-line.ts"

export function reportBlock(report: Report): void {
  const { kind, block, id, message, cause } = report
  reportLine({
    event: kind,
    block,
    id,
    message,
    ...(report.kind === "failed-load" && { fault: report.fault }),
    ...(cause !== undefined && { cause: formatError(cause) }),
  })
}
