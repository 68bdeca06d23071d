"use client"

import { createContext, use } from "react"

export interface FieldState {
  /** True when the control is invalid and its error is visible. */
  readonly isInvalid: boolean
  readonly isRequired: boolean
}

/** The attributes that connect a control to the enclosing field. */
export interface FieldControlProps {
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly "aria-invalid"?: true | undefined
  readonly "aria-describedby"?: string | undefined
}

/** The attributes that connect a group of controls to the enclosing field. */
export interface FieldGroupProps {
  readonly id?: string
  readonly "aria-labelledby"?: string
  readonly "aria-describedby"?: string | undefined
}

/** The properties that a control reads from the enclosing field, if there is one. */
interface FieldAround {
  readonly group?: (ownDescription?: string) => FieldGroupProps
  readonly name?: string | undefined
  readonly isRequired: boolean
  readonly isDisabled: boolean
  readonly isInvalid?: true | undefined
  /** Notifies the field that the validity of its controls has changed other than by an edit or a blur. */
  readonly recheck: () => void
}

/** The properties of a field that its parts and controls use. */
export interface FieldContextValue extends FieldAround {
  readonly state: FieldState
  readonly control: (ownDescription?: string) => FieldControlProps
  readonly controlId: string
  readonly labelId: string
  readonly descriptionId: string
  readonly errorId: string
  readonly error: string
  /** True when the error is visible because the form was submitted, in which case the form announces it. */
  readonly isSent: boolean
}

export const FieldContext = createContext<FieldContextValue | null>(null)

const ALONE: FieldAround = {
  isRequired: false,
  isDisabled: false,
  recheck: () => {},
}

/**
 * Returns the attributes that a native control takes from the enclosing field. Without a field, returns only the
 * control's own description.
 */
export function useFieldControl(ownDescription?: string): FieldControlProps {
  return { "aria-describedby": ownDescription, ...use(FieldContext)?.control(ownDescription) }
}

export interface FieldGroup extends FieldAround {
  readonly props: FieldGroupProps
}

/** Returns the attributes that a group of controls takes from the enclosing field. */
export function useFieldGroup(ownDescription?: string): FieldGroup {
  const field: FieldAround = use(FieldContext) ?? ALONE
  return { ...field, props: { "aria-describedby": ownDescription, ...field.group?.(ownDescription) } }
}
