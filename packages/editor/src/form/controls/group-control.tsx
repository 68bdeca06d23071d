"use client"

import type { ReactNode } from "react"
import { areMet } from "../../generated/form.js"
import { FieldControl } from "../field-control.tsx"
import type { ControlProps } from "../form.types.ts"
import { formatPointer } from "../pointers.ts"
import { setPart, toParts } from "../values.ts"
import { Composite, useOwnIssues } from "./composite.tsx"

export function GroupControl({ field, pointer, value, isRequired, onChange }: ControlProps): ReactNode {
  const { fields = [] } = field
  const parts = toParts(value)
  const shown = fields.filter(({ visibleWhen = [] }) => areMet(visibleWhen, parts))
  const issues = useOwnIssues(
    pointer,
    shown.map(({ name }) => formatPointer(pointer, name)),
  )

  function set(name: string, part: unknown) {
    const changed = setPart(parts, name, part)
    onChange(Object.keys(changed).length === 0 && !isRequired ? undefined : changed)
  }

  return (
    <Composite field={field} isRequired={isRequired} issues={issues}>
      {shown.map((inner) => (
        <FieldControl
          key={inner.name}
          field={inner}
          pointer={formatPointer(pointer, inner.name)}
          around={parts}
          onChange={(part) => set(inner.name, part)}
        />
      ))}
    </Composite>
  )
}
