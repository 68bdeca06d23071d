import type { SiteContext } from "@forecourt/renderer"
import { formatMoney } from "./money.ts"

export interface Amounts {
  readonly amount: number
  readonly regularAmount?: number | undefined
  /** The lowest price of the thirty days before the reduction, if known. */
  readonly lowest?: number | undefined
  readonly currency: string
}

export interface Reduction {
  /** The price before the campaign, which is shown struck through. */
  readonly former: string
  readonly saved: string
  /**
   * The text that states the lowest price in the thirty days before the reduction, or `null` if that price is unknown.
   */
  readonly lowest: string | null
}

/**
 * Formats a price reduction. The saving is calculated from the struck-through price or from the lowest price in the
 * thirty days before the reduction, whichever is lower (directive 98/6/EC, article 6a). Returns `null` if nothing is
 * saved.
 */
export function formatReduction(
  { amount, regularAmount = amount, lowest, currency }: Amounts,
  { locale, text }: Pick<SiteContext, "locale" | "text">,
): Reduction | null {
  const saved = Math.min(regularAmount, lowest ?? regularAmount) - amount
  if (saved <= 0) return null
  const formatAmount = (sum: number) => formatMoney(sum, currency, locale)
  return {
    former: formatAmount(regularAmount),
    saved: text("carPage.price.saved", { amount: formatAmount(saved) }),
    lowest: lowest === undefined ? null : text("carPage.price.lowest", { amount: formatAmount(lowest) }),
  }
}
