import type { SiteContext } from "@forecourt/renderer"

export type FinanceQuoteTexts = Readonly<Record<(typeof NAMES)[number] | "perMonth", string>>

const NAMES = [
  "title",
  "loading",
  "failed",
  "retry",
  "product",
  "term",
  "deposit",
  "payment",
  "mileage",
  "months",
  "miles",
  "toPayment",
  "toDeposit",
  "apply",
  "reserve",
  "partExchange",
  "terms",
] as const

export function createFinanceQuoteTexts({ text }: Pick<SiteContext, "text">): FinanceQuoteTexts {
  const texts = NAMES.map((name) => [name, text(`financeQuote.${name}`)])
  return Object.fromEntries([...texts, ["perMonth", text("carPage.price.perMonth")]])
}
