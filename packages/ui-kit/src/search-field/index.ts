export type {
  SearchFieldLabels,
  SearchFieldReason,
  SearchFieldRootProps,
  SearchFieldState,
} from "./search-field.tsx"
export * as SearchField from "./search-field.tsx"
export { buildSearchAddress } from "./search-field-core.ts"
