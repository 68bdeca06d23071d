export type {
  RangeSliderEndProps,
  RangeSliderHistogramProps,
  RangeSliderLabels,
  RangeSliderRootProps,
  RangeSliderState,
} from "./range-slider.tsx"
export * as RangeSlider from "./range-slider.tsx"
export type { Range, RangeEnd, RangeReason } from "./range-slider-core.ts"
