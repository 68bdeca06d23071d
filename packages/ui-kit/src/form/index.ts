export type { FormLabels, FormRootProps } from "./form.tsx"
export * as Form from "./form.tsx"
export type { FormState } from "./form-summary.tsx"
export type { FormErrors } from "./use-server-errors.ts"
