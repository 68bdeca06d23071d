import type { SiteContext } from "@forecourt/renderer"

/** Returns the path of the dealerships' pages in the language of the page, from the dictionary. Spec 2 §2.6. */
export function getDealershipPath({ text, homePath }: Pick<SiteContext, "text" | "homePath">): string {
  return `${homePath === "/" ? "" : homePath}${text("dealershipPath")}`
}
