// Generated from schemas/blocks/carousel/carousel.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Guide } from "./messages.js"

export declare const carouselGuide: Guide
export declare const carouselSlideGuide: Guide
