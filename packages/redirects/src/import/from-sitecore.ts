import { decodeValue } from "../address/encode.ts"
import { isSafeTarget } from "../compile/target.ts"
import { assertSafe } from "../pattern/judge-expression.ts"
import type { RedirectRule, RedirectStatus, Test } from "../table.types.ts"
import { escapeSource, type Imported, importEach } from "./imported.ts"

/** A redirect in the format in which the content platform stores it. */
export interface SitecoreRedirect {
  readonly pattern: string
  readonly target: string
  readonly redirectType: string
  readonly isQueryStringPreserved: boolean
  readonly isLanguagePreserved?: boolean | null
  readonly locale?: string | null
}

const STATUSES: Readonly<Record<string, RedirectStatus>> = { REDIRECT_301: 301, REDIRECT_302: 302 }

/**
 * Imports redirects that editors created one by one on the content platform. An invalid redirect is reported and does
 * not affect the others.
 */
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
  const target = toTarget(redirect.target)
  return [
    {
      id,
      source,
      target,
      status,
      locales: [redirect.locale ? redirect.locale.slice(0, 2).toLowerCase() : "*"],
      keepsLocale: isOfSite || redirect.isLanguagePreserved === true,
      // The parameters of the condition are part of the query string that is preserved.
      query: { preserve: redirect.isQueryStringPreserved, consume: false },
      ...(query !== null && { match: { query } }),
    },
  ]
}

/** Converts a target. References such as `$1` become parameters such as `:group1`. */
function toTarget(target: string): string {
  const value = target.replace(/^\/?\$siteLang(?=\/|$)/i, "") || "/"
  if (!isSafeTarget(value.replace(/\$\d+/g, "0")) || /^https?:\/\/[^/]*\$/i.test(value))
    throw new TypeError(
      "has a target that must be a path that starts with one slash, or an address that starts with https://",
    )
  const [, origin = "", rest = ""] = /^(https?:\/\/[^/?#]*)?(.*)$/i.exec(value) ?? []
  return origin + rest.replace(/:/g, "\\:").replace(/\$(\d+)/g, ":group$1")
}

interface Pattern {
  readonly source: string
  readonly query: Readonly<Record<string, Test>> | null
}

/**
 * Parses a pattern such as `/old`, `old`, `^/old$` or `/^\/old\/?$/gi`. The pattern must match a whole path, since
 * editors do not intend a match in the middle of a path.
 */
function readPattern(pattern: string): Pattern {
  const text = /^\/(\^.*)\/[a-z]*$/.exec(pattern)?.[1] ?? pattern
  if (text === "" || /\s/.test(text) || /^([a-z][a-z0-9+.-]*:)?\/\//i.test(text)) throw new TypeError("is no path")
  return /[*+^${}()|[\]#\\]/.test(text) ? fromExpression(text) : fromText(text)
}

function fromText(text: string): Pattern {
  const [path = "", search = ""] = text.split("?", 2)
  const query = search === "" ? null : Object.fromEntries(new URLSearchParams(search))
  return { source: escapeSource(toRooted(path)), query }
}

function toRooted(path: string): string {
  return path.startsWith("/") ? path : `/${path}`
}

/** Converts an expression to a pattern. @throws TypeError for an expression that has no equivalent pattern. */
function fromExpression(text: string): Pattern {
  const isAnchored = text.startsWith("^") || text.endsWith("$")
  const bare = text.replace(/^\^/, "").replace(/(?<!\\)\$$/, "")
  // Without an anchor a question mark is one, and begins the query string; `x?` is an expression's.
  const mark = isAnchored ? /\\\?/.exec(bare) : /\\?\?(?=[\w.~-]+=)/.exec(bare)
  const path = mark === null ? bare : bare.slice(0, mark.index)
  const search = mark === null ? "" : bare.slice(mark.index + mark[0].length)
  const groups = { count: 0 }
  const source = readPathExpression(path, groups)
  return { source, query: search === "" ? null : readQueryExpression(search, groups) }
}

interface Groups {
  count: number
}

const PIECE =
  /\\([^A-Za-z0-9])|(\((?:[^()\\]|\\.|\((?:[^()\\]|\\.)*\))*\))([?*+]?)|((?:\.|\[(?:[^\]\\]|\\.)*\]|\\[dw])(?:[*+?]|\{\d+(?:,\d*)?\})?)|([^\\()[\]{}.*+?|^$/])\?|([^\\()[\]{}.*+?|^$])|([\s\S])/g

function readPathExpression(expression: string, groups: Groups): string {
  const path = expression.replace(/^(\\?\/)+/, "").replace(/(\\?\/)+\??$/, "")
  assertSafe(`^\\/${path}$`)
  let source = "/"
  let others = 0
  for (const [, escaped, group, modifier = "", set, optional, letter, other] of path.matchAll(PIECE)) {
    if (escaped !== undefined) source += escapeSource(escaped)
    else if (letter !== undefined) source += escapeSource(letter)
    else if (optional !== undefined) source += `{${escapeSource(optional)}}?`
    else if (set !== undefined) source += `:part${++others}(${set})`
    else if (group?.startsWith("(?:")) source += `:part${++others}(${group}${modifier})`
    else if (group !== undefined && !group.startsWith("(?") && (modifier === "" || modifier === "?"))
      source += `:group${++groups.count}${group}${modifier}`
    else throw new TypeError(`is an expression with "${group ?? other}", for which there is nothing here`)
  }
  return source
}

function readQueryExpression(search: string, groups: Groups): Readonly<Record<string, Test>> {
  const query: Record<string, Test> = {}
  for (const pair of search.split("&")) {
    const [, name = "", value = ""] = /^([\w.~-]+)=(.*)$/.exec(pair) ?? []
    if (name === "") throw new TypeError(`asks for the query string "${search}". Write names with values: "a=b&c=(.*)"`)
    query[name] = /^[\w.~%,-]*$/.test(value) ? decodeValue(value) : { pattern: readValueExpression(value, groups) }
  }
  return query
}

function readValueExpression(value: string, groups: Groups): string {
  const [, group] = /^\(((?:[^()\\?]|\\.)*)\)$/.exec(value) ?? []
  const pattern = group === undefined ? value : `(?<group${++groups.count}>${group})`
  assertSafe(group ?? value)
  return pattern
}
