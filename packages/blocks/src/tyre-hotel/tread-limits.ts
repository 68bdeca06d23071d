import type { StoredTyre } from "@forecourt/tyre-hotel-machine"

export interface TreadLimits {
  readonly summer: number
  /** The minimum tread depth for winter tyres in winter conditions. */
  readonly winter: number
}

export interface TreadLimit {
  readonly millimetres: number
  readonly isWinter: boolean
}

/**
 * The minimum tread depths by country. Directive 89/459/EEC requires 1.6 mm, and four of the countries require 3 mm for
 * winter tyres.
 */
const LIMITS: Readonly<Record<string, TreadLimits>> = {
  SE: { summer: 1.6, winter: 3 },
  NO: { summer: 1.6, winter: 3 },
  FI: { summer: 1.6, winter: 3 },
  SK: { summer: 1.6, winter: 3 },
  GB: { summer: 1.6, winter: 1.6 },
}

const ELSEWHERE: TreadLimits = { summer: 1.6, winter: 1.6 }

export function getTreadLimits(locale: string): TreadLimits {
  return LIMITS[new Intl.Locale(locale).maximize().region ?? ""] ?? ELSEWHERE
}

const WINTER = /vinter|winter|talvi|zim|dubb|pigg|nasta|kitka|stud|friction|friktion/i

/** Returns the minimum tread depth of a tyre. A winter tyre is recognised by the name of its tread pattern. */
export function getLimit({ wheel }: StoredTyre, limits: TreadLimits): TreadLimit {
  const isWinter = WINTER.test(wheel.threadPattern ?? "") && limits.winter !== limits.summer
  return { millimetres: isWinter ? limits.winter : limits.summer, isWinter }
}

export function listLimits(tires: readonly StoredTyre[], limits: TreadLimits): readonly TreadLimit[] {
  const all = tires.map((tyre) => getLimit(tyre, limits))
  return all.filter((limit, index) => all.findIndex(({ isWinter }) => isWinter === limit.isWinter) === index)
}
