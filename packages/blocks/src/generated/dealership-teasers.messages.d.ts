// Generated from schemas/blocks/dealership-teasers/dealership-teasers.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Guide } from "./messages.js"

export declare const dealershipTeasersGuide: Guide
