"use client"

import { createContext } from "react"
import type { Checked } from "../behaviour/first-invalid.ts"

/** A field, as registered at its form. */
export interface FormField {
  readonly root: Element
  /** Returns the error of one of its controls; `""` when it is valid. */
  readonly getErrorMessage: (control: Checked) => string
  /** Runs the custom rule again: another field may have changed. */
  readonly recheck: () => void
}

export interface FormContextValue {
  /** Returns the id of the control with a form name. */
  readonly getId: (name: string) => string
  /** Returns the server's error for a form name, until its field is edited. */
  readonly getError: (name: string) => string | undefined
  readonly register: (field: FormField) => () => void
}

/** The surrounding form, if it is one of the kit's. */
export const FormContext = createContext<FormContextValue | null>(null)
