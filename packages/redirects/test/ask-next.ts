import { createRequire } from "node:module"
import { expect } from "vitest"
import { compile } from "../src/compile/compile-table.ts"
import { fromNextConfig, type NextRedirect } from "../src/import/from-next-config.ts"

// Next itself is the judge: the functions its server calls for a redirect of its configuration.
const require = createRequire(import.meta.url)
const { getPathMatch } = require("next/dist/shared/lib/router/utils/path-match")
const { matchHas, prepareDestination } = require("next/dist/shared/lib/router/utils/prepare-destination")
const { modifyRouteRegex } = require("next/dist/lib/redirect-status")
const { stringifyQuery } = require("next/dist/server/server-route-utils")
const { addRequestMeta } = require("next/dist/server/request-meta")

export interface Visit {
  readonly path: string
  readonly search?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Path, query and fragment that Next sends a visitor to; "throws" is its 500. */
export function askNext(rules: readonly NextRedirect[], { path, search = "", headers = {} }: Visit): string | null {
  const query: Record<string, string | string[]> = {}
  for (const [name, value] of new URLSearchParams(search))
    query[name] = name in query ? [query[name] ?? "", value].flat() : value
  for (const rule of rules) {
    const match = getPathMatch(rule.source, {
      strict: true,
      removeUnnamedParams: true,
      sensitive: false,
      regexModifier: (regex: string) => modifyRouteRegex(regex, ["/_next"]),
    })
    const params = match(path)
    if (!params) continue
    const req = { headers, cookies: {} }
    addRequestMeta(req, "initQuery", query)
    const more = matchHas(req, query, rule.has, rule.missing)
    if (!more) continue
    try {
      const { parsedDestination } = prepareDestination({
        appendParamsToQuery: false,
        destination: rule.destination,
        params: { ...params, ...more },
        query,
      })
      const { hostname, pathname, hash } = parsedDestination
      const written = stringifyQuery(req, parsedDestination.query)
      return `${hostname ? `https://${hostname}` : ""}${pathname.replace(/\/{2,}/g, "/")}${written && `?${written}`}${hash ?? ""}`
    } catch {
      return "throws"
    }
  }
  return null
}

export function ask(rules: readonly NextRedirect[], { path, search = "", headers }: Visit): string | null {
  const imported = fromNextConfig(rules)
  expect(imported.problems).toEqual([])
  const table = compile(imported, { mode: "strict-next", trailingSlash: null })
  expect(table.problems).toEqual([])
  return table.match(path + search, headers && { headers })?.location ?? null
}

/** Addresses that mean the same: Next leaves letters as they are, and so do we not. */
export const redirect = (source: string, destination: string, more: Partial<NextRedirect> = {}): NextRedirect => ({
  source,
  destination,
  permanent: true,
  ...more,
})
