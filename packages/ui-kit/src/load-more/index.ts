export type { LoadMoreLabels, LoadMorePage, LoadMoreRootProps, LoadMoreTriggerProps } from "./load-more.tsx"
export * as LoadMore from "./load-more.tsx"
export { type LoadMoreState, PAGE_SIZE } from "./load-more-core.ts"
