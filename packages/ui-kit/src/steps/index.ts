export type { StepHeadingProps, StepProps, StepState, StepsLabels, StepsRootProps, StepsState } from "./steps.tsx"
export * as Steps from "./steps.tsx"
export type { StepPhase } from "./steps-core.ts"
