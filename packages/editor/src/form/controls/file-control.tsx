"use client"

import type { ReactNode } from "react"
import type { ControlProps } from "../form.types.ts"
import { useBlockForm, useFormText } from "../form-context.tsx"
import { formatPointer } from "../pointers.ts"
import { getFieldParts, setFieldParts, setPart, toParts } from "../values.ts"
import { Actions, Composite, useOwnIssues } from "./composite.tsx"
import { TextPart } from "./part-rows.tsx"

export function FileControl({ field, pointer, value, isRequired, onChange }: ControlProps): ReactNode {
  const { pickMedia } = useBlockForm()
  const text = useFormText()
  const of = formatPointer(pointer, "value")
  const parts = getFieldParts(value)
  const issues = useOwnIssues(pointer, [formatPointer(of, "src"), formatPointer(of, "title")])

  function setAddress(src: unknown) {
    // The properties of the previous file, such as its size, do not apply to another.
    const { title } = parts
    onChange(setFieldParts(value, { ...(src !== undefined && { src }), ...(title !== undefined && { title }) }))
  }
  async function pick() {
    const picked = toParts(await pickMedia?.("file"))
    const { title } = parts
    if (typeof picked.src === "string")
      onChange({ ...toParts(value), value: { ...picked, ...(title !== undefined && { title }) } })
  }

  return (
    <Composite field={field} isRequired={isRequired} issues={issues}>
      <TextPart
        of={of}
        name="src"
        label={text("address")}
        inputMode="url"
        isRequired={isRequired}
        value={parts.src}
        onChange={setAddress}
      >
        <Actions
          pickLabel={text("pickFile")}
          onPick={pickMedia && pick}
          onRemove={value === undefined ? undefined : () => onChange(undefined)}
        />
      </TextPart>
      <TextPart
        of={of}
        name="title"
        label={text("title")}
        value={parts.title}
        onChange={(title) => onChange(setFieldParts(value, setPart(parts, "title", title)))}
      />
    </Composite>
  )
}
