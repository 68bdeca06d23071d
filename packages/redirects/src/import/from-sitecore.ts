import { isSafeTarget } from "../compile/target.ts"
import { judgeExpression } from "../pattern/judge-expression.ts"
import type { RedirectRule, RedirectStatus, Test } from "../table.types.ts"
import { escapeSource, type Imported, importEach } from "./imported.ts"

/** A redirect as editors keep it in the content platform. */
export interface SitecoreRedirect {
  readonly pattern: string
  readonly target: string
  readonly redirectType: string
  readonly isQueryStringPreserved: boolean
  readonly isLanguagePreserved?: boolean | null
  readonly locale?: string | null
}

const STATUSES: Readonly<Record<string, RedirectStatus>> = { REDIRECT_301: 301, REDIRECT_302: 302 }

/** Redirects of the content platform, one by one: what cannot be used is named, and harms no other. */
export function fromSitecore(redirects: readonly SitecoreRedirect[]): Imported {
  return importEach(
    redirects,
    (redirect, index) => `content platform, redirect ${index + 1} (${redirect?.pattern})`,
    readRedirect,
  )
}

function readRedirect(redirect: SitecoreRedirect, id: string): RedirectRule[] {
  const status = STATUSES[redirect.redirectType]
  if (status === undefined) throw new TypeError(`answers with ${redirect.redirectType}, which is no redirect`)
  const { source, query } = readPattern(redirect.pattern)
  const isOfSite = /^\/?\$siteLang(?=\/|$)/i.test(redirect.target)
  const target = targetOf(redirect.target)
  return [
    {
      id,
      source,
      target,
      status,
      locales: [redirect.locale ? redirect.locale.slice(0, 2).toLowerCase() : "*"],
      keepsLocale: isOfSite || redirect.isLanguagePreserved === true,
      query: { preserve: redirect.isQueryStringPreserved },
      ...(query !== null && { match: { query } }),
    },
  ]
}

/** What `$1` stands for is called `:group1` here. */
function targetOf(target: string): string {
  const own = target.replace(/^\/?\$siteLang(?=\/|$)/i, "") || "/"
  if (!isSafeTarget(own.replace(/\$\d+/g, "0")) || /^https?:\/\/[^/]*\$/i.test(own))
    throw new TypeError(
      "has a target that must be a path that starts with one slash, or an address that starts with https://",
    )
  const [, origin = "", rest = ""] = /^(https?:\/\/[^/?#]*)?(.*)$/i.exec(own) ?? []
  return origin + rest.replace(/:/g, "\\:").replace(/\$(\d+)/g, ":group$1")
}

/**
 * Editors write the same path as `/old`, `^/old$` or `/^\/old\/?$/gi`; groups in parentheses become names. An
 * expression that may match in the middle of a path says less than its author meant, and is refused.
 */
function readPattern(pattern: string): { source: string; query: Readonly<Record<string, Test>> | null } {
  const text = /^\/(\^.*)\/[a-z]*$/.exec(pattern)?.[1] ?? pattern
  if (text.startsWith("^") && text.endsWith("$")) return { source: fromExpression(text.slice(1, -1)), query: null }
  if (text.startsWith("^") || /[*+^${}()|[\]#]/.test(text))
    throw new TypeError('is an expression that does not say where the path starts and ends. Write "^/old/(.*)$"')
  const [path = "", search] = text.split("?", 2)
  if (!/^\/(?!\/)[^\\\s]*$/.test(path || "/")) throw new TypeError("is no path")
  const query = search === undefined || search === "" ? null : Object.fromEntries(new URLSearchParams(search))
  return { source: escapeSource(path || "/"), query }
}

/** A pattern of ours from an anchored expression. @throws TypeError for what has no counterpart. */
function fromExpression(expression: string): string {
  const { verdict, reason } = judgeExpression(`^${expression}$`)
  if (verdict !== "safe") throw new TypeError(`is an unsafe expression: it ${reason}`)
  const text = expression.replace(/(\\?\/)\??$/, "")
  let source = ""
  let groups = 0
  let others = 0
  const piece =
    /\\([^A-Za-z0-9])|(\((?:[^()\\]|\\.|\(\?[:!=](?:[^()\\]|\\.)*\))*\))([?]?)|((?:\.|\[(?:[^\]\\]|\\.)*\]|\\[dw])[*+]?(?:\{\d+(?:,\d*)?\})?)|([^\\()[\]{}.*+?|^$])|([\s\S])/g
  for (const [, escaped, group, modifier = "", set, letter, other] of text.matchAll(piece)) {
    if (escaped !== undefined) source += escapeSource(escaped)
    else if (letter !== undefined) source += escapeSource(letter)
    else if (group !== undefined && !group.startsWith("(?")) source += `:group${++groups}${group}${modifier}`
    else if (set !== undefined && set !== ".") source += `:part${++others}(${set})`
    else throw new TypeError(`is an expression with "${group ?? set ?? other}", for which there is nothing here`)
  }
  if (!source.startsWith("/")) throw new TypeError("is an expression that does not start with a slash")
  return source
}
