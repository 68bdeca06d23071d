import type { SiteContext } from "@forecourt/renderer"

/** The query parameter for a compared car: `/kop-bil/jamfor?car=1&car=2`. */
export const CAR = "car"

/** Returns the path of the compare page in the page's language, such as `/en/cars/compare`. */
export function getComparePath({ text, homePath }: Pick<SiteContext, "text" | "homePath">): string {
  return `${homePath === "/" ? "" : homePath}${text("comparePath")}`
}

export function buildComparisonAddress(path: string, ids: readonly string[]): string {
  return ids.length === 0 ? path : `${path}?${new URLSearchParams(ids.map((id) => [CAR, id]))}`
}
