import { encodePath } from "../address/encode.ts"
import { parsePattern } from "../pattern/parse-pattern.ts"
import type { RedirectRule, RedirectTable } from "../table.types.ts"
import { type Exported, type ExportOptions, exportEach, listLocalized, refuse } from "./exported.ts"

/** The Netlify status for each status of a rule. 308 and 307 are replaced by 301 and 302. */
const STATUSES: Readonly<Record<number, number>> = { 301: 301, 308: 301, 302: 302, 307: 302 }

/** Exports a table as a `_redirects` file for Netlify. */
export function toNetlify(table: RedirectTable, options: ExportOptions = {}): Exported<string> {
  const { output, problems } = exportEach(table, options, (rule) => writeRule(rule, options))
  const moved = table.hosts.map(({ from, to }) => `https://${from}/* https://${to}/:splat 301!`)
  return { output: [...moved, ...output, ""].join("\n"), problems }
}

function writeRule(rule: RedirectRule, options: ExportOptions): string[] {
  const { match, query = {}, host = "" } = rule
  const status = STATUSES[rule.status]
  refuse(status === undefined, `answers with ${rule.status}, which such a file cannot`)
  refuse(
    match?.header !== undefined || match?.cookie !== undefined,
    "asks for headers or cookies, which such a file cannot",
  )
  refuse(query.map !== undefined || query.set !== undefined, "changes parameters, which such a file cannot")
  refuse(query.preserve === false, "leaves the query string behind, which such a file cannot")
  refuse(/[:*]/.test(host), "is about hosts of one shape; write them one by one")
  refuse(rule.slash === "strict", "minds the slash at the end, which such a file does not")
  const conditions = Object.entries(match?.query ?? {}).map(([name, test]) => {
    const isPlain = test === true || (typeof test === "string" && !/[\s:]/.test(test))
    refuse(!isPlain || /[\s=]/.test(name), `asks for "${name}" in a way that such a file cannot`)
    return `${name}=${test === true ? `:${name.replace(/\W/g, "_")}` : test} `
  })
  return listLocalized(rule, options).map(({ source, target }) => {
    const { path, rest } = writeSource(source)
    const to = rest === null ? target : target.replace(new RegExp(`:${rest}\\b[*+]?`), ":splat")
    return `${host === "" ? "" : `https://${host}`}${path} ${conditions.join("")}${to.replaceAll("\\", "")} ${status}`
  })
}

/**
 * Formats the source of a rule for Netlify. Only plain text, parameters for whole segments, and a wildcard at the end
 * are accepted.
 */
function writeSource(source: string): { path: string; rest: string | null } {
  let path = ""
  let rest: string | null = null
  const tokens = parsePattern(source, { delimiter: "/" })
  for (const token of tokens) {
    refuse(rest !== null, "has something behind its rest, which such a file cannot")
    if (typeof token === "string") {
      refuse(
        path.includes(":") && !token.startsWith("/"),
        "has a name that is a part of a segment, which such a file cannot",
      )
      path += encodePath(token)
    } else if (token.isPlain && token.prefix === "/" && token.modifier === "*") {
      rest = String(token.name)
      path += "/*"
    } else {
      refuse(
        !token.isPlain || token.prefix !== "/" || token.modifier !== "",
        `has ":${token.name}", which such a file cannot say`,
      )
      path += `/:${token.name}`
    }
  }
  return { path, rest }
}
