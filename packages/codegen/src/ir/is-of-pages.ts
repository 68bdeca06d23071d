import type { Definition } from "./ir.types.ts"

/** Whether a schema says what pages hold beside their blocks: all pages, or those of a template. */
export function isOfPages({ path }: Definition): boolean {
  return path === "site/page.schema.json" || isPageTemplate({ path })
}

/** Whether a schema says what a page of a kind of its own holds, beside what every page does. */
export function isPageTemplate({ path }: Pick<Definition, "path">): boolean {
  return path.startsWith("site/pages/")
}
