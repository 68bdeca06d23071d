import type { SiteContext, TextKey } from "@forecourt/renderer"
import type { MessageKey } from "@forecourt/ui-kit/kit-provider"
import type { ListTexts } from "../../car-list/car-list.texts.ts"

const KIT = [
  "compareBar.clear",
  "compareBar.compare",
  "compareBar.count",
  "compareBar.label",
  "compareBar.remove",
  "compareBar.show",
  "dialog.close",
] as const satisfies readonly (TextKey & MessageKey)[]

const OWN = [
  "carPage.equipment",
  "carPage.fact.acceleration",
  "carPage.fact.boot",
  "carPage.fact.consumption",
  "carPage.fact.drive",
  "carPage.fact.fuel",
  "carPage.fact.gearbox",
  "carPage.fact.mileage",
  "carPage.fact.power",
  "carPage.fact.range",
  "carPage.fact.seats",
  "carPage.fact.towing",
  "carPage.fact.year",
  "carPage.gallery.soon",
  "carPage.price",
  "carPage.price.before",
  "carPage.price.campaign",
  "carPage.price.lowest",
  "carPage.price.saved",
  "carPage.price.vatBack",
  "carPage.sold",
  "stock.compare.back",
  "stock.compare.best.highest",
  "stock.compare.best.largest",
  "stock.compare.best.longest",
  "stock.compare.best.lowest",
  "stock.compare.best.newest",
  "stock.compare.best.quickest",
  "stock.compare.differences",
  "stock.compare.differs",
  "stock.compare.full",
  "stock.compare.none",
  "stock.compare.none.text",
  "stock.compare.same",
  "stock.compare.share",
  "stock.compare.site",
  "stock.compare.title",
  "stock.from",
  "stock.monthly.company",
  "stock.monthly.loan",
  "stock.monthly.private",
  "stock.new",
  "stock.noPrice",
  "stock.range",
  "stock.withoutVat",
] as const satisfies readonly TextKey[]

export function createCompareTexts({ text }: Pick<SiteContext, "text">): ListTexts {
  return Object.fromEntries([...KIT, ...OWN].map((key) => [key, text(key)]))
}
