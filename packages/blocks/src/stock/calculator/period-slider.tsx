import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { Slider } from "@forecourt/ui-kit/slider"
import css from "./calculator.module.css"
import { PERIOD_STEP_MONTHS } from "./calculator.rules.ts"
import type { CalculatorTexts } from "./calculator.texts.ts"

interface PeriodSliderProps {
  readonly texts: CalculatorTexts
  readonly periods: readonly { readonly months: number }[]
  readonly months: number
  readonly onMonthsChange: (months: number) => void
}

/** Renders a slider in steps of one year, or nothing if there is only one period. Spec 2 §5. */
export function PeriodSlider({ texts, periods, months, onMonthsChange }: PeriodSliderProps) {
  const all = periods.map((period) => period.months)
  const [min, max] = [Math.min(...all), Math.max(...all)]
  if (min === max) return null
  return (
    <Slider.Root
      className={css.field}
      min={min}
      max={max}
      step={PERIOD_STEP_MONTHS}
      value={months}
      onValueChange={onMonthsChange}
      formatValue={(count) => formatMessage(texts.months, { count })}
    >
      <Slider.Label>{texts.period}</Slider.Label>
      <Slider.Value />
      <Slider.Track />
    </Slider.Root>
  )
}
