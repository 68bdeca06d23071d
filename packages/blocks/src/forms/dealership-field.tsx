import { Field } from "@forecourt/ui-kit/field"
import { Select } from "@forecourt/ui-kit/select"
import type { ControlProps } from "./form-fields.tsx"

/** Renders a field in which the visitor selects the dealership that receives the message. Spec 2 §5, 3 §2.3. */
export function DealershipField({ name, texts, topic, draft, isDisabled }: ControlProps) {
  return (
    <Field.Root name={name} required disabled={isDisabled}>
      <Field.Label>{texts.labels[name]}</Field.Label>
      <Select.Root defaultValue={draft?.[name] ?? ""}>
        <Select.Control>
          <option value="">{texts.chooseSeller}</option>
          {topic.recipients?.map(({ siteName }) => (
            <option key={siteName}>{siteName}</option>
          ))}
        </Select.Control>
      </Select.Root>
      <Field.Error />
    </Field.Root>
  )
}
