import type { SiteContext, TextKey } from "@forecourt/renderer"
import { defaultTexts } from "../generated/texts.ts"

type Texts = Readonly<Record<string, string>>

/**
 * Creates the function for texts, which falls back from the dictionary to the language's defaults and then to English.
 */
export function createPageTexts(language: string, dictionary: Texts): SiteContext["text"] {
  const defaults: Texts = defaultTexts[language as keyof typeof defaultTexts] ?? defaultTexts.en
  return (key: TextKey, values = {}) => {
    const text = dictionary[key] ?? defaults[key] ?? key
    if (!text.includes("{")) return text
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
  }
}
