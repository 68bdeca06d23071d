export type { CopyButtonLabels, CopyButtonRootProps } from "./copy-button.tsx"
export * as CopyButton from "./copy-button.tsx"
