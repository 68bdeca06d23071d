import type { Offer } from "./calculate-offer.ts"
import type { ExampleMarket } from "./credit-product.ts"
import { roundHalfUp } from "./round-half-up.ts"

/** The items of a representative example, in the order that the law of each market requires. */
export const EXAMPLE_ITEMS = {
  se: listDirectiveItems(),
  fi: listDirectiveItems(),
  sk: listDirectiveItems(),
  no: [
    "effectiveRate",
    "credit",
    "months",
    "cost",
    "total",
    "rate",
    "rateKind",
    "setUpFee",
    "invoiceFee",
    "cashPrice",
    "deposit",
    "residual",
    "monthly",
  ],
  uk: [
    "effectiveRate",
    "credit",
    "cashPrice",
    "deposit",
    "months",
    "rate",
    "rateKind",
    "monthly",
    "residual",
    "setUpFee",
    "invoiceFee",
    "cost",
    "total",
  ],
} as const satisfies Readonly<Record<ExampleMarket, readonly ExampleName[]>>

/** Lists the items in the order of Directive (EU) 2023/2225, article 8. */
function listDirectiveItems() {
  return [
    "effectiveRate",
    "rate",
    "rateKind",
    "setUpFee",
    "invoiceFee",
    "credit",
    "months",
    "cashPrice",
    "deposit",
    "residual",
    "monthly",
    "cost",
    "total",
  ] as const satisfies readonly ExampleName[]
}

/**
 * The information that the law requires next to a cost of consumer credit. Rates are in per cent and are rounded as the
 * market's law requires. Amounts are in the main currency unit.
 */
export interface RepresentativeExample {
  readonly effectiveRate: number
  readonly rate: number
  readonly rateKind: "fixed" | "variable"
  readonly setUpFee: number
  readonly invoiceFee: number
  /** The total amount of credit. */
  readonly credit: number
  readonly months: number
  readonly cashPrice: number
  readonly deposit: number
  /** The final payment, which is zero if the instalments repay the whole credit. */
  readonly residual: number
  /** The amount of each monthly invoice, including its fee. */
  readonly monthly: number
  readonly cost: number
  readonly total: number
}

export type ExampleName = keyof RepresentativeExample

/**
 * Returns the complete representative example of an offer, with its items in the order that the market's law requires.
 * Returns `null` if an item is unknown. Without an example, no figure of the offer may be shown: Directive (EU)
 * 2023/2225, article 8, and CONC 3.5.
 */
export function getRepresentativeExample(offer: Offer, market: ExampleMarket): RepresentativeExample | null {
  const { product, terms } = offer
  if (product.rateKind === null) return null
  const items: RepresentativeExample = {
    effectiveRate: roundHalfUp(offer.effectivePercent, product.rateDecimals),
    rate: product.ratePercent,
    rateKind: product.rateKind,
    setUpFee: product.setUpFee,
    invoiceFee: product.invoiceFee,
    credit: offer.credit,
    months: terms.months,
    cashPrice: terms.price,
    deposit: terms.deposit,
    residual: terms.residual,
    monthly: offer.monthly,
    cost: offer.cost,
    total: offer.total,
  }
  return Object.fromEntries(
    EXAMPLE_ITEMS[market].map((name) => [name, items[name]]),
  ) as unknown as RepresentativeExample
}
