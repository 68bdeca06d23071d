"use client"

import { Field } from "@forecourt/ui-kit/field"
import type { ChangeEvent, HTMLInputAutoCompleteAttribute, ReactNode } from "react"
import { part } from "../form-anatomy.ts"

interface InputProps {
  readonly value: string
  readonly isRequired?: boolean
  readonly inputMode?: "text" | "numeric" | "decimal" | "email" | "tel" | "url"
  readonly isReadOnly?: boolean
  readonly onFocus?: (() => void) | undefined
  readonly onChange: (typed: string) => void
}

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>

const OFF: HTMLInputAutoCompleteAttribute = "off"

export function TextInput({ value, isRequired = false, inputMode = "text", onFocus, onChange }: InputProps): ReactNode {
  return (
    <Field.Control
      type="text"
      inputMode={inputMode}
      autoComplete={OFF}
      aria-required={isRequired || undefined}
      value={value}
      onFocus={onFocus}
      onChange={({ target }: Typed) => onChange(target.value)}
    />
  )
}

export function TextArea({ value, isRequired = false, onChange }: InputProps): ReactNode {
  return (
    <Field.Control
      {...part("area")}
      aria-required={isRequired || undefined}
      value={value}
      onChange={({ target }: Typed) => onChange(target.value)}
      render={(props) => <textarea rows={3} {...props} />}
    />
  )
}
