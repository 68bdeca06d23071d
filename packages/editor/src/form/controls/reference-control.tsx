"use client"

import type { ReactNode } from "react"
import type { ControlProps } from "../form.types.ts"
import { part } from "../form-anatomy.ts"
import { useBlockForm, useFormText } from "../form-context.tsx"
import { FieldRow } from "../row.tsx"
import { toParts, toText } from "../values.ts"
import { Actions } from "./composite.tsx"
import { TextInput } from "./inputs.tsx"

export function ReferenceControl({ field, pointer, value, isRequired, onChange }: ControlProps): ReactNode {
  const { pickReference } = useBlockForm()
  const text = useFormText()
  const { id, displayName, name } = toParts(value)

  async function pick() {
    const picked = await pickReference?.(field)
    if (picked) onChange(picked)
  }

  return (
    <FieldRow field={field} pointer={pointer} isRequired={isRequired}>
      <TextInput
        value={toText(id)}
        isRequired={isRequired}
        // The name and address belong to the previous item.
        onChange={(typed) => onChange(typed === "" ? undefined : { id: typed })}
      />
      <Named name={toText(displayName) || toText(name)} />
      <Actions
        pickLabel={text("pickReference")}
        onPick={pickReference && pick}
        onRemove={value === undefined ? undefined : () => onChange(undefined)}
      />
    </FieldRow>
  )
}

function Named({ name }: { readonly name: string }): ReactNode {
  return name === "" ? null : <p {...part("help")}>{name}</p>
}
