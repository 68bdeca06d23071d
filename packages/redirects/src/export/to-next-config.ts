import { encodePath, encodeValue } from "../address/encode.ts"
import { isExpression } from "../compile/conditions.ts"
import type { NextCondition, NextRedirect } from "../import/from-next-config.ts"
import type { Conditions, RedirectRule, RedirectTable, Test } from "../table.types.ts"
import { type Exported, type ExportOptions, exportEach, listLocalized, refuse } from "./exported.ts"

/**
 * Exports a table for `redirects()` in `next.config`. Non-ASCII characters are percent-encoded, since Next.js would not
 * match them otherwise.
 */
export function toNextConfig(table: RedirectTable, options: ExportOptions = {}): Exported<NextRedirect[]> {
  const { output, problems } = exportEach(table, options, (rule) => writeRule(rule, options))
  const moved = table.hosts.map(
    ({ from, to }): NextRedirect => ({
      source: "/:path*",
      has: [{ type: "host", value: from.replaceAll(".", "\\.") }],
      destination: `https://${to}/:path*`,
      statusCode: 308,
    }),
  )
  return { output: [...output, ...moved], problems }
}

function writeRule(rule: RedirectRule, options: ExportOptions): NextRedirect[] {
  const { status, query = {}, match, host } = rule
  refuse(status === 410, "answers with 410, which Next's redirects cannot")
  refuse(query.preserve === false, "leaves the query string behind; Next always carries it along")
  refuse(query.map !== undefined, "renames parameters, which Next cannot")
  refuse(
    match?.query !== undefined && query.consume !== false,
    "takes away the parameters it asks for; Next carries them along",
  )
  refuse(rule.case === "sensitive", "minds case, which Next does for all rules or none")
  refuse(rule.slash === "strict", "minds the slash at the end, which Next does not")
  const { has, missing } = toConditions(match)
  if (host !== undefined) {
    refuse(/[:*]/.test(host), "is about hosts of one shape; write them one by one")
    has.push({ type: "host", value: host.replaceAll(".", "\\.") })
  }
  const added = Object.entries(query.set ?? {}).map(([name, value]) => `${encodeValue(name)}=${encodeValue(value)}`)
  const places = listLocalized(rule, options).flatMap(({ source, target }) =>
    [...new Set([toSentForm(source, encodePath), toSentForm(source, toBrowserPath)])].map((item) => ({
      source: item,
      target,
    })),
  )
  return places.map(({ source, target }) => ({
    source,
    destination: added.length === 0 ? target : target + (target.includes("?") ? "&" : "?") + added.join("&"),
    statusCode: status,
    ...(has.length > 0 && { has }),
    ...(missing.length > 0 && { missing }),
  }))
}

/** Encodes a source as browsers encode URLs. Expressions and the pattern syntax are left unchanged. */
function toSentForm(source: string, encode: (text: string) => string): string {
  let depth = 0
  return source.replace(/\\[\s\S]|[()]|[^\\()]+/g, (part) => {
    if (part === "(" || part === ")") depth += part === "(" ? 1 : -1
    if (depth > 0 || part === ")") return part
    if (!part.startsWith("\\")) return part.replace(/[^:*+?{}()]+/g, encode)
    const sent = encode(part.slice(1))
    return sent.length === 1 ? part : sent
  })
}

/** Encodes a path in the same way as browsers, which leave `|`, `[` and `]` unchanged. */
function toBrowserPath(text: string): string {
  return text.replace(/[^|[\]]+/g, encodePath)
}

function toConditions(match: Conditions = {}): { has: NextCondition[]; missing: NextCondition[] } {
  const has: NextCondition[] = []
  const missing: NextCondition[] = []
  for (const type of ["query", "header", "cookie"] as const) {
    for (const [key, test] of Object.entries(match[type] ?? {})) {
      const isNegated = test === false || (isExpression(test) && test.not === true)
      const list = isNegated ? missing : has
      const value = toExpression(test)
      list.push({ type, key, ...(value !== null && { value }) })
    }
  }
  return { has, missing }
}

function toExpression(test: Test): string | null {
  if (typeof test === "boolean") return null
  if (isExpression(test)) return test.pattern
  const escapeSigns = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  return typeof test === "string" ? escapeSigns(test) : `(${test.map(escapeSigns).join("|")})`
}
