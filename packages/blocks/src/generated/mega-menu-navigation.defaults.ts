// Generated from schemas/blocks/mega-menu-navigation/mega-menu-navigation.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { MegaMenuNavigation } from "./mega-menu-navigation.ts"

/** The default values of a mega menu navigation. */
export const megaMenuNavigationDefaults = {
  logoWidth: 150,
  logoHeight: 55,
  slimNav: false,
  hasDarkTheme: false,
  showSeparator: false,
  hasMessage: false,
} satisfies Partial<MegaMenuNavigation>
