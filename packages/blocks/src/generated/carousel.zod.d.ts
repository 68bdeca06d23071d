// Generated from schemas/blocks/carousel/carousel.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Carousel, CarouselSlide } from "./carousel.js"
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"

export declare const carouselSchema: Schema<Carousel>
export declare const carouselSlideSchema: Schema<CarouselSlide>

export declare function explainCarousel(value: unknown, options?: DescribeOptions): Issue[]
