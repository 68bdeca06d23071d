import { getDayInZone } from "@forecourt/calendar"
import { DateField } from "@forecourt/ui-kit/date-field"
import { Field } from "@forecourt/ui-kit/field"
import { useEffect, useState } from "react"
import type { ControlProps } from "./form-fields.tsx"

/** Renders a field for a date, from the current date on. Spec 3 §5.3. */
export function DayField({ name, control, texts, draft, isDisabled, ...props }: ControlProps) {
  const min = useToday(props)
  return (
    <Field.Root name={name} required={control.isRequired} disabled={isDisabled}>
      <Field.Label>{texts.labels[name]}</Field.Label>
      <DateField.Root min={min} defaultValue={draft?.[name] ?? null}>
        <DateField.Group />
        <DateField.Popup />
      </DateField.Root>
      <Field.Error />
    </Field.Root>
  )
}

/**
 * Returns the current date. The first render returns the date from the HTML, which may be outdated because the page is
 * cached.
 */
function useToday({ today: initial = "", timeZone }: Pick<ControlProps, "today" | "timeZone">): string {
  const [today, setToday] = useState(initial)
  useEffect(() => {
    if (timeZone !== undefined) setToday(getDayInZone(timeZone, Date.now()))
  }, [timeZone])
  return today
}
