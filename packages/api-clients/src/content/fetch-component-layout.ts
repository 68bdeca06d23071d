import type { CallOptions } from "@forecourt/contracts/call"
import { parseEditingResponse } from "@forecourt/contracts/content/editing-response"
import { ApiError, type Http } from "../http/http.ts"
import type { LayoutData } from "./fetch-layout.ts"

/**
 * The parameters that identify a single block. The platform's design library sends them when it requests the block's
 * layout.
 */
export interface ComponentRequest {
  readonly site: string
  /** The identifier of the page that contains the block. */
  readonly itemId: string
  readonly language: string
  /** The identifier of the block in the page's layout. */
  readonly uid: string
  /** The identifier of a data source that replaces the block's usual data source. */
  readonly dataSource?: string
  /** The identifier of the block's definition item. Some platforms do not require it. */
  readonly renderingItem?: string
  /** The version of the page to fetch. By default, the newest version is fetched. */
  readonly version?: string
  readonly isEdited: boolean
}

export interface ComponentPlatform {
  /** The URL of the platform, without a path. */
  readonly url: string
  readonly contextId: string
}

/** The name of the placeholder that contains the block in a layout response for a single block. */
export const COMPONENT_PLACEHOLDER = "editing-componentmode-placeholder"

const OPERATION = "fetchComponentLayout"

/** Fetches the layout of a single block from a REST endpoint. Returns `null` when the block no longer exists. */
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
