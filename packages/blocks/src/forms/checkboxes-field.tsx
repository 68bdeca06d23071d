import { anatomy } from "@forecourt/ui-kit/anatomy"
import { CheckboxGroup } from "@forecourt/ui-kit/checkbox-group"
import { Field } from "@forecourt/ui-kit/field"
import type { ControlProps } from "./form-fields.tsx"
import css from "./message-form.module.css"

const part = anatomy("message-form", css)

/** Renders a field with a checkbox for each choice of the page. Spec 3 §9.1. */
export function CheckboxesField({ name, texts, choices, draft, isDisabled }: ControlProps) {
  return (
    <Field.Root name={name} disabled={isDisabled}>
      <Field.Legend>{texts.labels[name]}</Field.Legend>
      <CheckboxGroup.Root {...part("choices")} defaultValue={draft?.[name]?.split("\n") ?? []}>
        {choices?.[name]?.map((choice) => (
          <CheckboxGroup.Item key={choice} value={choice}>
            {choice}
          </CheckboxGroup.Item>
        ))}
      </CheckboxGroup.Root>
    </Field.Root>
  )
}
