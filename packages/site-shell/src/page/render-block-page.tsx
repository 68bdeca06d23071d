import "./page.css"
import "@forecourt/ui-kit/css/section-failed.css"
import { COMPONENT_PLACEHOLDER } from "@forecourt/api-clients/content"
import { renderArea, SectionFailedTemplate } from "@forecourt/renderer"
import type { ReactNode } from "react"
import { LIBRARY_BLOCK_ID, LIBRARY_SCRIPT_PATH, type LibraryAttributes } from "../editing/library-script.ts"
import type { PageContent } from "./page-content.types.ts"
import { CONTENT_ID, EditorMarks } from "./render-page.tsx"

export interface RenderBlockPageOptions {
  readonly sheet: string | null
  readonly editors: readonly string[]
}

export function renderBlockPage(content: PageContent, { sheet, editors }: RenderBlockPageOptions): ReactNode {
  const { page, site, block } = content
  const attributes: LibraryAttributes = { "data-uid": block?.uid ?? "", "data-editors": editors.join(" ") }
  return (
    <>
      {sheet !== null && <link rel="stylesheet" href={sheet} precedence="blocks" />}
      <main id={CONTENT_ID} data-scope="page" data-part="main">
        <div id={LIBRARY_BLOCK_ID}>{renderArea(page, COMPONENT_PLACEHOLDER, site)}</div>
      </main>
      <SectionFailedTemplate site={site} />
      <script src={LIBRARY_SCRIPT_PATH} {...attributes} defer />
      {site.mode === "editing" && <EditorMarks scripts={content.editorScripts} />}
    </>
  )
}
