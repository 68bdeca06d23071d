"use client"

import {
  type FormEvent,
  type HTMLAttributes,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
} from "react"
import { useSlider, useSliderThumb } from "react-aria/useSlider"
import { type SliderState, useSliderState } from "react-stately/useSliderState"
import { createPartContext } from "../part/part-context.ts"
import { getLastPosition, getValueAt, type Scale, toPosition } from "./slider-scale.ts"

export type ThumbReason = "drag" | "key" | "input"

export interface ThumbsOptions {
  readonly scale: Scale
  readonly values: readonly number[]
  readonly isDisabled: boolean
  readonly onMove: (index: number, value: number, reason: ThumbReason, event: Event) => void
  readonly onDrop: (reason: ThumbReason, event: Event) => void
}

interface Noted {
  readonly reason: ThumbReason
  readonly event: Event
}

export interface Thumbs extends ThumbsOptions {
  readonly engine: SliderState
  readonly track: RefObject<HTMLDivElement | null>
  readonly note: (reason: ThumbReason, event: Event) => void
}

export const [ThumbsContext, useThumbsContext] = createPartContext<Thumbs>("Slider")

/** The number format that the slider library requires. It has no effect, because the UI kit formats the values. */
const PLAIN = new Intl.NumberFormat("en")

/**
 * Returns the thumbs of a slider. The slider library receives the step numbers of the thumbs instead of their values,
 * so that the last step can be shorter.
 */
export function useThumbs(options: ThumbsOptions): Thumbs {
  const { scale, values, isDisabled, onMove, onDrop } = options
  const track = useRef<HTMLDivElement>(null)
  const noted = useRef<Noted | null>(null)
  const positions = values.map((value) => toPosition(scale, value))

  const engine = useSliderState<number[]>({
    value: positions,
    minValue: 0,
    maxValue: Math.max(getLastPosition(scale), 1),
    step: 1,
    isDisabled,
    numberFormatter: PLAIN,
    onChange: (to) => {
      const cause = noted.current
      // The engine also resets its fields with the form; the kit does that itself.
      if (!cause) return
      const index = to.findIndex((position, at) => position !== positions[at])
      const position = to[index]
      if (position !== undefined) onMove(index, getValueAt(scale, position), cause.reason, cause.event)
    },
    onChangeEnd: () => {
      const cause = noted.current
      noted.current = null
      if (cause) onDrop(cause.reason, cause.event)
    },
  })
  const note = (reason: ThumbReason, event: Event) => {
    noted.current = { reason, event }
  }
  return { ...options, engine, track, note }
}

export function useTrack(): HTMLAttributes<HTMLElement> & { readonly ref: RefObject<HTMLDivElement | null> } {
  const thumbs = useThumbsContext()
  const { engine, track, note } = thumbs
  const { trackProps } = useSlider({ "aria-label": "track" }, engine, track)
  return {
    ...removeStyle(trackProps),
    ref: track,
    onPointerDownCapture: (event: PointerEvent<HTMLElement>) => {
      if (areTogether(thumbs) && isOnThumb(event)) {
        event.stopPropagation()
        pullApart(thumbs, event.nativeEvent)
      } else note("drag", event.nativeEvent)
    },
    // The engine also handles the mouse event of a press.
    onMouseDownCapture: (event: MouseEvent<HTMLElement>) => {
      if (areTogether(thumbs) && isOnThumb(event)) event.stopPropagation()
    },
    onKeyDownCapture: ({ key, nativeEvent }: KeyboardEvent) => {
      if (/^(?:Arrow|Page|Home|End)/.test(key)) note("key", nativeEvent)
    },
  }
}

function areTogether({ values: [from, to], isDisabled }: Thumbs): boolean {
  return !isDisabled && from !== undefined && from === to
}

function isOnThumb({ target, currentTarget }: PointerEvent<HTMLElement> | MouseEvent<HTMLElement>): boolean {
  const input = target instanceof Element ? target.closest("[data-part=thumb]") : null
  return input !== null && currentTarget.contains(input)
}

/**
 * Drags one of two thumbs that are at the same position. The direction of the pointer determines which thumb moves.
 */
function pullApart({ track, scale, values, onMove, onDrop }: Thumbs, press: globalThis.PointerEvent): void {
  const root = track.current
  const [start = scale.min] = values
  if (root === null || press.button !== 0) return
  const inputs = root.querySelectorAll<HTMLInputElement>("input[type=range]")
  const stop = new AbortController()
  const { signal } = stop
  let index: number | null = null

  function move(event: globalThis.PointerEvent): void {
    if (root === null || event.pointerId !== press.pointerId) return
    const value = getValueAt(scale, Math.round(getFractionAt(root, event.clientX) * getLastPosition(scale)))
    if (index === null) {
      if (value === start) return
      index = value < start ? 0 : 1
      inputs[index]?.focus()
    }
    onMove(index, index === 0 ? Math.min(value, start) : Math.max(value, start), "drag", event)
  }

  function end(event: globalThis.PointerEvent): void {
    if (event.pointerId !== press.pointerId) return
    stop.abort()
    if (index !== null) onDrop("drag", event)
  }

  addEventListener("pointermove", move, { signal })
  addEventListener("pointerup", end, { signal })
  addEventListener("pointercancel", end, { signal })
}

function getFractionAt(root: Element, clientX: number): number {
  const { left, width } = root.getBoundingClientRect()
  const fraction = width === 0 ? 0 : Math.min(Math.max((clientX - left) / width, 0), 1)
  return getComputedStyle(root).direction === "rtl" ? 1 - fraction : fraction
}

export interface Thumb {
  readonly thumb: HTMLAttributes<HTMLElement>
  readonly input: InputHTMLAttributes<HTMLInputElement>
  readonly isDragging: boolean
}

export function useThumb(index: number, inputRef: RefObject<HTMLInputElement | null>): Thumb {
  const { engine, track, scale, values, isDisabled, onMove, onDrop } = useThumbsContext()
  const { thumbProps, inputProps, isDragging } = useSliderThumb(
    { index, trackRef: track, inputRef, isDisabled, "aria-label": "thumb" },
    engine,
  )
  const value = values[index] ?? scale.min
  const input = {
    ...removeStyle(inputProps),
    id: undefined,
    "aria-label": undefined,
    "aria-labelledby": undefined,
    "aria-describedby": undefined,
    // The engine joins missing attributes to an empty list.
    "aria-details": undefined,
    "aria-orientation": undefined,
    min: scale.min,
    max: scale.max,
    step: isOnStep(scale, value) ? scale.step : "any",
    value,
    onChange: ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
      const to = getValueAt(scale, toPosition(scale, Number(currentTarget.value)))
      onMove(index, to, "input", nativeEvent)
      onDrop("input", nativeEvent)
    },
  }
  return { thumb: removeStyle(thumbProps), input, isDragging }
}

/**
 * Returns true if the step is an integer, and the value and the maximum are both a whole number of steps above the
 * minimum. Otherwise, the input must have no `step`, because the browser would round the value.
 */
function isOnStep(scale: Scale, value: number): boolean {
  const isOn = (item: number) => Math.abs((item - scale.min) % scale.step) < 1e-9
  return Number.isInteger(scale.step) && isOn(value) && isOn(scale.max)
}

/**
 * Removes the `style` attribute that the slider library sets. A strict Content Security Policy blocks this attribute in
 * server-rendered HTML.
 */
function removeStyle<Props extends { readonly style?: unknown }>({ style: _style, ...props }: Props) {
  return props
}
