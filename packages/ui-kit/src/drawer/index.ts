export type { DialogReason as DrawerReason, DialogState as DrawerState } from "../dialog/dialog-core.ts"
export type { DrawerContentProps, DrawerRootProps } from "./drawer.tsx"
export * as Drawer from "./drawer-parts.ts"
