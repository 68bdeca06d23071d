"use client"

import { RadioCards } from "@forecourt/ui-kit/radio-cards"
import { Select } from "@forecourt/ui-kit/select"
import type { ReactNode } from "react"
import type { FormField } from "../../generated/form.js"
import type { ControlProps } from "../form.types.ts"
import { useFormText, useLocalised } from "../form-context.tsx"
import { FieldRow } from "../row.tsx"

const NONE = ""

interface Choice {
  readonly value: string
  readonly label: string
  readonly lang?: string | undefined
}

export function ChoiceControl({ field, pointer, value, isRequired, onChange }: ControlProps): ReactNode {
  const choices = useChoices(field, value, isRequired)
  const { options = [], default: preset } = field
  const chosen = value ?? preset
  const isMenu = field.control === "select"
  const Choices = isMenu ? Menu : Cards
  return (
    <FieldRow labelled={isMenu ? "label" : "legend"} field={field} pointer={pointer} isRequired={isRequired}>
      <Choices
        choices={choices}
        chosen={chosen === undefined ? NONE : toWritten(chosen)}
        isRequired={isRequired}
        onChoose={(written) => onChange(options.find((option) => toWritten(option) === written))}
      />
    </FieldRow>
  )
}

interface ChoicesProps {
  readonly choices: readonly Choice[]
  readonly chosen: string
  readonly isRequired: boolean
  readonly onChoose: (written: string) => void
}

function Cards({ choices, chosen, isRequired, onChoose }: ChoicesProps): ReactNode {
  return (
    <RadioCards.Root
      value={chosen}
      aria-required={isRequired || undefined}
      onValueChange={(written) => onChoose(written ?? NONE)}
    >
      {choices.map(({ value, label, lang }) => (
        <RadioCards.Card key={value} value={value} lang={lang}>
          {label}
        </RadioCards.Card>
      ))}
    </RadioCards.Root>
  )
}

function Menu({ choices, chosen, isRequired, onChoose }: ChoicesProps): ReactNode {
  return (
    <Select.Root value={chosen} onValueChange={onChoose}>
      <Select.Control aria-required={isRequired || undefined}>
        {choices.map(({ value, label, lang }) => (
          <option key={value} value={value} lang={lang}>
            {label}
          </option>
        ))}
      </Select.Control>
    </Select.Root>
  )
}

/**
 * Returns the choices of a field. An empty choice is added if the field may be empty, and the current value is added if
 * it is not an option.
 */
function useChoices(field: FormField, value: unknown, isRequired: boolean): readonly Choice[] {
  const text = useFormText()
  const localised = useLocalised()
  const { options = [], choices = {}, default: preset } = field
  const named = options.map((option): Choice => {
    if (typeof option === "boolean") return { value: toWritten(option), label: text(option ? "yes" : "no") }
    const { text: label, lang } = localised(choices[String(option)], String(option))
    return { value: toWritten(option), label, lang }
  })
  const mayBeNone = preset === undefined && (!isRequired || (value === undefined && field.control === "select"))
  const none = mayBeNone ? [{ value: NONE, label: text("notSet") }] : []
  const isUnknown = value !== undefined && !options.some((option) => option === value)
  const unknown = { value: toWritten(value), label: text("unknownChoice", { value: toShown(value) }) }
  return [...none, ...named, ...(isUnknown ? [unknown] : [])]
}

/** Converts a value to a unique string, so that the number 3 and the string "3" remain different choices. */
function toWritten(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify({ value })
}

function toShown(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value)
}
