export type { SelectReason, SelectRootProps, SelectState } from "./select.tsx"
export * as Select from "./select.tsx"
