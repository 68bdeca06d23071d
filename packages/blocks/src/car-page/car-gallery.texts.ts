import type { SiteContext } from "@forecourt/renderer"
import { getGroupTexts } from "@forecourt/renderer/texts"

export type GalleryTexts = ReturnType<typeof createGalleryTexts>

export function createGalleryTexts(site: Pick<SiteContext, "text">, count: number) {
  const { text } = site
  return {
    all: text("carPage.gallery.all", { count }),
    window: {
      ...getGroupTexts(site, "carousel"),
      label: text("carPage.gallery"),
      missing: text("carPage.gallery.missing"),
      open: text("lightbox.open"),
      close: text("dialog.close"),
    },
  }
}
