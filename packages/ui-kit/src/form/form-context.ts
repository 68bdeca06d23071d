"use client"

import { createContext } from "react"
import type { Checked } from "../behaviour/first-invalid.ts"

/** A field that is registered with the enclosing form. */
export interface FormField {
  readonly root: Element
  /** Returns the error of a control of the field. Returns `""` when the control is valid. */
  readonly getErrorMessage: (control: Checked) => string
  /** Runs the custom rule of the field again, since its result may depend on another field. */
  readonly recheck: () => void
}

export interface FormContextValue {
  /** Returns the id of the control with the given form field name. */
  readonly getId: (name: string) => string
  /** Returns the server error of the field with the given form field name, until that field is edited. */
  readonly getError: (name: string) => string | undefined
  readonly register: (field: FormField) => () => void
}

/** The enclosing `Form` of the UI kit, if there is one. */
export const FormContext = createContext<FormContextValue | null>(null)
