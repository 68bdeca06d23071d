import type { FormSubmission } from "@forecourt/contracts/forms"

/** The entries of a form. Browsers and servers read them from `FormData` or `URLSearchParams`. */
export type FormEntries = Pick<URLSearchParams | FormData, "get" | "getAll" | "has">

export interface FormOptions {
  /**
   * The current date in the site's time zone, for example `2026-12-07`. It is the earliest date that a visitor can
   * request.
   */
  readonly today: string
  readonly language: string
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
