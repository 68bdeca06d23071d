import type { FormSubmission } from "@forecourt/contracts/forms"

/** The entries of a form in a browser or in a request. */
export type FormEntries = Pick<URLSearchParams | FormData, "get" | "getAll" | "has">

export interface FormOptions {
  /** Today's date in the site's time zone, as `2026-12-07`: the first day that can be requested. */
  readonly today: string
  /** The language of the page, in which numbers are read. */
  readonly language: string
}

/** The rules of a form: reading, validation and conversion to a submission. Pure functions for browsers and servers. */
export interface FormRules<Values> {
  /** Reads the values of a form by field name. */
  read(form: FormEntries): Values
  /** Returns the names of missing or invalid fields. */
  wrongFields(values: Values): readonly string[]
  /** Returns the submission; `null` when there is no recipient. */
  createSubmission(values: Values, formSubmissionId: string): FormSubmission | null
  /** Returns the reply address. */
  getEmail(values: Values): string
}
