import { encodePath } from "../address/encode.ts"
import type { Address } from "../address/read-address.ts"
import type { RedirectRule } from "../table.types.ts"
import type { Analysis } from "./analyse-table.ts"
import type { SampleRequest } from "./sample-requests.ts"

/** The maximum number of redirects in a chain. A longer chain counts as a loop. */
export const MAX_HOPS = 12

export interface Journey {
  readonly rules: readonly RedirectRule[]
  readonly end: string
  /**
   * The kind of URL at which the chain of redirects ends: a URL on this site (`here`), a URL on another host
   * (`elsewhere`), or no URL because of a 410 response (`nowhere`).
   */
  readonly kind: "here" | "elsewhere" | "nowhere"
  /** The index of the rule in `rules` at which a loop starts. It is -1 if there is no loop. */
  readonly roundAt: number
  readonly isEndless: boolean
  /** True if the first rule also matches the last URL of the chain, but would redirect this URL to itself. */
  readonly isOwnEnd: boolean
}

const ENDED = { kind: "here", roundAt: -1, isEndless: false, isOwnEnd: false } as const

/**
 * Follows the redirects of a sample request, starting with the given rule. Returns `null` if a different rule matches
 * the URL first.
 */
export function travel(
  rule: RedirectRule,
  sample: SampleRequest,
  { rules, engine, settings }: Analysis,
): Journey | null {
  const passed: RedirectRule[] = []
  const places: string[] = []
  let address: Address = { host: sample.host, protocol: "", pathname: sample.path, search: sample.search }
  for (let hop = 0; hop < MAX_HOPS; hop += 1) {
    const here = encodePath(address.pathname) + address.search
    const round = places.indexOf(here)
    if (round >= 0) return { ...ENDED, rules: passed, end: here, roundAt: round }
    places.push(here)
    const visit = engine.visit(address, sample.request)
    let place = null
    const matchIndex = visit === null ? -1 : engine.find(visit.key, (item) => engine.dialect.fit(item, visit) !== null)
    const next = rules[matchIndex]
    if (hop === 0 && next !== rule) return null
    if (visit === null || next === undefined) return { rules: passed, end: here, ...ENDED }
    const params = engine.dialect.fit(matchIndex, visit) ?? {}
    place = next.status === 410 ? null : engine.dialect.place(matchIndex, visit, params)
    if (place === null)
      return {
        ...ENDED,
        rules: next.status === 410 ? [...passed, next] : passed,
        end: next.target || "410",
        kind: "nowhere",
      }
    const prefix =
      engine.getRuleShape(matchIndex).keepsLocale && visit.locale !== engine.locales.first ? `/${visit.locale}` : ""
    const isElsewhere = place.origin !== "" && place.origin.replace(/^https?:\/\//i, "").toLowerCase() !== settings.host
    if (isElsewhere) return { ...ENDED, rules: [...passed, next], end: place.origin + place.rest, kind: "elsewhere" }
    const rest = (prefix + place.rest).replace(/#.*$/s, "")
    const mark = rest.indexOf("?")
    const pathname = mark < 0 ? rest : rest.slice(0, mark)
    const search = mark < 0 ? "" : rest.slice(mark)
    // A visitor who is already at the target stays.
    if (pathname + search === here) return { ...ENDED, rules: passed, end: here, isOwnEnd: next === rule }
    passed.push(next)
    address = { ...address, pathname, search }
  }
  return { ...ENDED, rules: passed, end: places.at(-1) ?? "", isEndless: true }
}
