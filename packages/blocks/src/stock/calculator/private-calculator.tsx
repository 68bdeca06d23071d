import { formatDisclaimer, getFirstPrivate, type PrivateTerms, readDigits } from "@forecourt/api-clients/car-offers"
import { CheckIcon } from "@forecourt/ui-kit/icons"
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { RadioCards } from "@forecourt/ui-kit/radio-cards"
import { useId } from "react"
import { formatExactMoney } from "../money.ts"
import { type CalculatorPart, Example, Result } from "./calculation.tsx"
import css from "./calculator.module.css"
import type { FigureName } from "./figures-help.tsx"
import { PeriodSlider } from "./period-slider.tsx"

const FIGURES: readonly FigureName[] = ["monthly", "period", "mileage", "startFee", "invoiceFee"]

/** Renders offers with a fixed period, a yearly mileage and an all-inclusive price. Spec 2 §3, leasing option. */
export function PrivateCalculator({ terms, texts, locale, selected, onSelect }: CalculatorPart<PrivateTerms>) {
  const { offers, currency, included, description, lang } = terms
  const chosen = getFirstPrivate(terms, selected)
  const name = useId()
  if (!chosen) return null
  const { startFee, invoiceFee, disclaimer } = chosen
  const formatAmount = (amount: number) => formatExactMoney(amount, currency, locale)
  const mileages = [...new Set(offers.map(({ mileage }) => mileage))]
  const alike = offers.filter(({ mileage }) => mileage === chosen.mileage)
  const example = formatDisclaimer(disclaimer, {
    months: String(chosen.months),
    mileage: chosen.mileage,
    invoice_fee: formatAmount(invoiceFee),
    start_fee: formatAmount(startFee),
  })
  if (example === null) return null

  return (
    <div className={css.columns}>
      <div className={css.fields}>
        {description ? (
          <p className={css.description} lang={lang}>
            {description}
          </p>
        ) : null}
        {mileages.length > 1 ? (
          <fieldset className={css.choice}>
            <legend className={css.legend} id={name}>
              {texts.mileage}
            </legend>
            <RadioCards.Root
              aria-labelledby={name}
              name="privateMileage"
              value={String(readDigits(chosen.mileage))}
              onValueChange={(value) => onSelect({ privateMileage: Number(value) })}
            >
              {mileages.map((mileage) => (
                <RadioCards.Card key={mileage} value={String(readDigits(mileage))} lang={lang}>
                  {mileage}
                </RadioCards.Card>
              ))}
            </RadioCards.Root>
          </fieldset>
        ) : null}
        <PeriodSlider
          name="privateMonths"
          texts={texts}
          periods={alike}
          months={chosen.months}
          onMonthsChange={(months) => onSelect({ privateMonths: months, privateMileage: readDigits(chosen.mileage) })}
        />
        <ul className={css.included}>
          {included.map((what) => (
            <li key={what} lang={lang}>
              <CheckIcon />
              {what}
            </li>
          ))}
        </ul>
      </div>
      <Result
        texts={texts}
        locale={locale}
        currency={currency}
        monthly={chosen.monthly}
        lines={[
          [texts.period, formatMessage(texts.months, { count: chosen.months })],
          [texts.mileage, lang === undefined ? chosen.mileage : { text: chosen.mileage, lang }],
          [texts.startFee, formatAmount(startFee)],
          [texts.invoiceFee, formatAmount(invoiceFee)],
        ]}
        figures={FIGURES}
      >
        <Example texts={texts} lang={lang} example={example} />
      </Result>
    </div>
  )
}
