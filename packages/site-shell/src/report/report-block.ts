import type { Report } from "@forecourt/renderer"
import { messageOf, reportLine } from "./report-line.ts"

/** Tells the log about a block that could not be shown as it came. */
export function reportBlock({ kind, block, id, message, cause }: Report): void {
  reportLine({ event: kind, block, id, message, ...(cause !== undefined && { cause: messageOf(cause) }) })
}
