import type { FormSubmission } from "@forecourt/contracts/forms"
import type { Recipient } from "./recipient.ts"

/** A field that a visitor fills in. */
export interface FormControl {
  readonly kind:
    | "line"
    | "phone"
    | "email"
    | "registration-number"
    | "mileage"
    | "long-text"
    | "date"
    | "choice"
    | "checkboxes"
    | "checkbox"
    | "consent"
    | "dealership"
  readonly isRequired: boolean
  readonly maxLength?: number
  readonly autocomplete?: string
  readonly choices?: readonly string[]
  /** The hash of the page's URL that ticks the checkbox. */
  readonly hash?: string
  /** The property of the topic that makes the consent required. */
  readonly requiredBy?: string
}

/** The origin of a value that visitors do not type. */
export interface FormSource {
  readonly from: "topic" | "consents" | `recipient.${keyof Recipient}`
  readonly type: string
}

/** A form as data. The generator writes it from `schemas/services/forms/<name>.form.schema.json`. */
export interface FormDefinition {
  readonly name: FormSubmission["formName"]
  /** The id of the element that contains the form. */
  readonly anchor: string
  readonly failed: string
  readonly email: string
  readonly phone: string
  /** The names of the fields in their order, those in one row next to each other. */
  readonly rows: readonly (readonly string[])[]
  readonly controls: Readonly<Record<string, FormControl>>
  readonly sources: Readonly<Record<string, FormSource>>
  /** The dictionary keys of the labels by field, and of choices by `field.choice`. */
  readonly texts: Readonly<Record<string, string>>
  readonly parse: (values: unknown) => FormSubmission["values"] | null
  readonly parsePartial: (values: unknown) => object | null
}
