"use client"

import { type CostEvent, track } from "@forecourt/api-clients/analytics"
import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { Accordion } from "@forecourt/ui-kit/accordion"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { KitProvider } from "@forecourt/ui-kit/kit-provider"
import { useState } from "react"
import { type CalculatorPart, formatMonthly } from "./calculation.tsx"
import css from "./calculator.module.css"
import { getMonthlyCost } from "./calculator.rules.ts"
import type { CalculatorTexts } from "./calculator.texts.ts"
import type { Calculators } from "./calculator.types.ts"
import { CompanyCalculator } from "./company-calculator.tsx"
import { LoanCalculator } from "./loan-calculator.tsx"
import { PrivateCalculator } from "./private-calculator.tsx"
import { useOpened } from "./use-opened.ts"

const part = anatomy("calculator", css)

type Way = Calculators[number]["way"]

export interface CalculatorProps {
  readonly carId: string
  readonly calculators: Calculators
  readonly texts: CalculatorTexts
  readonly locale: string
}

/** Renders a calculator for each way to pay. Spec 2 §2.5, §5, §9. */
export function Calculator({ calculators, ...props }: CalculatorProps) {
  const { increase, decrease, noNumber } = props.texts
  return (
    <KitProvider
      locale={props.locale}
      messages={{ "numberField.increase": increase, "numberField.decrease": decrease, "field.number": noNumber }}
    >
      <Accordion.Root className={css.root} {...getIslandRootProps("Calculator")}>
        {calculators.map((terms, index) => (
          <WayToPay key={terms.way} terms={terms} isFirst={index === 0} {...props} />
        ))}
      </Accordion.Root>
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
}

function WayToPay({ terms, isFirst, carId, texts, locale }: WayToPayProps) {
  const { way, currency, isCampaign = false } = terms
  const [monthly, setMonthly] = useState(() => getMonthlyCost(terms))
  const opened = useOpened(isFirst, (isOpen) =>
    track({
      event: "product_cost",
      item_id: carId,
      cost_type: COSTS[way],
      cost_action: isOpen ? "open" : "close",
    }),
  )
  return (
    <Accordion.Item {...opened}>
      <Accordion.Trigger>
        <Accordion.Heading>
          {texts[way]} {isCampaign ? <span {...part("campaign")}>{texts.campaign}</span> : null}
        </Accordion.Heading>
        {monthly === null ? null : <span {...part("from")}>{formatMonthly(monthly, { currency, texts, locale })}</span>}
      </Accordion.Trigger>
      <Accordion.Content className={css.way}>
        {renderCalculator(terms, { texts, locale, onMonthlyChange: setMonthly })}
      </Accordion.Content>
    </Accordion.Item>
  )
}

function renderCalculator(terms: Calculators[number], props: Omit<CalculatorPart<unknown>, "terms">) {
  if (terms.way === "loan") return <LoanCalculator terms={terms} {...props} />
  if (terms.way === "private") return <PrivateCalculator terms={terms} {...props} />
  return <CompanyCalculator terms={terms} {...props} />
}
