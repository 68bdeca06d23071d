import "./page.css"
import "@forecourt/ui-kit/css/section-failed.css"
import { drawArea, SectionFailedTemplate } from "@forecourt/renderer"
import type { ReactNode } from "react"
import { tagContainer } from "../head/page-head.ts"
import type { PageContent } from "./page-content.types.ts"

export interface Areas {
  readonly header: string
  readonly main: string
  readonly footer: string
}

/** Root placeholders of a site that names no others. */
export const AREAS: Areas = { header: "headless-header", main: "headless-main", footer: "headless-footer" }

/** Where the first link of a page leads. */
export const CONTENT_ID = "content"

/** The body of a page: its three areas, and what stands on every page. */
export function drawPage(content: PageContent, areas: Areas = AREAS): ReactNode {
  const { page, site, fields, settings } = content
  const container = site.mode === "live" ? tagContainer(fields, settings) : null
  return (
    <>
      <a href={`#${CONTENT_ID}`} data-scope="page" data-part="skip">
        {site.text("page.skipToContent")}
      </a>
      {drawArea(page, areas.header, site)}
      <main id={CONTENT_ID} data-scope="page" data-part="main">
        {drawArea(page, areas.main, site)}
      </main>
      {drawArea(page, areas.footer, site)}
      <SectionFailedTemplate site={site} />
      {container !== null && <script src="/tags.js" data-tag-container={container} async />}
      {site.mode === "editing" && <EditorMarks scripts={content.editorScripts} />}
    </>
  )
}

/** How the page editor recognises a page that can be edited. */
function EditorMarks({ scripts }: { readonly scripts: readonly string[] }): ReactNode {
  return (
    <>
      <script id="jss-hrz-editing" type="application/json">
        {"{}"}
      </script>
      {scripts.map((src) => (
        <script key={src} src={src} defer />
      ))}
    </>
  )
}
