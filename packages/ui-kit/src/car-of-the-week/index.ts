export type { CarOfTheWeekRootProps } from "./car-of-the-week.tsx"
export * as CarOfTheWeek from "./car-of-the-week-namespace.ts"
