import { formatError, reportLine } from "../report/report-line.ts"

/** Calls a function that describes an item. When it throws, logs the error and returns the fallback. */
export function describeSafely<Said>(event: string, describe: () => Said, fallback: Said): Said {
  try {
    return describe()
  } catch (error) {
    reportLine({ event, message: formatError(error) })
    return fallback
  }
}
