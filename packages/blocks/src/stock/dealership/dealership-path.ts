import type { SiteContext } from "@forecourt/renderer"

/** The list of dealerships, below which they have their pages, in the language of the page. The dictionary says it. Spec 2 §2.6. */
export function getDealershipPath({ text, homePath }: Pick<SiteContext, "text" | "homePath">): string {
  return `${homePath === "/" ? "" : homePath}${text("dealershipPath")}`
}
