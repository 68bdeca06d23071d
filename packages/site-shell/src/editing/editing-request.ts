import { isSafeTarget } from "@forecourt/redirects"
import { type EditingSession, LIBRARY_PATH, type LibraryBlock } from "./editing-session.ts"

type Reading = { readonly session: EditingSession; readonly problem: null } | { readonly problem: string }

interface Mode {
  readonly required: readonly string[]
  /** The mode; `edit` adds the metadata for inline editing to fields. */
  readonly mode: EditingSession["mode"]
  /** True when one block is shown instead of a page. */
  readonly isLibrary: boolean
}

const ALWAYS = ["sc_site", "sc_itemid", "sc_lang", "mode"]

const MODES: ReadonlyMap<string, Mode> = new Map([
  ["edit", { required: ["route"], mode: "edit", isLibrary: false }],
  ["preview", { required: ["route"], mode: "preview", isLibrary: false }],
  ["library", { required: ["sc_uid"], mode: "preview", isLibrary: true }],
  ["library-metadata", { required: ["sc_uid"], mode: "edit", isLibrary: true }],
])

/** Reads an editor's request from the query of the render endpoint. */
export function readEditingRequest(
  query: URLSearchParams,
  site: { readonly name: string; readonly languages: readonly string[] },
): Reading {
  const wanted = query.get("mode") ?? ""
  const known = MODES.get(wanted)
  const missing = [...ALWAYS, ...(known?.required ?? [])].filter((name) => !query.get(name))
  if (missing.length > 0) return { problem: `Missing: ${missing.join(", ")}.` }
  if (known === undefined)
    return { problem: `The mode "${wanted}" is not offered. Use ${[...MODES.keys()].join(", ")}.` }
  // What a machine wrote is not run here.
  if (query.has("generation")) return { problem: "Generated variants are not offered." }
  if (query.get("sc_site") !== site.name) return { problem: "sc_site is another site." }
  const language = query.get("sc_lang") ?? ""
  if (!site.languages.includes(language)) return { problem: "sc_lang is no language of this site." }
  const path = known.isLibrary ? LIBRARY_PATH : readRoute(query.get("route") ?? "")
  if (path === null) return { problem: "route must be a path of this site." }

  const [version, kind] = [query.get("sc_version"), query.get("sc_layoutKind")]
  const [variant, previewTime] = [query.get("sc_variant"), query.get("sc_previewTime")]
  return {
    problem: null,
    session: {
      mode: known.mode,
      itemId: query.get("sc_itemid") ?? "",
      language,
      path,
      ...(version && { version }),
      ...((kind === "final" || kind === "shared") && { layoutKind: kind }),
      ...(variant && { variant }),
      ...(previewTime && { previewTime }),
      ...(known.isLibrary && { block: readBlock(query) }),
    },
  }
}

/** Reads the block of a design library. The older name of the data source parameter is still in use. */
function readBlock(query: URLSearchParams): LibraryBlock {
  const dataSource = query.get("dataSourceId") || query.get("sc_datasourceId")
  const renderingItem = query.get("sc_renderingId")
  return {
    uid: query.get("sc_uid") ?? "",
    ...(dataSource && { dataSource }),
    ...(renderingItem && { renderingItem }),
  }
}

/**
 * Returns the decoded path of a page of this site, or `null`: the redirect that follows must not lead to another site.
 */
function readRoute(route: string): string | null {
  if (!route.startsWith("/") || !isSafeTarget(route)) return null
  // Behind a host, no path can name another.
  const path = parsePath(new URL(`http://site.invalid${route}`).pathname)
  return path === null || /\/\/|\\|\p{Cc}/u.test(path) ? null : path
}

function parsePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
