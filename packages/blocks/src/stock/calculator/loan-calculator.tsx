import { fillIn } from "@forecourt/ui-kit/kit-provider"
import { NumberField } from "@forecourt/ui-kit/number-field"
import { Slider } from "@forecourt/ui-kit/slider"
import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden"
import { useState } from "react"
import { formatMoney } from "../money.ts"
import { type CalculatorPart, Example, formatPart, formatRate, Result } from "./calculation.tsx"
import css from "./calculator.module.css"
import {
  DEPOSIT_STEP,
  depositLimits,
  effectiveRatePercent,
  fillDisclaimer,
  monthlyPayment,
  periodOf,
  totalToPay,
} from "./calculator.rules.ts"
import type { ContractPeriod, LoanTerms } from "./calculator.types.ts"
import { PeriodSlider } from "./period-slider.tsx"

/** Deposit, period and residual of a loan, and what it comes to. Spec 2 §4, §5, §9. */
export function LoanCalculator({ terms, ...props }: CalculatorPart<LoanTerms>) {
  const first = periodOf(terms.periods, terms.defaultMonths)
  return first ? <Loan terms={terms} first={first} {...props} /> : null
}

function Loan({ terms, texts, locale, first }: CalculatorPart<LoanTerms> & { readonly first: ContractPeriod }) {
  const { price, currency, ratePercent, startFee, invoiceFee, periods, disclaimer, description } = terms
  const [period, setPeriod] = useState(first)
  const [wanted, setWanted] = useState(depositLimits(price, first).min)
  const [residualPercent, setResidualPercent] = useState(first.residualPercent)
  const { min, max } = depositLimits(price, period)
  // A shorter period may allow less: what was wanted comes back with the longer one.
  const deposit = Math.min(Math.max(wanted, min), max)

  const money = (amount: number) => formatMoney(amount, currency, locale)
  const principal = price - deposit
  const residual = Math.round((price * residualPercent) / 100)
  const cost = { principal, ratePercent, residual, months: period.months, startFee, invoiceFee }
  const effective = effectiveRatePercent(cost)

  function choosePeriod(months: number) {
    const next = periodOf(periods, months)
    if (next === null) return
    setPeriod(next)
    setResidualPercent(next.residualPercent)
  }

  return (
    <div className={css.columns}>
      <div className={css.fields}>
        {description ? <p className={css.description}>{description}</p> : null}
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
            formatValue={money}
          >
            <Slider.Label>
              <VisuallyHidden>{texts.deposit}</VisuallyHidden>
            </Slider.Label>
            <Slider.Track />
          </Slider.Root>
          <p className={css.limits}>
            <span>{money(min)}</span>
            <span>{money(max)}</span>
          </p>
        </div>
        <PeriodSlider {...{ texts, periods }} months={period.months} onMonthsChange={choosePeriod} />
        <Slider.Root
          className={css.field}
          min={0}
          max={period.residualPercent}
          value={residualPercent}
          onValueChange={setResidualPercent}
          formatValue={(percent) =>
            fillIn(texts.percent, {
              percent: formatPart(percent, locale),
              amount: money(Math.round((price * percent) / 100)),
            })
          }
        >
          <Slider.Label>{texts.residual}</Slider.Label>
          <Slider.Value />
          <Slider.Track />
        </Slider.Root>
      </div>
      <Result
        {...{ texts, locale, currency }}
        monthly={monthlyPayment(cost)}
        lines={[
          [texts.period, fillIn(texts.months, { count: period.months })],
          [texts.credit, money(principal)],
          [texts.rate, formatRate(ratePercent, locale)],
          ...(effective === null ? [] : [[texts.effectiveRate, formatRate(effective, locale)] as const]),
          [texts.startFee, money(startFee)],
          [texts.invoiceFee, money(invoiceFee)],
          [texts.total, money(totalToPay(cost))],
        ]}
      >
        <Example
          texts={texts}
          warns
          example={fillDisclaimer(disclaimer, {
            months: String(period.months),
            cash_amount_percentage: formatPart((deposit / price) * 100, locale),
            residual_percentage: formatPart(residualPercent, locale),
            interest_rate: formatRate(ratePercent, locale),
            invoice_fee: money(invoiceFee),
            start_fee: money(startFee),
          })}
        />
      </Result>
    </div>
  )
}
