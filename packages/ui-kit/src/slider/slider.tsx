"use client"

import {
  type InputHTMLAttributes,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { EngineLocale } from "../behaviour/engine-locale.tsx"
import { useControlled } from "../behaviour/use-controlled.ts"
import { useDirection } from "../behaviour/use-direction.ts"
import { useEarlyField } from "../behaviour/use-early-input.ts"
import { useFormReset } from "../behaviour/use-form-reset.ts"
import { useIsHydrated } from "../behaviour/use-is-hydrated.ts"
import { type FieldControlProps, useFieldControl } from "../field/use-field-control.ts"
import { useKit } from "../kit-provider/kit-provider.tsx"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import { readEarlyValue } from "./read-early-value.ts"
import css from "./slider.module.css"
import { clampTo, createSliderScale, getFraction } from "./slider-scale.ts"
import { type ThumbReason, ThumbsContext, useThumb, useThumbs, useTrack } from "./thumbs.tsx"

const part = anatomy("slider", css)

/** The reason for a change. `early` means that the visitor moved the slider before hydration. */
export type SliderReason = ThumbReason | "early" | "reset"

export interface SliderState {
  readonly value: number
  readonly isDragging: boolean
  readonly isDisabled: boolean
}

export interface SliderRootProps extends Omit<PartProps<"div", SliderState>, "defaultValue"> {
  /** The lowest value that can be selected. */
  readonly min: number
  /**
   * The highest value that can be selected. If it equals `min`, there is nothing to select, and nothing is rendered.
   */
  readonly max: number
  /**
   * The amount by which a key changes the value. The maximum can be selected even if it is not a multiple of the step.
   * @default 1
   */
  readonly step?: number
  /** The selected value if the slider is controlled. */
  readonly value?: number
  /** The initial value. @default the minimum */
  readonly defaultValue?: number
  /**
   * Called before every change of the value, including during a drag. Call `details.cancel()` to prevent the change.
   */
  readonly onValueChange?: (value: number, details: ChangeDetails<SliderReason>) => void
  /**
   * Called with the final value after a drag or a key press. Use it for work that is too expensive to repeat during a
   * drag.
   */
  readonly onValueCommit?: (value: number) => void
  /**
   * Formats a value with its unit, for example "36 månader". @default the number in the number format of the language
   */
  readonly formatValue?: (value: number) => string
  readonly disabled?: boolean
  /** The form field name of the value. @default the name of the enclosing `Field` */
  readonly name?: string
}

interface Slider {
  readonly state: SliderState
  readonly around: FieldControlProps
  readonly id: string
  readonly name: string | undefined
  readonly input: RefObject<HTMLInputElement | null>
  readonly format: (value: number) => string
}

const [SliderContext, useSliderPart] = createPartContext<Slider>("Slider")
const [FieldContext, useThumbInput] = createPartContext<InputHTMLAttributes<HTMLInputElement>>("Slider.Thumb")

/**
 * A slider for one number on a track, for example a term in months. The thumb contains a native `<input type="range">`,
 * which keys, switch devices and screen reader gestures move and forms submit. Before hydration, that input itself is
 * the visible control.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/slider/
 */
export function Root({
  min,
  max,
  step = 1,
  value: valueProp,
  defaultValue = min,
  onValueChange,
  onValueCommit,
  formatValue,
  disabled: isDisabled,
  name: ownName,
  ...props
}: SliderRootProps): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { locale = "sv-SE" } = useKit()
  const ownId = useId()
  // A range always has a value: `required` does not apply to it.
  const { id = `${ownId}input`, name: fieldName, disabled: isFieldDisabled, required: _, ...around } = useFieldControl()
  const name = ownName ?? fieldName
  const disabled = isDisabled || isFieldDisabled === true
  const dir = useDirection(root)
  const scale = createSliderScale(min, max, step)
  const [held, change] = useControlled(valueProp, defaultValue, onValueChange)
  const value = clampTo(scale, held)
  const drop = useDrop(value, onValueCommit)
  const thumbs = useThumbs({
    scale,
    values: [value],
    isDisabled: disabled,
    onMove: (_index, to, reason, event) => change(to, reason, event),
    onDrop: drop,
  })

  useFormReset(root, (event) => change(defaultValue, "reset", event))
  useLayoutEffect(() => {
    root.current?.style.setProperty("--fc-slider-at", String(getFraction(scale, value)))
  })
  useEarlyField(input, (node) => {
    const early = readEarlyValue(node)
    if (early !== null) change(early, "early", undefined)
  })

  const state = { value, isDragging: thumbs.engine.isThumbDragging(0), isDisabled: disabled }
  const format = formatValue ?? ((item: number) => new Intl.NumberFormat(locale).format(item))
  const states = { dragging: state.isDragging, disabled, ready: useIsHydrated() }
  const ownProps = { ref: root, hidden: max <= min }
  return (
    <EngineLocale locale={locale} dir={dir}>
      <SliderContext value={{ state, around, id, name, input, format }}>
        <ThumbsContext value={thumbs}>{renderPart("div", part("root", states), ownProps, props, state)}</ThumbsContext>
      </SliderContext>
    </EngineLocale>
  )
}

/** The label of the slider. */
export function Label(props: PartProps<"label", SliderState>): ReactNode {
  const { state, id } = useSliderPart()
  return renderPart("label", part("label"), { htmlFor: id }, props, state)
}

/** The value as text. It is not announced, because the input contains the same value. */
export function Value(props: PartProps<"output", SliderState>): ReactNode {
  const { state, id, format } = useSliderPart()
  const ownProps = { htmlFor: id, "aria-live": "off", children: format(state.value) }
  return renderPart("output", part("value"), ownProps, props, state)
}

/** The track. A press on it moves the thumb. */
export function Track({ children = <Thumb />, ...props }: PartProps<"div", SliderState>): ReactNode {
  const { state } = useSliderPart()
  const ownProps = {
    ...useTrack(),
    children: (
      <>
        <span {...part("rail")} aria-hidden="true" />
        {children}
      </>
    ),
  }
  return renderPart("div", part("track"), ownProps, props, state)
}

/** The draggable thumb, which contains the native input. */
export function Thumb({ children = <Input />, ...props }: PartProps<"div", SliderState>): ReactNode {
  const { state, input } = useSliderPart()
  const { thumb, input: field } = useThumb(0, input)
  const attributes = part("thumb", { dragging: state.isDragging })
  return (
    <FieldContext value={field}>{renderPart("div", attributes, { ...thumb, children }, props, state)}</FieldContext>
  )
}

/** The native range input. It requires a `Label` or an `aria-label`. */
export function Input(props: PartProps<"input", SliderState>): ReactNode {
  const { state, around, id, name, input, format } = useSliderPart()
  const field = useThumbInput()
  const ownProps = { ...field, ...around, ref: input, id, name, "aria-valuetext": format(state.value) }
  return renderPart("input", part("input"), ownProps, props, state)
}

function useDrop(value: number, onValueCommit: ((value: number) => void) | undefined): () => void {
  const [drops, setDrops] = useState(0)
  const committed = useRef(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of a change reports it.
  useEffect(() => {
    if (drops === 0 || committed.current === value) return
    committed.current = value
    onValueCommit?.(value)
  }, [drops])
  return () => setDrops((previous) => previous + 1)
}
