import type { Carousel } from "../generated/carousel.ts"

/** How long a slide stays before the next one comes; `null` when a visitor brings it. One slide has no next. */
export function getInterval({ autoplay, autoplaySeconds, slides = [] }: Carousel): number | null {
  return autoplay && slides.length > 1 ? autoplaySeconds * 1000 : null
}
