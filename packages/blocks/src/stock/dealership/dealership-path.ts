import type { SiteContext } from "@forecourt/renderer"

/**
 * Returns the base path of dealership pages in the page's language. The path is a text in the dictionary. Spec 2 §2.6.
 */
export function getDealershipPath({ text, homePath }: Pick<SiteContext, "text" | "homePath">): string {
  return `${homePath === "/" ? "" : homePath}${text("dealershipPath")}`
}
