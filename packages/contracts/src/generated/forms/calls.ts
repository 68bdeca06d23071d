// Generated from schemas/services/forms/forms.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions } from "../../call.ts"
import type { FormReceipt } from "./form-receipt.ts"
import type { FormSubmission } from "./form-submission.ts"

/** The input of `submitForm`. */
export type SubmitFormInput = FormSubmission

/** The calls of forms as plain functions, for clients and for the machines of flows. */
export interface FormsCalls {
  /** Accepts a message, once for each `formSubmissionId`. Spec 2 §7. */
  readonly submitForm: (input: SubmitFormInput, options?: CallOptions) => Promise<FormReceipt>
}

/** The names of the calls. */
export const FORMS_CALLS = ["submitForm"] as const

/** The error codes of the calls, with their HTTP statuses. */
export const FORMS_PROBLEMS = {
  BadRequest: 400,
  ApiKeyWrong: 401,
  StillRunning: 409,
  TooLarge: 413,
  IdempotencyKeyReused: 422,
  LooksAutomated: 422,
  RecipientUnknown: 422,
  TooManyRequests: 429,
  ServerError: 500,
  Unavailable: 503,
} as const

/** An error code of a call. */
export type FormsProblem = keyof typeof FORMS_PROBLEMS
