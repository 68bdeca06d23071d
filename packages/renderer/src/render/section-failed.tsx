import { isValidElement, type ReactNode } from "react"
import type { Page, Placeholders } from "../page.types.ts"
import type { SiteContext } from "../site-context.types.ts"

export const SECTION_FAILED_ID = "forecourt-section-failed"

/**
 * Renders the box that replaces a failed section: a heading, a sentence, and a button that reloads the page. The button
 * submits an empty form, so it also works without JavaScript. Spec 1 §2 and §8.
 */
export function SectionFailed({ site }: { readonly site: Pick<SiteContext, "text"> }): ReactNode {
  return (
    <div role="alert" data-scope="section-failed" data-part="root">
      <p data-scope="section-failed" data-part="title">
        {site.text("section.failed.title")}
      </p>
      <p data-scope="section-failed" data-part="text">
        {site.text("section.failed.text")}
      </p>
      <form data-scope="section-failed" data-part="form">
        <button type="submit" data-scope="section-failed" data-part="reload">
          {site.text("section.failed.reload")}
        </button>
      </form>
    </div>
  )
}

interface TemplateProps {
  readonly site: Pick<SiteContext, "text">
  /**
   * The page for which the template is rendered. If the page contains no islands, nothing is rendered. If it is
   * omitted, the template is always rendered.
   */
  readonly page?: Page
}

/**
 * Renders the error box as an inert template, which islands copy if they fail in the browser. The markup is a single
 * string, since React cannot hydrate the contents of a template.
 */
export function SectionFailedTemplate({ site, page }: TemplateProps): ReactNode {
  if (page !== undefined && !hasIslands(page.placeholders)) return null
  return <template id={SECTION_FAILED_ID} dangerouslySetInnerHTML={{ __html: formatHtml(SectionFailed({ site })) }} />
}

function hasIslands(placeholders: Placeholders): boolean {
  return Object.values(placeholders).some((blocks) =>
    blocks.some((block) => ("entry" in block && block.entry.render !== "server") || hasIslands(block.placeholders)),
  )
}

function formatHtml(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(formatHtml).join("")
  if (!isValidElement<Record<string, ReactNode>>(node)) return escapeHtml(String(node ?? ""))
  const { children, ...attributes } = node.props
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
  return `<${node.type}${written.join("")}>${formatHtml(children)}</${node.type}>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
