"use client"

import { type ReactNode, useRef } from "react"
import type { FormField } from "../../generated/form.js"
import type { FormIssue } from "../form.types.ts"
import { part } from "../form-anatomy.ts"
import { useBlockForm, useFormText } from "../form-context.tsx"
import { selectIssues } from "../pointers.ts"
import { Row } from "../row.tsx"
import { useWords } from "../use-words.tsx"

interface CompositeProps {
  readonly field: FormField
  readonly isRequired: boolean
  /** The issues of the value as a whole. Issues of a single part are shown next to that part. */
  readonly issues: readonly FormIssue[]
  readonly counter?: ReactNode
  readonly children: ReactNode
}

export function Composite({ field, isRequired, issues, counter, children }: CompositeProps): ReactNode {
  const { label, help } = useWords(field)
  return (
    <Row labelled="group" label={label} help={help} isRequired={isRequired} issues={issues} counter={counter}>
      <div {...part("parts")}>{children}</div>
    </Row>
  )
}

export function useOwnIssues(pointer: string, parts: readonly string[]): readonly FormIssue[] {
  const { issues } = useBlockForm()
  return selectIssues(issues, pointer, parts)
}

interface ActionsProps {
  readonly pickLabel: string
  readonly onPick?: (() => void) | undefined
  /** Removes the whole value. It is absent if there is no value to remove. */
  readonly onRemove?: (() => void) | undefined
}

export function Actions({ pickLabel, onPick, onRemove }: ActionsProps): ReactNode {
  const text = useFormText()
  const row = useRef<HTMLDivElement>(null)
  if (!(onPick || onRemove)) return null
  return (
    <div {...part("actions")} ref={row}>
      {onPick ? (
        <button
          {...part("button")}
          type="button"
          onClick={({ currentTarget }) => {
            // A press does not focus a button in every browser, and the focus returns here.
            currentTarget.focus()
            onPick()
          }}
        >
          {pickLabel}
        </button>
      ) : null}
      {onRemove ? (
        <button
          {...part("button")}
          type="button"
          onClick={() => {
            // The button disappears with the value that it removes.
            row.current?.parentElement?.querySelector<HTMLElement>("input, select")?.focus()
            onRemove()
          }}
        >
          {text("remove")}
        </button>
      ) : null}
    </div>
  )
}
