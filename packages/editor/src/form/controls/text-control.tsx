"use client"

import { type ReactNode, useState } from "react"
import type { ControlProps } from "../form.types.ts"
import { FieldRow } from "../row.tsx"
import { getText, setText } from "../values.ts"
import { Counter } from "./counter.tsx"
import { TextArea, TextInput } from "./inputs.tsx"

const LONG = 120

/**
 * Renders a text field. The field has several lines if the text may be long or if it contains line breaks. A
 * single-line field would lose line breaks.
 */
export function TextControl({ field, pointer, value, isRequired, onChange }: ControlProps): ReactNode {
  const { isPlain = false, limits: { maxLength } = {} } = field
  const text = getText(value)
  const isLong = field.control === "multi-line" || (maxLength ?? 0) > LONG
  const hasLines = useOnceTrue(isLong || text.includes("\n"))
  const Input = hasLines ? TextArea : TextInput
  return (
    <FieldRow
      field={field}
      pointer={pointer}
      isRequired={isRequired}
      counter={maxLength === undefined ? null : <Counter text={text} max={maxLength} />}
    >
      <Input value={text} isRequired={isRequired} onChange={(typed) => onChange(setText(value, typed, isPlain))} />
    </FieldRow>
  )
}

function useOnceTrue(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo)
  if (isSo && !wasSo) setWasSo(true)
  return isSo || wasSo
}
