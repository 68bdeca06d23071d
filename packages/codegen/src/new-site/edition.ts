import type { SiteOptions } from "./site-options.ts"
import { siteTexts } from "./texts/texts.ts"
import type { SiteTexts } from "./texts/texts.types.ts"

/** One language of a site's content: its words with everything filled in, and where its pages are. */
export interface Edition {
  readonly language: string
  readonly texts: SiteTexts
  readonly options: SiteOptions
  /** The address to which the initial content sends letters. */
  readonly mail: string
  /** Address of a page in this language. */
  readonly at: (slug: string) => string
}

/** The content of a site in one of its languages. */
export function createEdition(options: SiteOptions, language: string, isFirst: boolean): Edition {
  const mail = `hello@${options.host}`
  const texts = formatTexts(siteTexts[language], { company: options.company, mail })
  const prefix = isFirst ? "" : `/${language}`
  return { language, texts, options, mail, at: (slug) => `${prefix}/${slug}`.replace(/(?<=.)\/$/, "") }
}

function formatTexts(texts: SiteTexts | undefined, values: Readonly<Record<string, string>>): SiteTexts {
  return JSON.parse(JSON.stringify(texts).replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole))
}

/** A text field. */
export const toTextField = (value: string) => ({ value })

/** A link field that leads to a page of the site. */
export const toLinkField = (href: string, text: string) => ({ value: { href, text, linktype: "internal" } })

/** Address of one of the platform's own illustrations. */
export const getArtworkPath = (path: string): string => `/-/media/artwork/${path}`
