"use client"

import { createContext } from "react"
import type { Checked } from "../behaviour/first-invalid.ts"

/** A field as its form knows it. */
export interface FormField {
  readonly root: Element
  /** Says what is wrong with one of its controls; `""` when nothing is. */
  readonly messageOf: (control: Checked) => string
  /** Runs the caller's own rule again: another field may have changed. */
  readonly recheck: () => void
}

export interface FormContextValue {
  /** The id of the control that is sent under a name. */
  readonly idOf: (name: string) => string
  /** What a server said about a name, until it is edited. */
  readonly errorOf: (name: string) => string | undefined
  readonly register: (field: FormField) => () => void
}

/** The form around a field, if it is one of ours. */
export const FormContext = createContext<FormContextValue | null>(null)
