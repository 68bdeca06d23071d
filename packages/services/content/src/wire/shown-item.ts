import { findDraftNumber, findDraftRoute } from "../storage/drafts.ts"
import { findItem, type LocalItem } from "../storage/items.ts"
import { findRoute } from "../storage/routes.ts"
import type { Library, PageState } from "./library.types.ts"

/** Finds the version of an item that is shown for a page state. Visitors never see a draft. */
export function findShown(
  { store }: Pick<Library, "store">,
  state: PageState,
  pathOrId: string,
  language: string,
  version?: number,
): LocalItem | null {
  if (version === undefined && state === "normal") return findItem(store, pathOrId, language)
  const draft = findDraftNumber(store, pathOrId, language)
  if (version !== undefined && version === draft && state === "normal") return null
  return findItem(store, pathOrId, language, version ?? draft)
}

export function findShownRoute(
  { store }: Pick<Library, "store">,
  state: PageState,
  site: string,
  path: string,
  language: string,
): string | null {
  const id = findRoute(store, site, path, language)
  return id === null && state !== "normal" ? findDraftRoute(store, site, path, language) : id
}
