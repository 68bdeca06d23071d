import type { SiteContext } from "@forecourt/renderer"

/** The texts of the finance quote, by key without prefix. */
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

/** Returns the quote's texts in the page's language. Their placeholders are replaced in the browser. */
export function createFinanceQuoteTexts({ text }: Pick<SiteContext, "text">): FinanceQuoteTexts {
  const texts = NAMES.map((name) => [name, text(`financeQuote.${name}`)])
  return Object.fromEntries([...texts, ["perMonth", text("carPage.price.perMonth")]])
}
