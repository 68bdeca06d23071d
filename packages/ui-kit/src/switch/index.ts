export type { SwitchRootProps, SwitchState } from "./switch.tsx"
export * as Switch from "./switch.tsx"
