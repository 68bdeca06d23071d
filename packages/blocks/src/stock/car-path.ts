import type { SiteContext } from "@forecourt/renderer"

/**
 * Returns the path of the cars' pages in the language of the page, from the dictionary: `/en/cars/car`. Spec 2 §2.5.
 */
export function getCarPath({ text, homePath }: Pick<SiteContext, "text" | "homePath">): string {
  return `${homePath === "/" ? "" : homePath}${text("carDetailPath")}`
}
