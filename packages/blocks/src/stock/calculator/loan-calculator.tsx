import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { NumberField } from "@forecourt/ui-kit/number-field"
import { Slider } from "@forecourt/ui-kit/slider"
import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden"
import { useState } from "react"
import { formatMoney } from "../money.ts"
import { type CalculatorPart, Example, formatPart, formatRate, Result } from "./calculation.tsx"
import css from "./calculator.module.css"
import {
  DEPOSIT_STEP,
  findPeriod,
  formatDisclaimer,
  getDepositLimits,
  getFirstLoan,
  getGreatestResidual,
  getLoanOffer,
  type LoanChoice,
} from "./calculator.rules.ts"
import type { LoanTerms } from "./calculator.types.ts"
import { PeriodSlider } from "./period-slider.tsx"

/** Renders the calculator for a loan. Spec 2 §4, §5, §9. */
export function LoanCalculator({ terms, ...props }: CalculatorPart<LoanTerms>) {
  const first = getFirstLoan(terms)
  return first ? <Loan terms={terms} first={first} {...props} /> : null
}

function Loan({ terms, texts, locale, first, onMonthlyChange }: CalculatorPart<LoanTerms> & { first: LoanChoice }) {
  const { price, currency, ratePercent, startFee, invoiceFee, periods, disclaimer, description, lang } = terms
  const [period, setPeriod] = useState(first.period)
  const [wanted, setWanted] = useState(first.deposit)
  const [wantedPercent, setWantedPercent] = useState(period.residualPercent)
  const limits = getDepositLimits(terms, period)
  if (limits === null) return null
  const { min, max } = limits
  // A shorter period may lower the maximum deposit, and a higher deposit the maximum residual value. The visitor's
  // choice is restored when the limits allow it again.
  const deposit = Math.min(Math.max(wanted, min), max)
  const greatestPercent = getGreatestResidual(terms, period, deposit) ?? 0
  const residualPercent = Math.min(wantedPercent, greatestPercent)
  const offer = getLoanOffer(terms, { period, deposit, residualPercent })
  const example = formatDisclaimer(disclaimer, {
    months: String(period.months),
    cash_amount_percentage: formatPart((deposit / price) * 100, locale),
    residual_percentage: formatPart(residualPercent, locale),
    interest_rate: formatRate(ratePercent, locale),
    invoice_fee: formatMoney(invoiceFee, currency, locale),
    start_fee: formatMoney(startFee, currency, locale),
  })
  if (offer === null || example === null) return null
  const formatAmount = (amount: number) => formatMoney(amount, currency, locale)

  function selectPeriod(months: number) {
    const next = findPeriod(periods, months)
    if (next === null) return
    setPeriod(next)
    setWantedPercent(next.residualPercent)
  }

  return (
    <div className={css.columns}>
      <div className={css.fields}>
        {description ? (
          <p className={css.description} lang={lang}>
            {description}
          </p>
        ) : null}
        <div className={css.pair}>
          <NumberField.Root
            min={min}
            max={max}
            step={DEPOSIT_STEP}
            currency={currency}
            value={deposit}
            onValueChange={(value) => setWanted(value ?? min)}
          >
            <NumberField.Label>{texts.deposit}</NumberField.Label>
            <NumberField.Group />
          </NumberField.Root>
          <Slider.Root
            min={min}
            max={max}
            step={DEPOSIT_STEP}
            value={deposit}
            onValueChange={setWanted}
            formatValue={formatAmount}
          >
            <Slider.Label>
              <VisuallyHidden>{texts.deposit}</VisuallyHidden>
            </Slider.Label>
            <Slider.Track />
          </Slider.Root>
          <p className={css.limits}>
            <span>{formatAmount(min)}</span>
            <span>{formatAmount(max)}</span>
          </p>
        </div>
        <PeriodSlider texts={texts} periods={periods} months={period.months} onMonthsChange={selectPeriod} />
        <Slider.Root
          className={css.field}
          min={0}
          max={greatestPercent}
          value={residualPercent}
          onValueChange={setWantedPercent}
          formatValue={(percent) =>
            formatMessage(texts.percent, {
              percent: formatPart(percent, locale),
              amount: formatAmount(Math.round((price * percent) / 100)),
            })
          }
        >
          <Slider.Label>{texts.residual}</Slider.Label>
          <Slider.Value />
          <Slider.Track />
        </Slider.Root>
      </div>
      <Result
        texts={texts}
        locale={locale}
        currency={currency}
        onMonthlyChange={onMonthlyChange}
        monthly={offer.monthly}
        lines={[
          [texts.period, formatMessage(texts.months, { count: period.months })],
          [texts.credit, formatAmount(offer.principal)],
          [texts.rate, formatRate(ratePercent, locale)],
          [texts.effectiveRate, formatRate(offer.effectivePercent, locale)],
          [texts.startFee, formatAmount(startFee)],
          [texts.invoiceFee, formatAmount(invoiceFee)],
          [texts.total, formatAmount(offer.total)],
        ]}
      >
        <Example texts={texts} lang={lang} warns vat={terms.isWithVat ? texts.inclVat : undefined} example={example} />
      </Result>
    </div>
  )
}
