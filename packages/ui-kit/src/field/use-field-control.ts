"use client"

import { createContext, use } from "react"

/** What a field gives the control inside it. */
export interface FieldContextValue {
  readonly state: FieldState
  readonly name: string | undefined
  readonly isDisabled: boolean
  readonly controlId: string
  readonly labelId: string
  readonly descriptionId: string
  readonly errorId: string
  readonly hasDescription: boolean
  readonly error: string
  /** Whether the error is told because the form was sent: then the form says it. */
  readonly isSent: boolean
  readonly recheck: () => void
}

export interface FieldState {
  /** It is wrong, and the visitor has been told. */
  readonly isInvalid: boolean
  readonly isRequired: boolean
}

export const FieldContext = createContext<FieldContextValue | null>(null)

/** Attributes by which a control belongs to the field around it. */
export interface FieldControlProps {
  readonly id?: string
  readonly name?: string | undefined
  readonly required?: true | undefined
  readonly disabled?: true | undefined
  readonly "aria-invalid"?: true | undefined
  readonly "aria-describedby"?: string | undefined
}

/** What a native control takes from the field around it; only its own description where there is none. */
export function useFieldControl(ownDescription?: string): FieldControlProps {
  const field = use(FieldContext)
  const description = describedBy(field, ownDescription)
  if (!field) return description ? { "aria-describedby": description } : {}
  return {
    id: field.controlId,
    name: field.name,
    required: field.state.isRequired || undefined,
    disabled: field.isDisabled || undefined,
    "aria-invalid": field.state.isInvalid || undefined,
    "aria-describedby": description,
  }
}

/** Attributes by which a group of controls belongs to the field around it. */
export interface FieldGroupProps {
  readonly id?: string
  readonly "aria-labelledby"?: string
  readonly "aria-describedby"?: string | undefined
}

export interface FieldGroup {
  readonly props: FieldGroupProps
  readonly name: string | undefined
  readonly isRequired: boolean
  readonly isDisabled: boolean
  readonly isInvalid: boolean
  /** Tells the field that something else is wrong with the controls than when they were last changed or left. */
  readonly recheck: () => void
}

const ALONE: FieldGroup = {
  props: {},
  name: undefined,
  isRequired: false,
  isDisabled: false,
  isInvalid: false,
  recheck: () => {},
}

/** What a group of controls takes from the field around it. */
export function useFieldGroup(ownDescription?: string): FieldGroup {
  const field = use(FieldContext)
  const description = describedBy(field, ownDescription)
  if (!field) return description ? { ...ALONE, props: { "aria-describedby": description } } : ALONE
  const { state, name, isDisabled, controlId, labelId, recheck } = field
  return {
    props: { id: controlId, "aria-labelledby": labelId, "aria-describedby": description },
    name,
    isRequired: state.isRequired,
    isDisabled,
    isInvalid: state.isInvalid,
    recheck,
  }
}

function describedBy(field: FieldContextValue | null, own: string | undefined): string | undefined {
  const ids = [field?.hasDescription && field.descriptionId, own, field?.error && field.errorId]
  return ids.filter(Boolean).join(" ") || undefined
}
