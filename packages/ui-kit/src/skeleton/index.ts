export type { SkeletonRootProps, SkeletonShapeProps } from "./skeleton.tsx"
export * as Skeleton from "./skeleton.tsx"
export { CARD_COUNT, WORKSHOP_COUNT } from "./skeleton-count.ts"
