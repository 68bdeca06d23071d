export type { ResultProgressLabels, ResultProgressRootProps, ResultProgressState } from "./result-progress.tsx"
export * as ResultProgress from "./result-progress.tsx"
