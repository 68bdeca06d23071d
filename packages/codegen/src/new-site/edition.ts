import type { SiteOptions } from "./site-options.ts"
import { siteTexts } from "./texts/texts.ts"
import type { SiteTexts } from "./texts/texts.types.ts"

/**
 * The texts of a site in one language, in which all placeholders have been replaced, and the paths of the site's pages.
 */
export interface Edition {
  readonly language: string
  readonly texts: SiteTexts
  readonly options: SiteOptions
  /** The e-mail address that the site's initial content contains. */
  readonly mail: string
  /** Returns the path of a page in this language. */
  readonly at: (slug: string) => string
}

/** Creates the texts and paths of a site in one of its languages. */
export function createEdition(options: SiteOptions, language: string, isFirst: boolean): Edition {
  const mail = `hello@${options.host}`
  const texts = formatTexts(siteTexts[language], { company: options.company, mail })
  const prefix = isFirst ? "" : `/${language}`
  return { language, texts, options, mail, at: (slug) => `${prefix}/${slug}`.replace(/(?<=.)\/$/, "") }
}

function formatTexts(texts: SiteTexts | undefined, values: Readonly<Record<string, string>>): SiteTexts {
  return JSON.parse(JSON.stringify(texts).replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole))
}

/** Creates a text field. */
export const toTextField = (value: string) => ({ value })

/** Creates a link field to a page of the site. */
export const toLinkField = (href: string, text: string) => ({ value: { href, text, linktype: "internal" } })

/** Returns the path of one of the platform's illustrations. */
export const getArtworkPath = (path: string): string => `/-/media/artwork/${path}`
