import { toPathKey } from "../address/path-key.ts"
import { isPlainSource } from "../pattern/source-pattern.ts"
import type { RedirectRule } from "../table.types.ts"
import { type Analysis, formatRule } from "./analyse-table.ts"
import { createSamples } from "./create-samples.ts"
import { type Journey, MAX_HOPS, travel } from "./travel.ts"

export function findTravels(analysis: Analysis): void {
  const { rules, report } = analysis
  const cycles = new Set<string>()
  for (const rule of rules) {
    if (rule.status === 410 || analysis.isReported(rule, "duplicate", "contradiction", "shadowed", "never-true"))
      continue
    const journeys = createSamples(rule, analysis).flatMap((sample) => travel(rule, sample, analysis) ?? [])
    if (journeys.length === 0) continue
    if (isWithoutEffect(rule) || journeys.every((journey) => journey.rules.length === 0)) {
      report("no-effect", rule, "leads to itself", "Take it out, or name another target.")
      continue
    }
    const round = journeys.find(({ roundAt, isEndless }) => roundAt >= 0 || isEndless)
    const isSelf = isPlainSource(rule.source) && journeys.every(({ isOwnEnd }) => isOwnEnd)
    if (isSelf) reportSelfLoop(rule, analysis)
    else if (round !== undefined) reportRound(rule, round, analysis, cycles)
    else reportChain(rule, journeys, analysis)
  }
}

/** True if the source and the target are two spellings of the same URL. */
function isWithoutEffect({ source, target, match, query, case: letters }: RedirectRule): boolean {
  return (
    letters !== "sensitive" &&
    isPlainSource(source) &&
    match === undefined &&
    query === undefined &&
    target.startsWith("/") &&
    toPathKey(target) === toPathKey(source)
  )
}

function reportSelfLoop(rule: RedirectRule, { report }: Analysis): void {
  report(
    "self-loop",
    rule,
    `leads to an address that it takes itself: ${rule.target}`,
    "Take it out, or name another target.",
  )
}

function reportRound(
  rule: RedirectRule,
  { rules, roundAt, isEndless }: Journey,
  analysis: Analysis,
  cycles: Set<string>,
): void {
  const { report } = analysis
  const members = isEndless ? rules.slice(-MAX_HOPS / 2) : rules.slice(roundAt)
  const cycle = [...new Set(members)]
  if (!cycle.includes(rule)) return
  if (cycle.length === 1) {
    if (isEndless)
      report(
        "growing-loop",
        rule,
        `leads to an address that it takes itself, again and again: ${rule.target}`,
        "Name a target outside of its own source.",
      )
    else reportSelfLoop(rule, analysis)
    return
  }
  const key = cycle
    .map(({ id }) => id)
    .sort()
    .join("\n")
  if (cycles.has(key)) return
  cycles.add(key)
  const others = cycle.filter((item) => item !== rule)
  report(
    "cycle",
    rule,
    `goes in a circle: ${[...cycle, cycle[0] ?? rule].map((item) => formatRule(item)).join(" → ")}`,
    "Decide which of these addresses is the right one, and take its rule out.",
    others,
  )
}

function reportChain(rule: RedirectRule, journeys: readonly Journey[], { report }: Analysis): void {
  const longest = journeys.reduce((journey, other) => (other.rules.length > journey.rules.length ? other : journey))
  if (!journeys.every((journey) => journey.rules.length > 1)) return
  const via = longest.rules.slice(1)
  report(
    "chain",
    rule,
    `takes ${longest.rules.length} hops, by way of ${longest.rules
      .slice(0, -1)
      .map(({ target }) => target)
      .join(" and ")}`,
    `Lead straight to ${longest.end}.`,
    via,
  )
}
