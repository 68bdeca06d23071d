import type { Token } from "../pattern/parse-pattern.ts"
import type { RedirectRule } from "../table.types.ts"
import { type Analysis, formatRule, readSourcePlaces } from "./analyse-table.ts"
import { createSamples, parseRule } from "./create-samples.ts"
import { isImplying } from "./is-implying.ts"
import { createSamplePaths, listSampledExpressions, MAX_PATHS } from "./sample-requests.ts"

export function findShadowed(analysis: Analysis): void {
  const { rules, engine, report } = analysis
  rules.forEach((rule, index) => {
    if (analysis.isReported(rule, "duplicate", "contradiction", "never-true")) return
    const coverers = new Set<RedirectRule>()
    for (const { path, search, host, request, locale } of createSamples(rule, analysis)) {
      const visit = engine.visit({ host, protocol: "", pathname: path, search }, request)
      if (visit === null) return
      const matchIndex = engine.find(visit.key, (item) => {
        const other = rules[item]
        return (
          item < index &&
          other !== undefined &&
          isCovering(other, rule, locale, analysis) &&
          engine.dialect.fit(item, visit) !== null
        )
      })
      const other = rules[matchIndex]
      if (other === undefined) return
      coverers.add(other)
    }
    const names = [...coverers]
    if (names.length > 0 && isSure(rule, names, analysis))
      report(
        "shadowed",
        rule,
        `never decides: ${names.map((other) => `${formatRule(other)} (${other.id})`).join(" and ")} ${names.length > 1 ? "come first and take" : "comes first and takes"} all its addresses`,
        "Put it before them, or take it out.",
        names,
      )
  })
}

/**
 * True if the result for the sample URLs of a rule is valid for all of its URLs. If the source of the rule contains a
 * regular expression, this requires a single earlier rule that covers the whole rule.
 */
function isSure(rule: RedirectRule, others: readonly RedirectRule[], analysis: Analysis): boolean {
  const { tokens } = parseRule(rule, analysis)
  const sampled = listSampledExpressions(tokens)
  if (sampled.length === 0) return createSamplePaths(tokens).length < MAX_PATHS
  const [other, ...more] = others
  return (
    other !== undefined &&
    more.length === 0 &&
    parseRule(other, analysis).tokens.every(
      (token) => isAnything(token) || (typeof token !== "string" && sampled.includes(token.pattern)),
    )
  )
}

/**
 * True if the token matches any value. A token with an expression does not count, since the expression may match all
 * samples but not all other values.
 */
function isAnything(token: Token): boolean {
  return typeof token === "string" || token.isPlain || token.pattern === "" || token.pattern === ".*"
}

function isCovering(other: RedirectRule, rule: RedirectRule, locale: string, analysis: Analysis): boolean {
  if (other.case === "sensitive" && rule.case !== "sensitive") return false
  if (other.slash === "strict" && rule.slash !== "strict") return false
  const { locales } = readSourcePlaces(other, analysis)
  return (locales.includes(locale) || locales.includes("*") || locales.includes("")) && isImplying(rule, other)
}
