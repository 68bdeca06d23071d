export type { TabsPanelProps, TabsReason, TabsRootProps, TabsState, TabsTabProps } from "./tabs.tsx"
export * as Tabs from "./tabs.tsx"
