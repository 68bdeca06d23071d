"use client"

import type { ReactNode } from "react"
import type { ControlProps } from "../form.types.ts"
import { useBlockForm, useFormText } from "../form-context.tsx"
import { pointerTo } from "../pointers.ts"
import { fieldParts, partsOf, withFieldParts, withPart } from "../values.ts"
import { Actions, Composite, useOwnIssues } from "./composite.tsx"
import { TextPart } from "./part-rows.tsx"

/** A document or a film: where it lies, and what it is called. */
export function FileControl({ field, pointer, value, isRequired, onChange }: ControlProps): ReactNode {
  const { pickMedia } = useBlockForm()
  const text = useFormText()
  const of = pointerTo(pointer, "value")
  const parts = fieldParts(value)
  const own = useOwnIssues(pointer, [pointerTo(of, "src"), pointerTo(of, "title")])

  function setAddress(src: unknown) {
    // What is known of the file before, such as its size, is not true of another.
    const { title } = parts
    onChange(withFieldParts(value, { ...(src !== undefined && { src }), ...(title !== undefined && { title }) }))
  }
  async function pick() {
    const picked = partsOf(await pickMedia?.("file"))
    const { title } = parts
    if (typeof picked.src === "string")
      onChange({ ...partsOf(value), value: { ...picked, ...(title !== undefined && { title }) } })
  }

  return (
    <Composite field={field} isRequired={isRequired} issues={own}>
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
        onChange={(title) => onChange(withFieldParts(value, withPart(parts, "title", title)))}
      />
    </Composite>
  )
}
