export type { DialogReason, DialogState } from "./dialog-core.ts"
export * as Dialog from "./dialog-parts.ts"
export type { DialogContentProps, DialogLabels, DialogRootProps } from "./dialog-scope.tsx"
