import type { Carousel } from "../generated/carousel.ts"

/**
 * Returns the duration of a slide in milliseconds, or `null` for a carousel without autoplay or with a single slide.
 */
export function getInterval({ autoplay, autoplaySeconds, slides = [] }: Carousel): number | null {
  return autoplay && slides.length > 1 ? autoplaySeconds * 1000 : null
}
