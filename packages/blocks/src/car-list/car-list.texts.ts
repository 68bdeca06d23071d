import type { SiteContext, TextKey } from "@forecourt/renderer"

export type ListTexts = Readonly<Partial<Record<TextKey, string>>>

export function createText(texts: ListTexts): SiteContext["text"] {
  return (key, values = {}) =>
    (texts[key] ?? key).replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}
