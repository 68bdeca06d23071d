"use client"

import type { CalendarDay } from "@forecourt/calendar"
import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useId,
  useRef,
  useState,
} from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { useControlled } from "../behaviour/use-controlled.ts"
import { useEarlyField } from "../behaviour/use-early-input.ts"
import { useFormReset } from "../behaviour/use-form-reset.ts"
import { useIsHydrated } from "../behaviour/use-is-hydrated.ts"
import { type FieldGroup, useFieldGroup } from "../field/use-field-control.ts"
import { CalendarIcon } from "../icons/icons.tsx"
import { formatMessage, useKit, useText } from "../kit-provider/kit-provider.tsx"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./date-field.module.css"
import { findFault, readDay, writeDay, writePattern } from "./date-field-core.ts"
import { useWrittenDay } from "./use-written-day.ts"

const part = anatomy("date-field", css)

const fetchPopup = () => import("./date-popup.tsx")
const DatePopup = lazy(() => fetchPopup().catch(fetchPopup))

export interface DateFieldLabels {
  /** The accessible name of the button that opens the calendar. Defaults to the message `dateField.open`. */
  readonly open?: string
  /**
   * The pattern that shows how to write a date, for example `DD/MM/YYYY`. Defaults to the message `dateField.pattern`.
   */
  readonly pattern?: string
  /**
   * The error message for a text that is not a date, with the placeholder `{pattern}`. Defaults to the message
   * `dateField.unreadable`.
   */
  readonly unreadable?: string
  /**
   * The error message for a date that is too early, with the placeholder `{min}`. Defaults to the message
   * `dateField.early`.
   */
  readonly early?: string
  /**
   * The error message for a date that is too late, with the placeholder `{max}`. Defaults to the message
   * `dateField.late`.
   */
  readonly late?: string
  /** The accessible name of the calendar. Defaults to the message `calendar.label`. */
  readonly calendar?: string
}

/**
 * The reason for a change. `day` means that the visitor selected a day in the calendar, and `early` that the visitor
 * changed the field before hydration.
 */
export type DateFieldReason = "typed" | "day" | "early" | "reset"

export interface DateFieldState {
  readonly value: CalendarDay | null
  readonly isOpen: boolean
  readonly isInvalid: boolean
}

export interface DateFieldRootProps extends Omit<PartProps<"div", DateFieldState>, "defaultValue"> {
  /** The first selectable day, for example today at the location of the booking. */
  readonly min: CalendarDay
  /** The last selectable day. */
  readonly max?: CalendarDay
  /** The selected day, for example `2026-12-07`, if the field is controlled. `null` if no day is selected. */
  readonly value?: CalendarDay | null
  /** The initial day. @default null */
  readonly defaultValue?: CalendarDay | null
  /**
   * Called before the day changes. The new day is within the limits. Call `details.cancel()` to keep the current day.
   */
  readonly onValueChange?: (value: CalendarDay | null, details: ChangeDetails<DateFieldReason>) => void
  /** The form field name of the day, which is submitted as `2026-12-07`. @default the name of the enclosing `Field` */
  readonly name?: string
  readonly required?: boolean
  readonly disabled?: boolean
  /** True to let visitors view the day in the calendar without being able to change it. @default false */
  readonly readOnly?: boolean
  readonly labels?: DateFieldLabels
}

interface DateField {
  readonly state: DateFieldState
  readonly props: Pick<DateFieldRootProps, "min" | "max" | "name" | "required" | "disabled" | "readOnly">
  readonly around: FieldGroup
  readonly id: string
  readonly inputId: string
  readonly labelId: string
  readonly isReady: boolean
  readonly text: string
  readonly error: string
  readonly labels: DateFieldLabels
  readonly input: RefObject<HTMLInputElement | null>
  readonly group: RefObject<HTMLDivElement | null>
  readonly trigger: RefObject<HTMLButtonElement | null>
  readonly popup: RefObject<HTMLDivElement | null>
  readonly take: (reason: "typed" | "early", event: Event | undefined) => void
  readonly leave: (event: Event) => void
  readonly choose: (day: CalendarDay, event: Event | undefined) => void
  readonly setOpen: (isOpen: boolean) => void
}

const [DateFieldContext, useDateField] = createPartContext<DateField>("DateField")

