import type { SiteContext } from "@forecourt/renderer"
import { createCarouselTexts } from "../carousel/carousel.texts.ts"

export type GalleryTexts = ReturnType<typeof createGalleryTexts>

export function createGalleryTexts(site: Pick<SiteContext, "text">, count: number) {
  const { text } = site
  return {
    all: text("carPage.gallery.all", { count }),
    window: {
      ...createCarouselTexts(site),
      label: text("carPage.gallery"),
      missing: text("carPage.gallery.missing"),
      open: text("lightbox.open"),
      close: text("dialog.close"),
    },
  }
}
