import { parseGuid, toBracedGuid } from "../guid/guid.ts"
import type { LocalItem } from "../storage/items.ts"
import type { Library, PageState } from "./library.types.ts"
import { findShown } from "./shown-item.ts"
import { toWireFields } from "./wire-field.ts"

const LIBRARY_PLACEHOLDER = "editing-componentmode-placeholder"

export interface ComponentRequest {
  /** The identifier of the block on the page, in any GUID format. */
  readonly uid: string
  /** The identifier of the item whose fields replace those of the block, or `""` to keep the block's fields. */
  readonly dataSourceId: string
  /** The identifier of the block's template if the block is not on the page. `""` if the block is on the page. */
  readonly renderingId: string
}

type Json = Readonly<Record<string, unknown>>

export function createComponentLayout(
  library: Library,
  layout: object,
  page: LocalItem,
  request: ComponentRequest,
  state: PageState,
): object | null {
  const { sitecore } = layout as { sitecore: { context: Json; route: Json | null } }
  const match =
    findRendering(sitecore.route?.placeholders, toPlainUid(request.uid)) ?? createRendering(library, request)
  if (match === null || sitecore.route === null) return null
  const rendering = request.dataSourceId === "" ? match : setSource(library, match, page, request.dataSourceId, state)
  return {
    sitecore: {
      context: { ...sitecore.context, renderingType: "component" },
      route: { ...sitecore.route, placeholders: { [LIBRARY_PLACEHOLDER]: [rendering] } },
    },
  }
}

/** Creates an empty layout. For an unknown block, clients expect this layout instead of an error. */
export function createEmptyLayout(site: string, language: string, state: PageState): object {
  const context = { pageEditing: state === "edit", site: { name: site }, pageState: state, language }
  return { sitecore: { context: { ...context, renderingType: "component" }, route: null } }
}

function findRendering(placeholders: unknown, uid: string): Json | null {
  for (const renderings of Object.values((placeholders ?? {}) as Record<string, readonly Json[]>)) {
    for (const rendering of renderings) {
      const isIt = typeof rendering.uid === "string" && toPlainUid(rendering.uid) === uid
      const match = isIt ? rendering : findRendering(rendering.placeholders, uid)
      if (match !== null) return match
    }
  }
  return null
}

function createRendering({ templates }: Library, { uid, renderingId }: ComponentRequest): Json | null {
  const template = templates.byId(parseGuid(renderingId) ?? "")
  if (template?.block == null) return null
  return {
    uid: toPlainUid(uid),
    componentName: template.name,
    dataSource: "",
    params: { FieldNames: "Default" },
    fields: {},
  }
}

/**
 * Sets the data source and the fields of a block. If the data source does not exist, the block has no fields and the
 * property `isContentResolved: false`, as in Sitecore.
 */
function setSource(library: Library, rendering: Json, page: LocalItem, id: string, state: PageState): Json {
  const item = findShown(library, state, id, page.language)
  if (item !== null) return { ...rendering, dataSource: item.path, fields: toWireFields(library, item, { state }) }
  const guid = parseGuid(id)
  return { ...rendering, dataSource: guid === null ? id : toBracedGuid(guid), fields: {}, isContentResolved: false }
}

function toPlainUid(uid: string): string {
  return parseGuid(uid) ?? uid.toLowerCase()
}
