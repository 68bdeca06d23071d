import { fillIn } from "@forecourt/ui-kit/kit-provider"
import { NumberField } from "@forecourt/ui-kit/number-field"
import { RadioCards } from "@forecourt/ui-kit/radio-cards"
import { Slider } from "@forecourt/ui-kit/slider"
import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden"
import { useId, useState } from "react"
import { formatMoney } from "../money.ts"
import { type CalculatorPart, Example, formatPart, formatRate, Result } from "./calculation.tsx"
import css from "./calculator.module.css"
import { fillDisclaimer, monthlyPayment, periodOf } from "./calculator.rules.ts"
import type { CompanyTerms, ContractPeriod } from "./calculator.types.ts"
import { PeriodSlider } from "./period-slider.tsx"

type Mileage = CompanyTerms["mileages"][number]

/** Mileage, period and a higher first payment of leasing for a company, without value added tax. Spec 2 §5, §9. */
export function CompanyCalculator({ terms, ...props }: CalculatorPart<CompanyTerms>) {
  const { mileages, defaultMileage, defaultMonths } = terms
  const mileage = mileages.find((one) => one.mileage === defaultMileage) ?? mileages[0]
  const period = mileage ? periodOf(mileage.periods, defaultMonths) : null
  return mileage && period ? <Leasing terms={terms} first={{ mileage, period }} {...props} /> : null
}

interface LeasingProps extends CalculatorPart<CompanyTerms> {
  readonly first: { readonly mileage: Mileage; readonly period: ContractPeriod }
}

function Leasing({ terms, texts, locale, first }: LeasingProps) {
  const { price, currency, ratePercent, startFee, invoiceFee, mileages, disclaimer, description } = terms
  const [{ mileage, period }, choose] = useState(first)
  const [wanted, setWanted] = useState(first.period.minPercent)
  const name = useId()
  const { minPercent, maxPercent, residualPercent } = period
  const firstPercent = Math.min(Math.max(wanted, minPercent), maxPercent)

  const money = (amount: number) => formatMoney(amount, currency, locale)
  const firstFee = Math.round((price * firstPercent) / 100)
  const residual = Math.round((price * residualPercent) / 100)

  return (
    <div className={css.columns}>
      <div className={css.fields}>
        {description ? <p className={css.description}>{description}</p> : null}
        <fieldset className={css.choice}>
          <legend className={css.legend} id={name}>
            {texts.mileage}
          </legend>
          <RadioCards.Root
            aria-labelledby={name}
            name={name}
            value={mileage.mileage}
            onValueChange={(value) => {
              const next = mileages.find((one) => one.mileage === value) ?? mileage
              choose({ mileage: next, period: periodOf(next.periods, period.months) ?? period })
            }}
          >
            {mileages.map((one) => (
              <RadioCards.Card key={one.mileage} value={one.mileage}>
                {one.mileage}
              </RadioCards.Card>
            ))}
          </RadioCards.Root>
        </fieldset>
        <PeriodSlider
          {...{ texts, periods: mileage.periods }}
          months={period.months}
          onMonthsChange={(months) => choose({ mileage, period: periodOf(mileage.periods, months) ?? period })}
        />
        {minPercent < maxPercent ? (
          <div className={css.pair}>
            <NumberField.Root
              min={minPercent}
              max={maxPercent}
              unit="percent"
              value={firstPercent}
              onValueChange={(value) => setWanted(value ?? minPercent)}
            >
              <NumberField.Label>{texts.firstFee}</NumberField.Label>
              <NumberField.Group />
            </NumberField.Root>
            <Slider.Root
              min={minPercent}
              max={maxPercent}
              value={firstPercent}
              onValueChange={setWanted}
              formatValue={(percent) => formatPart(percent, locale)}
            >
              <Slider.Label>
                <VisuallyHidden>{texts.firstFee}</VisuallyHidden>
              </Slider.Label>
              <Slider.Track />
            </Slider.Root>
            <p className={css.limits}>
              <span>{formatPart(minPercent, locale)}</span>
              <span>{formatPart(maxPercent, locale)}</span>
            </p>
          </div>
        ) : null}
      </div>
      <Result
        {...{ texts, locale, currency }}
        monthly={monthlyPayment({ principal: price - firstFee, ratePercent, residual, months: period.months })}
        lines={[
          [texts.period, fillIn(texts.months, { count: period.months })],
          [texts.firstFee, money(firstFee)],
          [
            texts.residual,
            fillIn(texts.percent, { percent: formatPart(residualPercent, locale), amount: money(residual) }),
          ],
          [texts.rate, formatRate(ratePercent, locale)],
          [texts.startFee, money(startFee)],
          [texts.invoiceFee, money(invoiceFee)],
        ]}
      >
        <Example
          texts={texts}
          isExVat
          example={fillDisclaimer(disclaimer, {
            months: String(period.months),
            mileage: mileage.mileage,
            cash_amount_percentage: formatPart(firstPercent, locale),
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
