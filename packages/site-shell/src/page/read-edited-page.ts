import {
  type ComponentUpdate,
  fetchComponentLayout,
  fetchEditingLayout,
  type LayoutData,
} from "@forecourt/api-clients/content"
import type { Mode } from "@forecourt/renderer"
import { createContentSource } from "../content/content-source.ts"
import { readSharedContent } from "../content/shared-content.ts"
import type { EditingSession } from "../editing/editing-session.ts"
import { updateBlock } from "../editing/update-block.ts"
import { reportBlock } from "../report/report-block.ts"
import { buildPage, type PageSource } from "./build-page.ts"
import type { PageContent } from "./page-content.types.ts"

/**
 * Reads a page or a block with the latest change of the editor. Returns `null` if the item no longer exists. The result
 * is never cached.
 */
export async function readEditedPage(
  source: PageSource,
  session: EditingSession,
  update: ComponentUpdate | null = null,
): Promise<PageContent | null> {
  const { config, environment } = source
  const { language, path, block = null } = session
  const [layout, shared] = await Promise.all([
    readEditedLayout(source, session),
    readSharedContent(environment, { site: config.name, language }),
  ])
  if (layout === null) return null
  const mode: Mode = session.mode === "edit" ? "editing" : "preview"
  const current = update === null ? layout : updateBlock(layout, update)
  return buildPage(source, { language, path, mode, block, layout: current, shared, report: reportBlock })
}

function readEditedLayout({ config, environment }: PageSource, session: EditingSession): Promise<LayoutData | null> {
  const { block, ...item } = session
  const http = createContentSource(environment)
  const site = config.name
  return block === undefined
    ? fetchEditingLayout(http, { ...item, site })
    : fetchComponentLayout(http, environment.content, { ...item, ...block, site, isEdited: session.mode === "edit" })
}
