import type { SelectedTerms } from "@forecourt/api-clients/car-offers"
import { InfoIcon } from "@forecourt/ui-kit/icons"
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import type { ReactNode } from "react"
import { formatMoney } from "../money.ts"
import { getTextProps, type StockText } from "../stock-words.ts"
import sums from "../sums.module.css"
import css from "./calculator.module.css"
import type { CalculatorTexts } from "./calculator.texts.ts"
import { type FigureName, FiguresHelp } from "./figures-help.tsx"

export interface CalculatorPart<Terms> {
  readonly terms: Terms
  readonly selected: SelectedTerms
  readonly onSelect: (selected: SelectedTerms) => void
  readonly texts: CalculatorTexts
  readonly locale: string
}

interface ResultProps extends Pick<CalculatorPart<unknown>, "texts" | "locale"> {
  readonly currency: string
  readonly monthly: number
  /** The formatted effective rate of a loan, which is as prominent as the monthly cost. */
  readonly effectiveRate?: string
  readonly lines: readonly (readonly [name: string, value: StockText])[]
  /** The figures that are explained below the lines. */
  readonly figures: readonly FigureName[]
  /** The legally required statements and the calculation example. They are shown below the lines of the result. */
  readonly children: ReactNode
}

export function Result(props: ResultProps) {
  const { texts, locale, currency, monthly, effectiveRate, lines, figures, children } = props
  return (
    <>
      <div className={css.figures}>
        <div>
          <p className={css.label}>{texts.monthly}</p>
          <output className={css.monthly}>{formatMonthly(monthly, { currency, texts, locale })}</output>
        </div>
        {effectiveRate === undefined ? null : (
          <div>
            <p className={css.label}>{texts.effectiveRate}</p>
            <output className={css.monthly}>{effectiveRate}</output>
          </div>
        )}
      </div>
      <div className={css.result}>
        <dl className={sums.lines}>
          {lines.map(([name, value]) => (
            <div key={name} className={sums.line}>
              <dt>{name}</dt>
              <dd {...getTextProps(value)} />
            </div>
          ))}
        </dl>
        <FiguresHelp figures={figures} texts={texts} />
        {children}
      </div>
    </>
  )
}

export function formatMonthly(
  monthly: number,
  { currency, texts, locale }: Pick<ResultProps, "currency" | "texts" | "locale">,
): string {
  return formatMessage(texts.perMonth, { amount: formatMoney(monthly, currency, locale) })
}

interface ExampleProps {
  readonly texts: CalculatorTexts
  readonly example: string | null
  /** The language of the example. It is set only if it differs from the page's language. */
  readonly lang?: string | undefined
  /** True to show the warning that the law requires for loans. @default false */
  readonly warns?: boolean
  /**
   * A note that states whether the amounts include VAT. It is set only if the price on the page differs from the
   * amounts in this respect.
   */
  readonly vat?: string | undefined
}

/** Renders the lender's explanation with the legally required statements. */
export function Example({ texts, example, lang, warns = false, vat }: ExampleProps) {
  return (
    <div className={css.example}>
      {warns ? (
        <p className={css.warning}>
          <InfoIcon />
          {texts.warning}
        </p>
      ) : null}
      {vat ? <p>{vat}</p> : null}
      <p className={css.label}>{texts.example}</p>
      <p lang={lang}>{example}</p>
      <p>{texts.note}</p>
    </div>
  )
}

export function formatPart(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }).format(percent / 100)
}
