import type { SiteContext, TextKey } from "@forecourt/renderer"
import { defaultTexts } from "../generated/texts.ts"

type Texts = Readonly<Record<string, string>>

/**
 * Creates a function that returns the texts of a page. Each text is looked up in the platform's dictionary, then in the
 * default texts of the language, or the English default texts if the language has none.
 */
export function createPageTexts(language: string, dictionary: Texts): SiteContext["text"] {
  const defaults: Texts = defaultTexts[language as keyof typeof defaultTexts] ?? defaultTexts.en
  return (key: TextKey, values = {}) => {
    const text = dictionary[key] ?? defaults[key] ?? key
    if (!text.includes("{")) return text
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
  }
}
