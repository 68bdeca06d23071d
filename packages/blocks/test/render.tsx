import { type Report, readFields, renderSingleBlock, type SiteContext, type TextKey } from "@forecourt/renderer"
import dictionary from "@forecourt/schemas/site/dictionary.schema.json" with { type: "json" }
import { act, cleanup, render } from "@testing-library/react"
import { type ComponentType, Fragment, type PropsWithChildren, Suspense } from "react"
import { prerender } from "react-dom/static"
import { afterEach, vi } from "vitest"
import { registry } from "../src/generated/registry.ts"

export function siteFor(changes: Partial<SiteContext> = {}): SiteContext {
  return {
    name: "se-automotive",
    language: "sv",
    languages: ["sv", "en"],
    locale: "sv-SE",
    timeZone: "Europe/Stockholm",
    mode: "live",
    path: "/verkstad",
    homePath: "/",
    pathToCarList: "/bilar",
    privacy: { company: "Norrvik Automotive AB", path: "/integritet" },
    floatingNavigation: true,
    text: (key, values = {}) => fillIn(dictionary.properties[key as TextKey]["x-text"].sv, values),
    imageUrl: (src, width) => `${src}?w=${width}`,
    report: failTest,
    ...changes,
  }
}

function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/**
 * Throws an error for a reported problem, so that the test fails. On a site, the page would be rendered without the
 * block.
 */
function failTest({ kind, message, cause }: Report): void {
  if (kind !== "missing-icon" && kind !== "hidden-figure") throw cause ?? new Error(message)
}

interface RenderOptions {
  readonly data?: unknown
  /** The identifier of the block. @default its name */
  readonly id?: string
}

/** Renders a block. The fields are parsed as on a page, but empty fields are kept. */
function renderWith(block: string, fields: unknown, site: SiteContext, options: RenderOptions) {
  const entry = registry[block]
  if (entry === undefined) throw new Error(`render: no block answers to "${block}".`)
  const isEditing = site.mode === "editing"
  const read = { ...(fields as object), ...readFields(fields, entry.wire, { keepEmpty: isEditing }) }
  if (!isEditing && entry.parse(read) === null) throw new Error(`render: the fields do not fit the schema of ${block}.`)
  return <Suspense>{renderSingleBlock(entry, read, site, options)}</Suspense>
}

export async function renderHtml(
  block: string,
  fields: unknown,
  site: SiteContext = siteFor(),
  data?: unknown,
): Promise<string> {
  const html = await renderServerHtml(block, fields, site, { data })
  return html.replaceAll(/<!--.*?-->/g, "")
}

export async function renderDocument(
  block: string,
  fields: unknown,
  site?: SiteContext,
  data?: unknown,
): Promise<HTMLElement> {
  const body = document.createElement("div")
  body.innerHTML = await renderHtml(block, fields, site, data)
  return body
}

/** Renders a block to HTML that includes the comments that React needs for hydration. */
export async function renderServerHtml(block: string, fields: unknown, site: SiteContext, options: RenderOptions) {
  const { prelude } = await prerender(renderWith(block, fields, site, options))
  return new Response(prelude).text()
}

export async function renderHydrated(
  block: string,
  fields: unknown,
  site: SiteContext = siteFor(),
  data?: unknown,
): Promise<void> {
  document.documentElement.dataset.hydrate = "all"
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = await renderServerHtml(block, fields, site, { data })
  await act(async () => render(renderWith(block, fields, site, { data }), { container, hydrate: true }))
  await act(async () => vi.dynamicImportSettled())
}

export async function renderLive(
  block: string,
  fields: unknown,
  site: SiteContext = siteFor(),
  data?: unknown,
  wrapper: ComponentType<PropsWithChildren> = Fragment,
): Promise<HTMLElement> {
  const { container } = await act(async () => render(renderWith(block, fields, site, { data }), { wrapper }))
  await act(async () => vi.dynamicImportSettled())
  return container
}

afterEach(cleanup)
