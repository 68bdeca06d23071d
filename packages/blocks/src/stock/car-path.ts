import type { SiteContext } from "@forecourt/renderer"

/** Returns the base path of car pages in the page's language, such as `/en/cars/car`. Spec 2 §2.5. */
export function getCarPath({ text, homePath }: Pick<SiteContext, "text" | "homePath">): string {
  return `${homePath === "/" ? "" : homePath}${text("carDetailPath")}`
}
