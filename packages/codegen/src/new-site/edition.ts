import type { SiteOptions } from "./site-options.ts"
import type { SiteTexts } from "./texts/sv.ts"
import { siteTexts } from "./texts/texts.ts"

export interface Edition {
  readonly language: string
  readonly texts: SiteTexts
  readonly options: SiteOptions
  readonly mail: string
  readonly at: (slug: string) => string
}

export function createEdition(options: SiteOptions, language: string, isFirst: boolean): Edition {
  const mail = `hello@${options.host}`
  const texts = formatTexts(siteTexts[language], { company: options.company, mail })
  const prefix = isFirst ? "" : `/${language}`
  return { language, texts, options, mail, at: (slug) => `${prefix}/${slug}`.replace(/(?<=.)\/$/, "") }
}

function formatTexts(texts: SiteTexts | undefined, values: Readonly<Record<string, string>>): SiteTexts {
  return JSON.parse(JSON.stringify(texts).replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole))
}

export const toTextField = (value: string) => ({ value })

export const toLinkField = (href: string, text: string) => ({ value: { href, text, linktype: "internal" } })

export const getArtworkPath = (path: string): string => `/-/media/artwork/${path}`
