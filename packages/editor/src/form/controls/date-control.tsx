"use client"

import { type CalendarDay, isCalendarDay, toInstant, toWallTime } from "@forecourt/calendar"
import { Field } from "@forecourt/ui-kit/field"
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react"
import type { ControlProps } from "../form.types.ts"
import { useBlockForm, useFormText } from "../form-context.tsx"
import { selectIssues } from "../pointers.ts"
import { Row } from "../row.tsx"
import { useWords } from "../use-words.tsx"
import { getText, setText } from "../values.ts"
import { TextInput } from "./inputs.tsx"

/** A day, or a moment as a clock in the form's zone shows it, on the browser's own control. */
export function DateControl({ field, pointer, value, isRequired, onChange }: ControlProps): ReactNode {
  const { issues, timeZone } = useBlockForm()
  const text = useFormText()
  const { label, help } = useWords(field)
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
    <Row
      label={label}
      help={
        <>
          {help} {isDay ? null : text("timeIn", { zone: timeZone })}
        </>
      }
      isRequired={isRequired}
      issues={selectIssues(issues, pointer)}
      fault={fault && text(fault)}
    >
      {shown === null ? (
        // Something else than a date: it can be read, and mended.
        <TextInput value={held} isRequired={isRequired} onChange={keep} />
      ) : (
        <NativeDate
          type={isDay ? "date" : "datetime-local"}
          isRequired={isRequired}
          value={shown}
          onChange={take}
          onLeave={(isWhole) => setFault((before) => (isWhole ? before : "wholeDate"))}
        />
      )}
    </Row>
  )
}

interface NativeDateProps {
  readonly type: "date" | "datetime-local"
  readonly isRequired: boolean
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly onLeave: (isWhole: boolean) => void
}

/** The browser's own control. React does not hold it: it would take back what is half typed. */
function NativeDate({ type, isRequired, value, onChange, onLeave }: NativeDateProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value
  }, [value])

  function take({ currentTarget }: FormEvent<HTMLInputElement>) {
    // What is not whole has no value: what stood there stays until it is, or until all of it is taken out.
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

/** The moment on the zone's clock, as the control holds it; `null` when it is none. */
function toZoneTime(zone: string, held: string): string | null {
  if (held === "") return ""
  const instant = Date.parse(held)
  return Number.isNaN(instant) ? null : toWallTime(instant, zone).replace(/:00$/, "")
}

/** The moment in UTC; `null` in the hour that spring leaves out. */
function toMoment(zone: string, wallTime: string): string | null {
  const instant = toInstant(wallTime.length === 16 ? `${wallTime}:00` : wallTime, zone)
  return instant === null ? null : new Date(instant).toISOString().replace(".000Z", "Z")
}
