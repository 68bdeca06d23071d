import { renderToStaticMarkup } from "react-dom/server"
import { FinanceQuote } from "../src/car-page/finance-quote.client.tsx"
import { financeQuote } from "./finance-quote.tsx"
import { siteFor } from "./render.tsx"

/** Renders a quote, since no example of the car page contains a lender. */
export function seeFinanceQuote(): string {
  const site = siteFor()
  const quotes = [financeQuote(site), financeQuote(site, { found: null })]
  return quotes.map((quote) => renderToStaticMarkup(<FinanceQuote {...quote} />)).join("")
}
