import { encodePath } from "../address/encode.ts"
import { pathKey } from "../address/path-key.ts"
import type { Address } from "../address/read-address.ts"
import { isPlainSource } from "../pattern/source-pattern.ts"
import type { RedirectRule } from "../table.types.ts"
import { type Analysis, nameOf } from "./analyse-table.ts"
import type { Witness } from "./witnesses.ts"
import { witnessesOf } from "./witnesses-of.ts"

/** Longer journeys are taken to have no end. */
const MOST_HOPS = 12

interface Journey {
  readonly rules: readonly RedirectRule[]
  readonly end: string
  /** Place in `rules` where it comes round again, or -1. */
  readonly roundAt: number
  readonly isEndless: boolean
  /** Whether the rule it began with takes the last address too, and only then leaves it as it is. */
  readonly isOwnEnd: boolean
}

const ENDED = { roundAt: -1, isEndless: false, isOwnEnd: false }

/** Follows an address of every rule through the table: loops, cycles and chains. */
export function findTravels(analysis: Analysis): void {
  const { rules, report } = analysis
  const cycles = new Set<string>()
  for (const rule of rules) {
    if (rule.status === 410 || analysis.isReported(rule, "duplicate", "contradiction", "shadowed", "never-true"))
      continue
    const journeys = witnessesOf(rule, analysis).flatMap((witness) => travel(rule, witness, analysis) ?? [])
    if (journeys.length === 0) continue
    if (isWithoutEffect(rule) || journeys.every((journey) => journey.rules.length === 0)) {
      report("no-effect", rule, "leads to itself", "Take it out, or name another target.")
      continue
    }
    const round = journeys.find(({ roundAt, isEndless }) => roundAt >= 0 || isEndless)
    const isSelf = isPlainSource(rule.source) && journeys.every(({ isOwnEnd }) => isOwnEnd)
    if (isSelf)
      report(
        "self-loop",
        rule,
        `leads to an address that it takes itself: ${rule.target}`,
        "Take it out, or name another target.",
      )
    else if (round !== undefined) reportRound(rule, round, analysis, cycles)
    else reportChain(rule, journeys, analysis)
  }
}

/** Whether source and target are two spellings of one address. */
function isWithoutEffect({ source, target, match, query, case: letters }: RedirectRule): boolean {
  return (
    letters !== "sensitive" &&
    isPlainSource(source) &&
    match === undefined &&
    query === undefined &&
    target.startsWith("/") &&
    pathKey(target) === pathKey(source)
  )
}

function reportRound(
  rule: RedirectRule,
  { rules, roundAt, isEndless }: Journey,
  { report }: Analysis,
  cycles: Set<string>,
): void {
  const members = isEndless ? rules.slice(-MOST_HOPS / 2) : rules.slice(roundAt)
  const own = [...new Set(members)]
  if (!own.includes(rule)) return
  if (own.length === 1) {
    if (isEndless)
      report(
        "growing-loop",
        rule,
        `leads to an address that it takes itself, again and again: ${rule.target}`,
        "Name a target outside of its own source.",
      )
    else
      report(
        "self-loop",
        rule,
        `leads to an address that it takes itself: ${rule.target}`,
        "Take it out, or name another target.",
      )
    return
  }
  const key = own
    .map(({ id }) => id)
    .sort()
    .join("\n")
  if (cycles.has(key)) return
  cycles.add(key)
  const others = own.filter((one) => one !== rule)
  report(
    "cycle",
    rule,
    `goes in a circle: ${[...own, own[0] ?? rule].map((one) => nameOf(one)).join(" → ")}`,
    "Decide which of these addresses is the right one, and take its rule out.",
    others,
  )
}

function reportChain(rule: RedirectRule, journeys: readonly Journey[], { report }: Analysis): void {
  const longest = journeys.reduce((one, other) => (other.rules.length > one.rules.length ? other : one))
  if (longest.rules.length < 2 || !journeys.every((journey) => journey.rules.length > 1)) return
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

/** Where an address of a rule travels; `null` when another rule takes it first. */
function travel(rule: RedirectRule, witness: Witness, { rules, engine, settings }: Analysis): Journey | null {
  const passed: RedirectRule[] = []
  const places: string[] = []
  let address: Address = { host: witness.host, protocol: "", pathname: witness.path, search: witness.search }
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    const here = encodePath(address.pathname) + address.search
    const round = places.indexOf(here)
    if (round >= 0) return { ...ENDED, rules: passed, end: here, roundAt: round }
    places.push(here)
    const visit = engine.visit(address, witness.request)
    let place = null
    const found = visit === null ? -1 : engine.find(visit.key, (one) => engine.dialect.fit(one, visit) !== null)
    const next = rules[found]
    if (hop === 0 && next !== rule) return null
    if (visit === null || next === undefined) return { rules: passed, end: here, ...ENDED }
    const params = engine.dialect.fit(found, visit) ?? {}
    place = next.status === 410 ? null : engine.dialect.place(found, visit, params)
    if (place === null)
      return { rules: next.status === 410 ? [...passed, next] : passed, end: next.target || "410", ...ENDED }
    const prefix = engine.shapeOf(found).keepsLocale && visit.locale !== engine.locales.first ? `/${visit.locale}` : ""
    const isElsewhere = place.origin !== "" && place.origin.replace(/^https?:\/\//i, "").toLowerCase() !== settings.host
    if (isElsewhere) return { rules: [...passed, next], end: place.origin + place.rest, ...ENDED }
    const rest = (prefix + place.rest).replace(/#.*$/s, "")
    const mark = rest.indexOf("?")
    const pathname = mark < 0 ? rest : rest.slice(0, mark)
    const search = mark < 0 ? "" : rest.slice(mark)
    // Who is there already stays.
    if (pathname + search === here) return { ...ENDED, rules: passed, end: here, isOwnEnd: next === rule }
    passed.push(next)
    address = { ...address, pathname, search }
  }
  return { ...ENDED, rules: passed, end: places.at(-1) ?? "", isEndless: true }
}
