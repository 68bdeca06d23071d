import { render } from "@testing-library/react"
import { useState } from "react"
import { BlockForm, type BlockFormProps, type Fix, type FormField, type FormIssue } from "../src/form/block-form.tsx"

type Fields = Readonly<Record<string, unknown>>

interface Held extends Partial<Omit<BlockFormProps, "fields" | "form" | "issues">> {
  readonly fields?: Fields
  readonly explain?: (fields: Fields) => readonly FormIssue[]
  readonly mend?: (fields: Fields, fix: Fix) => Fields
}

export function renderForm(formFields: readonly FormField[], { fields = {}, explain, mend, ...props }: Held = {}) {
  const held: { fields: Fields; set: (fields: Fields) => void } = { fields, set: () => {} }
  const groups = [...new Set(formFields.flatMap(({ group }) => group ?? []))]

  function Holder() {
    const [now, setNow] = useState(fields)
    held.fields = now
    held.set = setNow
    return (
      <BlockForm
        form={{ groups, fields: formFields }}
        issues={explain?.(now) ?? []}
        {...props}
        fields={now}
        onChange={(name, value) => {
          props.onChange?.(name, value)
          setNow((previous) => {
            const { [name]: _, ...others } = previous
            return value === undefined ? others : { ...others, [name]: value }
          })
        }}
        onFix={(fix) => setNow((previous) => mend?.(previous, fix) ?? previous)}
      />
    )
  }
  render(<Holder />)
  return held
}

export function field(name: string, control: FormField["control"], more: Partial<FormField> = {}): FormField {
  return { name, control, label: { en: name, sv: `${name} (sv)` }, ...more }
}
