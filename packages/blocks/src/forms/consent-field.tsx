import { Checkbox } from "@forecourt/ui-kit/checkbox"
import { Field } from "@forecourt/ui-kit/field"
import type { ControlProps } from "./form-fields.tsx"

/** Renders a checkbox with the exact text of a consent. The topic decides whether an optional consent is required. */
export function ConsentField({ name, control, topic, draft, isDisabled }: ControlProps) {
  const isRequired = control.isRequired || topic[control.requiredBy ?? ""] === true
  return (
    <Field.Root name={name} required={isRequired} disabled={isDisabled}>
      <Checkbox.Root defaultChecked={draft?.[name] === "on"}>
        <Checkbox.Input />
        <Checkbox.Text>{topic.consentTexts?.[name]}</Checkbox.Text>
      </Checkbox.Root>
      <Field.Error />
    </Field.Root>
  )
}
