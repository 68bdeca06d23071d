export type { FloatingSide } from "../floating/use-anchored.ts"
export type { MenuContentProps, MenuItemProps, MenuReason, MenuRootProps, MenuState } from "./menu.tsx"
export * as Menu from "./menu.tsx"
