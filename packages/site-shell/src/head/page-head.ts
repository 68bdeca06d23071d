import type { PageLanguage } from "@forecourt/api-clients/content"
import type { Mode, PageListing } from "@forecourt/renderer"
import type { Metadata } from "next"
import type { PageFields } from "../generated/page-fields.ts"
import type { SiteSettings } from "../generated/site-settings.ts"
import { buildValuesPath } from "../page/path-values.ts"
import { getLocale, toVisitorPath } from "../page/site-paths.ts"
import { getFeedPath } from "../routes/feed-address.ts"
import { toSharedPicture } from "./shared-picture.ts"

export interface HeadSource {
  readonly site: { readonly name: string; readonly host: string; readonly languages: readonly string[] }
  readonly settings: Partial<SiteSettings>
  readonly fields: Partial<PageFields>
  readonly name: string
  readonly language: string
  readonly path: string
  readonly languages: readonly PageLanguage[]
  readonly mode: Mode
  readonly listing: PageListing | null
  /** The URL of the content platform. Its files are served through this site. */
  readonly contentUrl: string
}

/** Creates the metadata of a page. Spec 1 §3. */
export function createPageHead(source: HeadSource): Metadata {
  const { site, settings, fields, language, path, mode, listing } = source
  const base = getSiteUrl(source)
  const values = listing?.isIndexable ? listing.values : []
  const title = formatTitle(getPageTitle(fields, source.name), values)
  const canonicalHref = values.length === 0 ? fields.canonicalUrl?.value.href : undefined
  const canonical =
    (canonicalHref && toAbsolute(canonicalHref, base)) ??
    new URL(listPath(toVisitorPath(path, language, site), values), base).href
  const description = fields.metaDescription?.value
  const picture = fields.ogImage?.value
  const icon = settings.faviconFile?.value.src ?? settings.favicon?.value.src
  const onSite = (src: string) => toSiteAddress(src, source.contentUrl)
  const shared = picture && toAbsolute(toSharedPicture(onSite(picture.src)), base)

  return {
    metadataBase: base,
    title: { absolute: formatTemplate(settings.titleTemplate?.value, title) },
    ...(description && { description }),
    alternates: {
      canonical,
      ...(values.length === 0 && createLanguageLinks(source, base)),
      types: createFeedLink(source, base, language),
    },
    openGraph: {
      type: "website",
      title,
      url: canonical,
      locale: getLocale(site.name, language).replace("-", "_"),
      ...(settings.name && { siteName: settings.name.value }),
      ...toDescription(fields.ogDescription?.value ?? description),
      ...(shared && {
        images: [
          {
            url: shared,
            ...(picture.alt && { alt: picture.alt }),
            ...(picture.width && { width: picture.width }),
            ...(picture.height && { height: picture.height }),
          },
        ],
      }),
    },
    twitter: { card: shared ? "summary_large_image" : "summary" },
    ...(icon && { icons: { icon: [{ url: onSite(icon) }] } }),
    ...getRobots(mode, listing),
  }
}

/**
 * Returns the robots metadata. Search engines may index the unfiltered car list and the lists of a make or model, but
 * no other filtered car lists. Pages in a preview or an editor are never indexed.
 */
function getRobots(mode: Mode, listing: PageListing | null): Pick<Metadata, "robots"> {
  if (mode !== "live") return { robots: { index: false, follow: false } }
  return listing?.isIndexable === false ? { robots: { index: false, follow: true } } : {}
}

/** Formats the title of a page with the values of its filters. Spec 2 §2.1. */
function formatTitle(page: string, values: readonly string[]): string {
  return values.length === 0 ? page : `${values.join(" ")} – ${page}`
}

function listPath(path: string, values: readonly string[]): string {
  return values.length === 0 ? path : buildValuesPath(path, values)
}

export function getPageTitle(fields: Partial<PageFields>, name: string): string {
  return fields.metaTitle?.value ?? fields.navTitle?.value ?? name
}

export function getTagContainer(fields: Partial<PageFields>, settings: Partial<SiteSettings>): string | null {
  const id = (fields.gtmId?.value ?? settings.gtmId?.value ?? "").trim()
  return /^GTM-[A-Z0-9]{4,12}$/i.test(id) ? id : null
}

export function getSiteUrl({ site, settings }: Pick<HeadSource, "site" | "settings">): URL {
  const href = settings.url?.value.href ?? ""
  return new URL(/^https?:\/\//.test(href) && URL.canParse(href) ? new URL(href).origin : `https://${site.host}`)
}

/** Replaces `{title}` in a template with a title. Returns the title if the template does not contain `{title}`. */
export function formatTemplate(template: string | undefined, title: string): string {
  return template?.includes("{title}") ? template.replaceAll("{title}", () => title) : title
}

/** Returns an absolute URL, or `undefined` if the URL is invalid. URLs in content may be invalid. */
export function toAbsolute(src: string, base: URL): string | undefined {
  return URL.canParse(src, base) ? new URL(src, base).href : undefined
}

/**
 * Converts the URL of a file on the platform to a URL on this site, so that browsers send requests to this site only.
 */
export function toSiteAddress(src: string, contentUrl: string): string {
  const origin = new URL(contentUrl).origin
  return src.startsWith(`${origin}/-/`) ? src.slice(origin.length) : src
}

function toDescription(description: string | undefined): { description?: string } {
  return description ? { description } : {}
}

function createFeedLink(
  { site, settings }: HeadSource,
  base: URL,
  language: string,
): NonNullable<Metadata["alternates"]>["types"] {
  const url = new URL(getFeedPath(language, site), base).href
  return { "application/rss+xml": [{ url, title: settings.name?.value ?? site.name }] }
}

function createLanguageLinks({ site, languages }: HeadSource, base: URL): { languages?: Record<string, string> } {
  const offered = languages.filter(({ name }) => site.languages.includes(name))
  if (offered.length < 2) return {}
  const links = offered.map(({ name, path }) => [name, new URL(path, base).href] as const)
  const [, first] = links.find(([name]) => name === site.languages[0]) ?? []
  return { languages: { ...Object.fromEntries(links), ...(first && { "x-default": first }) } }
}
