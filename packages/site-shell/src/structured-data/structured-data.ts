import { getCountry, readWeek } from "@forecourt/calendar"
import { cutText } from "@forecourt/contracts/cut-text"
import { getTemplateFields, type ImageField } from "@forecourt/renderer"
import { getSiteUrl, toAbsolute, toSiteAddress } from "../head/page-head.ts"
import { ITEM_KINDS } from "../items/item-kinds.ts"
import type { PageContent } from "../page/page-content.types.ts"
import { buildValuesPath } from "../page/path-values.ts"
import { toVisitorPath } from "../page/site-paths.ts"
import { createDealershipThings } from "./describe-dealership.ts"
import { createHoursThing } from "./describe-hours.ts"
import { describeSafely } from "./describe-safely.ts"
import { createAddressThing, getCompanyId, type Thing, toProperty } from "./graph.ts"

export interface StructuredDataSource {
  readonly site: { readonly name: string; readonly host: string; readonly languages: readonly string[] }
  readonly contentUrl: string
}

/** The maximum length of a headline in characters. Search engines truncate longer headlines. */
const LONGEST_HEADLINE = 110

export function createStructuredData(content: PageContent, source: StructuredDataSource): Thing | null {
  const base = getSiteUrl({ site: source.site, settings: content.settings })
  const parts = [
    () => (content.path === "/" ? createCompanyThings(content, source, base) : createTrailThings(content, base)),
    () => createArticleThings(content, source, base),
    () => createDealershipThings(content, source, base),
    () => createEntityThings(content, source, base),
    () => createListingThings(content, base),
  ]
  const graph = parts.flatMap((describe) => describeSafely("structured-data-failed", describe, []))
  return graph.length === 0 ? null : { "@context": "https://schema.org", "@graph": graph }
}

/** Formats the content of a script element, escaped so that the data cannot end the element. */
export function formatStructuredData(data: Thing): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )
}

function createCompanyThings(content: PageContent, { contentUrl }: StructuredDataSource, base: URL): Thing[] {
  const { settings, site } = content
  const name = settings.name?.value
  if (name === undefined) return []
  const logo = settings.logo && createPictureThing(settings.logo, contentUrl, base)
  const hours = readWeek(settings.openingHours?.value ?? "", getCountry(site.locale))
  const places = (settings.sameAs?.value ?? "").split(/\s+/).filter((address) => /^https:\/\//.test(address))
  return [
    {
      "@type": settings.organisationType ?? "AutoDealer",
      "@id": getCompanyId(base),
      name,
      ...toProperty("legalName", settings.legalName?.value),
      url: base.href,
      ...(logo && { logo, image: logo }),
      ...toProperty("telephone", settings.telephone?.value),
      ...toProperty("email", settings.email?.value),
      ...((settings.streetAddress ?? settings.city) && { address: createAddressThing(settings, site.locale) }),
      ...createHoursThing(hours),
      ...(places.length > 0 && { sameAs: places }),
    },
    {
      "@type": "WebSite",
      "@id": `${base.href}#website`,
      url: new URL(site.homePath, base).href,
      name,
      inLanguage: site.locale,
      publisher: { "@id": getCompanyId(base) },
    },
  ]
}

function createTrailThings({ trail, item: page, site, listing }: PageContent, base: URL): Thing[] {
  if (trail.length === 0) return []
  const values = listing?.isIndexable ? listing.values : []
  const narrowed = values.map((title, at) => ({ path: buildValuesPath(site.path, values.slice(0, at + 1)), title }))
  const steps = [...trail, { path: site.path, title: page.name }, ...narrowed]
  return [
    {
      "@type": "BreadcrumbList",
      itemListElement: steps.map(({ path, title: name }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: new URL(path, base).href,
      })),
    },
  ]
}

function createArticleThings(content: PageContent, { site, contentUrl }: StructuredDataSource, base: URL): Thing[] {
  const { item, settings, fields, updated, path } = content
  const article = getTemplateFields(item, "StoryPage")
  const headline = article?.title?.value ?? fields.metaTitle?.value
  if (article === null || headline === undefined) return []
  const company = settings.name && { "@type": "Organization", "@id": getCompanyId(base), name: settings.name.value }
  const author = article.author ? { "@type": "Person", name: article.author.value } : company
  return [
    {
      "@type": "Article",
      headline: cutText(headline, LONGEST_HEADLINE),
      ...toProperty("description", article.premble?.value ?? fields.metaDescription?.value),
      ...(article.image && { image: createPictureThing(article.image, contentUrl, base) }),
      ...toProperty("datePublished", article.date?.value),
      ...toProperty("dateModified", updated ?? undefined),
      inLanguage: content.site.locale,
      mainEntityOfPage: new URL(toVisitorPath(path, content.site.language, site), base).href,
      ...(author && { author }),
      ...(company && { publisher: company }),
    },
  ]
}

function createEntityThings(
  { item: { entity }, site }: PageContent,
  { contentUrl }: StructuredDataSource,
  base: URL,
): Thing[] {
  const kind = ITEM_KINDS.find(({ name }) => name === entity?.kind)
  if (!entity || kind === undefined) return []
  const toAbsoluteAddress = (src: string) => toAbsolute(toSiteAddress(src, contentUrl), base)
  const described = kind.describe(entity.fields, { toAbsolute: toAbsoluteAddress, locale: site.locale })
  return [{ ...described, ...toProperty("url", toAbsoluteAddress(site.path)) }]
}

function createListingThings({ listing }: PageContent, base: URL): Thing[] {
  if (!listing?.isIndexable || listing.items.length === 0) return []
  return [
    {
      "@type": "ItemList",
      numberOfItems: listing.items.length,
      itemListElement: listing.items.map(({ name, href }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        url: new URL(href, base).href,
      })),
    },
  ]
}

function createPictureThing({ value }: ImageField, contentUrl: string, base: URL): Thing {
  const { src, width, height, alt } = value
  return {
    "@type": "ImageObject",
    ...toProperty("url", toAbsolute(toSiteAddress(src, contentUrl), base)),
    ...(width && { width }),
    ...(height && { height }),
    ...toProperty("caption", alt),
  }
}
