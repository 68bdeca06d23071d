export type {
  ToastActionProps,
  ToastLabels,
  ToastProviderProps,
  ToastReason,
  ToastRootProps,
  ToastState,
} from "./toast.tsx"
export * as Toast from "./toast.tsx"
export { type SentToast, type Toasts, useToasts } from "./use-toasts.ts"
