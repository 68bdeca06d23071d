import type { SiteContext, TextKey } from "@forecourt/renderer"
import type { MessageKey } from "@forecourt/ui-kit/kit-provider"

/** Words of the list and of the kit's parts in it, by key; they travel to the browser as they stand. */
export type ListTexts = Readonly<Partial<Record<TextKey, string>>>

/** What parts of the kit say. */
const KIT = [
  "chips.clear",
  "chips.label",
  "chips.remove",
  "clamp.less",
  "clamp.more",
  "dialog.close",
  "facetList.found",
  "facetList.search",
  "filterDrawer.hide",
  "filterDrawer.show",
  "filterDrawer.sticky",
  "filterDrawer.submit",
  "filterDrawer.submitCount",
  "filterDrawer.title",
  "loadMore.failed",
  "loadMore.loaded",
  "loadMore.loading",
  "loadMore.more",
  "rangeSlider.from",
  "rangeSlider.range",
  "rangeSlider.to",
  "resultProgress.text",
  "search.clear",
  "search.label",
  "search.submit",
  "sort.apply",
  "sort.label",
] as const satisfies readonly (TextKey & MessageKey)[]

const OWN = [
  "carListError",
  "carPage.fact.body",
  "carPage.fact.charging",
  "carPage.fact.colour",
  "carPage.fact.drive",
  "carPage.fact.fuel",
  "carPage.fact.gearbox",
  "carPage.fact.mileage",
  "carPage.fact.power",
  "carPage.fact.range",
  "carPage.fact.seats",
  "carPage.fact.year",
  "carPage.gallery.soon",
  "carPage.price",
  "carPage.price.before",
  "carPage.price.campaign",
  "carPage.price.vatBack",
  "carPage.sold",
  "noSearchResults",
  "stock.beyond",
  "stock.chip.from",
  "stock.chip.upTo",
  "stock.chip.without",
  "stock.compare",
  "stock.count.few",
  "stock.count.one",
  "stock.count.other",
  "stock.empty.text",
  "stock.empty.without",
  "stock.facet.brand",
  "stock.facet.campaign",
  "stock.facet.campaign.only",
  "stock.facet.city",
  "stock.facet.companyLeasing",
  "stock.facet.condition",
  "stock.facet.privateLeasing",
  "stock.facet.region",
  "stock.facet.site",
  "stock.facet.vehicleType",
  "stock.failed.contact",
  "stock.failed.retry",
  "stock.failed.text",
  "stock.from",
  "stock.leaveOut",
  "stock.leaveOut.choose",
  "stock.loading",
  "stock.lowest",
  "stock.monthly.company",
  "stock.monthly.loan",
  "stock.monthly.private",
  "stock.new",
  "stock.noPrice",
  "stock.range",
  "stock.search.hint",
  "stock.showAll",
  "stock.sort.mileageAsc",
  "stock.sort.newest",
  "stock.sort.priceAsc",
  "stock.sort.priceDesc",
  "stock.sort.yearDesc",
  "stock.state.coming",
  "stock.state.reserved",
  "stock.vehicleType.lcv",
  "stock.vehicleType.pc",
  "stock.withoutVat",
] as const satisfies readonly TextKey[]

/** The words of the list in the page's language. */
export function listTexts({ text }: Pick<SiteContext, "text">): ListTexts {
  return Object.fromEntries([...KIT, ...OWN].map((key) => [key, text(key)]))
}

/** Says these words as the site does. */
export function textOf(texts: ListTexts): SiteContext["text"] {
  return (key, values = {}) =>
    (texts[key] ?? key).replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}
