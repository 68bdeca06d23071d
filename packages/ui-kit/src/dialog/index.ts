export * as Dialog from "./dialog-parts.ts"
export type {
  DialogContentProps,
  DialogLabels,
  DialogReason,
  DialogRootProps,
  DialogState,
  FocusTarget,
} from "./dialog-scope.tsx"
