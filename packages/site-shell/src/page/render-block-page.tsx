import "./page.css"
import "@forecourt/ui-kit/css/section-failed.css"
import { COMPONENT_PLACEHOLDER } from "@forecourt/api-clients/content"
import { renderArea, SectionFailedTemplate } from "@forecourt/renderer"
import type { ReactNode } from "react"
import { LIBRARY_BLOCK_ID, LIBRARY_SCRIPT_PATH, type LibraryAttributes } from "../editing/library-script.ts"
import type { PageContent } from "./page-content.types.ts"
import { CONTENT_ID, EditorMarks } from "./render-page.tsx"

export interface RenderBlockPageOptions {
  /** The address of the style sheet of the page's blocks. */
  readonly sheet: string | null
  /** The origins whose editors may show the block in a frame. */
  readonly editors: readonly string[]
}

/** Renders a single block for the platform's design library, with the script that listens to the library. */
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
