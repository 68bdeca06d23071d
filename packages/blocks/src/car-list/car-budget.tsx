import type { Budget } from "@forecourt/api-clients/car-offers"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { Select } from "@forecourt/ui-kit/select"
import { useId, useState } from "react"
import type { CarListTexts } from "./car-list.select.ts"
import type { BudgetFacet, CarListActions } from "./car-list.types.ts"
import css from "./cars-near.module.css"

const part = anatomy("car-budget", css)

export interface CarBudgetProps extends Pick<CarListActions, "setBudget"> {
  readonly facet: BudgetFacet
  readonly texts: CarListTexts["budget"]
}

/** Renders fields for a deposit, a term and a limit for the monthly payment. The limit activates the filter. */
export function CarBudget({ facet, setBudget, texts }: CarBudgetProps) {
  const { chosen, usual, months, deposits, limits } = facet
  const [terms, setTerms] = useState(usual)
  const { deposit, months: term } = chosen ?? terms

  function change(changes: Partial<Budget>) {
    const { monthly = 0, ...others } = { ...terms, ...chosen, ...changes }
    setTerms(others)
    if (monthly > 0) setBudget({ ...others, monthly })
    else if (chosen !== null) setBudget(null)
  }

  return (
    <div {...part("root")}>
      <Field
        name="budget_deposit"
        label={texts.deposit}
        options={deposits}
        value={deposit}
        onChange={(value) => change({ deposit: value })}
      />
      <Field
        name="budget_months"
        label={texts.months}
        options={months}
        value={term}
        onChange={(value) => change({ months: value })}
      />
      <Field
        name="budget_monthly"
        label={texts.limit}
        options={limits}
        none={texts.none}
        value={chosen?.monthly ?? 0}
        onChange={(value) => change({ monthly: value })}
      />
    </div>
  )
}

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly options: BudgetFacet["limits"]
  /** The text of the option without a value. @default no such option */
  readonly none?: string
  readonly value: number
  readonly onChange: (value: number) => void
}

function Field({ name, label, options, none, value, onChange }: FieldProps) {
  const id = useId()
  return (
    <>
      <label {...part("label")} htmlFor={id}>
        {label}
      </label>
      <Select.Root value={value === 0 && none ? "" : String(value)} onValueChange={(text) => onChange(Number(text))}>
        <Select.Control id={id} name={name}>
          {none ? <option value="">{none}</option> : null}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select.Control>
      </Select.Root>
    </>
  )
}
