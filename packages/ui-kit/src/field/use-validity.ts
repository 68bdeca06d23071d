"use client"

import { type FocusEvent, type FormEvent, type RefObject, use, useEffect, useLayoutEffect, useState } from "react"
import { type Checked, isFirstInvalid, listCheckedControls } from "../behaviour/first-invalid.ts"
import { useFormReset } from "../behaviour/use-form-reset.ts"
import { useLatest } from "../behaviour/use-latest.ts"
import { FormContext } from "../form/form-context.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import { type FieldFault, findFault } from "./field-core.ts"

export type FieldLabels = Readonly<Partial<Record<FieldFault, string>>>

/** A custom validation rule. Returns an error message, or `null` or `undefined` if the value is valid. */
export type FieldRule = (value: string, data: FormData) => string | null | undefined

interface Report {
  readonly message: string
  readonly isSent: boolean
}

interface Validity {
  readonly report: Report | null
  readonly handlers: object
  readonly recheck: () => void
}

/**
 * Returns the error message of the first invalid control in a field, once the visitor has left the field or has tried
 * to submit the form.
 */
export function useValidity(
  root: RefObject<HTMLElement | null>,
  labels: FieldLabels,
  rule: FieldRule | undefined,
): Validity {
  const form = use(FormContext)
  const text = useText()
  const [report, setReport] = useState<Report | null>(null)
  const [turn, setTurn] = useState(0)

  const getMessage = (control: Checked): string => {
    const fault = findFault(control.validity, control.type)
    if (fault === "own") return control.validationMessage
    return fault ? formatMessage(text(`field.${fault}`, labels[fault]), getBounds(control)) : ""
  }
  const checkControl = () => {
    const wrong = listCheckedControls(root.current).find(({ validity }) => !validity.valid)
    return wrong ? getMessage(wrong) : ""
  }

  function applyRule() {
    const [control] = listCheckedControls(root.current)
    if (rule && control)
      control.setCustomValidity(rule(getHeldValue(control), new FormData(control.form ?? undefined)) ?? "")
  }
  function recheck() {
    applyRule()
    setReport((previous) => previous && updateReport(previous, checkControl()))
  }

  // A group sets its fault in an effect, which runs before this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each turn, with what holds then.
  useLayoutEffect(recheck, [turn])

  const latest = useLatest({ getErrorMessage: getMessage, recheck })
  const register = form?.register
  useEffect(() => {
    if (!root.current) return
    return register?.({
      root: root.current,
      getErrorMessage: (control) => latest.current.getErrorMessage(control),
      recheck: () => latest.current.recheck(),
    })
  }, [register, root, latest])

  useFormReset(root, () => {
    setReport(null)
    setTurn((previous) => previous + 1)
  })

  const checkAgain = () => setTurn((previous) => previous + 1)
  const handlers = {
    // Not at `input`: a select that is rendered then, before its own `change`, would forget its value.
    onChange: checkAgain,
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (hasLeft(event)) setReport((previous) => previous ?? { message: checkControl(), isSent: false })
    },
    onInvalidCapture: (event: FormEvent<HTMLElement>) => {
      // The error is shown below the field, in the language of the page.
      event.preventDefault()
      const control = event.target as Checked
      setReport({ message: checkControl(), isSent: true })
      if (!form && isFirstInvalid(control)) control.focus()
    },
  }
  return { report, handlers, recheck: checkAgain }
}

function updateReport(previous: Report, message: string): Report {
  return message === previous.message ? previous : { message, isSent: false }
}

/**
 * Returns true if the visitor has left the field. Returns false while an element is being pressed, because an error
 * message would move the pressed element.
 */
function hasLeft({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>): boolean {
  const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
  const isPressing = document.querySelector(":is(button, a, label, summary):active") !== null
  return !isInside && !isPressing && document.activeElement !== target
}

/**
 * Returns the limits of a control, such as `min`, which replace placeholders in error messages. If a limit is missing,
 * its placeholder remains in the message, so that tests can detect the mistake.
 */
function getBounds(control: Checked): Readonly<Record<string, string>> {
  const names = ["min", "max", "minLength", "maxLength"]
  return Object.fromEntries(
    names.flatMap((name) => (control.hasAttribute(name) ? [[name, control.getAttribute(name) ?? ""]] : [])),
  )
}

function getHeldValue(control: Checked): string {
  return control instanceof HTMLInputElement && control.type === "checkbox" && !control.checked ? "" : control.value
}
