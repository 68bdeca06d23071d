"use client"

import { type CalendarDay, isCalendarDay, toInstant, toWallTime } from "@forecourt/calendar"
import { Field } from "@forecourt/ui-kit/field"
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react"
import type { ControlProps } from "../form.types.ts"
import { useBlockForm, useFormText } from "../form-context.tsx"
import { FieldRow } from "../row.tsx"
import { getText, setText } from "../values.ts"
import { TextInput } from "./inputs.tsx"

export function DateControl({ field, pointer, value, isRequired, onChange }: ControlProps): ReactNode {
  const { timeZone } = useBlockForm()
  const text = useFormText()
  const [fault, setFault] = useState<"noSuchTime" | "wholeDate" | undefined>(undefined)
  const isDay = field.limits?.format === "date"
  const held = getText(value)
  const shown = isDay ? parseDay(held) : toZoneTime(timeZone, held)
  const keep = (stored: string) => onChange(setText(value, stored, field.isPlain ?? false))

  function take(typed: string) {
    const stored = isDay || typed === "" ? typed : toMoment(timeZone, typed)
    setFault(stored === null ? "noSuchTime" : undefined)
    if (stored !== null) keep(stored)
  }

  return (
    <FieldRow
      field={field}
      pointer={pointer}
      note={isDay ? null : text("timeIn", { zone: timeZone })}
      isRequired={isRequired}
      fault={fault && text(fault)}
    >
      {shown === null ? (
        // A value that is not a date can be read and fixed.
        <TextInput value={held} isRequired={isRequired} onChange={keep} />
      ) : (
        <NativeDate
          type={isDay ? "date" : "datetime-local"}
          isRequired={isRequired}
          value={shown}
          onChange={take}
          onLeave={(isWhole) => setFault((previous) => (isWhole ? previous : "wholeDate"))}
        />
      )}
    </FieldRow>
  )
}

interface NativeDateProps {
  readonly type: "date" | "datetime-local"
  readonly isRequired: boolean
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly onLeave: (isWhole: boolean) => void
}

/**
 * Renders a native date input. It is uncontrolled, since React would otherwise reset a date that is only half typed.
 */
function NativeDate({ type, isRequired, value, onChange, onLeave }: NativeDateProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value
  }, [value])

  function take({ currentTarget }: FormEvent<HTMLInputElement>) {
    // An incomplete date has no value: the previous value stays until the date is complete or emptied.
    if (!currentTarget.validity.badInput) onChange(currentTarget.value)
  }
  return (
    <Field.Control
      ref={input}
      type={type}
      step={type === "date" ? undefined : "any"}
      aria-required={isRequired || undefined}
      defaultValue={value}
      onInput={take}
      onBlur={({ currentTarget }) => onLeave(!currentTarget.validity.badInput)}
    />
  )
}

function parseDay(held: string): CalendarDay | "" | null {
  return held === "" || isCalendarDay(held) ? held : null
}

/**
 * Converts a timestamp such as `2026-12-24T08:00:00Z` to the local time in a time zone. An empty string is returned
 * unchanged. Returns `null` if the timestamp is invalid.
 */
function toZoneTime(zone: string, held: string): string | null {
  if (held === "") return ""
  const instant = Date.parse(held)
  return Number.isNaN(instant) ? null : toWallTime(instant, zone).replace(/:00$/, "")
}

/**
 * Converts a local time to a timestamp in UTC. Returns `null` for a time that does not exist because clocks are turned
 * forward in spring.
 */
function toMoment(zone: string, wallTime: string): string | null {
  const instant = toInstant(wallTime.length === 16 ? `${wallTime}:00` : wallTime, zone)
  return instant === null ? null : new Date(instant).toISOString().replace(".000Z", "Z")
}
