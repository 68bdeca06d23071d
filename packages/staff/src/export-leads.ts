import type { OpenLead } from "@forecourt/service-kit/staff"

const COLUMNS = ["id", "receivedAt", "form", "site", "state", "deliveredAt"] as const
/** Excel reads UTF-8 only with this mark. */
const BYTE_ORDER_MARK = "\uFEFF"

/**
 * Formats messages as CSV (RFC 4180), with a column for each field of any form. Semicolons separate the columns, because
 * Excel expects them wherever numbers have a decimal comma.
 */
export function formatCsv(leads: readonly OpenLead[]): string {
  const fields = [...new Set(leads.flatMap(({ values }) => Object.keys(values ?? {})))]
  const rows = leads.map((lead) => [
    ...COLUMNS.map((column) => lead[column] ?? ""),
    ...fields.map((field) => lead.values?.[field] ?? ""),
  ])
  return BYTE_ORDER_MARK + [[...COLUMNS, ...fields], ...rows].map((row) => `${row.map(quote).join(";")}\r\n`).join("")
}

/**
 * Quotes a cell. An apostrophe before a first character that starts a formula keeps spreadsheets from running what a
 * visitor wrote.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
function quote(cell: string): string {
  const text = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell
  return `"${text.replaceAll('"', '""')}"`
}

export function formatJson(leads: readonly OpenLead[]): string {
  return JSON.stringify(leads, null, 2)
}
