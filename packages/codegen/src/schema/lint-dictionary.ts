import { isObject, type JsonObject, toEntries, toStringOrUndefined } from "./json.ts"
import type { Report } from "./lint-site.ts"
import { formatPointer } from "./refs.ts"

export const DICTIONARY = "site/dictionary.schema.json"

/** Checks that a text has the same placeholders, such as `{count}`, in all languages. */
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
    for (const [language, actual] of holes) {
      if (actual === wanted) continue
      const what = `${key} has ${actual || "no placeholder"} in ${language}, but ${wanted || "none"} in ${first}.`
      report(
        formatPointer(at, "x-text", language),
        "dictionary-placeholder",
        what,
        "Use the same ones in every language.",
      )
    }
  }
}

function listHoles(phrase: string): string {
  return [...new Set(phrase.match(/\{\w+\}/g))].sort().join(" ")
}
