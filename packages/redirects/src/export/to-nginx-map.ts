import { encodePath } from "../address/encode.ts"
import { compile } from "../compile/compile-table.ts"
import { parsePattern, type Token } from "../pattern/parse-pattern.ts"
import { escapeText, expressionOf } from "../pattern/path-to-regexp.ts"
import { isPlainSource } from "../pattern/source-pattern.ts"
import type { RedirectRule, RedirectTable } from "../table.types.ts"
import { type Exported, type ExportOptions, exportEach, localised, refuse } from "./exported.ts"

/**
 * A table as a `map` of nginx for each status, with how to use it. There plain paths win over expressions whatever
 * their order: a plain rule that a pattern before it covers is refused.
 */
export function toNginxMap(table: RedirectTable, options: ExportOptions = {}): Exported<string> {
  const compiled = compile(table, options)
  const entries = exportEach(table.rules, (rule) => {
    const decider = isPlainSource(rule.source) ? compiled.match(encodePath(rule.source))?.ruleId : rule.id
    refuse(
      decider !== undefined && decider !== rule.id,
      `comes after ${decider}, which takes its path; nginx would look at it first`,
    )
    return writeRule(rule, options)
  })
  const statuses = [...new Set(entries.output.map(({ status }) => status))].sort()
  const maps = statuses.map((status) => {
    const lines = entries.output
      .filter((entry) => entry.status === status)
      .map(({ key, value }) => `  ${key} ${value};`)
    return `map $uri $redirect_${status} {\n  default "";\n${lines.join("\n")}\n}\n`
  })
  const use = statuses.map(
    (status) => `#   if ($redirect_${status}) { return ${status} $redirect_${status}$is_args$args; }`,
  )
  return { output: [...maps, "# In the server block:", ...use, ""].join("\n"), problems: entries.problems }
}

function writeRule(rule: RedirectRule, options: ExportOptions): { status: number; key: string; value: string }[] {
  const { status, query = {} } = rule
  refuse(status === 410, "answers with 410, which a map cannot")
  refuse(rule.match !== undefined || rule.host !== undefined, "asks for more than a path, which a map cannot")
  refuse(Object.keys(query).length > 0, "changes the query string, which a map cannot")
  refuse(
    /[?#]/.test(rule.target.replace(/(:\w+)\?$/, "$1")),
    "has a query string in its target, to which the visitor's could not be added",
  )
  refuse(rule.slash === "strict", "minds the slash at the end, which this map does not")
  return localised(rule, options).map(({ source, target }) => {
    if (isPlainSource(source) && rule.case !== "sensitive")
      return { status, key: quote(source), value: quote(target.replaceAll("\\", "")) }
    const tokens = parsePattern(source, { delimiter: "/" })
    const names = tokens.flatMap((token) => (typeof token === "string" || token.name === "" ? [] : String(token.name)))
    const value = names.reduce(
      (text, name) => text.replace(new RegExp(`:${name}\\b[*+?]?`, "g"), `\${${name}}`),
      target,
    )
    refuse(
      names.some((name) => /^\d/.test(name)),
      "has an expression without a name",
    )
    const sign = rule.case === "sensitive" ? "~" : "~*"
    return { status, key: quote(`${sign}^${tokens.map(write).join("")}/?$`), value: quote(value.replaceAll("\\", "")) }
  })
}

function write(token: Token): string {
  if (typeof token === "string") return escaped(token)
  const { name, modifier } = token
  const [prefix, suffix] = [escaped(token.prefix), escaped(token.suffix)]
  const own = expressionOf(token, "/").replaceAll("\\/", "/")
  if (own === "") return `(?:${prefix}${suffix})${modifier}`
  const whole = modifier === "*" || modifier === "+" ? `${own}(?:${suffix}${prefix}${own})*` : own
  const optional = modifier === "*" || modifier === "?" ? "?" : ""
  return `(?:${prefix}(?<${name}>${whole})${suffix})${optional}`
}

/** Slashes are letters like any in an expression of nginx. */
function escaped(text: string): string {
  return escapeText(text).replaceAll("\\/", "/")
}

function quote(text: string): string {
  return /[\s{};"'$~\\]/.test(text) ? `"${text.replaceAll('"', '\\"')}"` : text
}
