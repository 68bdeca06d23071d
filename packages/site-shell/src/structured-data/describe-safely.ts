import { formatError, reportLine } from "../report/report-line.ts"

export function describeSafely<Said>(event: string, describe: () => Said, fallback: Said): Said {
  try {
    return describe()
  } catch (error) {
    reportLine({ event, message: formatError(error) })
    return fallback
  }
}
