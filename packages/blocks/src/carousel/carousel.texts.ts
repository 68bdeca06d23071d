import type { SiteContext } from "@forecourt/renderer"

/** What a carousel says: texts with `{position}` and `{count}` in them, which the browser fills in. */
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
