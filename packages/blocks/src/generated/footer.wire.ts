// Generated from schemas/blocks/footer/footer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a footer in the content platform. */
export const footerWire: Wire = {
  ShowBrands: { prop: "showBrands", kind: "boolean" },
  BrandsHeading: { prop: "brandsHeading", kind: "text" },
  Brands: {
    prop: "brands",
    kind: "list",
    of: {
      Name: { prop: "name", kind: "text" },
      Logo: { prop: "logo", kind: "image" },
      LogoBlackAndWhite: { prop: "logoBlackAndWhite", kind: "image" },
    },
  },
  Columns: {
    prop: "columns",
    kind: "list",
    of: {
      Title: { prop: "title", kind: "text" },
      Description: { prop: "description", kind: "rich-text" },
      ColumnItems: { prop: "columnItems", kind: "list", of: { Link: { prop: "link", kind: "link" } } },
    },
  },
  HighlightedLink: { prop: "highlightedLink", kind: "link" },
  SocialLinks: {
    prop: "socialLinks",
    kind: "list",
    of: { Name: { prop: "name", kind: "text" }, Url: { prop: "url", kind: "link" } },
  },
  InfoField1: {
    prop: "infoField1",
    kind: "item",
    of: { Heading: { prop: "heading", kind: "text" }, Text: { prop: "text", kind: "rich-text" } },
  },
  InfoField2: {
    prop: "infoField2",
    kind: "item",
    of: { Heading: { prop: "heading", kind: "text" }, Text: { prop: "text", kind: "rich-text" } },
  },
  InfoFieldOneChildFullWidth: { prop: "infoFieldOneChildFullWidth", kind: "boolean" },
}
