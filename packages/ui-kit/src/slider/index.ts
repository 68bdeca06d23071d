export type { SliderReason, SliderRootProps, SliderState } from "./slider.tsx"
export * as Slider from "./slider.tsx"
