export type {
  StreamListItemsProps,
  StreamListLabels,
  StreamListRootProps,
  StreamListState,
} from "./stream-list.tsx"
export * as StreamList from "./stream-list.tsx"
export type { StreamStatus } from "./stream-list-core.ts"
