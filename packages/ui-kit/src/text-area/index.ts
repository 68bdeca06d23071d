export type { TextAreaLabels, TextAreaReason, TextAreaRootProps, TextAreaState } from "./text-area.tsx"
export * as TextArea from "./text-area.tsx"
