import type { StoredTyre } from "@forecourt/tyre-hotel-machine"

/** The least tread that the law allows, in millimetres. */
export interface TreadLimits {
  readonly summer: number
  /** On winter tyres, where roads are wintry. */
  readonly winter: number
}

export interface TreadLimit {
  readonly millimetres: number
  readonly isWinter: boolean
}

/**
 * The limits by country. Directive 89/459/EEC requires 1.6 mm everywhere; Sweden, Norway, Finland and Slovakia require
 * 3 mm on winter tyres in winter conditions.
 */
const LIMITS: Readonly<Record<string, TreadLimits>> = {
  SE: { summer: 1.6, winter: 3 },
  NO: { summer: 1.6, winter: 3 },
  FI: { summer: 1.6, winter: 3 },
  SK: { summer: 1.6, winter: 3 },
  GB: { summer: 1.6, winter: 1.6 },
}

const ELSEWHERE: TreadLimits = { summer: 1.6, winter: 1.6 }

/** The limits of the country that a locale names: `sv-SE` is Sweden. */
export function getTreadLimits(locale: string): TreadLimits {
  return LIMITS[new Intl.Locale(locale).maximize().region ?? ""] ?? ELSEWHERE
}

const WINTER = /vinter|winter|talvi|zim|dubb|pigg|nasta|kitka|stud|friction|friktion/i

/** The limit of one tyre, by what its tread pattern is called. */
export function getLimit({ wheel }: StoredTyre, limits: TreadLimits): TreadLimit {
  const isWinter = WINTER.test(wheel.threadPattern ?? "") && limits.winter !== limits.summer
  return { millimetres: isWinter ? limits.winter : limits.summer, isWinter }
}

/** The limits of several tyres, each once. */
export function listLimits(tires: readonly StoredTyre[], limits: TreadLimits): readonly TreadLimit[] {
  const found = tires.map((tyre) => getLimit(tyre, limits))
  return found.filter((limit, index) => found.findIndex(({ isWinter }) => isWinter === limit.isWinter) === index)
}
