// Generated from schemas/services/shapes/shapes.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npx forecourt generate`.

export * from "./shapes/brand.ts"
export * from "./shapes/calls.ts"
export * from "./shapes/car.ts"
export * from "./shapes/order.ts"
export * from "./shapes/parameters.ts"
export * from "./shapes/picture.ts"
export * from "./shapes/progress.ts"
export * from "./shapes/receipt.ts"
export * from "./shapes/refusal.ts"
