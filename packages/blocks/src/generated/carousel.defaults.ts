// Generated from schemas/blocks/carousel/carousel.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Carousel } from "./carousel.ts"

/** The default values of a carousel. */
export const carouselDefaults = { titleTag: "h2", autoplay: true, autoplaySeconds: 5 } satisfies Partial<Carousel>
