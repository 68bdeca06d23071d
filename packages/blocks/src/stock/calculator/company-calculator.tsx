import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { NumberField } from "@forecourt/ui-kit/number-field"
import { RadioCards } from "@forecourt/ui-kit/radio-cards"
import { Slider } from "@forecourt/ui-kit/slider"
import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden"
import { useId, useState } from "react"
import { formatMoney } from "../money.ts"
import { type CalculatorPart, Example, formatPart, formatRate, Result } from "./calculation.tsx"
import css from "./calculator.module.css"
import { findPeriod, formatDisclaimer, getCompanyOffer, getFirstFeeLimits, getFirstLease } from "./calculator.rules.ts"
import type { CompanyTerms } from "./calculator.types.ts"
import { PeriodSlider } from "./period-slider.tsx"

/** Renders the calculator for company leasing, with prices excluding VAT. Spec 2 §5, §9. */
export function CompanyCalculator({ terms, ...props }: CalculatorPart<CompanyTerms>) {
  const first = getFirstLease(terms)
  return first ? <Leasing terms={terms} first={first} {...props} /> : null
}

interface LeasingProps extends CalculatorPart<CompanyTerms> {
  readonly first: NonNullable<ReturnType<typeof getFirstLease>>
}

function Leasing({ terms, texts, locale, first, onMonthlyChange }: LeasingProps) {
  const { currency, ratePercent, startFee, invoiceFee, mileages, disclaimer, description, lang } = terms
  const [{ mileage, period }, choose] = useState(first)
  const [wanted, setWanted] = useState(first.period.minPercent)
  const name = useId()
  const limits = getFirstFeeLimits(terms, period)
  if (limits === null) return null
  const { min: minPercent, max: maxPercent } = limits
  const { residualPercent } = period
  const firstPercent = Math.min(Math.max(wanted, minPercent), maxPercent)
  const offer = getCompanyOffer(terms, period, firstPercent)
  const formatAmount = (amount: number) => formatMoney(amount, currency, locale)
  const example = formatDisclaimer(disclaimer, {
    months: String(period.months),
    mileage: mileage.mileage,
    cash_amount_percentage: formatPart(firstPercent, locale),
    residual_percentage: formatPart(residualPercent, locale),
    interest_rate: formatRate(ratePercent, locale),
    invoice_fee: formatAmount(invoiceFee),
    start_fee: formatAmount(startFee),
  })
  if (offer === null || example === null) return null
  const { firstFee, residual, monthly } = offer

  return (
    <div className={css.columns}>
      <div className={css.fields}>
        {description ? (
          <p className={css.description} lang={lang}>
            {description}
          </p>
        ) : null}
        <fieldset className={css.choice}>
          <legend className={css.legend} id={name}>
            {texts.mileage}
          </legend>
          <RadioCards.Root
            aria-labelledby={name}
            name={name}
            value={mileage.mileage}
            onValueChange={(value) => {
              const next = mileages.find((mileage) => mileage.mileage === value) ?? mileage
              choose({ mileage: next, period: findPeriod(next.periods, period.months) ?? period })
            }}
          >
            {mileages.map((mileage) => (
              <RadioCards.Card key={mileage.mileage} value={mileage.mileage} lang={lang}>
                {mileage.mileage}
              </RadioCards.Card>
            ))}
          </RadioCards.Root>
        </fieldset>
        <PeriodSlider
          texts={texts}
          periods={mileage.periods}
          months={period.months}
          onMonthsChange={(months) => choose({ mileage, period: findPeriod(mileage.periods, months) ?? period })}
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
        texts={texts}
        locale={locale}
        currency={currency}
        monthly={monthly}
        onMonthlyChange={onMonthlyChange}
        lines={[
          [texts.period, formatMessage(texts.months, { count: period.months })],
          [texts.firstFee, formatAmount(firstFee)],
          [
            texts.residual,
            formatMessage(texts.percent, {
              percent: formatPart(residualPercent, locale),
              amount: formatAmount(residual),
            }),
          ],
          [texts.rate, formatRate(ratePercent, locale)],
          [texts.startFee, formatAmount(startFee)],
          [texts.invoiceFee, formatAmount(invoiceFee)],
        ]}
      >
        <Example texts={texts} lang={lang} vat={texts.exVat} example={example} />
      </Result>
    </div>
  )
}
