import type { Definition } from "./ir.types.ts"

/** Returns whether a schema describes the data of pages without their blocks: of all pages, or those of a template. */
export function isOfPages({ path }: Definition): boolean {
  return path === "site/page.schema.json" || isPageTemplate({ path })
}

/**
 * Returns whether a schema describes the data of a page with a separate template, in addition to that of every
 * page.
 */
export function isPageTemplate({ path }: Pick<Definition, "path">): boolean {
  return path.startsWith("site/pages/")
}
