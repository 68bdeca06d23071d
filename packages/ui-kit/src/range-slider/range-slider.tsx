"use client"

import { type InputHTMLAttributes, type ReactNode, type RefObject, useId, useRef, useState } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { Clock } from "../behaviour/behaviour.types.ts"
import { EngineLocale } from "../behaviour/engine-locale.tsx"
import { useDirection } from "../behaviour/use-direction.ts"
import { useFormReset } from "../behaviour/use-form-reset.ts"
import { useIsHydrated } from "../behaviour/use-is-hydrated.ts"
import { useFieldGroup } from "../field/use-field-control.ts"
import { formatMessage, useKit, useText } from "../kit-provider/kit-provider.tsx"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import slider from "../slider/slider.module.css"
import { clampTo, type Scale } from "../slider/slider-scale.ts"
import { ThumbsContext, useThumb, useThumbs, useTrack } from "../slider/thumbs.tsx"
import css from "./range-slider.module.css"
import {
  createScale,
  getUpperThumb,
  RANGE_ENDS,
  type Range,
  type RangeEnd,
  type RangeReason,
  readTyped,
  toFilter,
  toWholeRange,
} from "./range-slider-core.ts"
import { TypedField } from "./typed-field.ts"
import { usePlaces } from "./use-places.ts"
import { useRange } from "./use-range.ts"

const part = anatomy("range-slider", slider, css)

export interface RangeSliderLabels {
  /** The accessible name of the lower thumb and field. Defaults to the message `rangeSlider.from`. */
  readonly from?: string
  /** The accessible name of the upper thumb and field. Defaults to the message `rangeSlider.to`. */
  readonly to?: string
  /**
   * The text that describes the selected range, with the placeholders `{from}` and `{to}`. Defaults to the message
   * `rangeSlider.range`.
   */
  readonly range?: string
  /** The error message for typed text that is not a number. Defaults to the message `field.number`. */
  readonly refused?: string
}

export interface RangeSliderState {
  readonly range: Range
  /** True if the range from the minimum to the maximum is selected, so that no filter is applied. */
  readonly isWhole: boolean
  readonly isDisabled: boolean
}

export interface RangeSliderRootProps extends Omit<PartProps<"div", RangeSliderState>, "defaultValue"> {
  /** The lower limit of the range. */
  readonly min: number
  /** The upper limit of the range. If it equals `min`, there is nothing to select, and nothing is rendered. */
  readonly max: number
  /**
   * The maximum number that can be selected, if the track ends below it. The end of the track then includes all higher
   * numbers, and the fields accept them.
   * @default max
   */
  readonly top?: number
  /** The selected range if the slider is controlled. `null` means the whole range, so that no filter is applied. */
  readonly value?: Range | null
  /** The initial range. @default null */
  readonly defaultValue?: Range | null
  /**
   * Called before every change of the range, including during a drag. Call `details.cancel()` to prevent the change.
   */
  readonly onValueChange?: (value: Range | null, details: ChangeDetails<RangeReason>) => void
  /**
   * Called when a change is complete: when a thumb is released, when a field loses the focus, or 1.5 s after the last
   * key press. Use it to apply the filter.
   */
  readonly onValueCommit?: (value: Range | null) => void
  /** The delay before a change by keys or fields is committed, in milliseconds. @default 1500 */
  readonly restMs?: number
  /** True to parse `150k` and `150 tkr` in a field as thousands, for a range of money. @default false */
  readonly allowsThousands?: boolean
  /**
   * Formats a value with its unit, for example "150 000 kr". @default the number in the number format of the language
   */
  readonly formatValue?: (value: number) => string
  /**
   * The form field names of the ends. The whole range is not submitted, unless the enclosing `Field` is required.
   * @default the name of the enclosing `Field` for both, the lower end first
   */
  readonly names?: Readonly<Record<RangeEnd, string>>
  readonly disabled?: boolean
  readonly labels?: RangeSliderLabels
  readonly clock?: Clock
}

interface RangeSlider {
  readonly state: RangeSliderState
  readonly scale: Scale
  readonly ends: Pick<Scale, "min" | "max">
  readonly id: string
  readonly labelId: string
  readonly isInvalid: true | undefined
  readonly isReady: boolean
  readonly names: RangeSliderRootProps["names"]
  readonly words: Readonly<Record<RangeEnd, string>>
  readonly between: string
  readonly inputs: Readonly<Record<RangeEnd, RefObject<HTMLInputElement | null>>>
  readonly format: (value: number) => string
  readonly read: (text: string) => number | null
  readonly refused: RangeEnd | null
  readonly refuse: (end: RangeEnd | null) => void
  readonly type: (end: RangeEnd, value: number, reason: "typed" | "early", event: Event | undefined) => void
  readonly drop: (event: Event | undefined) => void
}

