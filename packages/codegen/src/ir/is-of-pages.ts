import type { Definition } from "./ir.types.ts"

/** Returns whether a schema describes the fields of all pages or of a page template. */
export function isOfPages({ path }: Definition): boolean {
  return path === "site/page.schema.json" || isPageTemplate({ path })
}

/** Returns whether a schema describes the additional fields of a page template. */
export function isPageTemplate({ path }: Pick<Definition, "path">): boolean {
  return path.startsWith("site/pages/")
}
