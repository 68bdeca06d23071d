import { toLowerCaseKey } from "../address/path-key.ts"
import { isHost } from "../compile/conditions.ts"
import type { RedirectRule, Test } from "../table.types.ts"
import type { Analysis } from "./analyse-table.ts"

export function findUntrue({ rules, options, report }: Analysis): void {
  for (const rule of rules) {
    const untrue = findContradiction(rule, options)
    if (untrue !== null) report("never-true", rule, untrue, "Put the condition right, or take the rule out.")
    const overlap = findOverlap(rule)
    if (overlap !== null)
      report(
        "overlapping-map",
        rule,
        overlap,
        "Give every parameter of the target one origin, and every value one meaning.",
      )
    const { expires, status } = rule
    if (expires !== undefined && options.today !== undefined && expires < options.today)
      report("expired", rule, `ended on ${expires}`, "Take it out.")
    else if (expires !== undefined && (status === 301 || status === 308))
      report("expired", rule, `is for good and ends on ${expires}`, "Use 307: browsers never ask again after 308.")
  }
}

function findContradiction(rule: RedirectRule, { hosts, locales = [] }: Analysis["options"]): string | null {
  const { host, match } = rule
  if (
    host !== undefined &&
    hosts !== undefined &&
    !hosts.includes("") &&
    !/[:*]/.test(host) &&
    !hosts.some((item) => isHost(item, host))
  )
    return `is about the host ${host}, on which the site does not answer`
  const unknown = rule.locales?.filter((locale) => locale !== "*" && !locales.includes(locale)) ?? []
  if (rule.locales !== undefined && locales.length > 0 && unknown.length === rule.locales.length)
    return `is about ${unknown.join(" and ") || "no language"}, in which the site has no pages`
  for (const [kind, tests] of Object.entries(match ?? {})) {
    for (const [name, test] of Object.entries(tests as Readonly<Record<string, Test>>))
      if (isNever(test)) return `asks that ${kind} "${name}" is one of nothing`
    const names = Object.keys(tests)
    const twice =
      kind === "header"
        ? names.find(
            (name, index) => names.findIndex((item) => toLowerCaseKey(item) === toLowerCaseKey(name)) !== index,
          )
        : undefined
    if (twice !== undefined) return `asks for the header "${twice}" twice`
  }
  return null
}

function isNever(test: Test): boolean {
  return Array.isArray(test) && test.length === 0
}

function findOverlap({ query, match }: RedirectRule): string | null {
  const { set = {}, map = {} } = query ?? {}
  const origins = new Map<string, string>(Object.keys(set).map((name) => [name, "a fixed value"]))
  for (const [from, { to, values = {} }] of Object.entries(map)) {
    const other = origins.get(to)
    if (other !== undefined) return `fills "${to}" from ${other} and from "${from}"`
    origins.set(to, `"${from}"`)
    const seen = new Map<string, string>()
    for (const [value, meaning] of Object.entries(values)) {
      const known = seen.get(toLowerCaseKey(value))
      if (known !== undefined && known !== meaning)
        return `turns "${value}" of "${from}" into "${known}" and into "${meaning}"`
      seen.set(toLowerCaseKey(value), meaning)
    }
    if (match?.query?.[from] === false) return `fills "${to}" from "${from}", which must not be there`
  }
  return null
}
