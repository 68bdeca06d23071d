// Generated from schemas/blocks/navigation/navigation.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Navigation } from "./navigation.ts"

/** The default values of a navigation. */
export const navigationDefaults = {
  logoWidth: 150,
  logoHeight: 55,
  slimNav: false,
  hasDarkTheme: false,
  showSeparator: false,
  hasMessage: false,
} satisfies Partial<Navigation>
