export type { ScrollerLabels, ScrollerRootProps, ScrollerViewportProps } from "./scroller.tsx"
export * as Scroller from "./scroller.tsx"
export type { ScrollerState } from "./scroller-core.ts"
