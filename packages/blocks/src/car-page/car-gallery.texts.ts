import type { SiteContext } from "@forecourt/renderer"
import { carouselTexts } from "../carousel/carousel.texts.ts"

export type GalleryTexts = ReturnType<typeof galleryTexts>

/** What the pictures of a car say, on the page and in the whole window. */
export function galleryTexts(site: Pick<SiteContext, "text">, count: number) {
  const { text } = site
  return {
    all: text("carPage.gallery.all", { count }),
    window: {
      ...carouselTexts(site),
      label: text("carPage.gallery"),
      missing: text("carPage.gallery.missing"),
      open: text("lightbox.open"),
      close: text("dialog.close"),
    },
  }
}
