import { encodePath } from "../address/encode.ts"
import { isPlainSource } from "../pattern/source-pattern.ts"
import type { RedirectRule, RedirectTable } from "../table.types.ts"
import { type Exported, type ExportOptions, exportEach, listLocalized, refuse } from "./exported.ts"

const HEADER = "source,destination,statusCode,caseSensitive,preserveQueryParams"

/** Exports the rules without patterns as a CSV file for the bulk redirects of a hosting provider. */
export function toCsv(table: RedirectTable, options: ExportOptions = {}): Exported<string> {
  const { output, problems } = exportEach(table, options, (rule) => writeRule(rule, options))
  return { output: [HEADER, ...output, ""].join("\n"), problems }
}

function writeRule(rule: RedirectRule, options: ExportOptions): string[] {
  const { query = {} } = rule
  refuse(!isPlainSource(rule.source), "is a pattern, and bulk redirects are plain paths")
  refuse(rule.match !== undefined, "asks for more than a path, which bulk redirects cannot")
  refuse(query.set !== undefined || query.map !== undefined, "changes parameters, which bulk redirects cannot")
  refuse(rule.status === 410, "answers with 410, which bulk redirects cannot")
  refuse(rule.host !== undefined, "is about one host, which bulk redirects with paths cannot say")
  return listLocalized(rule, options).map(({ source, target }) =>
    [encodePath(source), target.replaceAll("\\", ""), rule.status, rule.case === "sensitive", query.preserve !== false]
      .map(formatCell)
      .join(","),
  )
}

function formatCell(value: string | number | boolean): string {
  const text = String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
