"use client"

import { readNumber } from "@forecourt/contracts/read-number"
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { useControlled } from "../behaviour/use-controlled.ts"
import { useEarlyField } from "../behaviour/use-early-input.ts"
import { useFormReset } from "../behaviour/use-form-reset.ts"
import { useIsHydrated } from "../behaviour/use-is-hydrated.ts"
import { type FieldControlProps, useFieldControl } from "../field/use-field-control.ts"
import { useKit, useText } from "../kit-provider/kit-provider.tsx"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import { countDecimals } from "../slider/decimals.ts"
import css from "./number-field.module.css"
import { clampNumber, createNumberFormat, getKeyNumber, getNextStep, type NumberLimits } from "./number-field-core.ts"

const part = anatomy("number-field", css)

export interface NumberFieldLabels {
  /** The accessible name of the button that increases the number. Defaults to the message `numberField.increase`. */
  readonly increase?: string
  /** The accessible name of the button that decreases the number. Defaults to the message `numberField.decrease`. */
  readonly decrease?: string
  /**
   * The error message that is displayed when the typed text is not a number. Defaults to the message `field.number`.
   */
  readonly refused?: string
}

/**
 * The reason for a change. `typed` means that the visitor committed a typed number with blur or Enter, and `early` that
 * the field was changed before hydration.
 */
export type NumberFieldReason = "typed" | "key" | "button" | "early" | "reset"

export interface NumberFieldState {
  readonly value: number | null
  readonly isDisabled: boolean
}

export interface NumberFieldRootProps extends Omit<PartProps<"div", NumberFieldState>, "defaultValue"> {
  readonly min?: number
  readonly max?: number
  /**
   * The amount by which an arrow key or a button changes the number. A typed number does not have to be a multiple of
   * the step. @default 1
   */
  readonly step?: number
  /** The maximum number of decimals. @default the decimals of `step` */
  readonly decimals?: number
  /**
   * The currency code, such as `SEK`. The number is then formatted as an amount of money in the language of the page,
   * for example `500 kr` or `£500`.
   */
  readonly currency?: string
  /** The unit as accepted by `Intl.NumberFormat`, such as `kilometer`, `percent` or `month`. */
  readonly unit?: string
  /** The number if the field is controlled, or `null` if the field is empty. */
  readonly value?: number | null
  /** The initial number. @default null */
  readonly defaultValue?: number | null
  /**
   * Called before the number changes. The new number is within the limits. Call `details.cancel()` to prevent the
   * change.
   */
  readonly onValueChange?: (value: number | null, details: ChangeDetails<NumberFieldReason>) => void
  /**
   * The name under which a form submits the number. The number is submitted as plain digits, without separators,
   * currency or unit.
   */
  readonly name?: string
  readonly disabled?: boolean
  readonly labels?: NumberFieldLabels
}

interface NumberField {
  readonly state: NumberFieldState
  readonly limits: NumberLimits
  readonly inputId: string
  readonly name: string | undefined
  readonly around: FieldControlProps
  readonly messageId: string | undefined
  readonly labels: NumberFieldLabels
  readonly input: RefObject<HTMLInputElement | null>
  readonly text: string
  /** The text of the field in the server-rendered HTML. */
  readonly sent: string
  readonly change: (value: number | null, reason: NumberFieldReason, event: Event | undefined) => void
  readonly read: (text: string) => number | null
  readonly take: (reason: "typed" | "early", event: Event | undefined) => void
  readonly forget: () => void
}

const [NumberFieldContext, useNumberField] = createPartContext<NumberField>("NumberField")

/**
 * A field for a number that can be typed, or changed with keys and buttons. Any text can be typed. On blur, or on
 * Enter, the number is clamped to its limits and formatted by the rules of the language, with its currency or unit. A
 * text that is not a number is rejected with a message, and the number is kept. Without JavaScript, it is a plain text
 * field.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/
 */
export function Root({
  min,
  max,
  step = 1,
  decimals = countDecimals(step),
  currency,
  unit,
  value: valueProp,
  defaultValue = null,
  onValueChange,
  name: ownName,
  disabled: isDisabled = false,
  labels = {},
  children,
  ...props
}: NumberFieldRootProps): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const ownId = useId()
  const { id: inputId = `${ownId}input`, name: fieldName, disabled: isFieldDisabled, ...around } = useFieldControl()
  const name = ownName ?? fieldName
  const disabled = isDisabled || isFieldDisabled === true
  const isReady = useIsHydrated()
  const { locale = "sv-SE" } = useKit()
  const limits = { min, max, step, decimals }
  const [held, change] = useControlled(valueProp, defaultValue, onValueChange)
  const [isRefused, setRefused] = useState(false)
  const refusal = useText()("field.number", labels.refused)
  const messageId = isRefused ? `${ownId}message` : undefined
  const value = held === null ? null : clampNumber(held, limits)
  const format = createNumberFormat(locale, decimals, { currency, unit })
  const parseWritten = (written: string) => readNumber(written, locale, { unit })
  const text = value === null ? "" : isReady ? format.format(value) : String(value)

  function take(reason: "typed" | "early", event: Event | undefined): void {
    const node = input.current
    if (!(node instanceof HTMLInputElement) || node.value === text) return
    const typed = parseWritten(node.value)
    const isNone = typed === null && node.value.trim() !== ""
    node.value = text
    setRefused(isNone)
    if (!isNone) change(typed === null ? null : clampNumber(typed, limits), reason, event)
  }

  // A new default value would reset the selection made before hydration.
  const [sent] = useState(text)
  useFormReset(root, (event) => {
    if (input.current instanceof HTMLInputElement) input.current.value = text
    setRefused(false)
    change(defaultValue, "reset", event)
  })
  useWritten(input, text, () => take("early", undefined))

  const state = { value, isDisabled: disabled }
  const field = {
    state,
    limits,
    inputId,
    name: isReady ? undefined : name,
    around,
    messageId,
    labels,
    input,
    text,
    sent,
    change,
    read: parseWritten,
    take,
    forget: () => setRefused(false),
  }
  const ownProps = {
    ref: root,
    children: (
      <>
        {children}
        {isRefused ? (
          <p {...part("message")} id={messageId} role="alert">
            {refusal}
          </p>
        ) : null}
        {name !== undefined && isReady && !disabled ? <input type="hidden" name={name} value={value ?? ""} /> : null}
      </>
    ),
  }
  return (
    <NumberFieldContext value={field}>
      {renderPart("div", part("root", { disabled, filled: value !== null }), ownProps, props, state)}
    </NumberFieldContext>
  )
}

