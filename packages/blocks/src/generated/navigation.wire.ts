// Generated from schemas/blocks/navigation/navigation.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a navigation in the content platform. */
export const navigationWire: Wire = {
  Logo: { prop: "logo", kind: "image" },
  LogoWidth: { prop: "logoWidth", kind: "number" },
  LogoHeight: { prop: "logoHeight", kind: "number" },
  SlimNav: { prop: "slimNav", kind: "boolean" },
  HasDarkTheme: { prop: "hasDarkTheme", kind: "boolean" },
  ShowSeparator: { prop: "showSeparator", kind: "boolean" },
  ExtraNavigationItems: {
    prop: "extraNavigationItems",
    kind: "list",
    of: { Title: { prop: "title", kind: "text" }, Link: { prop: "link", kind: "link" } },
  },
  Teasers: {
    prop: "teasers",
    kind: "list",
    of: {
      Page: { prop: "page", kind: "link" },
      Image: { prop: "image", kind: "image" },
      Title: { prop: "title", kind: "text" },
      Price: { prop: "price", kind: "text" },
      Text: { prop: "text", kind: "text" },
      Link: { prop: "link", kind: "link" },
    },
  },
  HasMessage: { prop: "hasMessage", kind: "boolean" },
  MessageTitle: { prop: "messageTitle", kind: "text" },
  MessageText: { prop: "messageText", kind: "text" },
  MessageType: {
    prop: "messageType",
    kind: "choice",
    choices: { warning: "Warning", dark: "Dark", light: "Light", neutral: "Neutral" },
  },
  MessageIcon: {
    prop: "messageIcon",
    kind: "choice",
    choices: { campaignalert: "CampaignAlert", warningalert: "WarningAlert" },
  },
}
