// Generated from schemas/blocks/mega-menu-navigation/mega-menu-navigation.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { MegaMenuNavigation } from "./mega-menu-navigation.js"

export declare function parseMegaMenuNavigation(value: unknown): MegaMenuNavigation | null
