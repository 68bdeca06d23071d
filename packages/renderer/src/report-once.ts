import type { Report, SiteContext } from "./site-context.types.ts"

const reported = new WeakMap<SiteContext["report"], Set<string>>()

/** Reports a problem of a block only once, even if the page is rendered many times. */
export function reportOnce(site: Pick<SiteContext, "report">, report: Report): void {
  let seen = reported.get(site.report)
  if (seen === undefined) {
    seen = new Set()
    reported.set(site.report, seen)
  }
  const key = `${report.kind} ${report.block} ${report.id ?? ""}`
  if (seen.has(key)) return
  seen.add(key)
  site.report(report)
}
