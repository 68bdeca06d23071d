import type { ImportReport } from "./import.types.ts"

export function formatSummary(report: ImportReport): string {
  const { rows, taken, added, changed, unchanged, dropped, before: total, duplicates, quarantined, seconds } = report
  if (report.state === "refused")
    return `${dropped} of ${total} documents of ${report.index} would be dropped, so nothing was changed. Say --yes if that is meant.`
  const counts = report.isDryRun
    ? `${taken} would be taken (${added} of them new), ${dropped} dropped`
    : `${taken} taken (${added} new, ${changed} changed, ${unchanged} unchanged), ${dropped} dropped`
  return `${report.index}: ${rows} rows in ${seconds} s: ${counts}, ${quarantined} quarantined, ${duplicates} came twice.`
}
