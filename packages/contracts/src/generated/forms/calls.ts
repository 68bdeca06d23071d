// Generated from schemas/services/forms/forms.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions } from "../../call.ts"
import type { FormReceipt } from "./form-receipt.ts"
import type { FormSubmission } from "./form-submission.ts"

/** What `submitForm` is called with. */
export type SubmitFormInput = FormSubmission

/** The calls of forms as plain functions: what a client makes, and what a flow's machine needs of the world. */
export interface FormsCalls {
  /** Takes a message in, once for each `formSubmissionId`. Spec 2 §7. */
  readonly submitForm: (input: SubmitFormInput, options?: CallOptions) => Promise<FormReceipt>
}

/** Names of the calls. */
export const FORMS_CALLS = ["submitForm"] as const

/** Why a call is refused, and the status that says so. */
export const FORMS_PROBLEMS = {
  BadRequest: 400,
  ApiKeyWrong: 401,
  StillRunning: 409,
  TooLarge: 413,
  IdempotencyKeyReused: 422,
  RecipientUnknown: 422,
  TooManyRequests: 429,
  ServerError: 500,
} as const

/** Why a call is refused, for programs. */
export type FormsProblem = keyof typeof FORMS_PROBLEMS
