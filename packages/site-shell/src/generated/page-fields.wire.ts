// Generated from schemas/site/page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the page fields in the content platform. */
export const pageFieldsWire: Wire = {
  metaTitle: { prop: "metaTitle", kind: "text" },
  navTitle: { prop: "navTitle", kind: "text" },
  metaDescription: { prop: "metaDescription", kind: "text" },
  ogDescription: { prop: "ogDescription", kind: "text" },
  ogImage: { prop: "ogImage", kind: "image" },
  canonicalURL: { prop: "canonicalUrl", kind: "link" },
  BrandDesign: { prop: "brandDesign", kind: "text" },
  gtmID: { prop: "gtmId", kind: "text" },
  HideInNavigation: { prop: "hideInNavigation", kind: "boolean" },
  shouldBeNavigableInMenuWhenItHasChildren: { prop: "shouldBeNavigableInMenuWhenItHasChildren", kind: "boolean" },
  ExternalLink: { prop: "externalLink", kind: "link" },
}
