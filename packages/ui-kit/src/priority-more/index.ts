export type { PriorityItem, PriorityMoreRootProps, PriorityMoreView } from "./priority-more.tsx"
export * as PriorityMore from "./priority-more.tsx"
