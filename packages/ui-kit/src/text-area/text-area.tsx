"use client"

import { type ChangeEvent, type ReactNode, type RefObject, useId, useRef, useState } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { type Change, useControlled } from "../behaviour/use-controlled.ts"
import { useEarlyInput } from "../behaviour/use-early-input.ts"
import { useFormReset } from "../behaviour/use-form-reset.ts"
import field from "../field/field.module.css"
import { useFieldControl } from "../field/use-field-control.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import hidden from "../visually-hidden/visually-hidden.module.css"
import css from "./text-area.module.css"
import { getWarning, TEXT_LENGTH, WARN_AT, type Warning } from "./text-area-core.ts"

const part = anatomy("text-area", { control: field.control, status: hidden.root }, css)

/** The reason for a change. `early` means that the visitor changed the text before hydration. */
export type TextAreaReason = "input" | "early" | "reset"

export interface TextAreaLabels {
  /**
   * The text of the character counter, with the placeholders `{count}` and `{max}`. Defaults to the message
   * `textArea.count`.
   */
  readonly count?: string
  /**
   * The text that is announced when few characters remain, with the placeholder `{left}` for their number. Defaults to
   * the message `textArea.left`.
   */
  readonly left?: string
}

export interface TextAreaState {
  /** The number of characters in the text. */
  readonly count: number
  readonly left: number
}

export interface TextAreaRootProps extends Omit<PartProps<"div", TextAreaState>, "defaultValue"> {
  /** The text if the field is controlled. */
  readonly value?: string
  /** The initial text. @default "" */
  readonly defaultValue?: string
  /** Called before the text changes. Call `details.cancel()` to prevent the change. */
  readonly onValueChange?: (value: string, details: ChangeDetails<TextAreaReason>) => void
  /** The maximum length in characters. @default 80 */
  readonly maxLength?: number
  /** The number of remaining characters at which the first warning is announced. @default 10 */
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

const [TextAreaContext, useTextArea] = createPartContext<TextArea>("TextArea")

/** A multi-line text field with a character counter. A polite live region announces when few characters remain. */
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

  const ownProps = {
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
      {renderPart("div", part("root", { full: state.left <= 0 }), ownProps, props, state)}
    </TextAreaContext>
  )
}

/** The native text area. */
export function Control(props: PartProps<"textarea", TextAreaState>): ReactNode {
  const { value, max, state, counterId, control, change } = useTextArea()
  const attributes = useFieldControl(counterId)
  const ownProps = {
    rows: 3,
    ...attributes,
    ref: control,
    maxLength: max,
    value,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => change(target.value, "input", nativeEvent),
  }
  const states = { invalid: attributes["aria-invalid"] ?? false }
  return renderPart("textarea", part("control", states), ownProps, props, state)
}

/** The character counter. Screen readers read it as the description of the text area. */
export function Counter(props: PartProps<"p", TextAreaState>): ReactNode {
  const { max, state, labels, counterId } = useTextArea()
  const text = useText()
  const children = formatMessage(text("textArea.count", labels.count), { count: state.count, max })
  return renderPart("p", part("counter", { full: state.left <= 0 }), { id: counterId, children }, props, state)
}

/** The visually hidden live region that announces when few characters remain. */
export function Status(props: PartProps<"p", TextAreaState>): ReactNode {
  const { warning, state, labels } = useTextArea()
  const text = useText()
  const children = warning ? formatMessage(text("textArea.left", labels.left), { left: warning.left }) : ""
  return renderPart("p", part("status"), { role: "status", children }, props, state)
}
