// Generated from schemas/services/stories/stories.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.

export * from "./stories/article-cards.ts"
export * from "./stories/calls.ts"
export * from "./stories/parameters.ts"
