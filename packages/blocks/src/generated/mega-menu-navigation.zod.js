// Generated from schemas/blocks/mega-menu-navigation/mega-menu-navigation.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { findConcerns } from "./concerns.js"
import { imageFieldSchema, linkFieldSchema, textFieldSchema } from "./fields.zod.js"
import { megaMenuNavigationGuide } from "./mega-menu-navigation.messages.js"
import { describe } from "./messages.js"
import { findFaults, must, z } from "./zod.js"

const extraNavigationItemSchema = z.strictObject({
  title: textFieldSchema.optional(),
  link: linkFieldSchema.optional(),
})

const teaserSchema = z.strictObject({
  page: linkFieldSchema.optional(),
  image: imageFieldSchema.optional(),
  title: textFieldSchema.optional(),
  price: textFieldSchema.optional(),
  text: textFieldSchema.optional(),
  link: linkFieldSchema.optional(),
})

export const megaMenuNavigationSchema = z.strictObject({
  logo: imageFieldSchema.optional(),
  logoWidth: z.number().check(must("type", Number.isInteger)).min(1).max(600).default(150),
  logoHeight: z.number().check(must("type", Number.isInteger)).min(1).max(300).default(55),
  slimNav: z.boolean().default(false),
  hasDarkTheme: z.boolean().default(false),
  showSeparator: z.boolean().default(false),
  extraNavigationItems: z
    .array(extraNavigationItemSchema)
    .check(must("maxItems", (list) => list.length <= 10, { limit: 10 }))
    .optional(),
  teasers: z
    .array(teaserSchema)
    .check(must("maxItems", (list) => list.length <= 12, { limit: 12 }))
    .optional(),
  hasMessage: z.boolean().default(false),
  messageTitle: textFieldSchema.optional(),
  messageText: textFieldSchema.optional(),
  messageType: z.enum(["Warning", "Dark", "Light", "Neutral"]).optional(),
  messageIcon: z.enum(["CampaignAlert", "WarningAlert"]).optional(),
})

/** Returns the issues of the fields of a mega menu navigation, each with a message for the editor. */
export function explainMegaMenuNavigation(value, options) {
  const faults = [...findFaults(megaMenuNavigationSchema, value), ...findConcerns(value, megaMenuNavigationGuide)]
  return describe(faults, value, megaMenuNavigationGuide, options)
}
