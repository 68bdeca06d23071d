import type { SiteContext } from "@forecourt/renderer"

/** Returns the texts of a carousel. Their placeholders `{position}` and `{count}` are replaced in the browser. */
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
