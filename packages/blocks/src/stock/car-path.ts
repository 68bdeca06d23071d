import type { SiteContext } from "@forecourt/renderer"

/** Below which cars have their pages, in the language of the page: `/en/cars/car`. The dictionary says it. Spec 2 §2.5. */
export function getCarPath({ text, homePath }: Pick<SiteContext, "text" | "homePath">): string {
  return `${homePath === "/" ? "" : homePath}${text("carDetailPath")}`
}
