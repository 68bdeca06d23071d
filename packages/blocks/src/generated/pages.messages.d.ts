// Generated from schemas/site/pages by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Guide } from "./messages.js"

export declare const dealershipPageGuide: Guide
export declare const storyPageGuide: Guide
