import { countReport } from "./report-counts.ts"

/** The fields of a log line, which must not contain data about visitors. */
export interface ReportLine {
  readonly event: string
  readonly message: string
  readonly [fact: string]: string | number | boolean | null | undefined
}

export function reportLine({ event, ...facts }: ReportLine): void {
  countReport("reports", { event, block: String(facts.block ?? "") })
  console.error(JSON.stringify({ time: new Date().toISOString(), level: "error", event, ...facts }))
}

/** Formats an error and its cause with personal data removed and without the stack trace. */
export function formatError(error: unknown): string {
  if (!(error instanceof Error)) return removePersonalData(String(error))
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ""
  return removePersonalData(error.message + cause)
}

export function removePersonalData(text: string): string {
  return text
    .replace(/[^\s@<>"']+@[^\s@<>"']+\.\w+/g, "[address]")
    .replace(/\?[^\s"')]*/g, "?[query]")
    .replace(/\+?\d[\d -]{7,}\d/g, "[number]")
    .slice(0, 500)
}
