export type { RatingLabels, RatingRootProps, RatingStarProps, RatingStarState, RatingState } from "./rating.tsx"
export * as Rating from "./rating.tsx"
export type { RatingReason } from "./rating-core.ts"
