// Generated from schemas/blocks/carousel/carousel.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Carousel, CarouselSlide } from "./carousel.js"

export declare function parseCarousel(value: unknown): Carousel | null
export declare function parseCarouselSlide(value: unknown): CarouselSlide | null
