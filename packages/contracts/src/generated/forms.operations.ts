// Generated from schemas/services/forms/forms.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { Operation } from "../operation.ts"
import type { FormReceipt, SubmitFormInput } from "./forms.ts"
import { parseFormReceipt } from "./forms/form-receipt.parser.js"
import { parseFormSubmission } from "./forms/form-submission.parser.js"

/** The operations of the service, with the format of their requests. */
export const FORMS_OPERATIONS: readonly Operation[] = [
  {
    name: "submitForm",
    method: "POST",
    path: "/api/forms/comhub",
    parameters: [],
    parseBody: parseFormSubmission,
    parseResponse: parseFormReceipt,
    status: 202,
    needsSession: false,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest"],
      401: ["ApiKeyWrong"],
      409: ["StillRunning"],
      413: ["TooLarge"],
      422: ["IdempotencyKeyReused", "LooksAutomated", "RecipientUnknown"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
      503: ["Unavailable"],
    },
    limits: { address: 30, formSubmissionId: 10 },
  },
]

/** The handlers of the service's calls. */
export interface FormsHandlers<Context> {
  /** Accepts a message, once for each `formSubmissionId`. Spec 2 §7. */
  readonly submitForm: (input: SubmitFormInput, context: Context) => Promise<FormReceipt>
}
