import type { FormSubmission } from "@forecourt/contracts/forms"
import type { Recipients } from "./recipient.ts"

/** The entries of a form. Browsers and servers read them from `FormData` or `URLSearchParams`. */
export type FormEntries = Pick<URLSearchParams | FormData, "get" | "getAll" | "has">

export interface FormOptions {
  /**
   * The current date in the site's time zone, for example `2026-12-07`. It is the earliest date that a visitor can
   * request. @default any date
   */
  readonly today?: string | undefined
  readonly language: string
}

/** The values that a visitor has entered, by field. */
export type FormValues = Readonly<Record<string, unknown>>

/**
 * The data of a form that visitors do not type, such as the car and the possible recipients. It is sent in a hidden
 * field, so that the form also works without JavaScript.
 */
export interface FormTopic extends Partial<Recipients> {
  readonly source: string
  /** The exact texts of the consents, by field. */
  readonly consentTexts?: Readonly<Record<string, string>>
  readonly [name: string]: unknown
}

/**
 * The functions that read and validate the values of a form and convert them to a submission. They are pure, so both
 * browsers and servers can use them.
 */
export interface FormRules<Values> {
  read(form: FormEntries): Values
  wrongFields(values: Values): readonly string[]
  /** Returns the submission, or `null` when there is no recipient. */
  createSubmission(values: Values, formSubmissionId: string): FormSubmission | null
  getEmail(values: Values): string
}

/** The properties of a submission that visitors do not type, equal for all forms. */
export type FormEnvelope = Pick<FormSubmission, "privacyNotice" | "trap" | "openMs">
