"use client"

import { type ReactNode, use, useId, useLayoutEffect, useRef, useState } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { FormContext } from "../form/form-context.ts"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { usePartContext } from "../part/use-part-context.ts"
import css from "./field.module.css"
import { FieldContext, type FieldContextValue, type FieldState, useFieldControl } from "./use-field-control.ts"
import { type FieldLabels, type FieldRule, useValidity } from "./use-validity.ts"

export type { FieldState } from "./use-field-control.ts"

const part = anatomy("field", css)

export interface FieldRootProps extends PartProps<"div", FieldState> {
  /** Name under which the form sends it, and by which a form's `errors` find it. */
  readonly name?: string
  /** It must be filled in: the browser and screen readers know it, and its label is marked. @default false */
  readonly required?: boolean
  /** It can neither be changed nor sent. @default false */
  readonly disabled?: boolean
  /** A rule of your own, asked after each change in the form: what is wrong, or nothing. */
  readonly validate?: FieldRule
  /** What is wrong, when the caller knows: it is shown at once, before what the browser finds. */
  readonly error?: string | undefined
  /** What is said when it is wrong, by what is wrong with it. Messages `field.required` and so on. */
  readonly labels?: FieldLabels
}

/**
 * A label, a description and an error around one control, which they are tied to: any native one, or a group of the
 * kit's.
 *
 * The rules are the browser's own (`required`, `type`, `pattern`, `min`), so that they hold without JavaScript. With it,
 * what is wrong is said below the control in the language of the page, once the visitor has left it or tried to send the
 * form, and goes as soon as it is right.
 */
export function Root({
  name,
  required = false,
  disabled = false,
  validate,
  error: given,
  labels = {},
  ...props
}: FieldRootProps): ReactNode {
  const form = use(FormContext)
  const root = useRef<HTMLDivElement>(null)
  const ownId = useId()
  const { report, handlers, recheck } = useValidity(root, labels, validate)
  const [hasDescription, setHasDescription] = useState(true)

  const controlId = form && name ? form.idOf(name) : `${ownId}control`
  const error = given || (name && form?.errorOf(name)) || report?.message || ""
  const state: FieldState = { isInvalid: error !== "", isRequired: required }
  const descriptionId = `${ownId}description`
  const errorId = `${ownId}error`
  const labelId = `${ownId}label`
  const isInvalid = state.isInvalid || undefined
  useLayoutEffect(() => setHasDescription(document.getElementById(descriptionId) !== null), [descriptionId])

  const getDescription = (own: string | undefined) => ({
    "aria-describedby": [hasDescription && descriptionId, own, error && errorId].filter(Boolean).join(" ") || undefined,
  })
  const field: FieldContextValue = {
    state,
    name,
    control: (own) => ({ id: controlId, name, required, disabled, "aria-invalid": isInvalid, ...getDescription(own) }),
    group: (own) => ({ id: controlId, "aria-labelledby": labelId, ...getDescription(own) }),
    isRequired: required,
    isDisabled: disabled,
    isInvalid,
    controlId,
    labelId,
    descriptionId,
    errorId,
    error,
    isSent: report?.isSent ?? true,
    recheck,
  }
  const states = { invalid: state.isInvalid, required, disabled }
  return (
    <FieldContext value={field}>
      {renderPart("div", part("root", states), { ref: root, ...handlers }, props, state)}
    </FieldContext>
  )
}

/** The control's label. A field that must be filled in is marked. */
export function Label({ children, ...props }: PartProps<"label", FieldState>): ReactNode {
  const { controlId, labelId, state } = useField()
  const own = { id: labelId, htmlFor: controlId, children: <Marked isRequired={state.isRequired}>{children}</Marked> }
  return renderPart("label", part("label"), own, props, state)
}

/** The name of a group of controls, in place of a label. */
export function Legend({ children, ...props }: PartProps<"span", FieldState>): ReactNode {
  const { labelId, state } = useField()
  const own = { id: labelId, children: <Marked isRequired={state.isRequired}>{children}</Marked> }
  return renderPart("span", part("legend"), own, props, state)
}

function Marked({ isRequired, children }: { readonly isRequired: boolean; readonly children: ReactNode }): ReactNode {
  return (
    <>
      {children}
      {isRequired ? (
        <span {...part("mark")} aria-hidden="true">
          {" *"}
        </span>
      ) : null}
    </>
  )
}

/** What to know before filling it in. Read out with the control. */
export function Description(props: PartProps<"p", FieldState>): ReactNode {
  const { descriptionId, state } = useField()
  return renderPart("p", part("description"), { id: descriptionId }, props, state)
}

/** A plain text field. Any attribute of `input` can be given: `type`, `autoComplete`, `pattern`, `defaultValue`. */
export function Control(props: PartProps<"input", FieldState>): ReactNode {
  const { state } = useField()
  return renderPart("input", part("control", { invalid: state.isInvalid }), { ...useFieldControl() }, props, state)
}

/** What is wrong. Read out when a field that was left is wrong, and with the control. */
function FieldError(props: PartProps<"p", FieldState>): ReactNode {
  const { error, errorId, isSent, state } = useField()
  // After sending the focus goes to what is wrong: all of it at once would drown that.
  const own = { id: errorId, "aria-live": isSent ? "off" : "polite", children: error }
  return renderPart("p", part("error"), own, props, state)
}

export { FieldError as Error }

function useField(): FieldContextValue {
  return usePartContext(FieldContext, "Field")
}
