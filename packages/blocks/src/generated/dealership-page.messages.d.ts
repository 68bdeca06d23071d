// Generated from schemas/blocks/dealership-page/dealership-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Guide } from "./messages.js"

export declare const dealershipPageGuide: Guide
