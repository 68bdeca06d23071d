// Generated from schemas/blocks/mega-menu-navigation/mega-menu-navigation.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { MegaMenuNavigation } from "./mega-menu-navigation.js"
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"

export declare const megaMenuNavigationSchema: Schema<MegaMenuNavigation>

export declare function explainMegaMenuNavigation(value: unknown, options?: DescribeOptions): Issue[]
