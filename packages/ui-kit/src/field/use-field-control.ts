"use client"

import { createContext, use } from "react"

export interface FieldState {
  /** It is wrong, and the visitor has been told. */
  readonly isInvalid: boolean
  readonly isRequired: boolean
}

/** Attributes by which a control belongs to the field around it. */
export interface FieldControlProps {
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly "aria-invalid"?: true | undefined
  readonly "aria-describedby"?: string | undefined
}

/** Attributes by which a group of controls belongs to the field around it. */
export interface FieldGroupProps {
  readonly id?: string
  readonly "aria-labelledby"?: string
  readonly "aria-describedby"?: string | undefined
}

/** What a field says of itself to the controls inside it. */
interface FieldAround {
  readonly group?: (ownDescription?: string) => FieldGroupProps
  readonly name?: string | undefined
  readonly isRequired: boolean
  readonly isDisabled: boolean
  readonly isInvalid?: true | undefined
  /** Tells the field that something else is wrong with the controls than when they were last changed or left. */
  readonly recheck: () => void
}

/** What a field gives its own parts, and the controls inside it. */
export interface FieldContextValue extends FieldAround {
  readonly state: FieldState
  readonly control: (ownDescription?: string) => FieldControlProps
  readonly controlId: string
  readonly labelId: string
  readonly descriptionId: string
  readonly errorId: string
  readonly error: string
  /** Whether the error is told because the form was sent: then the form says it. */
  readonly isSent: boolean
}

export const FieldContext = createContext<FieldContextValue | null>(null)

const ALONE: FieldAround = {
  isRequired: false,
  isDisabled: false,
  recheck: () => {},
}

/** Returns what a native control takes from the field around it; only its own description where there is none. */
export function useFieldControl(ownDescription?: string): FieldControlProps {
  return { "aria-describedby": ownDescription, ...use(FieldContext)?.control(ownDescription) }
}

export interface FieldGroup extends FieldAround {
  readonly props: FieldGroupProps
}

/** Returns what a group of controls takes from the field around it. */
export function useFieldGroup(ownDescription?: string): FieldGroup {
  const field: FieldAround = use(FieldContext) ?? ALONE
  return { ...field, props: { "aria-describedby": ownDescription, ...field.group?.(ownDescription) } }
}
