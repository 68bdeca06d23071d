import type { SiteContext } from "@forecourt/renderer"
import { getGroupTexts } from "@forecourt/renderer/texts"

export type FinanceQuoteTexts = ReturnType<typeof createFinanceQuoteTexts>

export function createFinanceQuoteTexts(site: Pick<SiteContext, "text">) {
  return {
    ...getGroupTexts(site, "financeQuote"),
    perMonth: site.text("carPage.price.perMonth"),
    cashPrice: site.text("calculator.cashPrice"),
    credit: site.text("calculator.credit"),
    rate: site.text("calculator.rate"),
    rateKind: site.text("calculator.rateKind"),
    rateFixed: site.text("calculator.rateFixed"),
    rateVariable: site.text("calculator.rateVariable"),
    total: site.text("calculator.total"),
  }
}
