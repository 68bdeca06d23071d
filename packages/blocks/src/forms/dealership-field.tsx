import { Field } from "@forecourt/ui-kit/field"
import { Select } from "@forecourt/ui-kit/select"
import type { FieldProps } from "./message-form.tsx"

interface DealershipFieldProps extends FieldProps {
  readonly label: string
  readonly names: readonly string[]
}

/** Renders a field in which the visitor selects the dealership that receives the message. Spec 2 §5, 3 §2.3. */
export function DealershipField({ label, names, texts, draft, isDisabled }: DealershipFieldProps) {
  return (
    <Field.Root name="siteName" required disabled={isDisabled}>
      <Field.Label>{label}</Field.Label>
      <Select.Root defaultValue={draft?.siteName ?? ""}>
        <Select.Control>
          <option value="">{texts.chooseSeller}</option>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select.Control>
      </Select.Root>
      <Field.Error />
    </Field.Root>
  )
}
