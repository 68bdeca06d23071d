"use client"

import { createContext } from "react"
import type { Checked } from "../behaviour/first-invalid.ts"

export interface FormField {
  readonly root: Element
  readonly getErrorMessage: (control: Checked) => string
  /** Runs the custom rule of this field again, since the result may depend on another field. */
  readonly recheck: () => void
}

export interface FormContextValue {
  readonly getId: (name: string) => string
  /** Returns the server error for a form field name, or `undefined` once the visitor has edited that field. */
  readonly getError: (name: string) => string | undefined
  readonly register: (field: FormField) => () => void
}

export const FormContext = createContext<FormContextValue | null>(null)
