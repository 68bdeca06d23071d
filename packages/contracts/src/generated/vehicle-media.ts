// Generated from schemas/services/vehicle-media/vehicle-media.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.

export * from "./search/vehicle-media.ts"
export * from "./vehicle-media/calls.ts"
export * from "./vehicle-media/parameters.ts"
