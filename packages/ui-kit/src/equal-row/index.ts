export type { EqualRowRootProps } from "./equal-row.tsx"
export * as EqualRow from "./equal-row.tsx"
