export type { AlertBarLabels, AlertBarRootProps } from "./alert-bar.tsx"
export * as AlertBar from "./alert-bar.tsx"
