"use client"

import { type ReactNode, use, useId, useLayoutEffect, useRef, useState } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { FormContext } from "../form/form-context.ts"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./field.module.css"
import {
  FieldContext,
  type FieldContextValue,
  type FieldState,
  useField,
  useFieldControl,
} from "./use-field-control.ts"
import { type FieldLabels, type FieldRule, useValidity } from "./use-validity.ts"

export type { FieldState } from "./use-field-control.ts"

const part = anatomy("field", css)

export interface FieldRootProps extends PartProps<"div", FieldState> {
  /** The name under which a form submits the value. It is also the key of the field in the `errors` of a form. */
  readonly name?: string
  /** True to make the field required for the browser and screen readers, and to mark its label. @default false */
  readonly required?: boolean
  /** True to disable the field, which can then be neither changed nor submitted. @default false */
  readonly disabled?: boolean
  /**
   * Validates the value with a custom rule. Returns an error message, or `null` or `undefined` if the value is valid.
   * Called after each change in the form.
   */
  readonly validate?: FieldRule
  /**
   * An error message from the caller, for example from the server. It is rendered immediately and takes precedence over
   * the validation errors of the browser.
   */
  readonly error?: string | undefined
  /**
   * The error messages, by kind of error. Each one defaults to the message of the same kind, such as `field.required`.
   */
  readonly labels?: FieldLabels
}

/**
 * A label, a description and an error message for a control. The validation rules are native, so they also apply
 * without JavaScript.
 */
export function Root({
  name,
  required = false,
  disabled = false,
  validate,
  error: errorProp,
  labels = {},
  ...props
}: FieldRootProps): ReactNode {
  const form = use(FormContext)
  const root = useRef<HTMLDivElement>(null)
  const ownId = useId()
  const { report, handlers, recheck } = useValidity(root, labels, validate)
  const [hasDescription, setHasDescription] = useState(true)

  const controlId = form && name ? form.getId(name) : `${ownId}control`
  const error = errorProp || (name && form?.getError(name)) || report?.message || ""
  const state: FieldState = { isInvalid: error !== "", isRequired: required }
  const descriptionId = `${ownId}description`
  const errorId = `${ownId}error`
  const labelId = `${ownId}label`
  const isInvalid = state.isInvalid || undefined
  useLayoutEffect(() => setHasDescription(document.getElementById(descriptionId) !== null), [descriptionId])

  const getDescription = (ownDescription: string | undefined) => ({
    "aria-describedby":
      [hasDescription && descriptionId, ownDescription, error && errorId].filter(Boolean).join(" ") || undefined,
  })
  const field: FieldContextValue = {
    state,
    name,
    control: (ownDescription) => ({
      id: controlId,
      name,
      required,
      disabled,
      "aria-invalid": isInvalid,
      ...getDescription(ownDescription),
    }),
    group: (ownDescription) => ({ id: controlId, "aria-labelledby": labelId, ...getDescription(ownDescription) }),
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

/** The label. It is marked if the field is required. */
export function Label({ children, ...props }: PartProps<"label", FieldState>): ReactNode {
  const { controlId, labelId, state } = useField()
  const ownProps = {
    id: labelId,
    htmlFor: controlId,
    children: <Marked isRequired={state.isRequired}>{children}</Marked>,
  }
  return renderPart("label", part("label"), ownProps, props, state)
}

/** The label of a group of controls. Use it instead of `Label`. */
export function Legend({ children, ...props }: PartProps<"span", FieldState>): ReactNode {
  const { labelId, state } = useField()
  const ownProps = { id: labelId, children: <Marked isRequired={state.isRequired}>{children}</Marked> }
  return renderPart("span", part("legend"), ownProps, props, state)
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

/** The description, which screen readers read with the control. */
export function Description(props: PartProps<"p", FieldState>): ReactNode {
  const { descriptionId, state } = useField()
  return renderPart("p", part("description"), { id: descriptionId }, props, state)
}

/** A plain text field with all attributes of `input`. */
export function Control(props: PartProps<"input", FieldState>): ReactNode {
  const { state } = useField()
  return renderPart("input", part("control", { invalid: state.isInvalid }), { ...useFieldControl() }, props, state)
}

/**
 * The error message. It is announced when the field loses the focus, and screen readers read it as the description of
 * the control.
 */
function FieldError(props: PartProps<"p", FieldState>): ReactNode {
  const { error, errorId, isSent, state } = useField()
  // After a submit the focus moves to the errors: a live region for each would drown that out.
  const ownProps = { id: errorId, "aria-live": isSent ? "off" : "polite", children: error }
  return renderPart("p", part("error"), ownProps, props, state)
}

export { FieldError as Error }
