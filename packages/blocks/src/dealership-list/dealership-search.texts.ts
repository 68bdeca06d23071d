import type { SiteContext } from "@forecourt/renderer"

export type DealershipSearchTexts = ReturnType<typeof createSearchTexts>

export function createSearchTexts({ text }: Pick<SiteContext, "text">) {
  return {
    search: text("dealership.search"),
    submit: text("search.submit"),
    clear: text("search.clear"),
    count: text("dealership.count"),
    progress: text("resultProgress.text"),
    more: text("loadMore.more"),
    none: text("dealership.none"),
    nearest: text("dealership.nearest"),
    distance: text("dealership.distance"),
    otherPlaces: text("dealership.otherPlaces"),
    looking: text("combobox.loading"),
    near: text("places.near"),
    postcode: text("places.postcode"),
    source: text("places.source"),
  }
}
