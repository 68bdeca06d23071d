import { parsePattern, type Token } from "../pattern/parse-pattern.ts"
import { isPlainSource } from "../pattern/source-pattern.ts"
import type { RedirectRule } from "../table.types.ts"
import { type Analysis, placeOf } from "./analyse-table.ts"
import { type SampleRequest, samplePaths, sampleRequests } from "./sample-requests.ts"

/** Requests that stand for all a rule is about, in each of its languages. */
export function samplesOf(rule: RedirectRule, analysis: Pick<Analysis, "options">): SampleRequest[] {
  const { tokens, prefixes } = partsOf(rule, analysis)
  return samplePaths(tokens).flatMap((path) =>
    prefixes.flatMap(({ locale, prefix }) => sampleRequests(path, rule, locale, prefix)),
  )
}

/** The parts of a rule's source, and the languages it is about with what stands before their paths. */
export function partsOf(
  rule: RedirectRule,
  analysis: Pick<Analysis, "options">,
): { readonly tokens: readonly Token[]; readonly prefixes: readonly { locale: string; prefix: string }[] } {
  const { locales, source } = placeOf(rule, analysis)
  const first = analysis.options.locales?.[0] ?? ""
  return {
    tokens: isPlainSource(source) ? [source] : parsePattern(decodeSigns(source), { delimiter: "/" }),
    prefixes: locales.map((locale) => ({ locale, prefix: locale === first ? "" : locale })),
  }
}

function decodeSigns(source: string): string {
  return source.includes("%") ? source.replace(/%2C/gi, ",") : source
}
