"use client"

import { type ChangeEvent, createContext, type ReactNode, type RefObject, useId, useRef, useState } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { type Change, useControlled } from "../behaviour/use-controlled.ts"
import { useEarlyInput } from "../behaviour/use-early-input.ts"
import { useFormReset } from "../behaviour/use-form-reset.ts"
import field from "../field/field.module.css"
import { useFieldControl } from "../field/use-field-control.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { usePartContext } from "../part/use-part-context.ts"
import css from "./text-area.module.css"
import { getWarning, TEXT_LENGTH, WARN_AT, type Warning } from "./text-area-core.ts"

const part = anatomy("text-area", { control: field.control }, css)

/** `early` is what was typed before the script came. */
export type TextAreaReason = "input" | "early" | "reset"

export interface TextAreaLabels {
  /** How much is written; `{count}` and `{max}`. Message `textArea.count`. */
  readonly count?: string
  /** Said when little more can be written; `{left}`. Message `textArea.left`. */
  readonly left?: string
}

export interface TextAreaState {
  /** How many characters are written. */
  readonly count: number
  /** How many more can be. */
  readonly left: number
}

export interface TextAreaRootProps extends Omit<PartProps<"div", TextAreaState>, "defaultValue"> {
  /** The text, when the caller holds it. */
  readonly value?: string
  /** The text at first. @default "" */
  readonly defaultValue?: string
  /** Called before every change; `details.cancel()` keeps it as it is. */
  readonly onValueChange?: (value: string, details: ChangeDetails<TextAreaReason>) => void
  /** The most characters it holds. @default 80 */
  readonly maxLength?: number
  /** From how many characters left on it is said. @default 10 */
  readonly warnAt?: number
  readonly labels?: TextAreaLabels
}

interface TextArea {
  readonly value: string
  readonly max: number
  readonly warning: Warning | null
  readonly state: TextAreaState
  readonly labels: TextAreaLabels
  readonly counterId: string
  readonly control: RefObject<HTMLTextAreaElement | null>
  readonly change: Change<string, TextAreaReason>
}

const TextAreaContext = createContext<TextArea | null>(null)

/**
 * A text of several lines with a counter. How many characters are left is said politely when there are ten, five and
 * none; the counter itself is part of the description and says nothing by itself.
 *
 * A native text area: the browser keeps the length without JavaScript too. Inside a `Field` it takes its name, its
 * label and its error from that.
 */
export function Root({
  value,
  defaultValue = "",
  onValueChange,
  maxLength = TEXT_LENGTH,
  warnAt = WARN_AT,
  labels = {},
  ...props
}: TextAreaRootProps): ReactNode {
  const counterId = useId()
  const control = useRef<HTMLTextAreaElement>(null)
  const [held, change] = useControlled(value, defaultValue, onValueChange)
  const [warned, setWarned] = useState<Warning | null>(null)

  const state = { count: held.length, left: maxLength - held.length }
  const warning = getWarning(warned, state.left, warnAt)
  if (warning !== warned) setWarned(warning)

  useFormReset(control, (event) => change(defaultValue, "reset", event))
  useEarlyInput(() => {
    const node = control.current
    if (node instanceof HTMLTextAreaElement) change(node.value, "early", undefined)
  })

  const own = {
    children: (
      <>
        <Control />
        <Counter />
        <Status />
      </>
    ),
  }
  return (
    <TextAreaContext value={{ value: held, max: maxLength, warning, state, labels, counterId, control, change }}>
      {renderPart("div", part("root", { full: state.left <= 0 }), own, props, state)}
    </TextAreaContext>
  )
}

/** The text area. */
export function Control(props: PartProps<"textarea", TextAreaState>): ReactNode {
  const { value, max, state, counterId, control, change } = useTextArea()
  const attributes = useFieldControl(counterId)
  const own = {
    rows: 3,
    ...attributes,
    ref: control,
    maxLength: max,
    value,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => change(target.value, "input", nativeEvent),
  }
  const states = { invalid: attributes["aria-invalid"] ?? false }
  return renderPart("textarea", part("control", states), own, props, state)
}

/** How much is written. Belongs to the text area's description. */
export function Counter(props: PartProps<"p", TextAreaState>): ReactNode {
  const { max, state, labels, counterId } = useTextArea()
  const text = useText()
  const children = formatMessage(text("textArea.count", labels.count), { count: state.count, max })
  return renderPart("p", part("counter", { full: state.left <= 0 }), { id: counterId, children }, props, state)
}

/** Says when little more can be written. Seen by nobody. */
export function Status(props: PartProps<"p", TextAreaState>): ReactNode {
  const { warning, state, labels } = useTextArea()
  const text = useText()
  const children = warning ? formatMessage(text("textArea.left", labels.left), { left: warning.left }) : ""
  return renderPart("p", part("status"), { role: "status", children }, props, state)
}

function useTextArea(): TextArea {
  return usePartContext(TextAreaContext, "TextArea")
}
