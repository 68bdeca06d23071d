"use client"

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { Clock } from "../behaviour/behaviour.types.ts"
import { isCalm } from "../behaviour/is-calm.ts"
import { requestChange } from "../behaviour/request-change.ts"
import type { Send } from "../behaviour/use-behaviour.ts"
import { useDrag } from "../behaviour/use-drag.ts"
import { useSight } from "../behaviour/use-sight.ts"
import { useTimedBehaviour } from "../behaviour/use-timed-behaviour.ts"
import { KitImage, useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./viewer-360.module.css"
import {
  createViewer360Next,
  createViewer360State,
  DRAG_STEP_PX,
  FRAME_MS,
  getViewer360Reason,
  listFramesAround,
  normalizeFrame,
  PRELOADED_FRAMES,
  type Viewer360Event,
  type Viewer360Reason,
  type Viewer360State,
} from "./viewer-360-core.ts"
import { toKeyEvent } from "./viewer-360-keys.ts"

const part = anatomy("viewer-360", css)

export interface Viewer360Labels {
  /** The accessible name of the 360° view. Defaults to the message `viewer360.label`. */
  readonly label?: string
  /**
   * The text that screen readers read for the displayed frame, with the placeholders `{position}` and `{count}`.
   * Defaults to the message `viewer360.frame`.
   */
  readonly frame?: string
  /** The accessible name of the button while the view rotates. Defaults to the message `viewer360.stop`. */
  readonly stop?: string
  /** The accessible name of the button while the view is stopped. Defaults to the message `viewer360.rotate`. */
  readonly rotate?: string
}

export interface Viewer360RootProps extends Omit<PartProps<"div", Viewer360View>, "defaultValue"> {
  /** The URLs of the frames. Together, the frames show one complete turn of the car. */
  readonly frames: readonly string[]
  /** The index of the displayed frame if the view is controlled. The first frame has the index 0. */
  readonly value?: number
  /** The index of the initial frame. @default 0 */
  readonly defaultValue?: number
  /** Called before another frame is displayed. Call `details.cancel()` to prevent the change. */
  readonly onValueChange?: (value: number, details: ChangeDetails<Viewer360Reason>) => void
  /** True to rotate the view automatically, unless the visitor prefers reduced motion. @default true */
  readonly autoRotate?: boolean
  /** The time for which each frame is displayed during rotation, in milliseconds. @default 150 */
  readonly frameMs?: number
  /** The distance in pixels that the pointer must be dragged to rotate the view by one frame. @default 5 */
  readonly dragStepPx?: number
  /** The number of frames that are preloaded on each side of the displayed frame. @default 5 */
  readonly preloadedFrames?: number
  readonly labels?: Viewer360Labels
  readonly clock?: Clock
}

export interface Viewer360View {
  readonly frame: number
  readonly count: number
  readonly isRotating: boolean
}

interface Viewer360 {
  readonly state: Viewer360State
  readonly frames: readonly string[]
  readonly dragStepPx: number
  readonly labels: Viewer360Labels
  readonly isReady: boolean
  readonly send: Send<Viewer360Event>
}

const [Viewer360Context, useViewer360] = createPartContext<Viewer360>("Viewer360")

/**
 * A 360° view of a car: a sequence of pictures, one shown at a time. The view rotates automatically until it is
 * dragged, rotated with keys, or stopped with its button; out of view it pauses, and with reduced motion it does not
 * rotate. For the keyboard it is a slider whose value text is "picture 7 of 36". The first frame is in the server's
 * HTML.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/slider/
 */
export function Root({
  frames,
  value,
  defaultValue = 0,
  onValueChange,
  autoRotate = true,
  frameMs = FRAME_MS,
  dragStepPx = DRAG_STEP_PX,
  preloadedFrames = PRELOADED_FRAMES,
  labels = {},
  clock,
  ...props
}: Viewer360RootProps): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const count = frames.length
  const [isReady, setReady] = useState(false)
  const [held, send] = useTimedBehaviour<Viewer360State, Viewer360Event>({
    next: createViewer360Next({ count, frameMs, dragStepPx }),
    initial: createViewer360State(value ?? defaultValue, count, autoRotate),
    clock,
    decide: (after, previous, event, cause) => {
      const reason = getViewer360Reason(event)
      if (after.frame === previous.frame || !reason) return after
      const isAllowed = requestChange(onValueChange, after.frame, reason, cause)
      if (isAllowed && value === undefined) return after
      // A rotation that the caller prevents is stopped and does not try again.
      return { ...after, frame: previous.frame, isRotating: after.isRotating && isAllowed }
    },
  })

  // There may be fewer frames than before.
  const state = { ...held, frame: normalizeFrame(held.frame, count) }

  useEffect(() => {
    if (value !== undefined) send({ type: "set", frame: value })
  }, [value, send])
  useEffect(() => {
    send({ type: "begin", isCalm: isCalm() })
    setReady(true)
  }, [send])
  useSight(root, (isAway) => send({ type: "sight", isAway }))
  usePreloaded(frames, state.frame, preloadedFrames)

  const { frame, isRotating } = state
  const states = { ready: isReady, rotating: isRotating }
  return (
    <Viewer360Context value={{ state, frames, dragStepPx, labels, isReady, send }}>
      {renderPart("div", part("root", states), { ref: root }, props, { frame, count, isRotating })}
    </Viewer360Context>
  )
}

