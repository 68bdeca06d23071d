import { type Calculators, readDigits, type SelectedTerms, type WayToPayTerms } from "@forecourt/api-clients/car-offers"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { RadioCards } from "@forecourt/ui-kit/radio-cards"
import { memo, type ReactNode, useId } from "react"
import button from "../../styles/button.module.css"
import { formatExactMoney } from "../money.ts"
import sums from "../sums.module.css"
import { ROLES } from "../table-roles.ts"
import { formatMonthly } from "./calculation.tsx"
import type { CalculatorTexts } from "./calculator.texts.ts"
import { type ComparedOffer, compareWays, type WaysComparison as View } from "./compare-ways.rules.ts"
import { formatRate } from "./format-rate.ts"
import { KeptTerms } from "./kept-terms.tsx"
import { listExampleLines } from "./list-example-lines.ts"
import { PeriodSlider } from "./period-slider.tsx"
import css from "./ways-comparison.module.css"

const part = anatomy("ways-comparison", { submit: button.ghost }, sums, css)

interface WaysComparisonProps {
  readonly calculators: Calculators
  /** The selected terms of the comparison. */
  readonly compareMonths: number | undefined
  readonly compareMileage: number | undefined
  readonly onSelect: (selected: SelectedTerms) => void
  /** The terms in the URL, which the form submits too. */
  readonly initial: SelectedTerms
  readonly path: string
  readonly texts: CalculatorTexts
  readonly locale: string
}

/**
 * Renders the ways to pay next to each other, with the same term and nearly the same mileage. Renders nothing if there
 * are fewer than two. The calculators keep their own terms when these terms change: each of them also has a deposit and
 * limits of its lender, which visitors would not expect to change from here. The component is memoised, since the
 * sliders of the calculators change none of its props.
 */
