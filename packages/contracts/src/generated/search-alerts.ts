// Generated from schemas/services/search-alerts/search-alerts.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.

export * from "./search-alerts/alert-origin.ts"
export * from "./search-alerts/alert-receipt.ts"
export * from "./search-alerts/alert-request.ts"
export * from "./search-alerts/calls.ts"