const [RangeSliderContext, useRangeSlider] = createPartContext<RangeSlider>("RangeSlider")
const [ThumbContext, useThumbContext] = createPartContext<{
  readonly end: RangeEnd
  readonly input: InputHTMLAttributes<HTMLInputElement>
}>("RangeSlider.Thumb")

/**
 * A range between two numbers, for example prices, with the numbers of hits as bars and a field for each end. A step is
 * a hundredth of the range and at least one; fields accept every integer. Each thumb contains a native `<input
 * type="range">`. Before hydration and without JavaScript, the fields are visible and a form submits them; an open end
 * is not submitted.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/slider-multithumb/
 */
export function Root({
  min,
  max,
  top = max,
  value,
  defaultValue = null,
  onValueChange,
  onValueCommit,
  restMs,
  allowsThousands,
  formatValue,
  names: ownNames,
  disabled: isDisabled = false,
  labels = {},
  clock,
  children,
  ...props
}: RangeSliderRootProps): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const inputs = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) }
  const { locale = "sv-SE" } = useKit()
  const text = useText()
  const id = useId()
  const field = useFieldGroup()
  const labelId = field.props["aria-labelledby"] ?? `${id}label`
  const names = ownNames ?? (field.name === undefined ? undefined : { from: field.name, to: field.name })
  const disabled = isDisabled || field.isDisabled
  const isReady = useIsHydrated()
  const [refused, refuse] = useState<RangeEnd | null>(null)
  const scale = createScale(min, max)
  const ends = { min, max: Math.max(max, top) }
  const [range, send] = useRange({ ends, value, defaultValue, onValueChange, onValueCommit, restMs, clock })
  const thumbs = useThumbs({
    scale,
    values: [range.from, range.to].map((item) => clampTo(scale, item)),
    isDisabled: disabled,
    onMove: (index, to, reason, event) =>
      send({ type: "move", end: index === 0 ? "from" : "to", value: to >= max ? ends.max : to, reason }, event),
    onDrop: (reason, event) => (reason === "drag" ? send({ type: "drop" }, event) : undefined),
  })
  useFormReset(root, (event) => {
    refuse(null)
    send({ type: "reset", range: toWholeRange(ends, defaultValue) }, event)
  })
  usePlaces(root, scale, range)

  const filter = toFilter(ends, range)
  const sent = filter ?? (field.isRequired ? range : null)
  const state = { range, isWhole: filter === null, isDisabled: disabled }
  const format = formatValue ?? ((item: number) => new Intl.NumberFormat(locale).format(item))
  const slider = {
    state,
    scale,
    ends,
    id,
    labelId,
    isInvalid: field.isInvalid,
    isReady,
    names,
    words: { from: text("rangeSlider.from", labels.from), to: text("rangeSlider.to", labels.to) },
    between: formatMessage(text("rangeSlider.range", labels.range), { from: format(range.from), to: format(range.to) }),
    inputs,
    format,
    read: (typed: string) => readTyped(typed, locale, { allowsThousands }),
    refused,
    refuse,
    type: (end: RangeEnd, to: number, reason: "typed" | "early", event: Event | undefined) =>
      send({ type: "move", end, value: to, reason }, event),
    drop: (event: Event | undefined) => send({ type: "drop" }, event),
  }
  const ownProps = {
    ref: root,
    role: "group",
    "aria-labelledby": props["aria-label"] ? undefined : labelId,
    ...field.props,
    hidden: max <= min,
    children: (
      <>
        {children}
        {refused ? (
          <p {...part("message")} id={`${id}message`} role="alert">
            {text("field.number", labels.refused)}
          </p>
        ) : null}
        {names && isReady && sent && !disabled
          ? RANGE_ENDS.map((end) => <input key={end} type="hidden" name={names[end]} value={sent[end]} />)
          : null}
      </>
    ),
  }
  const states = { whole: state.isWhole, disabled, ready: isReady }
  return (
    <EngineLocale locale={locale} dir={useDirection(root)}>
      <RangeSliderContext value={slider}>
        <ThumbsContext value={thumbs}>{renderPart("div", part("root", states), ownProps, props, state)}</ThumbsContext>
      </RangeSliderContext>
    </EngineLocale>
  )
}

/** The label of the range. By default, it is rendered as a `span`. */
export function Label(props: PartProps<"span", RangeSliderState>): ReactNode {
  const { state, labelId } = useRangeSlider()
  return renderPart("span", part("label"), { id: labelId }, props, state)
}

