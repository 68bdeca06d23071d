import type { Definition } from "./ir.types.ts"

export function isOfPages({ path }: Definition): boolean {
  return path === "site/page.schema.json" || isPageTemplate({ path })
}

export function isPageTemplate({ path }: Pick<Definition, "path">): boolean {
  return path.startsWith("site/pages/")
}
