import type { SiteContext } from "@forecourt/renderer"

/** Name under which an address has the cars of a comparison: `/kop-bil/jamfor?car=1&car=2`. */
export const CAR = "car"

/** Returns the path of the comparison in the language of the page: `/en/cars/compare`. It is in the dictionary. */
export function getComparePath({ text, homePath }: Pick<SiteContext, "text" | "homePath">): string {
  return `${homePath === "/" ? "" : homePath}${text("comparePath")}`
}

/** A comparison of these cars, to open, keep and share. */
export function buildComparisonAddress(path: string, ids: readonly string[]): string {
  return ids.length === 0 ? path : `${path}?${new URLSearchParams(ids.map((id) => [CAR, id]))}`
}
