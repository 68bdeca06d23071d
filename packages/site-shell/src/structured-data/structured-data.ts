import { getCountry, readWeek } from "@forecourt/calendar"
import { cutText } from "@forecourt/contracts/cut-text"
import { fieldsOfTemplate, type ImageField } from "@forecourt/renderer"
import { siteUrl, throughSite, toAbsolute } from "../head/page-head.ts"
import { ITEM_KINDS } from "../items/item-kinds.ts"
import type { PageContent } from "../page/page-content.types.ts"
import { valuesPath } from "../page/path-values.ts"
import { visitorPath } from "../page/site-paths.ts"
import { describeDealership } from "./describe-dealership.ts"
import { describeHours } from "./describe-hours.ts"
import { describeSafely } from "./describe-safely.ts"
import { companyId, given, type Thing } from "./graph.ts"

export interface StructuredDataSource {
  readonly site: { readonly name: string; readonly host: string; readonly languages: readonly string[] }
  /** Address of the content platform, whose files this site hands on. */
  readonly contentUrl: string
}

/** Search engines cut a longer headline. */
const LONGEST_HEADLINE = 110

/**
 * What a page tells search engines beside its words: who the company is (home pages), where the page stands, and what a
 * story is. Nothing that a visitor does not see on the site too. `null` when there is nothing to tell.
 */
export function structuredData(content: PageContent, source: StructuredDataSource): Thing | null {
  const base = siteUrl({ site: source.site, settings: content.settings })
  const parts = [
    () => (content.path === "/" ? describeCompany(content, source, base) : describeTrail(content, base)),
    () => describeStory(content, source, base),
    () => describeDealership(content, source, base),
    () => describeSubject(content, source, base),
    () => describeListing(content, base),
  ]
  const graph = parts.flatMap((describe) => describeSafely("structured-data-failed", describe, []))
  return graph.length === 0 ? null : { "@context": "https://schema.org", "@graph": graph }
}

/** As the text of a script element: no character in it can end the element or begin another. */
export function printStructuredData(data: Thing): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )
}

function describeCompany(content: PageContent, { contentUrl }: StructuredDataSource, base: URL): Thing[] {
  const { settings, site } = content
  const name = settings.name?.value
  if (name === undefined) return []
  const logo = settings.logo && describePicture(settings.logo, contentUrl, base)
  const hours = readWeek(settings.openingHours?.value ?? "", getCountry(site.locale))
  const places = (settings.sameAs?.value ?? "").split(/\s+/).filter((address) => /^https:\/\//.test(address))
  return [
    {
      "@type": settings.organisationType ?? "AutoDealer",
      "@id": companyId(base),
      name,
      ...given("legalName", settings.legalName?.value),
      url: base.href,
      ...(logo && { logo, image: logo }),
      ...given("telephone", settings.telephone?.value),
      ...given("email", settings.email?.value),
      ...describeAddress(content),
      ...describeHours(hours),
      ...(places.length > 0 && { sameAs: places }),
    },
    {
      "@type": "WebSite",
      "@id": `${base.href}#website`,
      url: new URL(site.homePath, base).href,
      name,
      inLanguage: site.locale,
      publisher: { "@id": companyId(base) },
    },
  ]
}

function describeAddress({ settings, site }: PageContent): Thing {
  const { streetAddress, postalCode, city } = settings
  if (streetAddress === undefined && city === undefined) return {}
  return {
    address: {
      "@type": "PostalAddress",
      ...given("streetAddress", streetAddress?.value),
      ...given("postalCode", postalCode?.value),
      ...given("addressLocality", city?.value),
      addressCountry: site.locale.slice(-2),
    },
  }
}

/** The way from the home page to this one; there is none without a page above it. */
function describeTrail({ trail, item: page, site, listing }: PageContent, base: URL): Thing[] {
  if (trail.length === 0) return []
  const values = listing?.isIndexable ? listing.values : []
  const narrowed = values.map((title, at) => ({ path: valuesPath(site.path, values.slice(0, at + 1)), title }))
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

function describeStory(content: PageContent, { site, contentUrl }: StructuredDataSource, base: URL): Thing[] {
  const { item, settings, fields, updated, path } = content
  const story = fieldsOfTemplate(item, "StoryPage")
  const headline = story?.title?.value ?? fields.metaTitle?.value
  if (story === null || headline === undefined) return []
  const company = settings.name && { "@type": "Organization", "@id": companyId(base), name: settings.name.value }
  const author = story.author ? { "@type": "Person", name: story.author.value } : company
  return [
    {
      "@type": "Article",
      headline: cutText(headline, LONGEST_HEADLINE),
      ...given("description", story.premble?.value ?? fields.metaDescription?.value),
      ...(story.image && { image: describePicture(story.image, contentUrl, base) }),
      ...given("datePublished", story.date?.value),
      ...given("dateModified", updated ?? undefined),
      inLanguage: content.site.locale,
      mainEntityOfPage: new URL(visitorPath(path, content.site.language, site), base).href,
      ...(author && { author }),
      ...(company && { publisher: company }),
    },
  ]
}

/** The item that the page is about. */
function describeSubject(
  { item: { subject }, site }: PageContent,
  { contentUrl }: StructuredDataSource,
  base: URL,
): Thing[] {
  const kind = ITEM_KINDS.find(({ name }) => name === subject?.kind)
  if (!subject || kind === undefined) return []
  const absolute = (src: string) => toAbsolute(throughSite(src, contentUrl), base)
  const described = kind.describe(subject.fields, { absolute, locale: site.locale })
  return [{ ...described, ...given("url", absolute(site.path)) }]
}

/** What stands in the page's list; nothing of one that is one of endlessly many. */
function describeListing({ listing }: PageContent, base: URL): Thing[] {
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

/** A picture with its size, as far as that is known. */
function describePicture({ value }: ImageField, contentUrl: string, base: URL): Thing {
  const { src, width, height, alt } = value
  return {
    "@type": "ImageObject",
    ...given("url", toAbsolute(throughSite(src, contentUrl), base)),
    ...(width && { width }),
    ...(height && { height }),
    ...given("caption", alt),
  }
}
