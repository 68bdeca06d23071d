import type { SiteContext } from "@forecourt/renderer"

/** Returns a carousel's texts, with placeholders `{position}` and `{count}` that the browser replaces. */
export function createCarouselTexts({ text }: Pick<SiteContext, "text">) {
  return {
    role: text("carousel.role"),
    slideRole: text("carousel.slideRole"),
    play: text("carousel.play"),
    pause: text("carousel.pause"),
    previous: text("carousel.previous"),
    next: text("carousel.next"),
    position: text("carousel.position"),
    choose: text("carousel.choose"),
    pick: text("carousel.pick"),
  }
}