/** The label of the field. */
export function Label(props: PartProps<"label", NumberFieldState>): ReactNode {
  const { state, inputId } = useNumberField()
  return renderPart("label", part("label"), { htmlFor: inputId }, props, state)
}

/** The row that contains the input and its buttons. */
export function Group({ children = DEFAULT_GROUP, ...props }: PartProps<"div", NumberFieldState>): ReactNode {
  const { state } = useNumberField()
  return renderPart("div", part("group", { disabled: state.isDisabled }), { children }, props, state)
}

/** The text input in which the visitor types the number. */
export function Input(props: PartProps<"input", NumberFieldState>): ReactNode {
  const { state, limits, inputId, name, around, messageId, input, text, sent, change, read, take, forget } =
    useNumberField()
  const ownProps = {
    ...around,
    ref: input,
    id: inputId,
    type: "text",
    role: "spinbutton",
    inputMode: getInputMode(limits),
    autoComplete: "off",
    autoCorrect: "off",
    spellCheck: false,
    name,
    disabled: state.isDisabled,
    defaultValue: sent,
    "aria-valuenow": state.value ?? undefined,
    "aria-valuetext": text || undefined,
    "aria-valuemin": limits.min,
    "aria-valuemax": limits.max,
    "aria-describedby": [around["aria-describedby"], messageId].filter(Boolean).join(" ") || undefined,
    onInput: forget,
    onBlur: ({ nativeEvent }: FocusEvent) => take("typed", nativeEvent),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const { key, currentTarget, nativeEvent } = event
      if (key === "Enter" && !nativeEvent.isComposing) return currentTarget.blur()
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const to = getKeyNumber(key, read(currentTarget.value), limits)
      if (to === null) return
      event.preventDefault()
      currentTarget.value = text
      change(to, "key", nativeEvent)
    },
  }
  return renderPart("input", part("input"), ownProps, props, state)
}

/**
 * The button that increases the number by one step. It is not in the tab order, because the field has arrow keys for
 * the same purpose.
 */
export function Increase(props: PartProps<"button", NumberFieldState>): ReactNode {
  return useStepButton("increase", 1, props)
}

/** The button that decreases the number by one step. It is not in the tab order. */
export function Decrease(props: PartProps<"button", NumberFieldState>): ReactNode {
  return useStepButton("decrease", -1, props)
}

function useStepButton(
  partName: "increase" | "decrease",
  steps: number,
  { children, ...props }: PartProps<"button", NumberFieldState>,
): ReactNode {
  const { state, limits, inputId, labels, change } = useNumberField()
  const label = useText()(`numberField.${partName}`, labels[partName])
  const to = getNextStep(state.value, steps, limits)
  const ownProps = {
    type: "button",
    tabIndex: -1,
    "aria-label": label,
    "aria-controls": inputId,
    disabled: state.isDisabled || to === state.value,
    // The focus does not move: a phone would open its keyboard.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: ({ nativeEvent }: MouseEvent) => change(to, "button", nativeEvent),
    children: children ?? <span {...part("sign")}>{steps > 0 ? "+" : "−"}</span>,
  }
  return renderPart("button", part(partName), ownProps, props, state)
}

const DEFAULT_GROUP = (
  <>
    <Decrease />
    <Input />
    <Increase />
  </>
)

/** Updates the text of the field. If the visitor changed the field before hydration, `takeEarly` is called first. */
function useWritten(input: RefObject<HTMLInputElement | null>, text: string, takeEarly: () => void): void {
  useEarlyField(input, (node) => {
    if (node.value !== node.defaultValue) takeEarly()
  })
  useLayoutEffect(() => {
    const node = input.current
    if (!(node instanceof HTMLInputElement) || node.value === text) return
    const isAllSelected = node.selectionStart === 0 && node.selectionEnd === node.value.length
    node.value = text
    // A fully selected number stays selected, so that typing replaces it.
    if (isAllSelected && node === document.activeElement) node.select()
  }, [text, input])
}

/**
 * Returns the `inputmode` of the field. It is `text` if negative numbers are allowed, because some numeric keyboards
 * have no minus sign.
 */
function getInputMode({ min = -1, decimals }: NumberLimits): "numeric" | "decimal" | "text" {
  if (min < 0) return "text"
  return decimals > 0 ? "decimal" : "numeric"
}
