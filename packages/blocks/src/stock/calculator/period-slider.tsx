import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { Slider } from "@forecourt/ui-kit/slider"
import css from "./calculator.module.css"
import type { CalculatorTexts } from "./calculator.texts.ts"
import { getStep, getValueTowards } from "./slider-stops.ts"

interface PeriodSliderProps {
  readonly name: string
  readonly texts: CalculatorTexts
  readonly periods: readonly { readonly months: number }[]
  readonly months: number
  readonly onMonthsChange: (months: number) => void
}

/** The default distance between two contract periods, in months. Spec 2 §9. */
const PERIOD_STEP_MONTHS = 12

/** Renders a slider for the available periods, or nothing if there is only one. Spec 2 §5. */
export function PeriodSlider({ name, texts, periods, months, onMonthsChange }: PeriodSliderProps) {
  const all = periods.map((period) => period.months)
  const stops = { Min: Math.min(...all), Max: Math.max(...all), Values: all }
  if (stops.Min === stops.Max) return null
  return (
    <Slider.Root
      className={css.field}
      name={name}
      min={stops.Min}
      max={stops.Max}
      step={getStep(stops, PERIOD_STEP_MONTHS)}
      value={months}
      onValueChange={(wanted) => onMonthsChange(getValueTowards(stops, months, wanted))}
      formatValue={(count) => formatMessage(texts.months, { count })}
    >
      <Slider.Label>{texts.period}</Slider.Label>
      <Slider.Value className={css.moving} />
      <Slider.Track />
    </Slider.Root>
  )
}
