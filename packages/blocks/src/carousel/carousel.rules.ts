import type { Carousel } from "../generated/carousel.ts"

/**
 * Returns the time in milliseconds for which a slide is shown. Returns `null` for a carousel that does not play
 * automatically.
 */
export function getInterval({ autoplay, autoplaySeconds, slides = [] }: Carousel): number | null {
  return autoplay && slides.length > 1 ? autoplaySeconds * 1000 : null
}
