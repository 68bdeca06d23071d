export type {
  TagFilterLabels,
  TagFilterReason,
  TagFilterRootProps,
  TagFilterState,
  TagFilterTagProps,
} from "./tag-filter.tsx"
export * as TagFilter from "./tag-filter.tsx"
export { type Tags, toggleTag } from "./tag-filter-core.ts"