/**
 * A field for a day that is typed, or selected in a calendar. Before hydration, and without JavaScript, it is a native
 * `<input type="date">`. After hydration, the day is formatted in the language of the page instead of that of the
 * browser, and any common way to write a date is accepted. An error is rendered on blur and prevents the form from
 * being submitted. Inside a `Field`, it takes its name and label from the field, which renders the error too.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
export function Root({
  min,
  max,
  value,
  defaultValue = null,
  onValueChange,
  name: ownName,
  required: ownRequired,
  disabled: ownDisabled,
  readOnly = false,
  labels = {},
  children,
  ...props
}: DateFieldRootProps): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const around = useFieldGroup()
  const name = ownName ?? around.name
  const required = ownRequired ?? around.isRequired
  const disabled = ownDisabled ?? around.isDisabled
  const input = useRef<HTMLInputElement>(null)
  const group = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const id = useId()
  const getText = useText()
  const { locale = "sv-SE" } = useKit()
  const [isHeld, setHeld] = useState(false)
  const isReady = useIsHydrated() && !isHeld
  const [isOpen, setOpen] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const [chosen, change] = useControlled(value, defaultValue, onValueChange)
  const text = wrong ?? (chosen === null ? "" : isReady ? writeDay(chosen, locale) : chosen)

  function take(reason: "typed" | "early", event: Event | undefined): void {
    const node = input.current
    if (!(node instanceof HTMLInputElement) || node.value === text) return
    const typed = node.value.trim()
    const day = readDay(typed, reason === "early" ? "sv-SE" : locale)
    const isWrong = typed !== "" && (day === null || findFault(day, { min, max }) !== null)
    setWrong(isWrong ? typed : null)
    if (!isWrong && chosen !== null && day === chosen) node.value = text
    change(isWrong ? null : day, reason, event)
  }
  function leave(event: Event): void {
    take("typed", event)
    setHeld(false)
  }
  function choose(day: CalendarDay, event: Event | undefined): void {
    setWrong(null)
    change(day, "day", event)
    setOpen(false)
    input.current?.focus()
  }
  // A native date field that the visitor is using during hydration is not replaced.
  useEarlyField(input, (node) => {
    if (node === document.activeElement && node.type === "date") setHeld(true)
  })
  useFormReset(root, (event) => {
    setWrong(null)
    change(defaultValue, "reset", event)
  })

  const error = isReady && wrong !== null ? getError(wrong) : ""
  function getError(typed: string): string {
    const day = readDay(typed, locale)
    const fault = day && findFault(day, { min, max })
    if (fault === "early")
      return formatMessage(getText("dateField.early", labels.early), { min: writeDay(min, locale) })
    if (fault) return formatMessage(getText("dateField.late", labels.late), { max: writeDay(max ?? "", locale) })
    const pattern = writePattern(getText("dateField.pattern", labels.pattern), locale)
    return formatMessage(getText("dateField.unreadable", labels.unreadable), { pattern })
  }

  const state = { value: chosen, isOpen, isInvalid: error !== "" }
  const fieldProps = { min, max, name, required, disabled, readOnly } as DateField["props"]
  const field = {
    state,
    props: fieldProps,
    around,
    id,
    inputId: around.props.id ?? `${id}input`,
    labelId: around.props["aria-labelledby"] ?? `${id}label`,
    isReady,
    text,
    error,
    labels,
    input,
    group,
    trigger,
    popup,
    take,
    leave,
    choose,
    setOpen,
  }
  const ownProps = {
    ref: root,
    children: (
      <>
        {children}
        {name !== undefined && isReady && !disabled ? <input type="hidden" name={name} value={chosen ?? ""} /> : null}
      </>
    ),
  }
  const states = { open: isOpen, invalid: state.isInvalid, disabled, readonly: readOnly, filled: chosen !== null }
  return (
    <DateFieldContext value={field}>{renderPart("div", part("root", states), ownProps, props, state)}</DateFieldContext>
  )
}

/** The label of the field. */
export function Label(props: PartProps<"label", DateFieldState>): ReactNode {
  const { state, inputId, labelId } = useDateField()
  return renderPart("label", part("label"), { id: labelId, htmlFor: inputId }, props, state)
}

/** The group of the text field and the button that opens the calendar. */
export function Group({ children = DEFAULT_GROUP, ...props }: PartProps<"div", DateFieldState>): ReactNode {
  const { state, around, group } = useDateField()
  const states = { invalid: state.isInvalid || around.isInvalid }
  return renderPart("div", part("group", states), { ref: group, children }, props, state)
}

