export type { DrawerContentProps, DrawerLabels, DrawerRootProps } from "./drawer.tsx"
export * as Drawer from "./drawer.tsx"
export type { DrawerReason, DrawerState } from "./drawer-core.ts"
