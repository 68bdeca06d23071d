import type { SiteContext } from "@forecourt/renderer"
import type { ListTexts } from "../../car-list/car-list.texts.ts"
import { CARD_TEXTS, selectTexts } from "../select-texts.ts"

export function createCompareTexts(site: Pick<SiteContext, "text">): ListTexts {
  return selectTexts(
    site,
    ["carPage.fact", "compareBar", "stock.compare", "stock.monthly"],
    [...CARD_TEXTS, "carPage.equipment", "dialog.close"],
  )
}
