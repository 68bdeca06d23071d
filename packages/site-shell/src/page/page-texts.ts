import type { SiteContext, TextKey } from "@forecourt/renderer"
import { defaultTexts } from "../generated/texts.ts"

type Texts = Readonly<Record<string, string>>

/**
 * Creates the function that returns the texts of a page. If a text is not in the dictionary, the default text of the
 * language is used, or the English one if the language has no defaults. If there is no default text either, the key is
 * returned.
 */
export function createPageTexts(language: string, dictionary: Texts): SiteContext["text"] {
  const defaults: Texts = defaultTexts[language as keyof typeof defaultTexts] ?? defaultTexts.en
  return (key: TextKey, values = {}) => {
    const text = dictionary[key] ?? defaults[key] ?? key
    if (!text.includes("{")) return text
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
  }
}
