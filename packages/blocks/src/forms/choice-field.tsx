import { Field } from "@forecourt/ui-kit/field"
import { RadioCards } from "@forecourt/ui-kit/radio-cards"
import type { ControlProps } from "./form-fields.tsx"

/** Renders a field in which the visitor selects one of the values of the form's schema. Spec 3 §2.2. */
export function ChoiceField({ name, control, texts, draft, isDisabled }: ControlProps) {
  return (
    <Field.Root name={name} required={control.isRequired} disabled={isDisabled}>
      <Field.Legend>{texts.labels[name]}</Field.Legend>
      <RadioCards.Root defaultValue={draft?.[name] ?? null}>
        {control.choices?.map((choice) => (
          <RadioCards.Card key={choice} value={choice}>
            {texts.labels[`${name}.${choice}`]}
          </RadioCards.Card>
        ))}
      </RadioCards.Root>
      <Field.Error />
    </Field.Root>
  )
}
