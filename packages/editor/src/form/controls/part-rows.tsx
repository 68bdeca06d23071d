"use client"

import { Checkbox } from "@forecourt/ui-kit/checkbox"
import type { ReactNode } from "react"
import { useBlockForm } from "../form-context.tsx"
import { formatPointer, selectIssues } from "../pointers.ts"
import { Row } from "../row.tsx"
import { TextInput } from "./inputs.tsx"
import { NumberRow } from "./number-control.tsx"

interface PartProps {
  readonly label: string
  readonly help?: string
  readonly of: string
  readonly name: string
  readonly isRequired?: boolean
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

interface TextPartProps extends PartProps {
  readonly inputMode?: "text" | "email" | "tel" | "url"
  readonly onFocus?: () => void
  readonly children?: ReactNode
}

export function TextPart({
  label,
  help,
  of,
  name,
  value,
  inputMode = "text",
  children,
  ...props
}: TextPartProps): ReactNode {
  const { issues } = useBlockForm()
  const { isRequired = false, onFocus, onChange } = props
  return (
    <Row label={label} help={help} isRequired={isRequired} issues={selectIssues(issues, formatPointer(of, name))}>
      <TextInput
        value={typeof value === "string" ? value : ""}
        isRequired={isRequired}
        inputMode={inputMode}
        onFocus={onFocus}
        onChange={(typed) => onChange(typed === "" ? undefined : typed)}
      />
      {children}
    </Row>
  )
}

export function NumberPart({ label, of, name, value, onChange }: PartProps): ReactNode {
  const { issues } = useBlockForm()
  return (
    <NumberRow
      label={label}
      issues={selectIssues(issues, formatPointer(of, name))}
      limits={{ integer: true }}
      value={value}
      onChange={onChange}
    />
  )
}

interface BoxPartProps {
  readonly label: string
  readonly isTicked: boolean
  readonly onChange: (isTicked: boolean) => void
}

export function BoxPart({ label, isTicked, onChange }: BoxPartProps): ReactNode {
  return (
    <Row labelled="inside" issues={[]}>
      <Checkbox.Root checked={isTicked} onCheckedChange={(checked) => onChange(checked === true)}>
        <Checkbox.Input />
        <Checkbox.Text>{label}</Checkbox.Text>
      </Checkbox.Root>
    </Row>
  )
}