/** The picture, which is a slider for keyboard users. Set `width` and `height` to the size of a frame. */
export function Picture({
  width,
  height,
  ...props
}: PartProps<"div"> & { readonly width?: number | string; readonly height?: number | string }): ReactNode {
  const { state, frames, dragStepPx, labels, isReady, send } = useViewer360()
  const text = useText()
  const { frame } = state
  const position = formatMessage(text("viewer360.frame", labels.frame), { position: frame + 1, count: frames.length })
  const [isDragging, dragHandlers] = useDrag({
    axis: "x",
    thresholdPx: dragStepPx,
    isHandle: true,
    onDrag: ({ type, by }, event) => {
      if (type === "start") send({ type: "grab" }, event)
      if (type === "move") send({ type: "drag", px: by.x }, event)
      if (type === "drop" || type === "abandon") send({ type: "drop" }, event)
    },
  })

  const slider = {
    role: "slider",
    tabIndex: 0,
    "aria-valuemin": 1,
    "aria-valuemax": frames.length,
    "aria-valuenow": frame + 1,
    "aria-valuetext": position,
    ...dragHandlers,
    onFocus: ({ target, nativeEvent }: FocusEvent) =>
      target.matches(":focus-visible") && send({ type: "focus" }, nativeEvent),
    onKeyDown: (event: KeyboardEvent) => {
      const turn = toKeyEvent(event, frames.length)
      if (!turn) return
      event.preventDefault()
      send(turn, event.nativeEvent)
    },
  }
  const ownProps = {
    "aria-label": text("viewer360.label", labels.label),
    // Before hydration it is an ordinary picture.
    ...(isReady ? slider : { role: "img" }),
    children: <KitImage {...part("frame")} src={frames[frame]} alt="" width={width} height={height} />,
  }
  return renderPart("div", part("picture", { dragging: isDragging }), ownProps, props, {})
}

/** The button that starts and stops the rotation. */
export function Toggle({ children, ...props }: PartProps<"button", Viewer360View>): ReactNode {
  const { state, frames, labels, send } = useViewer360()
  const text = useText()
  const { frame, isRotating } = state
  const name = isRotating ? text("viewer360.stop", labels.stop) : text("viewer360.rotate", labels.rotate)
  const ownProps = {
    type: "button",
    hidden: frames.length < 2,
    onClick: ({ nativeEvent }: MouseEvent) => send({ type: "toggle" }, nativeEvent),
    children: (
      <>
        {children}
        {name}
      </>
    ),
  }
  const view = { frame, count: frames.length, isRotating }
  return renderPart("button", part("toggle", { rotating: isRotating }), ownProps, props, view)
}

function usePreloaded(frames: readonly string[], frame: number, ahead: number): void {
  const [requested] = useState(() => new Map<string, HTMLImageElement>())
  useEffect(() => {
    for (const index of listFramesAround(frame, frames.length, ahead)) {
      const src = frames[index]
      if (!src || requested.has(src)) continue
      const image = new Image()
      image.src = src
      requested.set(src, image)
    }
  }, [frames, frame, ahead, requested])
}
