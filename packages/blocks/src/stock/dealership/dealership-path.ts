import type { SiteContext } from "@forecourt/renderer"

/** Returns the path of dealership pages in the page's language, from the dictionary. Spec 2 §2.6. */
export function getDealershipPath({ text, homePath }: Pick<SiteContext, "text" | "homePath">): string {
  return `${homePath === "/" ? "" : homePath}${text("dealershipPath")}`
}
