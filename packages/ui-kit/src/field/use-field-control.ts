"use client"

import { use } from "react"
import { createPartContext } from "../part/part-context.ts"

export interface FieldState {
  /** True if the control is invalid and its error is displayed. */
  readonly isInvalid: boolean
  readonly isRequired: boolean
}

export interface FieldControlProps {
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly "aria-invalid"?: true | undefined
  readonly "aria-describedby"?: string | undefined
}

export interface FieldGroupProps {
  readonly id?: string
  readonly "aria-labelledby"?: string
  readonly "aria-describedby"?: string | undefined
}

interface FieldAround {
  readonly group?: (ownDescription?: string) => FieldGroupProps
  readonly name?: string | undefined
  readonly isRequired: boolean
  readonly isDisabled: boolean
  readonly isInvalid?: true | undefined
  /** Validates the controls of the field again. Call it when their validity has changed without an edit or a blur. */
  readonly recheck: () => void
}

export interface FieldContextValue extends FieldAround {
  readonly state: FieldState
  readonly control: (ownDescription?: string) => FieldControlProps
  readonly controlId: string
  readonly labelId: string
  readonly descriptionId: string
  readonly errorId: string
  readonly error: string
  /**
   * True if the error appeared because the visitor submitted the form. The form, instead of the field, then announces
   * the error.
   */
  readonly isSent: boolean
}

export const [FieldContext, useField] = createPartContext<FieldContextValue>("Field")

const ALONE: FieldAround = {
  isRequired: false,
  isDisabled: false,
  recheck: () => {},
}

/**
 * Returns the attributes that connect a control to the enclosing `Field`. Outside a `Field`, it returns only the given
 * description as `aria-describedby`.
 */
export function useFieldControl(ownDescription?: string): FieldControlProps {
  return { "aria-describedby": ownDescription, ...use(FieldContext)?.control(ownDescription) }
}

export interface FieldGroup extends FieldAround {
  readonly props: FieldGroupProps
}

export function useFieldGroup(ownDescription?: string): FieldGroup {
  const field: FieldAround = use(FieldContext) ?? ALONE
  return { ...field, props: { "aria-describedby": ownDescription, ...field.group?.(ownDescription) } }
}
