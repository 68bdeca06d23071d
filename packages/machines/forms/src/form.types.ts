import type { FormSubmission } from "@forecourt/contracts/forms"

/** The entries of a form in a browser or in a request. */
export type FormEntries = Pick<URLSearchParams | FormData, "get" | "getAll" | "has">

export interface FormOptions {
  /** Today, where the site is, as `2026-12-07`: the first day that may be wished for. */
  readonly today: string
  /** The language of the page, by whose rules numbers are read. */
  readonly language: string
}

/** One kind of form: how it is read, validated and converted to a submission. Pure, for browsers and servers. */
export interface FormRules<Values> {
  /** Reads the values of a form by the names of its fields. */
  read(form: FormEntries): Values
  /** Names of fields that are missing, or not in their form. */
  wrongFields(values: Values): readonly string[]
  /** Returns the submission; `null` when there is no recipient. */
  createSubmission(values: Values, formSubmissionId: string): FormSubmission | null
  /** Returns the address to which the reply goes. */
  getEmail(values: Values): string
}
