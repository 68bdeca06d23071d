"use client"

import { islandRoot } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { KitProvider } from "@forecourt/ui-kit/kit-provider"
import { Tabs } from "@forecourt/ui-kit/tabs"
import css from "./calculator.module.css"
import type { CalculatorTexts } from "./calculator.texts.ts"
import type { Calculators } from "./calculator.types.ts"
import { CompanyCalculator } from "./company-calculator.tsx"
import { LoanCalculator } from "./loan-calculator.tsx"
import { PrivateCalculator } from "./private-calculator.tsx"

const part = anatomy("calculator", css)
const ROOT = islandRoot("Calculator")

export interface CalculatorProps {
  readonly calculators: Calculators
  readonly texts: CalculatorTexts
  readonly locale: string
}

/** What a car costs each month, by the way one pays: worked out while one chooses. Spec 2 §2.5, §5, §9. */
export function Calculator(props: CalculatorProps) {
  const { increase, decrease } = props.texts
  return (
    <KitProvider messages={{ "numberField.increase": increase, "numberField.decrease": decrease }}>
      <Ways {...props} />
    </KitProvider>
  )
}

function Ways({ calculators, texts, locale }: CalculatorProps) {
  const [first] = calculators
  if (!first) return null
  if (calculators.length === 1)
    return (
      <div {...part("root")} {...ROOT}>
        {renderCalculator(first, { texts, locale })}
      </div>
    )
  return (
    <Tabs.Root className={css.root} {...ROOT} defaultValue={first.way}>
      <Tabs.List aria-label={texts.ways}>
        {calculators.map(({ way, isCampaign = false }) => (
          <Tabs.Tab key={way} value={way}>
            {texts[way]}
            {isCampaign ? <span {...part("campaign")}>{texts.campaign}</span> : null}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {calculators.map((terms) => (
        <Tabs.Panel key={terms.way} value={terms.way}>
          {renderCalculator(terms, { texts, locale })}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}

function renderCalculator(terms: Calculators[number], props: Omit<CalculatorProps, "calculators">) {
  if (terms.way === "loan") return <LoanCalculator terms={terms} {...props} />
  if (terms.way === "private") return <PrivateCalculator terms={terms} {...props} />
  return <CompanyCalculator terms={terms} {...props} />
}
