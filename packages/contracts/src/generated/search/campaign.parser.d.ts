// Generated from schemas/services/search/campaign.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CarCampaign } from "./campaign.js"

export declare function parseCarCampaign(value: unknown): CarCampaign | null
