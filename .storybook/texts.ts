import type { KitMessages } from "@forecourt/ui-kit/kit-provider"
import dictionary from "../schemas/site/dictionary.schema.json" with { type: "json" }

/** The languages of the sites, as the toolbar offers them. */
export const LOCALES = { sv: "sv-SE", nb: "nb-NO", en: "en-GB", fi: "fi-FI", sk: "sk-SK" } as const

export type Language = keyof typeof LOCALES

type Texts = Readonly<Record<Language, string>>

/** Texts of parts that no block uses yet, so no site's dictionary holds them. */
const workshop: Readonly<Record<string, Texts>> = {
  "dialog.close": { sv: "Stäng", nb: "Lukk", en: "Close", fi: "Sulje", sk: "Zavrieť" },
  "clamp.more": { sv: "Visa mer", nb: "Vis mer", en: "Show more", fi: "Näytä lisää", sk: "Zobraziť viac" },
  "clamp.less": { sv: "Visa mindre", nb: "Vis mindre", en: "Show less", fi: "Näytä vähemmän", sk: "Zobraziť menej" },
}

const sites: Readonly<Record<string, Texts>> = Object.fromEntries(
  Object.entries(dictionary.properties).map(([key, property]) => [key, property["x-text"]]),
)

/** What the parts of the kit say in a language. */
export function messagesIn(language: Language): Partial<KitMessages> {
  return Object.fromEntries(Object.entries({ ...workshop, ...sites }).map(([key, texts]) => [key, texts[language]]))
}
