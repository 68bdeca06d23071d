import { parsePattern, type Token } from "../pattern/parse-pattern.ts"
import { isPlainSource } from "../pattern/source-pattern.ts"
import type { RedirectRule } from "../table.types.ts"
import { type Analysis, readSourcePlaces } from "./analyse-table.ts"
import { createSamplePaths, createSampleRequests, type SampleRequest } from "./sample-requests.ts"

export function createSamples(rule: RedirectRule, analysis: Pick<Analysis, "options">): SampleRequest[] {
  const { tokens, prefixes } = parseRule(rule, analysis)
  return createSamplePaths(tokens).flatMap((path) =>
    prefixes.flatMap(({ locale, prefix }) => createSampleRequests(path, rule, locale, prefix)),
  )
}

export function parseRule(
  rule: RedirectRule,
  analysis: Pick<Analysis, "options">,
): { readonly tokens: readonly Token[]; readonly prefixes: readonly { locale: string; prefix: string }[] } {
  const { locales, source } = readSourcePlaces(rule, analysis)
  const first = analysis.options.locales?.[0] ?? ""
  return {
    tokens: isPlainSource(source) ? [source] : parsePattern(decodeSigns(source), { delimiter: "/" }),
    prefixes: locales.map((locale) => ({ locale, prefix: locale === first ? "" : locale })),
  }
}

function decodeSigns(source: string): string {
  return source.includes("%") ? source.replace(/%2C/gi, ",") : source
}
