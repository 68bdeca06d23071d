export type { AlertDialogContentProps, AlertDialogReason, AlertDialogRootProps } from "./alert-dialog.tsx"
export * as AlertDialog from "./alert-dialog-parts.ts"
