// Generated from schemas/blocks/carousel/carousel.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, LinkField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * Pictures with a few words each, shown one at a time. They change by themselves every 5 seconds until a visitor
 * pauses or chooses; for those who want less motion they wait. Words and links of every slide are on the page. The
 * slides are a list and not a place for other blocks, so that each has a picture of the same cut and the first is
 * rendered before any script.
 */
export interface Carousel {
  /** Heading over the slides, and the name of the carousel for screen readers. */
  title?: TextField
  /**
   * Heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /**
   * The slides, in the editor's order.
   *
   * @maxItems 10
   */
  slides?: CarouselSlide[]
  /**
   * The slides change by themselves; a button pauses them.
   *
   * @default true
   */
  autoplay: boolean
  /**
   * How long each slide stays.
   *
   * @default 5
   * @minimum 3
   * @maximum 30
   */
  autoplaySeconds: number
}

/** A carousel before its defaults are filled in. */
export interface CarouselInput {
  title?: TextField
  titleTag?: TitleTag
  slides?: CarouselSlide[]
  autoplay?: boolean
  autoplaySeconds?: number
}

export interface CarouselSlide {
  /** Picture on wide screens, and on phones when no phone picture is set. */
  image: ImageField
  /** Picture on phones. */
  imagePhone?: ImageField
  /** A few words, as in a headline. */
  title?: TextField
  /** One sentence. */
  text?: TextField
  /** Where the slide leads. */
  link?: LinkField
}
