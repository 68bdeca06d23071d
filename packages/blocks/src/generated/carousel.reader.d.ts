// Generated from schemas/blocks/carousel/carousel.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Carousel } from "./carousel.js"

export declare function readCarousel(raw: unknown): Carousel | null
