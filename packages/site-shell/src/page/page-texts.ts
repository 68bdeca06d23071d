import type { SiteContext, TextKey } from "@forecourt/renderer"
import { defaultTexts } from "../generated/texts.ts"

type Texts = Readonly<Record<string, string>>

/** The site's texts: the platform's dictionary first, then ours in the language, then ours in English. */
export function createPageTexts(language: string, dictionary: Texts): SiteContext["text"] {
  const own: Texts = defaultTexts[language as keyof typeof defaultTexts] ?? defaultTexts.en
  return (key: TextKey, values = {}) => {
    const text = dictionary[key] ?? own[key] ?? key
    if (!text.includes("{")) return text
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
  }
}
