"use client"

import type { ComponentType, ReactNode } from "react"
import { areMet, type Control, type FormField } from "../generated/form.js"
import { ChoiceControl } from "./controls/choice-control.tsx"
import { DateControl } from "./controls/date-control.tsx"
import { FileControl } from "./controls/file-control.tsx"
import { GroupControl } from "./controls/group-control.tsx"
import { ImageControl } from "./controls/image-control.tsx"
import { LinkControl } from "./controls/link-control.tsx"
import { ListControl } from "./controls/list-control.tsx"
import { NumberControl } from "./controls/number-control.tsx"
import { ReferenceControl } from "./controls/reference-control.tsx"
import { RichTextControl } from "./controls/rich-text-control.tsx"
import { SwitchControl } from "./controls/switch-control.tsx"
import { TextControl } from "./controls/text-control.tsx"
import type { ControlProps } from "./form.types.ts"
import { part } from "./form-anatomy.ts"

const CONTROLS: Readonly<Record<Control, ComponentType<ControlProps>>> = {
  text: TextControl,
  "multi-line": TextControl,
  "rich-text": RichTextControl,
  number: NumberControl,
  switch: SwitchControl,
  radio: ChoiceControl,
  select: ChoiceControl,
  image: ImageControl,
  link: LinkControl,
  file: FileControl,
  date: DateControl,
  reference: ReferenceControl,
  references: ListControl,
  list: ListControl,
  group: GroupControl,
}

interface FieldControlProps {
  readonly field: FormField
  readonly pointer: string
  /**
   * The values of all fields in the object that contains this field, which is a block, a list entry or a group of
   * fields.
   */
  readonly around: Readonly<Record<string, unknown>>
  readonly onChange: (value: unknown) => void
}

/** Renders the control of a field, or nothing if a condition hides the field. A hidden field keeps its value. */
export function FieldControl({ field, pointer, around, onChange }: FieldControlProps): ReactNode {
  const { visibleWhen = [], requiredWhen = [], isRequired = false } = field
  if (!areMet(visibleWhen, around)) return null
  const Chosen = CONTROLS[field.control]
  const isNeeded = isRequired || requiredWhen.some((when) => areMet([when], around))
  return (
    <div {...part("field")} data-pointer={pointer}>
      <Chosen field={field} pointer={pointer} value={around[field.name]} isRequired={isNeeded} onChange={onChange} />
    </div>
  )
}
