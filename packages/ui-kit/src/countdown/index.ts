export type { CountdownLabels, CountdownRootProps, CountdownState, CountdownUnitProps } from "./countdown.tsx"
export * as Countdown from "./countdown.tsx"
export { type TimeLeft, timeLeft } from "./countdown-core.ts"
