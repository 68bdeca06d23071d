// Generated from schemas/blocks/car-model-card/car-model-card.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CarModelCard } from "./car-model-card.ts"

/** The default values of a car model card. */
export const carModelCardDefaults = { isCampaign: false } satisfies Partial<CarModelCard>