/** The text field, which is a native date field until hydration. */
export function Input(props: PartProps<"input", DateFieldState>): ReactNode {
  const {
    state,
    props: fieldProps,
    around,
    id,
    inputId,
    isReady,
    text,
    error,
    labels,
    input,
    take,
    leave,
  } = useDateField()
  const { locale = "sv-SE" } = useKit()
  const pattern = writePattern(useText()("dateField.pattern", labels.pattern), locale)
  const ownProps = {
    ref: input,
    id: inputId,
    ...(isReady ? { type: "text", inputMode: "numeric", placeholder: pattern } : NATIVE(fieldProps)),
    autoComplete: "off",
    required: fieldProps.required,
    disabled: fieldProps.disabled,
    readOnly: fieldProps.readOnly,
    defaultValue: text,
    "aria-invalid": state.isInvalid || around.isInvalid || undefined,
    "aria-describedby": around.props["aria-describedby"] ?? (error ? `${id}error` : undefined),
    onBlur: ({ nativeEvent }: FocusEvent) => leave(nativeEvent),
    onKeyDown: ({ key, nativeEvent }: KeyboardEvent) => {
      if (key === "Enter" && !nativeEvent.isComposing) take("typed", nativeEvent)
    },
  }
  useWrittenDay(input, { text, error, isReady, recheck: around.recheck }, () => take("early", undefined))
  return renderPart("input", part("input"), ownProps, props, state)
}

const NATIVE = ({ min, max, name }: DateField["props"]) => ({ type: "date", min, max, name })

/** The button that opens and closes the calendar. */
export function Trigger({ children = <CalendarIcon />, ...props }: PartProps<"button", DateFieldState>): ReactNode {
  const { state, props: fieldProps, id, labelId, isReady, labels, trigger, setOpen } = useDateField()
  const load = () => void fetchPopup().catch(() => {})
  const ownProps = {
    ref: trigger,
    type: "button",
    id: `${id}trigger`,
    "aria-label": useText()("dateField.open", labels.open),
    // The field's label is part of the name, so that two buttons in a form have different names.
    "aria-labelledby": `${id}trigger ${labelId}`,
    "aria-haspopup": "dialog",
    "aria-expanded": state.isOpen,
    "aria-controls": state.isOpen ? `${id}popup` : undefined,
    disabled: fieldProps.disabled,
    hidden: !isReady,
    onPointerEnter: load,
    onFocus: load,
    onClick: () => setOpen(!state.isOpen),
    children,
  }
  return renderPart("button", part("trigger"), ownProps, props, state)
}

/** The popup with the calendar. It is rendered only while it is open. */
export function Popup(props: Omit<PartProps<"div", DateFieldState>, "children">): ReactNode {
  const { state } = useDateField()
  return state.isOpen ? <OpenPopup {...props} /> : null
}

function OpenPopup(props: Omit<PartProps<"div", DateFieldState>, "children">): ReactNode {
  const { state, props: fieldProps, id, labels, group, trigger, popup, choose, setOpen } = useDateField()
  const name = useText()("calendar.label", labels.calendar)
  const ownProps = {
    ref: popup,
    id: `${id}popup`,
    popover: "manual",
    role: "dialog",
    "aria-label": name,
    onBlur: ({ relatedTarget }: FocusEvent) => {
      const isInside = popup.current?.contains(relatedTarget) || trigger.current === relatedTarget
      // A press on an element that is not focusable has no `relatedTarget`.
      if (relatedTarget && !isInside) setOpen(false)
    },
  }
  return (
    <Suspense>
      <DatePopup
        group={group}
        popup={popup}
        min={fieldProps.min}
        max={fieldProps.max}
        value={state.value}
        isReadOnly={fieldProps.readOnly === true}
        onChoose={choose}
        onDismiss={(isByEscape) => {
          setOpen(false)
          if (isByEscape) trigger.current?.focus()
        }}
        render={(children) => renderPart("div", part("popup"), { ...ownProps, children }, props, state)}
      />
    </Suspense>
  )
}

/** The error message, which is announced when it appears. */
export function Message(props: PartProps<"p", DateFieldState>): ReactNode {
  const { state, id, error } = useDateField()
  return renderPart("p", part("message"), { id: `${id}error`, role: "alert", children: error }, props, state)
}

const DEFAULT_GROUP = (
  <>
    <Input />
    <Trigger />
  </>
)
