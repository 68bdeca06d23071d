// Generated from schemas/services/forms/forms.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions } from "@forecourt/contracts/call"
import type { FormReceipt, FormsCalls, SubmitFormInput } from "@forecourt/contracts/forms"
import { parseFormReceipt } from "@forecourt/contracts/forms/form-receipt"
import { fetchParsed, type ServiceRequest } from "../http/call.ts"
import { createServiceHttp, type ServiceHttp, type ServiceHttpOptions } from "../http/service-http.ts"

/** Creates the connection from a browser to its site, or from a site to the service. */
export function createFormsHttp(options: ServiceHttpOptions): ServiceHttp {
  return createServiceHttp("forms", options, { apiKeyHeader: "x-api-key" })
}

/** Accepts a message, once for each `formSubmissionId`. Spec 2 §7. */
export function submitForm(http: ServiceHttp, body: SubmitFormInput, options?: CallOptions): Promise<FormReceipt> {
  const request: ServiceRequest = {
    operation: "submitForm",
    method: "POST",
    path: "/api/forms/comhub",
    body,
    status: 202,
    isRepeatable: true,
  }
  return fetchParsed(http, request, parseFormReceipt, options)
}

/** Creates all calls of the service for one connection. */
export function formsClient(http: ServiceHttp): FormsCalls {
  return {
    submitForm: (input, options) => submitForm(http, input, options),
  }
}
