import { renderToStaticMarkup } from "react-dom/server"
import { FinanceQuote } from "../src/car-page/finance-quote.client.tsx"
import { createFoundFinance, financeQuote } from "./finance-quote.tsx"
import { siteFor } from "./render.tsx"

/** Renders a quote, since no example of the car page contains a lender. */
export function seeFinanceQuote(): string {
  const site = siteFor()
  const { wish, ...finance } = createFoundFinance()
  const found = { ...finance, wish: { ...wish, partExchange: 1000 } }
  const quotes = [financeQuote(site), financeQuote(site, { found: null }), financeQuote(site, { found })]
  return quotes.map((quote) => renderToStaticMarkup(<FinanceQuote {...quote} />)).join("")
}
