import type { RepresentativeExample } from "@forecourt/finance"
import type { SiteContext } from "@forecourt/renderer"
import { createCalculatorTexts } from "./calculator.texts.ts"
import { listExampleLines } from "./list-example-lines.ts"

/** Formats the representative example that the law requires next to the monthly cost of a loan. */
export function formatLoanExample(example: RepresentativeExample, currency: string, site: SiteContext) {
  const texts = createCalculatorTexts(site)
  const [effectiveRate = [], ...lines] = listExampleLines(example, { texts, currency, locale: site.locale })
  return {
    warning: texts.warning,
    effectiveRate: effectiveRate.join(" "),
    others: lines.map((line) => line.join("\u00a0")).join(" · "),
  }
}
