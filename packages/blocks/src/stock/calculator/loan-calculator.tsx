import {
  DEPOSIT_STEP,
  formatDisclaimer,
  getDepositLimits,
  getFirstLoan,
  getGreatestResidual,
  getLoanOffer,
  type LoanTerms,
} from "@forecourt/api-clients/car-offers"
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { NumberField } from "@forecourt/ui-kit/number-field"
import { Slider } from "@forecourt/ui-kit/slider"
import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden"
import { formatExactMoney, formatMoney } from "../money.ts"
import { type CalculatorPart, Example, formatPart, Result } from "./calculation.tsx"
import css from "./calculator.module.css"
import { formatRate } from "./format-rate.ts"
import { listExampleLines, listExampleNames } from "./list-example-lines.ts"
import { PaymentPlan } from "./payment-plan.tsx"
import { PeriodSlider } from "./period-slider.tsx"

/** Renders the calculator for a loan. Spec 2 §4, §5, §9. */
export function LoanCalculator({ terms, texts, locale, selected, onSelect }: CalculatorPart<LoanTerms>) {
  const { price, currency, product, periods, disclaimer, description, lang } = terms
  const { ratePercent, invoiceFee, setUpFee } = product
  // A shorter period may lower the maximum deposit, and a higher deposit the maximum residual value. The visitor's
  // choice is restored when the limits allow it again.
  const choice = getFirstLoan(terms, selected)
  const limits = choice && getDepositLimits(terms, choice.period)
  if (!choice || !limits) return null
  const { period, deposit, residualPercent } = choice
  const { min, max } = limits
  const greatestPercent = getGreatestResidual(terms, period, deposit) ?? 0
  const offer = getLoanOffer(terms, choice)
  const example = formatDisclaimer(disclaimer, {
    months: String(period.months),
    cash_amount_percentage: formatPart((deposit / price) * 100, locale),
    residual_percentage: formatPart(residualPercent, locale),
    interest_rate: formatRate(ratePercent, locale),
    invoice_fee: formatExactMoney(invoiceFee, currency, locale),
    start_fee: formatExactMoney(setUpFee, currency, locale),
  })
  if (offer === null || example === null) return null
  const formatAmount = (amount: number) => formatMoney(amount, currency, locale)

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
            name="loanDeposit"
            min={min}
            max={max}
            step={DEPOSIT_STEP}
            currency={currency}
            value={deposit}
            onValueChange={(value) => onSelect({ loanDeposit: value ?? min })}
          >
            <NumberField.Label>{texts.deposit}</NumberField.Label>
            <NumberField.Group />
          </NumberField.Root>
          <Slider.Root
            className={css.moving}
            min={min}
            max={max}
            step={DEPOSIT_STEP}
            value={deposit}
            onValueChange={(value) => onSelect({ loanDeposit: value })}
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
        <PeriodSlider
          name="loanMonths"
          texts={texts}
          periods={periods}
          months={period.months}
          onMonthsChange={(months) => onSelect({ loanMonths: months, loanResidual: undefined })}
        />
        <Slider.Root
          className={css.field}
          name="loanResidual"
          min={0}
          max={greatestPercent}
          value={residualPercent}
          onValueChange={(percent) => onSelect({ loanResidual: percent })}
          formatValue={(percent) =>
            formatMessage(texts.percent, {
              percent: formatPart(percent, locale),
              amount: formatAmount(Math.round((price * percent) / 100)),
            })
          }
        >
          <Slider.Label>{texts.residual}</Slider.Label>
          <Slider.Value className={css.moving} />
          <Slider.Track />
        </Slider.Root>
      </div>
      <Result
        texts={texts}
        locale={locale}
        currency={currency}
        monthly={offer.instalment}
        effectiveRate={formatRate(offer.example.effectiveRate, locale)}
        lines={listExampleLines(offer.example, { texts, currency, locale }).slice(1)}
        figures={["monthly", ...listExampleNames(offer.example)]}
      >
        <PaymentPlan offer={offer} texts={texts} currency={currency} locale={locale} />
        <Example texts={texts} lang={lang} warns vat={terms.isWithVat ? texts.inclVat : undefined} example={example} />
      </Result>
    </div>
  )
}
