import type { CallOptions } from "@forecourt/contracts/call"
import { parseEditingResponse } from "@forecourt/contracts/content/editing-response"
import type { Http } from "../http/http.ts"
import type { LayoutData } from "./fetch-layout.ts"
import { runQuery } from "./run-query.ts"

/** The version of an item that the editor requests. */
export interface EditedItem {
  readonly site: string
  readonly itemId: string
  readonly language: string
  /** The version of the item to fetch. By default, the newest version is fetched. */
  readonly version?: string
  /** The mode: `edit` includes the metadata for inline editing, `preview` does not. */
  readonly mode: "edit" | "preview"
  readonly layoutKind?: "final" | "shared"
  /** The name of the personalised variant, or `default`. */
  readonly variant?: string
  readonly previewTime?: string
}

const QUERY = {
  operation: "fetchEditingLayout",
  parse: parseEditingResponse,
  document: `
    query Editing($itemId: String!, $language: String!, $version: String) {
      item(path: $itemId, language: $language, version: $version) { rendered }
    }`,
}

/** Fetches the layout of an item for the page editor. Returns `null` when the item no longer exists. */
export async function fetchEditingLayout(
  http: Http,
  item: EditedItem,
  options?: CallOptions,
): Promise<LayoutData | null> {
  const { itemId, language, version } = item
  const variables = { itemId, language, ...(version && { version }) }
  const response = await runQuery(http, QUERY, variables, { ...options, headers: createHeaders(item) })
  return response.item?.rendered ?? null
}

function createHeaders({ site, mode, layoutKind, variant, previewTime }: EditedItem): Record<string, string> {
  return {
    sc_site: site,
    sc_layoutKind: layoutKind ?? "final",
    sc_editMode: String(mode === "edit"),
    sc_previewMode: String(mode === "preview"),
    sc_variant: variant ?? "default",
    ...(previewTime && { sc_previewTime: previewTime }),
  }
}
