import { encodePath, encodeValue } from "../address/encode.ts"
import { isExpression } from "../compile/conditions.ts"
import type { NextCondition, NextRedirect } from "../import/from-next-config.ts"
import type { Conditions, RedirectRule, RedirectTable, Test } from "../table.types.ts"
import { type Exported, type ExportOptions, exportEach, localised, refuse } from "./exported.ts"

/** A table for `redirects()` of a Next configuration. Next matches only encoded letters, so they are written so. */
export function toNextConfig({ rules, hosts }: RedirectTable, options: ExportOptions = {}): Exported<NextRedirect[]> {
  const { output, problems } = exportEach(rules, (rule) => writeRule(rule, options))
  const moved = hosts.map(
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
  const { has, missing } = conditionsOf(match)
  if (host !== undefined) {
    refuse(/[:*]/.test(host), "is about hosts of one shape; write them one by one")
    has.push({ type: "host", value: host.replaceAll(".", "\\.") })
  }
  const added = Object.entries(query.set ?? {}).map(([name, value]) => `${encodeValue(name)}=${encodeValue(value)}`)
  return localised(rule, options).map(({ source, target }) => ({
    source: source.replace(/[^\x20-\x7e]+/g, encodePath),
    destination: added.length === 0 ? target : target + (target.includes("?") ? "&" : "?") + added.join("&"),
    statusCode: status,
    ...(has.length > 0 && { has }),
    ...(missing.length > 0 && { missing }),
  }))
}

function conditionsOf(match: Conditions = {}): { has: NextCondition[]; missing: NextCondition[] } {
  const has: NextCondition[] = []
  const missing: NextCondition[] = []
  for (const type of ["query", "header", "cookie"] as const) {
    for (const [key, test] of Object.entries(match[type] ?? {})) {
      const isNegated = test === false || (isExpression(test) && test.not === true)
      const list = isNegated ? missing : has
      const value = expressionOf(test)
      list.push({ type, key, ...(value !== null && { value }) })
    }
  }
  return { has, missing }
}

function expressionOf(test: Test): string | null {
  if (typeof test === "boolean") return null
  if (isExpression(test)) return test.pattern
  const plain = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  return typeof test === "string" ? plain(test) : `(${test.map(plain).join("|")})`
}
