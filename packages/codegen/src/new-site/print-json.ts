import type { Json } from "../schema/json.ts"

const WIDTH = 120

/**
 * Formats a document as JSON. Each nested value is written on one line if it fits, and the document itself always has
 * several lines.
 */
export function formatJson(document: Json): string {
  return `${formatOverLines(document, "")}\n`
}

function formatValue(value: Json, indent: string, lead: string): string {
  const line = formatInOneLine(value)
  const fits = indent.length + lead.length + line.length < WIDTH
  return fits || typeof value !== "object" || value === null ? line : formatOverLines(value, indent)
}

function formatInOneLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(formatInOneLine).join(", ")}]`
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${formatInOneLine(entry)}`)
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`
}

function formatOverLines(value: Json, indent: string): string {
  if (typeof value !== "object" || value === null || Object.keys(value).length === 0) return formatInOneLine(value)
  const inner = `${indent}  `
  const isList = Array.isArray(value)
  const lines = Object.entries(value).map(([key, entry]) => {
    const lead = isList ? "" : `${JSON.stringify(key)}: `
    return inner + lead + formatValue(entry, inner, lead)
  })
  const [open, close] = isList ? ["[", "]"] : ["{", "}"]
  return `${open}\n${lines.join(",\n")}\n${indent}${close}`
}
