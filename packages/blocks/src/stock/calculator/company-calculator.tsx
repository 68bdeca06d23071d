import {
  type CompanyTerms,
  formatDisclaimer,
  getCompanyOffer,
  getFirstFeeLimits,
  getFirstLease,
  readDigits,
} from "@forecourt/api-clients/car-offers"
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { NumberField } from "@forecourt/ui-kit/number-field"
import { RadioCards } from "@forecourt/ui-kit/radio-cards"
import { Slider } from "@forecourt/ui-kit/slider"
import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden"
import { useId } from "react"
import { formatExactMoney, formatMoney } from "../money.ts"
import { type CalculatorPart, Example, formatPart, Result } from "./calculation.tsx"
import css from "./calculator.module.css"
import type { FigureName } from "./figures-help.tsx"
import { formatRate } from "./format-rate.ts"
import { PeriodSlider } from "./period-slider.tsx"

const FIGURES: readonly FigureName[] = [
  "monthly",
  "mileage",
  "period",
  "firstFee",
  "residualLease",
  "rate",
  "startFee",
  "invoiceFee",
]

/** Renders the calculator for company leasing, with prices excluding VAT. Spec 2 §5, §9. */
export function CompanyCalculator({ terms, texts, locale, selected, onSelect }: CalculatorPart<CompanyTerms>) {
  const { currency, product, mileages, disclaimer, description, lang } = terms
  const { ratePercent, setUpFee, invoiceFee } = product
  const name = useId()
  const first = getFirstLease(terms, selected)
  const limits = first && getFirstFeeLimits(terms, first.period)
  if (!first || !limits) return null
  const { mileage, period, firstPercent } = first
  const { min: minPercent, max: maxPercent } = limits
  const { residualPercent } = period
  const offer = getCompanyOffer(terms, period, firstPercent)
  const formatAmount = (amount: number) => formatMoney(amount, currency, locale)
  const example = formatDisclaimer(disclaimer, {
    months: String(period.months),
    mileage: mileage.mileage,
    cash_amount_percentage: formatPart(firstPercent, locale),
    residual_percentage: formatPart(residualPercent, locale),
    interest_rate: formatRate(ratePercent, locale),
    invoice_fee: formatExactMoney(invoiceFee, currency, locale),
    start_fee: formatExactMoney(setUpFee, currency, locale),
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
            name="companyMileage"
            value={String(readDigits(mileage.mileage))}
            onValueChange={(value) => onSelect({ companyMileage: Number(value) })}
          >
            {mileages.map((mileage) => (
              <RadioCards.Card key={mileage.mileage} value={String(readDigits(mileage.mileage))} lang={lang}>
                {mileage.mileage}
              </RadioCards.Card>
            ))}
          </RadioCards.Root>
        </fieldset>
        <PeriodSlider
          name="companyMonths"
          texts={texts}
          periods={mileage.periods}
          months={period.months}
          onMonthsChange={(months) => onSelect({ companyMonths: months })}
        />
        {minPercent < maxPercent ? (
          <div className={css.pair}>
            <NumberField.Root
              name="companyFirst"
              min={minPercent}
              max={maxPercent}
              unit="percent"
              value={firstPercent}
              onValueChange={(value) => onSelect({ companyFirst: value ?? minPercent })}
            >
              <NumberField.Label>{texts.firstFee}</NumberField.Label>
              <NumberField.Group />
            </NumberField.Root>
            <Slider.Root
              className={css.moving}
              min={minPercent}
              max={maxPercent}
              value={firstPercent}
              onValueChange={(percent) => onSelect({ companyFirst: percent })}
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
          [texts.startFee, formatExactMoney(setUpFee, currency, locale)],
          [texts.invoiceFee, formatExactMoney(invoiceFee, currency, locale)],
        ]}
        figures={FIGURES}
      >
        <Example texts={texts} lang={lang} vat={texts.exVat} example={example} />
      </Result>
    </div>
  )
}
