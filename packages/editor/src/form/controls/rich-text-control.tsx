"use client"

import type { ReactNode } from "react"
import type { ControlProps } from "../form.types.ts"
import { useFormText } from "../form-context.tsx"
import { FieldRow } from "../row.tsx"
import { getText, setText } from "../values.ts"
import { TextArea } from "./inputs.tsx"

export function RichTextControl({ field, pointer, value, isRequired, onChange }: ControlProps): ReactNode {
  const text = useFormText()
  return (
    <FieldRow field={field} pointer={pointer} note={text("html")} isRequired={isRequired}>
      <TextArea
        value={getText(value)}
        isRequired={isRequired}
        onChange={(typed) => onChange(setText(value, typed, field.isPlain ?? false))}
      />
    </FieldRow>
  )
}
