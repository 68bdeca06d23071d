import { ServiceError } from "@forecourt/service-kit/errors"
import { checkPage } from "../documents/check-documents.ts"
import type { PageDocument } from "../documents/document.types.ts"
import { getUnitKey, setEdited } from "../seed/apply-seed.ts"
import { findItem, type LocalItem } from "../storage/items.ts"
import { findItemRoute, getPageAddress, rebuildRoutes } from "../storage/routes.ts"
import { getPageId } from "../storage/site-tree.ts"
import { writePage } from "../storage/write-documents.ts"
import { updatePage } from "../upcasting/upcast-documents.ts"
import type { Authoring } from "./authoring.types.ts"
import { checkSound, type Place } from "./authoring-request.ts"

export function parsePage(input: unknown, { templates }: Authoring, { isDraft = false } = {}): PageDocument {
  const { document, findings } = updatePage(input, templates)
  const all = [...findings, ...checkPage(document, templates)]
  checkSound(isDraft ? all.filter(({ isIncomplete }) => !isIncomplete) : all)
  return document as PageDocument
}

export interface PageToPublish {
  /** The key of the page: the path of its item below the home item, for example `bilar/elbilar`. */
  readonly key: string
  readonly page: PageDocument
}

/**
 * Stores a new version of a page and notifies the sites. `read` runs inside the transaction, so that it can read the
 * version being replaced.
 */
export async function publishPage(
  authoring: Authoring,
  { site, language }: Pick<Place, "site" | "language">,
  read: () => PageToPublish,
): Promise<{ readonly item: LocalItem; readonly isNew: boolean }> {
  const { store } = authoring
  const { id, previous } = await store.publish(() => {
    const { key, page } = read()
    const id = getPageId(site, key)
    const previous = findItemRoute(store, id, language)
    writePage(authoring, { site, item: key, language }, page)
    const clashes = rebuildRoutes(store, site)
    if (clashes.length > 0) {
      throw new ServiceError(
        "Conflict",
        `Another page is already at ${clashes.join(", ")}. Choose another slug or path.`,
      )
    }
    setEdited(store, site, getUnitKey({ kind: "page", item: key, language, document: page }))
    return { id, previous }
  })

  const item = findItem(store, id, language)
  if (item === null) throw new Error(`authoring: ${id} was written and is not there.`)
  const path = getPageAddress(store, item)
  authoring.publish({
    kind: "page",
    operation: previous === null ? "Create" : "Update",
    site,
    language,
    items: [id],
    paths: [...new Set([previous ?? path, path])],
  })
  return { item, isNew: previous === null }
}
