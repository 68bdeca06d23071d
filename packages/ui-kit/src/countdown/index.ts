export type { CountdownLabels, CountdownRootProps, CountdownState, CountdownUnitProps } from "./countdown.tsx"
export * as Countdown from "./countdown.tsx"
export { getTimeLeft, type TimeLeft } from "./countdown-core.ts"
