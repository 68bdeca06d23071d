import type { FormSubmission } from "@forecourt/contracts/forms"

/** What a browser makes of a form, or what it sends of one. */
export type FormEntries = Pick<URLSearchParams | FormData, "get" | "getAll" | "has">

export interface FormOptions {
  /** Today, where the site is, as `2026-12-07`: the first day that may be wished for. */
  readonly today: string
  /** The language of the page, by whose rules numbers are read. */
  readonly language: string
}

/** One kind of form: how it is read, what may stand in it, and what is sent. Pure, for browsers and servers. */
export interface FormRules<Values> {
  /** What stands in a form, by the names of its fields. */
  read(form: FormEntries): Values
  /** Names of fields that are missing, or not in their form. */
  wrongFields(values: Values): readonly string[]
  /** What is sent; `null` where nobody is there to get it. */
  submissionOf(values: Values, formSubmissionId: string): FormSubmission | null
  /** Where the answer goes. */
  emailOf(values: Values): string
}
