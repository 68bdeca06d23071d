import type { SiteContext } from "@forecourt/renderer"
import { getGroupTexts } from "@forecourt/renderer/texts"

export type FinanceQuoteTexts = ReturnType<typeof createFinanceQuoteTexts>

export function createFinanceQuoteTexts(site: Pick<SiteContext, "text">) {
  return { ...getGroupTexts(site, "financeQuote"), perMonth: site.text("carPage.price.perMonth") }
}
