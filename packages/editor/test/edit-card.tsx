import { BlockForm, type Fix, type Form, type FormIssue } from "@forecourt/editor/block-form"
import { useState } from "react"

type Fields = Readonly<Record<string, unknown>>

interface EditCardProps {
  readonly form: Form
  readonly saved: Fields
  readonly explain: (fields: Fields, options: { language: string }) => readonly FormIssue[]
  readonly fixesFor: (issue: FormIssue, fields: Fields, options: { language: string }) => readonly Fix[]
  readonly applyFix: (fields: Fields, fix: Fix) => Fields
}

/** The form of a block, with the functions of `@forecourt/blocks/editing` and `/fixes`, and a state for the fields. */
export function EditCard({ form, saved, explain, fixesFor, applyFix }: EditCardProps) {
  const [fields, setFields] = useState(saved)
  const language = "sv"
  return (
    <BlockForm
      form={form}
      fields={fields}
      issues={explain(fields, { language })}
      language={language}
      timeZone="Europe/Stockholm"
      fixesFor={(issue) => fixesFor(issue, fields, { language })}
      onFix={(fix) => setFields(applyFix(fields, fix))}
      onChange={(name, value) =>
        setFields(({ [name]: _, ...others }) => (value === undefined ? others : { ...others, [name]: value }))
      }
    />
  )
}
