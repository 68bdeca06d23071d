"use client"

import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { type Checked, listCheckedControls } from "../behaviour/first-invalid.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./form.module.css"
import { FormContext, type FormField } from "./form-context.ts"
import { type FormEntry, type FormState, SummaryContext } from "./form-summary.tsx"
import { type FormErrors, useServerErrors } from "./use-server-errors.ts"
import { findWrongControls, getLabel, isSameList, type WrongControl } from "./wrong-controls.ts"

const part = anatomy("form", css)

export interface FormLabels {
  /** The heading of the summary. Defaults to the message `form.summary`. */
  readonly summary?: string
  /**
   * The text of a link in the summary, with the placeholders `{label}` and `{message}`. Defaults to the message
   * `form.entry`.
   */
  readonly entry?: string
}

export interface FormRootProps extends PartProps<"form", FormState> {
  /**
   * The server errors. An error disappears when the visitor edits its field. To render the errors again, pass a new
   * object.
   */
  readonly errors?: FormErrors
  readonly labels?: FormLabels
}

const NONE: FormErrors = {}

/**
 * A form that renders its errors. A failed submit focuses the summary or the first invalid field, and `onSubmit` is
 * called only if the form is valid.
 */
export function Root({ errors = NONE, labels = {}, onSubmit, noValidate, ...props }: FormRootProps): ReactNode {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const isResetPressed = useRef(false)
  const [isReady, setReady] = useState(false)
  const [fields] = useState(() => new Set<FormField>())
  const [wrong, setWrong] = useState<readonly WrongControl[]>([])
  const [failures, setFailures] = useState(0)
  const said = useServerErrors(errors)

  // After hydration it is validated below: the browser would show its own messages.
  useEffect(() => setReady(true), [])

  const fromServer = said.list.map(([name, message]) => ({ id: name && `${id}${name}`, name, text: message }))
  const entries = useEntries(fromServer, wrong, labels)
  useFocusOnFailure(
    () => (summary.current ?? entries.find(({ focus }) => focus))?.focus?.(),
    failures,
    said.list.length > 0 ? errors : NONE,
  )

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (event.target !== event.currentTarget) return
    for (const field of fields) field.recheck()
    if (noValidate || isUnchecked(event) || event.currentTarget.checkValidity()) {
      setWrong([])
      return onSubmit?.(event as Parameters<NonNullable<typeof onSubmit>>[0])
    }
    event.preventDefault()
    setWrong(findWrongControls(event.currentTarget, fields))
    setFailures((previous) => previous + 1)
  }

  /** Validates the other fields after an edit, since their validity may depend on the edited field. */
  function handleEdit(event: FormEvent<HTMLFormElement>) {
    for (const field of fields) if (!field.root.contains(event.target as Node)) field.recheck()
    said.edited((event.target as Checked).name)
    setWrong((previous) => (previous.length > 0 ? [...previous] : previous))
  }

  useLayoutEffect(() => {
    if (wrong.length === 0 || !form.current) return
    const still = findWrongControls(form.current, fields).filter((now) =>
      wrong.some((item) => item.control === now.control),
    )
    if (!isSameList(still, wrong)) setWrong(still)
  }, [wrong, fields])

  const context = useMemo(
    () => ({
      getId: (name: string) => `${id}${name}`,
      getError: (name: string) => said.list.find(([key]) => key === name)?.[1],
      register: (field: FormField) => {
        fields.add(field)
        return () => void fields.delete(field)
      },
    }),
    [id, said.list, fields],
  )
  const state = { isInvalid: entries.length > 0 }
  const ownProps = {
    ref: form,
    noValidate: noValidate ?? isReady,
    onSubmit: handleSubmit,
    onChange: handleEdit,
    onClick: ({ target }: MouseEvent) => {
      isResetPressed.current = target instanceof Element && target.closest("[type=reset]") !== null
    },
    onReset: () => {
      setWrong([])
      // React resets a form after its action too, and the server's errors have just arrived then.
      if (isResetPressed.current) said.forget()
      isResetPressed.current = false
    },
  }
  return (
    <FormContext value={context}>
      <SummaryContext value={{ entries, heading: labels.summary, summary }}>
        {renderPart("form", part("root", { invalid: state.isInvalid }), ownProps, props, state)}
      </SummaryContext>
    </FormContext>
  )
}

export { Summary } from "./form-summary.tsx"

interface ServerEntry {
  readonly id: string
  readonly name: string
  readonly text: string
}

function useEntries(
  fromServer: readonly ServerEntry[],
  wrong: readonly WrongControl[],
  { entry }: FormLabels,
): readonly FormEntry[] {
  const text = useText()
  const names = new Set(fromServer.map(({ name }) => name))
  return [
    ...fromServer.map(({ id, text: message }) => ({ id, text: message, focus: id ? () => setFocus(id) : null })),
    ...wrong
      .filter(({ control }) => !(control.name && names.has(control.name)))
      .map(({ control, message }) => ({
        id: control.id,
        text: formatMessage(text("form.entry", entry), { label: getLabel(control), message }),
        focus: () => control.focus(),
      })),
  ]
}

/** Moves the focus after a failed submit. The focus is not moved if the page already contains errors when it loads. */
function useFocusOnFailure(focus: () => void, failures: number, errors: FormErrors): void {
  const previous = useRef({ failures, errors })
  useLayoutEffect(() => {
    const isNew = failures !== previous.current.failures || (errors !== previous.current.errors && errors !== NONE)
    previous.current = { failures, errors }
    if (isNew) focus()
  })
}

/** Returns true if the pressed submit button skips validation because of its attribute `formnovalidate`. */
function isUnchecked({ nativeEvent }: FormEvent): boolean {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return submitter?.hasAttribute("formnovalidate") ?? false
}

function setFocus(id: string): void {
  const target = document.getElementById(id)
  const [first] = listCheckedControls(target)
  ;(first ?? target)?.focus()
}
