// Generated from schemas/services/forms/forms.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.

export * from "./forms/calls.ts"
export * from "./forms/form-receipt.ts"
export * from "./forms/form-submission.ts"