/** The range as text. It is not announced, because the fields contain the same numbers. */
export function Value(props: PartProps<"output", RangeSliderState>): ReactNode {
  const { state, between } = useRangeSlider()
  return renderPart("output", part("value"), { "aria-live": "off", children: between }, props, state)
}

export interface RangeSliderHistogramProps extends PartProps<"svg", RangeSliderState> {
  /**
   * The number of search results for each bar. The bars divide the range into equal intervals, starting with the
   * lowest.
   */
  readonly counts: readonly number[]
}

/** The bars above the track. They are hidden from screen readers. */
export function Histogram({ counts, ...props }: RangeSliderHistogramProps): ReactNode {
  const { state, scale } = useRangeSlider()
  const most = Math.max(...counts, 1)
  const size = (scale.max - scale.min) / counts.length
  const ownProps = {
    viewBox: `0 0 ${counts.length} 100`,
    preserveAspectRatio: "none",
    "aria-hidden": true,
    focusable: false,
    children: counts.map((count, at) => {
      const height = count === 0 ? 0 : Math.max((count / most) * 100, 4)
      const [from, to] = [scale.min + at * size, scale.min + (at + 1) * size]
      const isIn = to > state.range.from && from < state.range.to
      // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
      return <rect key={at} {...part("bar", { in: isIn })} x={at + 0.1} y={100 - height} width={0.8} height={height} />
    }),
  }
  return renderPart("svg", part("histogram"), ownProps, props, state)
}

/** The track. A press on it moves the nearest thumb. */
export function Track({ children = DEFAULT_THUMBS, ...props }: PartProps<"div", RangeSliderState>): ReactNode {
  const { state } = useRangeSlider()
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

export interface RangeSliderEndProps {
  /** The end of the range that the thumb or field changes. */
  readonly end: RangeEnd
}

/** The draggable thumb, which contains the native input. */
export function Thumb({
  end,
  children = <Input />,
  ...props
}: PartProps<"div", RangeSliderState> & RangeSliderEndProps): ReactNode {
  const { state, scale, inputs } = useRangeSlider()
  const { thumb, input, isDragging } = useThumb(RANGE_ENDS.indexOf(end), inputs[end])
  const states = { end, dragging: isDragging, above: getUpperThumb(scale, state.range) === end }
  return (
    <ThumbContext value={{ end, input }}>
      {renderPart("div", part("thumb", states), { ...thumb, children }, props, state)}
    </ThumbContext>
  )
}

/** The native input of a thumb. */
export function Input(props: PartProps<"input", RangeSliderState>): ReactNode {
  const { state, id, isInvalid, inputs, words, format } = useRangeSlider()
  const { end, input } = useThumbContext()
  const ownProps = {
    ...input,
    ref: inputs[end],
    id: `${id}${end}`,
    // A form sends the fields and the hidden inputs, not these.
    name: undefined,
    "aria-label": words[end],
    "aria-invalid": isInvalid,
    "aria-valuetext": format(state.range[end]),
  }
  return renderPart("input", part("input", { end }), ownProps, props, state)
}

/** The text fields for both ends of the range. */
export function Fields({ children = DEFAULT_FIELDS, ...props }: PartProps<"div", RangeSliderState>): ReactNode {
  const { state } = useRangeSlider()
  return renderPart("div", part("fields"), { children }, props, state)
}

/** The text field for one end of the range, with its label. The number is clamped to the limits on blur. */
export function Field({
  end,
  children,
  ...props
}: PartProps<"label", RangeSliderState> & RangeSliderEndProps): ReactNode {
  const slider = useRangeSlider()
  const { state, words } = slider
  const ownProps = {
    children: children ?? (
      <>
        <span {...part("field-label")}>{words[end]}</span>
        <TypedField
          {...part("field-input", { end })}
          end={end}
          value={state.range[end]}
          format={slider.format}
          isReady={slider.isReady}
          read={slider.read}
          isEmpty={!slider.isReady && state.range[end] === (end === "from" ? slider.ends.min : slider.ends.max)}
          name={slider.isReady ? undefined : slider.names?.[end]}
          disabled={state.isDisabled}
          aria-invalid={slider.isInvalid}
          aria-describedby={slider.refused === end ? `${slider.id}message` : undefined}
          onRefuse={slider.refuse}
          onType={slider.type}
          onLeave={slider.drop}
        />
      </>
    ),
  }
  return renderPart("label", part("field", { end }), ownProps, props, state)
}

const DEFAULT_FIELDS = RANGE_ENDS.map((end) => <Field key={end} end={end} />)
const DEFAULT_THUMBS = RANGE_ENDS.map((end) => <Thumb key={end} end={end} />)
