"use client"

import { readNumber } from "@forecourt/contracts/read-number"
import { type ReactNode, useState } from "react"
import type { Limits } from "../../generated/form.js"
import type { ControlProps, FormIssue } from "../form.types.ts"
import { useBlockForm, useFormText } from "../form-context.tsx"
import { writeNumber } from "../numbers.ts"
import { selectIssues } from "../pointers.ts"
import { Row } from "../row.tsx"
import { useWords } from "../use-words.tsx"
import { TextInput } from "./inputs.tsx"

/** Renders a number field. Invalid text is kept as typed, an error is shown immediately, and saving is prevented. */
export function NumberControl({ field, pointer, value, isRequired, onChange }: ControlProps): ReactNode {
  const { issues } = useBlockForm()
  const { label, help } = useWords(field)
  return (
    <NumberRow
      label={label}
      help={help}
      isRequired={isRequired}
      issues={selectIssues(issues, pointer)}
      limits={field.limits}
      preset={typeof field.default === "number" ? field.default : undefined}
      value={value}
      onChange={onChange}
    />
  )
}

interface NumberRowProps {
  readonly label: ReactNode
  readonly help?: ReactNode
  readonly isRequired?: boolean
  readonly issues: readonly FormIssue[]
  readonly limits?: Limits | undefined
  /** The default value, which applies if the field is empty. */
  readonly preset?: number | undefined
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

export function NumberRow({
  help,
  isRequired = false,
  limits = {},
  preset,
  value,
  onChange,
  ...row
}: NumberRowProps): ReactNode {
  const { language } = useBlockForm()
  const text = useFormText()
  const [written, write] = useWritten(value, preset, language)
  const example = limits.minimum ?? limits.maximum ?? 1
  const isNone = written.trim() !== "" && readNumber(written, language) === null
  return (
    <Row
      {...row}
      help={
        <>
          {help} <Bounds limits={limits} />
          {preset === undefined ? null : ` ${text("emptyMeans", { value: writeNumber(preset, language) })}`}
        </>
      }
      isRequired={isRequired}
      fault={isNone ? text("notANumber", { example: writeNumber(example, language) }) : undefined}
    >
      <TextInput
        value={written}
        isRequired={isRequired}
        inputMode={limits.integer ? "numeric" : "decimal"}
        onChange={(typed) => {
          write(typed)
          onChange(parseTyped(typed, language))
        }}
      />
    </Row>
  )
}

/**
 * Returns the text of a number field and its setter. The typed text is kept until the caller passes a different value.
 */
function useWritten(value: unknown, preset: number | undefined, language: string): [string, (typed: string) => void] {
  const written = toText(value ?? preset, language)
  const [state, setState] = useState({ value, typed: written })
  const isOurs = state.value === value || parseTyped(state.typed, language) === value
  const typed = isOurs ? state.typed : written
  return [typed, (next) => setState({ value: parseTyped(next, language), typed: next })]
}

function toText(value: unknown, language: string): string {
  return typeof value === "number" ? writeNumber(value, language) : typeof value === "string" ? value : ""
}

/** Parses the typed text to a number. Invalid text is returned unchanged, so that it is reported as an issue. */
function parseTyped(typed: string, language: string): number | string | undefined {
  return typed.trim() === "" ? undefined : (readNumber(typed, language) ?? typed)
}

function Bounds({ limits: { minimum: min, maximum: max } }: { readonly limits: Limits }): ReactNode {
  const text = useFormText()
  if (min !== undefined && max !== undefined) return `${text("between", { min, max })}.`
  if (min !== undefined) return `${text("atLeast", { min })}.`
  return max === undefined ? null : `${text("atMost", { max })}.`
}
