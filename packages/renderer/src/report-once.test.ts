import { expect, test } from "vitest"
import { reportOnce } from "./report-once.ts"
import type { Report } from "./site-context.types.ts"

const REPORT: Report = { kind: "unknown-block", block: "Note", id: "1", message: "none" }

test("a problem is reported to a site once for each combination of kind, block and id", () => {
  const reports: Report[] = []
  const site = { report: (report: Report) => reports.push(report) }
  const { id: _, ...nowhere } = REPORT
  const others: Report[] = [
    { ...REPORT, id: "2" },
    { ...REPORT, block: "Card" },
    { ...REPORT, kind: "unknown-version" },
    nowhere,
  ]

  for (const report of [REPORT, REPORT, ...others, ...others, { ...REPORT, message: "other words" }])
    reportOnce(site, report)

  expect(reports).toEqual([REPORT, ...others])
})

test("the same problem is reported once for each site", () => {
  const reports: string[] = []
  const first = { report: () => reports.push("one") }
  const second = { report: () => reports.push("other") }

  for (const site of [first, second, first, second]) reportOnce(site, REPORT)

  expect(reports).toEqual(["one", "other"])
})
