import { parseGuid, toBracedGuid } from "../guid/guid.ts"
import type { LocalItem } from "../storage/items.ts"
import type { Library, PageState } from "./library.types.ts"
import { findShown } from "./shown-item.ts"
import { toWireFields } from "./wire-field.ts"

/** One block on its own, as the platform's design library shows it. */
const LIBRARY_PLACEHOLDER = "editing-componentmode-placeholder"

/** The requested block, and the item with its fields. */
export interface ComponentRequest {
  /** Identifier of the block on the page, in any spelling. */
  readonly uid: string
  /** The item whose fields replace the block's; `""` when it shows its fields. */
  readonly dataSourceId: string
  /** Identifier of the block's template, for a block that is not on the page; `""` when it has to be. */
  readonly renderingId: string
}

type Json = Readonly<Record<string, unknown>>

/** Reduces a page's layout to the requested block; returns `null` when there is no such block. */
export function createComponentLayout(
  library: Library,
  layout: object,
  page: LocalItem,
  request: ComponentRequest,
  state: PageState,
): object | null {
  const { sitecore } = layout as { sitecore: { context: Json; route: Json | null } }
  const found =
    findRendering(sitecore.route?.placeholders, toPlainUid(request.uid)) ?? createRendering(library, request)
  if (found === null || sitecore.route === null) return null
  const rendering = request.dataSourceId === "" ? found : setSource(library, found, page, request.dataSourceId, state)
  return {
    sitecore: {
      context: { ...sitecore.context, renderingType: "component" },
      route: { ...sitecore.route, placeholders: { [LIBRARY_PLACEHOLDER]: [rendering] } },
    },
  }
}

/** Creates the layout of a block that does not exist: clients expect an envelope, not an error. */
export function createEmptyLayout(site: string, language: string, state: PageState): object {
  const context = { pageEditing: state === "edit", site: { name: site }, pageState: state, language }
  return { sitecore: { context: { ...context, renderingType: "component" }, route: null } }
}

function findRendering(placeholders: unknown, uid: string): Json | null {
  for (const renderings of Object.values((placeholders ?? {}) as Record<string, readonly Json[]>)) {
    for (const rendering of renderings) {
      const isIt = typeof rendering.uid === "string" && toPlainUid(rendering.uid) === uid
      const found = isIt ? rendering : findRendering(rendering.placeholders, uid)
      if (found !== null) return found
    }
  }
  return null
}

/** A block as an editor drags it in: no page has it yet. */
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

/** A source that is gone is marked as the platform marks it. */
function setSource(library: Library, rendering: Json, page: LocalItem, id: string, state: PageState): Json {
  const item = findShown(library, state, id, page.language)
  if (item !== null) return { ...rendering, dataSource: item.path, fields: toWireFields(library, item, state) }
  const guid = parseGuid(id)
  return { ...rendering, dataSource: guid === null ? id : toBracedGuid(guid), fields: {}, isContentResolved: false }
}

function toPlainUid(uid: string): string {
  return parseGuid(uid) ?? uid.toLowerCase()
}
