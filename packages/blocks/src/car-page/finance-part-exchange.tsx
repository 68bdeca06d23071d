import type { FinanceProduct } from "@forecourt/contracts/finance-quote"
import {
  type DepositFault,
  type FinanceQuoteEvent,
  getTotalDeposit,
  type QuoteWish,
} from "@forecourt/finance-quote-machine"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { NumberField } from "@forecourt/ui-kit/number-field"
import sums from "../stock/sums.module.css"
import css from "./finance-part-exchange.module.css"
import { formatPounds } from "./finance-quote.format.ts"
import type { FinanceQuoteTexts } from "./finance-quote.texts.ts"

const part = anatomy("finance-part-exchange", sums, css)

const MAX_POUNDS = 999_999
const STEP_POUNDS = 100

interface OldCarFieldsProps {
  readonly texts: FinanceQuoteTexts
  readonly wish: QuoteWish
  readonly send: (event: FinanceQuoteEvent) => void
}

/** Renders the fields for the value of the visitor's current car and the finance that is still owed on it. */
export function OldCarFields({ texts, wish, send }: OldCarFieldsProps) {
  const limits = { min: 0, max: MAX_POUNDS, step: STEP_POUNDS, decimals: 0, currency: "GBP" }
  return (
    <fieldset {...part("fields")}>
      <legend {...part("title")}>{texts.currentCar}</legend>
      <NumberField.Root
        {...limits}
        name="financePartExchange"
        value={wish.partExchange || null}
        onValueChange={(value) => send({ type: "CHANGE_PART_EXCHANGE", partExchange: value ?? 0 })}
      >
        <NumberField.Label>{texts.exchangeValue}</NumberField.Label>
        <NumberField.Group />
      </NumberField.Root>
      <NumberField.Root
        {...limits}
        name="financeSettlement"
        value={wish.settlement || null}
        onValueChange={(value) => send({ type: "CHANGE_SETTLEMENT", settlement: value ?? 0 })}
      >
        <NumberField.Label>{texts.exchangeOwed}</NumberField.Label>
        <NumberField.Group />
      </NumberField.Root>
    </fieldset>
  )
}

interface DepositSumProps {
  readonly texts: FinanceQuoteTexts
  readonly locale: string
  readonly wish: QuoteWish
}

/** Renders the sum of the deposit. A negative total is left out. */
export function DepositSum({ texts, locale, wish }: DepositSumProps) {
  const total = getTotalDeposit(wish)
  const lines = [
    [texts.cashDeposit, wish.deposit],
    [texts.sumExchange, wish.partExchange],
    [texts.sumSettlement, 0 - wish.settlement],
  ] as const
  return (
    <dl {...part("lines")}>
      {lines.map(([label, amount]) => (
        <div key={label} {...part("line")}>
          <dt>{label}</dt>
          <dd>{formatPounds(amount, locale)}</dd>
        </div>
      ))}
      {total < 0 ? null : (
        <div {...part("line", { total: "" })}>
          <dt>{texts.sumTotal}</dt>
          <dd>{formatPounds(total, locale)}</dd>
        </div>
      )}
    </dl>
  )
}

interface DepositFaultNoteProps {
  readonly texts: FinanceQuoteTexts
  readonly locale: string
  readonly fault: DepositFault
  readonly product: FinanceProduct
  readonly className?: string | undefined
}

/** Renders the reason why there is no quote for the chosen deposit. */
export function DepositFaultNote({
  texts,
  locale,
  fault,
  product: { Name, Deposit },
  className,
}: DepositFaultNoteProps) {
  const limits = { min: formatPounds(Deposit.Min, locale), max: formatPounds(Deposit.Max, locale) }
  const reasons = {
    equity: texts.faultEquity,
    limits: formatMessage(texts.faultLimits, { product: Name, ...limits }),
    payment: texts.faultPayment,
  }
  return (
    <p {...part("fault")} className={className} role="status">
      {reasons[fault]}
    </p>
  )
}
