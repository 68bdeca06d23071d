"use client"

import { type CostEvent, track } from "@forecourt/api-clients/analytics"
import { type Calculators, getMonthlyPrice, type SelectedTerms } from "@forecourt/api-clients/car-offers"
import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { Accordion } from "@forecourt/ui-kit/accordion"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { KitProvider } from "@forecourt/ui-kit/kit-provider"
import button from "../../styles/button.module.css"
import { type CalculatorPart, formatMonthly } from "./calculation.tsx"
import css from "./calculator.module.css"
import type { CalculatorTexts } from "./calculator.texts.ts"
import { CompanyCalculator } from "./company-calculator.tsx"
import { formatRate } from "./format-rate.ts"
import { KeptTerms } from "./kept-terms.tsx"
import { LoanCalculator } from "./loan-calculator.tsx"
import { PrivateCalculator } from "./private-calculator.tsx"
import { useBarRoom } from "./use-bar-room.ts"
import { useOpened } from "./use-opened.ts"
import { hasOtherTerms, useSelectedTerms } from "./use-selected-terms.ts"
import { WaysComparison } from "./ways-comparison.tsx"

const part = anatomy("calculator", css)

type Way = Calculators[number]["way"]

export interface CalculatorProps {
  readonly carId: string
  readonly calculators: Calculators
  /** The terms in the URL. */
  readonly selected: SelectedTerms
  /** The path of the page. Without JavaScript, the forms are submitted to this path. */
  readonly path: string
  readonly texts: CalculatorTexts
  readonly locale: string
}

/** Renders a calculator for each way to pay, and a comparison of the ways. Spec 2 §2.5, §5, §9. */
export function Calculator({ calculators, selected: initial, ...props }: CalculatorProps) {
  const [selected, select] = useSelectedTerms(initial)
  const { increase, decrease, noNumber } = props.texts
  useBarRoom()
  return (
    <KitProvider
      locale={props.locale}
      messages={{ "numberField.increase": increase, "numberField.decrease": decrease, "field.number": noNumber }}
    >
      <div className={css.root} {...getIslandRootProps("Calculator")}>
        <Accordion.Root>
          {calculators.map((terms, index) => (
            <WayToPay
              key={terms.way}
              terms={terms}
              isFirst={index === 0}
              selected={selected}
              onSelect={select}
              isChanged={hasOtherTerms(selected, initial)}
              {...props}
            />
          ))}
        </Accordion.Root>
        <WaysComparison
          calculators={calculators}
          compareMonths={selected.compareMonths}
          compareMileage={selected.compareMileage}
          onSelect={select}
          initial={initial}
          path={props.path}
          texts={props.texts}
          locale={props.locale}
        />
      </div>
    </KitProvider>
  )
}

const COSTS = { loan: "loan", private: "private_leasing", company: "company_leasing" } as const satisfies Record<
  Way,
  CostEvent["cost_type"]
>

interface WayToPayProps extends Omit<CalculatorProps, "calculators"> {
  readonly terms: Calculators[number]
  readonly isFirst: boolean
  readonly isChanged: boolean
  readonly onSelect: (terms: SelectedTerms) => void
}

function WayToPay({ terms, isFirst, isChanged, carId, path, ...props }: WayToPayProps) {
  const { way, currency, isCampaign = false } = terms
  const { texts, locale, selected } = props
  const price = getMonthlyPrice(terms, selected)
  const opened = useOpened(isFirst, (isOpen) =>
    track({
      event: "product_cost",
      item_id: carId,
      cost_type: COSTS[way],
      cost_action: isOpen ? "open" : "close",
    }),
  )
  return (
    <Accordion.Item {...opened} data-way={way} data-changed={isChanged ? "" : undefined}>
      <Accordion.Trigger>
        <Accordion.Heading className={css.heading}>
          {texts[way]} {isCampaign ? <span {...part("campaign")}>{texts.campaign}</span> : null}
        </Accordion.Heading>
        {price === null ? null : (
          <span {...part("from")}>
            {formatMonthly(price.amount, { currency, texts, locale })}
            {price.way === "loan" ? (
              <span>{` ${texts.effectiveRate} ${formatRate(price.example.effectiveRate, locale)}`}</span>
            ) : null}
          </span>
        )}
      </Accordion.Trigger>
      <Accordion.Content className={css.way}>
        <form method="get" action={`${path}#finance`} onSubmit={(event) => event.preventDefault()}>
          <KeptTerms selected={selected} except={way} />
          {renderCalculator(terms, props)}
          <button className={`${button.primary} ${css.calculate}`} type="submit">
            {texts.calculate}
          </button>
        </form>
      </Accordion.Content>
    </Accordion.Item>
  )
}

function renderCalculator(terms: Calculators[number], props: Omit<CalculatorPart<unknown>, "terms">) {
  if (terms.way === "loan") return <LoanCalculator terms={terms} {...props} />
  if (terms.way === "private") return <PrivateCalculator terms={terms} {...props} />
  return <CompanyCalculator terms={terms} {...props} />
}
