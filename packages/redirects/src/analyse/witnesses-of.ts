import { parsePattern } from "../pattern/parse-pattern.ts"
import { isPlainSource } from "../pattern/source-pattern.ts"
import type { RedirectRule } from "../table.types.ts"
import { type Analysis, placeOf } from "./analyse-table.ts"
import { type Witness, witnessPaths, witnessRequests } from "./witnesses.ts"

/** Requests that stand for all a rule is about, in each of its languages. */
export function witnessesOf(rule: RedirectRule, analysis: Pick<Analysis, "options">): Witness[] {
  const { locales, source } = placeOf(rule, analysis)
  const first = analysis.options.locales?.[0] ?? ""
  const tokens = isPlainSource(source) ? [source] : parsePattern(decodeSigns(source), { delimiter: "/" })
  return witnessPaths(tokens).flatMap((path) =>
    locales.flatMap((locale) => witnessRequests(path, rule, locale, locale === first ? "" : locale)),
  )
}

function decodeSigns(source: string): string {
  return source.includes("%") ? source.replace(/%2C/gi, ",") : source
}
