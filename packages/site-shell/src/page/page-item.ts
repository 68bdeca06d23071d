import { type PageItem, type Route, readFields } from "@forecourt/renderer"
import { readKnown } from "../content/read-known.ts"
import type { PageFields } from "../generated/page-fields.ts"
import { pageTemplates } from "../generated/page-templates.ts"

export function createPageItem(route: Route, fields: Partial<PageFields>, choices: PageItem["choices"] = {}): PageItem {
  const { itemId: id, template } = route
  const known = Object.hasOwn(pageTemplates, template) ? pageTemplates[template] : undefined
  return {
    id,
    template,
    name: fields.navTitle?.value || route.displayName || route.name,
    fields: known ? { ...readKnown(readFields(route.fields, known.wire), known.parse) } : {},
    choices,
  }
}
