export type { DialogContentProps, DialogLabels, DialogRootProps } from "./dialog.tsx"
export type { DialogReason, DialogState } from "./dialog-core.ts"
export * as Dialog from "./dialog-parts.ts"
