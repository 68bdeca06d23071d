import type { RedirectProblem } from "../table.types.ts"
import type { Analysis } from "./analyse-table.ts"
import type { FindingKind } from "./finding.types.ts"

const CURES: Readonly<Record<string, string>> = {
  invalid: "Put the rule right, or take it out.",
  "unsafe-expression": "Say what a segment may be instead: [^/]+, \\d+, [0-9a-f]{32}.",
  "open-redirect": "Lead to a path of this site, or to a complete address whose host is among the allowed ones.",
}

export function findInvalid({ table, report }: Analysis, problems: readonly RedirectProblem[]): void {
  const rules = new Map(table.rules.map((rule) => [rule.id, rule]))
  for (const { rule: id, message } of problems) {
    const rule = rules.get(id)
    if (rule === undefined) continue
    const kind = getFindingKind(message)
    report(kind, rule, message.replace(/\.$/, ""), CURES[kind] ?? "")
  }
}

function getFindingKind(message: string): FindingKind {
  if (message.includes("unsafe expression")) return "unsafe-expression"
  return /must be a path that starts|not among the allowed hosts/.test(message) ? "open-redirect" : "invalid"
}
