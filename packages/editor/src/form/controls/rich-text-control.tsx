"use client"

import type { ReactNode } from "react"
import type { ControlProps } from "../form.types.ts"
import { useBlockForm, useFormText } from "../form-context.tsx"
import { selectIssues } from "../pointers.ts"
import { Row } from "../row.tsx"
import { useWords } from "../use-words.tsx"
import { getText, setText } from "../values.ts"
import { TextArea } from "./inputs.tsx"

export function RichTextControl({ field, pointer, value, isRequired, onChange }: ControlProps): ReactNode {
  const { issues } = useBlockForm()
  const text = useFormText()
  const { label, help } = useWords(field)
  return (
    <Row
      label={label}
      help={
        <>
          {help} {text("html")}
        </>
      }
      isRequired={isRequired}
      issues={selectIssues(issues, pointer)}
    >
      <TextArea
        value={getText(value)}
        isRequired={isRequired}
        onChange={(typed) => onChange(setText(value, typed, field.isPlain ?? false))}
      />
    </Row>
  )
}
