// Generated from schemas/blocks/carousel/carousel.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, LinkField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * Slides with a picture and a short text, shown one at a time; the text and link of every slide are on the page.
 * The slides change every 5 seconds until a visitor pauses them or selects one, but not for visitors who prefer
 * reduced motion. The slides are a list and not a placeholder, so that all pictures have the same crop and the
 * first slide is rendered before any script.
 */
export interface Carousel {
  /** The heading above the slides, also used as the accessible name of the carousel. */
  title?: TextField
  /**
   * The heading level of the title.
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
   * True if the slides change automatically; a button pauses them.
   *
   * @default true
   */
  autoplay: boolean
  /**
   * The number of seconds for which each slide is shown.
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
  /** The picture on wide screens, and on phones when no phone picture is set. */
  image: ImageField
  /** The picture on phones. */
  imagePhone?: ImageField
  /** The title of the slide: a few words, as in a headline. */
  title?: TextField
  /** The text of the slide: one sentence. */
  text?: TextField
  /** The link of the slide. */
  link?: LinkField
}
