import { formatError, reportLine } from "../report/report-line.ts"

/** Returns what a page says of its item; the fallback, and a line for the log, when that cannot be said. */
export function describeSafely<Said>(event: string, describe: () => Said, fallback: Said): Said {
  try {
    return describe()
  } catch (error) {
    reportLine({ event, message: formatError(error) })
    return fallback
  }
}
