// Generated from schemas/site/settings.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the site settings in the content platform. */
export const siteSettingsWire: Wire = {
  name: { prop: "name", kind: "text" },
  url: { prop: "url", kind: "link" },
  titleTemplate: { prop: "titleTemplate", kind: "text" },
  gtmID: { prop: "gtmId", kind: "text" },
  favicon: { prop: "favicon", kind: "image" },
  faviconFile: { prop: "faviconFile", kind: "file" },
  pathToCarList: { prop: "pathToCarList", kind: "link" },
  consentVersion: { prop: "consentVersion", kind: "number" },
  cookiePage: { prop: "cookiePage", kind: "link" },
  privacyPage: { prop: "privacyPage", kind: "link" },
  organisationType: {
    prop: "organisationType",
    kind: "choice",
    choices: { autodealer: "AutoDealer", autorepair: "AutoRepair", organization: "Organization" },
  },
  legalName: { prop: "legalName", kind: "text" },
  logo: { prop: "logo", kind: "image" },
  telephone: { prop: "telephone", kind: "text" },
  email: { prop: "email", kind: "text" },
  streetAddress: { prop: "streetAddress", kind: "text" },
  postalCode: { prop: "postalCode", kind: "text" },
  city: { prop: "city", kind: "text" },
  openingHours: { prop: "openingHours", kind: "text" },
  sameAs: { prop: "sameAs", kind: "text" },
}
