import type { CallOptions } from "@forecourt/contracts/call"
import { parseEditingResponse } from "@forecourt/contracts/content/editing-response"
import { ApiError, type Http } from "../http/http.ts"
import type { LayoutData } from "./fetch-layout.ts"

/** A block of a page, as the platform's design library requests it. */
export interface ComponentRequest {
  readonly site: string
  /** The page that the block is placed on. */
  readonly itemId: string
  readonly language: string
  /** Identifier of the block in the page's layout. */
  readonly uid: string
  /** Content in place of the block's own. */
  readonly dataSource?: string
  /** The block's definition, where the platform requires it. */
  readonly renderingItem?: string
  /** The newest when it is missing. */
  readonly version?: string
  /** True when fields carry the marks that make them editable in place. */
  readonly isEdited: boolean
}

export interface ComponentPlatform {
  /** Address of the platform, without a path. */
  readonly url: string
  /** Names the environment to read from. */
  readonly contextId: string
}

/** The placeholder that contains the single block. */
export const COMPONENT_PLACEHOLDER = "editing-componentmode-placeholder"

const OPERATION = "fetchComponentLayout"

/**
 * Fetches the layout of one block alone, or returns `null` when it no longer exists. Uses a separate address
 * instead of a GraphQL query.
 */
export async function fetchComponentLayout(
  http: Http,
  { url, contextId }: ComponentPlatform,
  { site, itemId, language, uid, dataSource, renderingItem, version, isEdited }: ComponentRequest,
  { signal }: CallOptions = {},
): Promise<LayoutData | null> {
  const response = await http.request(`${url.replace(/\/$/, "")}/layout/component`, {
    operation: OPERATION,
    query: {
      item: itemId,
      uid,
      dataSourceId: dataSource,
      renderingItemId: renderingItem,
      version,
      sc_site: site,
      sc_lang: language,
    },
    headers: { "x-sitecore-contextid": contextId, sc_editMode: String(isEdited) },
    ...(signal && { signal }),
  })
  if (response.status === NOT_FOUND) return null
  if (!response.ok) throw new ApiError({ service: http.service, operation: OPERATION, status: response.status })
  const rendered = await response.json().catch(() => undefined)
  const layout = parseEditingResponse({ item: { rendered } })?.item?.rendered
  if (!layout)
    throw new ApiError({
      service: http.service,
      operation: OPERATION,
      status: response.status,
      problem: "got a response that is no layout",
    })
  return layout
}

const NOT_FOUND = 404
