"use client"

import { Field } from "@forecourt/ui-kit/field"
import { StatusRegion } from "@forecourt/ui-kit/status-region"
import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from "react"
import type { ControlProps, FormIssue } from "./form.types.ts"
import { part } from "./form-anatomy.ts"
import { useBlockForm, useFormText } from "./form-context.tsx"
import { selectIssues } from "./pointers.ts"
import { useShownIssues } from "./use-shown-issues.ts"
import { useWords } from "./use-words.tsx"

interface RowProps {
  readonly label?: ReactNode
  readonly help?: ReactNode
  readonly isRequired?: boolean
  readonly issues: readonly FormIssue[]
  /** An error that the control itself has found, which is shown immediately. */
  readonly fault?: string | undefined
  /**
   * The kind of element that the label describes: a single control (`label`), a group of the UI kit (`legend`) or a
   * group of rows (`group`). With `inside`, the control contains its label.
   */
  readonly labelled?: "label" | "legend" | "group" | "inside"
  readonly counter?: ReactNode
  readonly children: ReactNode
}

export function Row({
  label,
  help,
  isRequired = false,
  fault,
  labelled = "label",
  counter,
  children,
  ...props
}: RowProps) {
  const form = useBlockForm()
  const text = useFormText()
  const root = useRef<HTMLDivElement>(null)
  const { shown, isSettled, onInput, onLeave } = useShownIssues(props.issues, form.showAll)
  const hasFault = fault !== undefined && !shown.some(({ keyword }) => keyword === "type")
  const messages = [...(hasFault ? [fault] : []), ...shown.map(({ message }) => message)]
  const said = messages.join(" ")
  useSaid(isSettled ? said : "")

  const id = useId()
  const hasHelp = Boolean(help || counter)
  const group = labelled === "group" ? getGroupProps(id, hasHelp) : null
  const named = (
    <>
      {label}
      {isRequired ? (
        <span {...part("mark")} aria-hidden="true">
          {" *"}
        </span>
      ) : null}
    </>
  )
  return (
    <Field.Root
      {...part("row", { severity: shown[0]?.severity })}
      ref={root}
      {...group?.root}
      error={said}
      // The only native error shown is an incomplete date.
      labels={{ pattern: text("wholeDate") }}
      // Not at `input`: a select that is rendered between its `input` and `change` events would lose the choice.
      onChange={onInput}
      onBlur={(event) => hasLeft(event) && onLeave()}
    >
      {labelled === "label" ? <Field.Label>{named}</Field.Label> : null}
      {labelled === "legend" || group ? <Field.Legend {...group?.legend}>{named}</Field.Legend> : null}
      {labelled === "inside" ? children : null}
      {hasHelp ? (
        <Field.Description {...part("help")} {...group?.help}>
          {help}
          {counter}
        </Field.Description>
      ) : null}
      {labelled === "inside" ? null : children}
      <Field.Error {...group?.error}>
        {messages.map((message) => (
          <span key={message} {...part("message")}>
            {message}
          </span>
        ))}
      </Field.Error>
      <Fixes issues={shown} onFixed={() => setFocusIn(root.current)} />
    </Field.Root>
  )
}

interface FieldRowProps
  extends Pick<ControlProps, "field" | "pointer" | "isRequired">,
    Pick<RowProps, "fault" | "labelled" | "counter" | "children"> {
  /** A note that is shown after the help text of the field. */
  readonly note?: ReactNode
}

/** Renders the row of a field that has a single control. */
export function FieldRow({ field, pointer, note, ...row }: FieldRowProps) {
  const { issues } = useBlockForm()
  const { label, help } = useWords(field)
  const helpAndNote = (
    <>
      {help} {note}
    </>
  )
  return (
    <Row {...row} label={label} help={note === undefined ? help : helpAndNote} issues={selectIssues(issues, pointer)} />
  )
}

function getGroupProps(id: string, hasHelp: boolean) {
  const [legend, help, error] = [`${id}name`, `${id}help`, `${id}error`]
  return {
    root: { role: "group", "aria-labelledby": legend, "aria-describedby": hasHelp ? `${help} ${error}` : error },
    legend: { id: legend },
    help: { id: help },
    error: { id: error },
  }
}

export function Fixes({ issues, onFixed }: { readonly issues: readonly FormIssue[]; readonly onFixed: () => void }) {
  const { fixesFor, onFix } = useBlockForm()
  const text = useFormText()
  const announce = StatusRegion.useAnnounce()
  const fixes = issues.flatMap(fixesFor)
  if (fixes.length === 0) return null
  return (
    <ul {...part("fixes")}>
      {fixes.map((fix) => (
        <li key={`${fix.label} ${fix.patch[0]?.path}`}>
          <button
            {...part("button")}
            type="button"
            onClick={() => {
              onFix(fix)
              announce(text("fixed"))
              onFixed()
            }}
          >
            {fix.lossless ? fix.label : text("lossyFix", { label: fix.label })}
          </button>
        </li>
      ))}
    </ul>
  )
}

function useSaid(said: string): void {
  const announce = StatusRegion.useAnnounce()
  useEffect(() => {
    if (said !== "") announce(said)
  }, [said, announce])
}

/** True if the focus has moved out of the row. False if only the browser window has lost the focus. */
function hasLeft({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>): boolean {
  const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
  return !isInside && document.activeElement !== target
}

/** Moves the focus to the first control in a row. It is used after a click on a button that then disappears. */
function setFocusIn(row: HTMLElement | null): void {
  row?.querySelector<HTMLElement>("input, select, textarea, [contenteditable=true]")?.focus()
}
