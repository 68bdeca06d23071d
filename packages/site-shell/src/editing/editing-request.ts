import { isSafeTarget } from "@forecourt/redirects"
import type { EditingSession } from "./editing-session.ts"

type Reading = { readonly session: EditingSession; readonly problem: null } | { readonly problem: string }

const REQUIRED = ["sc_site", "sc_itemid", "sc_lang", "route", "mode"] as const

/** Reads what an editor asks to see from the query of the render endpoint. */
export function readEditingRequest(
  query: URLSearchParams,
  site: { readonly name: string; readonly languages: readonly string[] },
): Reading {
  const missing = REQUIRED.filter((name) => !query.get(name))
  if (missing.length > 0) return { problem: `Missing: ${missing.join(", ")}.` }

  const mode = query.get("mode") ?? ""
  if (mode !== "edit" && mode !== "preview")
    return { problem: `The mode "${mode}" is not offered. Use edit or preview.` }
  if (query.get("sc_site") !== site.name) return { problem: "sc_site is another site." }
  const language = query.get("sc_lang") ?? ""
  if (!site.languages.includes(language)) return { problem: "sc_lang is no language of this site." }
  const path = readRoute(query.get("route") ?? "")
  if (path === null) return { problem: "route must be a path of this site." }

  const [version, kind] = [query.get("sc_version"), query.get("sc_layoutKind")]
  const [variant, previewTime] = [query.get("sc_variant"), query.get("sc_previewTime")]
  return {
    problem: null,
    session: {
      mode,
      itemId: query.get("sc_itemid") ?? "",
      language,
      path,
      ...(version && { version }),
      ...((kind === "final" || kind === "shared") && { layoutKind: kind }),
      ...(variant && { variant }),
      ...(previewTime && { previewTime }),
    },
  }
}

/**
 * A path of this site without query string, in its own letters, or `null`: the redirect that follows must not lead
 * anywhere else.
 */
function readRoute(route: string): string | null {
  if (!route.startsWith("/") || !isSafeTarget(route)) return null
  const url = new URL(route, "http://site.invalid")
  const path = url.host === "site.invalid" ? decoded(url.pathname) : null
  return path === null || /\/\/|\\|\p{Cc}/u.test(path) ? null : path
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
