// Generated from schemas/services/personalisation/personalisation.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.

export * from "./personalisation/calls.ts"
export * from "./personalisation/event-answer.ts"
export * from "./personalisation/page-view.ts"
export * from "./personalisation/page-view-event.ts"
export * from "./personalisation/parameters.ts"