export const WaysComparison = memo(function WaysComparison(props: WaysComparisonProps) {
  const { calculators, compareMonths, compareMileage, onSelect, initial, path, texts, locale } = props
  const id = useId()
  const view = compareWays(calculators, { compareMonths, compareMileage })
  if (view === null) return null
  const columns = listColumns(texts)
  return (
    <section {...part("root")} aria-labelledby={id}>
      <h3 {...part("title")} id={id}>
        {texts.compare}
      </h3>
      <form {...part("choices")} method="get" action={`${path}#finance`} onSubmit={(event) => event.preventDefault()}>
        <KeptTerms selected={initial} except="compare" />
        <PeriodSlider
          name="compareMonths"
          texts={texts}
          periods={view.allMonths.map((months) => ({ months }))}
          months={view.months}
          onMonthsChange={(months) => onSelect({ compareMonths: months })}
        />
        <Mileages view={view} texts={texts} onSelect={onSelect} />
        <button {...part("submit")} type="submit">
          {texts.calculate}
        </button>
      </form>
      <table {...part("table")} {...ROLES.table} aria-labelledby={id}>
        <thead {...part("heads")} {...ROLES.group}>
          <tr {...part("way")} {...ROLES.row}>
            <td {...ROLES.cell} />
            {columns.map(([name, label]) => (
              <th key={name} {...part("head")} {...ROLES.column} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...part("ways")} {...ROLES.group}>
          {view.ways.map(({ terms, offer }) => (
            <tr key={terms.way} {...part("way")} {...ROLES.row}>
              <th {...part("name")} {...ROLES.line} scope="row">
                {texts[terms.way]}
              </th>
              {offer === null ? (
                <td {...part("missing")} {...ROLES.cell} colSpan={columns.length}>
                  {formatMessage(texts["compare.notOffered"], { count: view.months })}
                </td>
              ) : (
                <Cells terms={terms} offer={offer} columns={columns} texts={texts} locale={locale} />
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
})

interface MileagesProps extends Pick<WaysComparisonProps, "texts" | "onSelect"> {
  readonly view: View
}

function Mileages({ view: { mileage, allMileages, ways }, texts, onSelect }: MileagesProps) {
  const name = useId()
  if (mileage === null || allMileages.length < 2) return null
  return (
    <fieldset {...part("mileages")}>
      <legend {...part("legend")} id={name}>
        {texts.mileage}
      </legend>
      <RadioCards.Root
        aria-labelledby={name}
        name="compareMileage"
        value={String(readDigits(mileage))}
        onValueChange={(value) => onSelect({ compareMileage: Number(value) })}
      >
        {allMileages.map((item) => (
          <RadioCards.Card key={item} value={String(readDigits(item))} lang={ways[0]?.terms.lang}>
            {item}
          </RadioCards.Card>
        ))}
      </RadioCards.Root>
    </fieldset>
  )
}

type Column = readonly [
  name: "monthly" | "vat" | "first" | "period" | "mileage" | "fees" | "paid" | "end" | "example",
  label: string,
]

function listColumns(texts: CalculatorTexts): readonly Column[] {
  return [
    ["monthly", texts.monthly],
    ["vat", texts["compare.vat"]],
    ["first", texts["compare.first"]],
    ["period", texts.period],
    ["mileage", texts.mileage],
    ["fees", texts["compare.fees"]],
    ["paid", texts["compare.paid"]],
    ["end", texts["compare.end"]],
    ["example", texts.example],
  ]
}

interface CellsProps extends Pick<WaysComparisonProps, "texts" | "locale"> {
  readonly terms: WayToPayTerms
  readonly offer: ComparedOffer
  readonly columns: readonly Column[]
}

/** Renders the cells of a way. In a narrow window, each has its label, since the labels of the columns are not visible. */
function Cells({ columns, ...props }: CellsProps) {
  const values = createValues(props)
  return columns.map(([name, label]) => (
    <td key={name} {...part("cell", { of: name })} {...ROLES.cell}>
      <span {...part("label")} aria-hidden="true">
        {label}
      </span>
      <div {...part("value")}>{values[name]}</div>
    </td>
  ))
}

function createValues({
  terms,
  offer,
  texts,
  locale,
}: Omit<CellsProps, "columns">): Readonly<Record<Column[0], ReactNode>> {
  const { currency, lang, way } = terms
  const { price, months, firstPayment, mileage, startFee, invoiceFee, paid } = offer
  const formatAmount = (amount: number) => formatExactMoney(amount, currency, locale)
  return {
    monthly: (
      <>
        <p {...part("figure")}>{formatMonthly(price.amount, { currency, texts, locale })}</p>
        {price.way === "loan" ? (
          <p {...part("figure")}>
            {texts.effectiveRate} {formatRate(price.example.effectiveRate, locale)}
          </p>
        ) : null}
      </>
    ),
    vat: way === "company" ? texts.exVat : texts["compare.withVat"],
    first: firstPayment === null ? "–" : formatAmount(firstPayment),
    period: formatMessage(texts.months, { count: months }),
    mileage: mileage === null ? "–" : <span lang={lang}>{mileage}</span>,
    fees: (
      <>
        <p>{`${texts.startFee}: ${formatAmount(startFee)}`}</p>
        <p>{`${texts.invoiceFee}: ${formatAmount(invoiceFee)}`}</p>
      </>
    ),
    paid: (
      <>
        <p>{formatAmount(paid)}</p>
        {way === "loan" ? <p {...part("note")}>{texts["compare.paidLoan"]}</p> : null}
      </>
    ),
    end: formatEnd(offer, { currency, texts, locale }),
    example: price.way === "loan" ? <Example price={price} currency={currency} texts={texts} locale={locale} /> : "–",
  }
}

interface ExampleProps extends Pick<WaysComparisonProps, "texts" | "locale"> {
  readonly price: Extract<ComparedOffer["price"], { readonly way: "loan" }>
  readonly currency: string
}

/** Renders the whole representative example, without which the law permits no figure of a loan. */
function Example({ price, currency, texts, locale }: ExampleProps) {
  return (
    <>
      <p {...part("warning")}>{texts.warning}</p>
      <dl {...part("lines")}>
        {listExampleLines(price.example, { texts, currency, locale }).map(([name, value]) => (
          <div key={name} {...part("line")}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p {...part("note")}>{texts.note}</p>
    </>
  )
}

function formatEnd(
  { price }: ComparedOffer,
  { currency, texts, locale }: Pick<WaysComparisonProps, "texts" | "locale"> & { readonly currency: string },
): string {
  if (price.way === "private") return texts["compare.endPrivate"]
  if (price.way !== "loan") return texts["compare.endCompany"]
  const { residual } = price.example
  return residual === 0
    ? texts["compare.endLoan"]
    : formatMessage(texts["compare.endResidual"], { amount: formatExactMoney(residual, currency, locale) })
}
