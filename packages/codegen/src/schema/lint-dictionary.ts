import { isObject, type JsonObject, toEntries, toStringOrUndefined } from "./json.ts"
import type { Report } from "./lint-site.ts"
import { formatPointer } from "./refs.ts"

/** The schema of the texts of the sites' software. */
export const DICTIONARY = "site/dictionary.schema.json"

/**
 * A text that is missing in a language, or that loses what is put into it, is found here and not by a visitor. That
 * every language has its text is part of the form of `x-text`.
 */
export function lintDictionary(schema: JsonObject, report: Report): void {
  for (const [key, text] of toEntries(schema.properties)) {
    if (!isObject(text)) continue
    const at = formatPointer("", "properties", key)
    const texts = text["x-text"]
    if (texts === undefined) {
      report(at, "dictionary-text", `Nothing says what ${key} is.`, `Add "x-text" with the text in every language.`)
      continue
    }
    const holes = toEntries(texts).map(
      ([language, phrase]) => [language, listHoles(toStringOrUndefined(phrase) ?? "")] as const,
    )
    const [first, wanted] = holes[0] ?? []
    for (const [language, found] of holes) {
      if (found === wanted) continue
      const what = `${key} has ${found || "no placeholder"} in ${language}, but ${wanted || "none"} in ${first}.`
      report(
        formatPointer(at, "x-text", language),
        "dictionary-placeholder",
        what,
        "Use the same ones in every language.",
      )
    }
  }
}

/** Lists the placeholders of a text, in one order: `{count} {title}`. */
function listHoles(phrase: string): string {
  return [...new Set(phrase.match(/\{\w+\}/g))].sort().join(" ")
}
