import "./page.css"
import "@forecourt/ui-kit/css/section-failed.css"
import { renderArea, SectionFailedTemplate } from "@forecourt/renderer"
import type { ReactNode } from "react"
import { ConsentBanner, ConsentLink } from "../consent/consent-banner.tsx"
import { getTagContainer } from "../head/page-head.ts"
import {
  createStructuredData,
  formatStructuredData,
  type StructuredDataSource,
} from "../structured-data/structured-data.ts"
import { VISITOR_SCRIPT_PATH, type VisitorAttributes } from "../visitor/visitor-script.ts"
import type { PageContent } from "./page-content.types.ts"

export interface Areas {
  readonly header: string
  readonly main: string
  readonly footer: string
}

const AREAS: Areas = { header: "headless-header", main: "headless-main", footer: "headless-footer" }

export const CONTENT_ID = "content"

const FIRST_VERSION = 1

export interface RenderPageOptions extends StructuredDataSource {
  readonly areas?: Areas | undefined
  readonly sheet: string | null
}

export function renderPage(content: PageContent, { areas = AREAS, sheet, ...source }: RenderPageOptions): ReactNode {
  const { page, site } = content
  return (
    <>
      {sheet !== null && <link rel="stylesheet" href={sheet} precedence="blocks" />}
      {site.mode === "live" && <Consent content={content} />}
      <a href={`#${CONTENT_ID}`} data-scope="page" data-part="skip">
        {site.text("page.skipToContent")}
      </a>
      {renderArea(page, areas.header, site)}
      <main id={CONTENT_ID} data-scope="page" data-part="main">
        {renderArea(page, areas.main, site)}
      </main>
      {renderArea(page, areas.footer, site)}
      {site.mode === "live" && <ConsentLink site={site} />}
      <SectionFailedTemplate site={site} />
      {site.mode === "live" && <Visitor content={content} source={source} />}
      {site.mode === "editing" && <EditorMarks scripts={content.editorScripts} />}
    </>
  )
}

function Consent({ content: { site, settings } }: { readonly content: PageContent }): ReactNode {
  return (
    <ConsentBanner
      site={site}
      version={settings.consentVersion ?? FIRST_VERSION}
      cookiePage={settings.cookiePage?.value.href ?? null}
    />
  )
}

interface VisitorProps {
  readonly content: PageContent
  readonly source: StructuredDataSource
}

function Visitor({ content, source }: VisitorProps): ReactNode {
  const { view, fields, settings } = content
  const data = createStructuredData(content, source)
  const container = getTagContainer(fields, settings)
  const attributes: VisitorAttributes = {
    "data-page": view.page,
    "data-variant-id": view.variantId,
    "data-language": view.language,
    ...(container !== null && { "data-tag-container": container }),
  }
  return (
    <>
      {data !== null && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: formatStructuredData(data) }} />
      )}
      {/* The script is deferred, not async: it needs the banner and the result of the banner's script. */}
      <script src={VISITOR_SCRIPT_PATH} {...attributes} defer />
    </>
  )
}

export function EditorMarks({ scripts }: { readonly scripts: readonly string[] }): ReactNode {
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
