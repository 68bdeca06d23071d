import type { SiteAnswers } from "./site-answers.ts"
import { siteWords } from "./words/words.ts"
import type { SiteWords } from "./words/words.types.ts"

/** One language of a site's content: its words with everything filled in, and where its pages are. */
export interface Edition {
  readonly language: string
  readonly words: SiteWords
  readonly answers: SiteAnswers
  /** Where the starting content sends letters. */
  readonly mail: string
  /** Address of a page in this language. */
  readonly at: (slug: string) => string
}

/** The content of a site in one of its languages. */
export function editionOf(answers: SiteAnswers, language: string, isFirst: boolean): Edition {
  const mail = `hello@${answers.host}`
  const words = filledIn(siteWords[language], { company: answers.company, mail })
  const prefix = isFirst ? "" : `/${language}`
  return { language, words, answers, mail, at: (slug) => `${prefix}/${slug}`.replace(/(?<=.)\/$/, "") }
}

function filledIn(words: SiteWords | undefined, values: Readonly<Record<string, string>>): SiteWords {
  return JSON.parse(JSON.stringify(words).replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole))
}

/** A text field. */
export const text = (value: string) => ({ value })

/** A link field that leads to a page of the site. */
export const link = (href: string, words: string) => ({ value: { href, text: words, linktype: "internal" } })

/** Address of one of the platform's own illustrations. */
export const artwork = (path: string): string => `/-/media/artwork/${path}`
