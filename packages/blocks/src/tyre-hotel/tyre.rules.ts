import type { StoredTyre } from "@forecourt/tyre-hotel-machine"

export interface TyreKind {
  readonly name: string | null
  readonly size: string | null
  readonly pattern: string | null
}

export function getTyreKind(tyre: StoredTyre): TyreKind {
  const { name, threadPattern } = tyre.wheel
  return { name: name ?? null, size: formatSize(tyre), pattern: threadPattern ?? null }
}

export function findSharedKind(tires: readonly StoredTyre[]): TyreKind | null {
  const [first, ...others] = tires.map(getTyreKind)
  if (first === undefined) return null
  const isSame = ({ name, size, pattern }: TyreKind) =>
    name === first.name && size === first.size && pattern === first.pattern
  return others.every(isSame) ? first : null
}

function formatSize({ wheel: { sectionWidth, aspectRatio, rimDiameter } }: StoredTyre): string | null {
  return sectionWidth && aspectRatio && rimDiameter ? `${sectionWidth}/${aspectRatio} R${rimDiameter}` : null
}

const NEW_MM = 10 // the tread depth of new winter tyres

/** Returns the tread depth of a new tyre. If a measured depth is larger, returns the largest measured depth. */
export function getFullTread(tires: readonly StoredTyre[]): number {
  const depths = tires.flatMap(({ wheel: { threadDepth, threadHistory = [] } }) => [
    threadDepth ?? 0,
    ...threadHistory.map((measured) => measured.threadDepth),
  ])
  return Math.max(NEW_MM, ...depths)
}

/** Formats a measured depth with exactly one decimal: `7,0` and `6,8`. */
export function formatTenths(depth: number, locale: string): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(depth)
}

export function formatLimit(depth: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(depth)
}
