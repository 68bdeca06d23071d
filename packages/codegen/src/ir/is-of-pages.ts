import type { Definition } from "./ir.types.ts"

/** Returns whether a schema describes page data without blocks: of all pages, or of a template. */
export function isOfPages({ path }: Definition): boolean {
  return path === "site/page.schema.json" || isPageTemplate({ path })
}

/** Returns whether a schema describes the additional data of a page template. */
export function isPageTemplate({ path }: Pick<Definition, "path">): boolean {
  return path.startsWith("site/pages/")
}
