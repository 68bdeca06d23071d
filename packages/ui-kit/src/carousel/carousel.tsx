"use client"

import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react"
import { type Anatomy, anatomy } from "../anatomy/anatomy.ts"
import arrows from "../arrows/arrows.module.css"
import type { Clock } from "../behaviour/behaviour.types.ts"
import { isCalm } from "../behaviour/is-calm.ts"
import { requestChange } from "../behaviour/request-change.ts"
import { useLatest } from "../behaviour/use-latest.ts"
import { useSight } from "../behaviour/use-sight.ts"
import { useTimedBehaviour } from "../behaviour/use-timed-behaviour.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./carousel.module.css"
import { type CarouselAlign, CarouselContext, type CarouselLabels } from "./carousel-context.ts"
import {
  type CarouselEffect,
  type CarouselEvent,
  type CarouselReason,
  type CarouselState,
  createCarouselNext,
  createCarouselState,
  getCarouselReason,
  INTERVAL_MS,
} from "./carousel-core.ts"
import type { Measured, Track } from "./carousel-track.ts"
import { getKeyStep } from "./step-of-key.ts"

const carouselPart = anatomy("carousel", arrows, css)

export interface CarouselRootProps extends Omit<PartProps<"section", CarouselView>, "defaultValue"> {
  /** The number of slides. */
  readonly count: number
  /** The index of the selected slide if the carousel is controlled. The first slide has the index 0. */
  readonly value?: number
  /** The initial slide. @default 0 */
  readonly defaultValue?: number
  /** Called before the selected slide changes. Call `details.cancel()` to keep the current slide. */
  readonly onValueChange?: (value: number, details: ChangeDetails<CarouselReason>) => void
  /** True to continue with the first slide after the last. @default true */
  readonly loops?: boolean
  /**
   * True to change the slide at an interval, except with reduced motion. Requires a `Rotate` button before all other
   * parts.
   * @default false
   */
  readonly autoPlay?: boolean
  /** The interval of autoplay, in milliseconds. @default 5000 */
  readonly intervalMs?: number
  /** The position of the selected slide in the viewport. @default "start" */
  readonly align?: CarouselAlign
  /**
   * The slides that can be focused: `shown` for all that are completely in view, `selected` for only the selected one.
   * A press on another slide selects it.
   * @default "shown"
   */
  readonly reach?: "shown" | "selected"
  /**
   * True to let the arrow keys, Home and End change the slide while the focus is anywhere inside the carousel. @default
   * false
   */
  readonly hasArrowKeys?: boolean
  readonly labels?: CarouselLabels
  readonly clock?: Clock
}

export interface CarouselView {
  readonly index: number
  readonly count: number
  readonly isPlaying: boolean
}

/**
 * A row of slides of which one or several are in view, changed by buttons, drag, wheel and, optionally, autoplay. The
 * pause button is first in the tab order. The pointer pauses autoplay; keyboard focus and any selection by the visitor
 * stop it permanently, and it does not start with reduced motion. Slides out of view are inert, and a polite live
 * region announces changes while autoplay is off. With few slides, inert clones fill the loop. Without JavaScript, it
 * is a scrolling row with snapping.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function Root(props: CarouselRootProps): ReactNode {
  return <CarouselScope {...props} scope={carouselPart} />
}

/**
 * Renders a carousel for a component that extends it, such as `CarOfTheWeek`. The `scope` sets the component name in
 * the attributes of the parts.
 */
export function CarouselScope({
  scope: part,
  count,
  value,
  defaultValue = 0,
  onValueChange,
  loops = true,
  autoPlay = false,
  intervalMs = INTERVAL_MS,
  align = "start",
  reach = "shown",
  hasArrowKeys = false,
  labels = {},
  clock,
  ...props
}: CarouselRootProps & { readonly scope: Anatomy }): ReactNode {
  const root = useRef<HTMLElement>(null)
  const track = useRef<Track>(null)
  const [measured, setMeasured] = useState<Measured | null>(null)
  // Set when the visitor scrolled to a slide that the caller did not accept.
  const [isAstray, putBack] = useState<object | null>(null)
  const text = useText()

  const [state, send] = useTimedBehaviour<CarouselState, CarouselEvent, CarouselEffect>({
    next: createCarouselNext({ isLooping: loops, intervalMs }),
    initial: createCarouselState(value ?? defaultValue, count, autoPlay),
    clock,
    run: ({ index, by }) => track.current?.move(index, by, isCalm()),
    decide: (after, previous, event, cause) => {
      const reason = getCarouselReason(event)
      if (after.index === previous.index || !reason) return after
      const isAllowed = requestChange(onValueChange, after.index, reason, cause)
      if (isAllowed && value === undefined) return after
      if (reason === "scroll") putBack({})
      // A cancelled autoplay change turns autoplay off.
      return { ...previous, isPlaying: after.isPlaying && (isAllowed || reason !== "interval") }
    },
  })

  useEffect(() => {
    if (value !== undefined) send({ type: "set", index: value })
  }, [value, send])
  const wanted = useLatest(value ?? state.index)
  useEffect(() => {
    if (isAstray) track.current?.move(wanted.current, 0, isCalm())
  }, [isAstray, wanted])
  useEffect(() => send({ type: "begin", isCalm: isCalm() }), [send])
  useSight(root, (isAway) => send({ type: "sight", isAway }))

  const { index, isPlaying, last } = state
  const view = { index, count, isPlaying }
  const ownProps = {
    ref: root,
    "aria-roledescription": text("carousel.role", labels.role),
    onPointerEnter: ({ pointerType, nativeEvent }: PointerEvent) =>
      pointerType === "mouse" && send({ type: "hover", isHovered: true }, nativeEvent),
    onPointerLeave: ({ nativeEvent }: PointerEvent) => send({ type: "hover", isHovered: false }, nativeEvent),
    onFocus: ({ target, nativeEvent }: FocusEvent) =>
      target.matches(":focus-visible") && send({ type: "focus" }, nativeEvent),
    onKeyDown: (event: KeyboardEvent) => {
      const to = hasArrowKeys && getKeyStep(event, last)
      if (!to) return
      event.preventDefault()
      send({ ...to, reason: "key" }, event.nativeEvent)
    },
  }
  const isLive = (slide: number) =>
    !measured || slide === index || (reach === "shown" && measured.shownAt(index).includes(slide))
  const states = {
    ready: measured !== null,
    playing: isPlaying,
    align,
    looping: (measured?.copies ?? 0) > 0,
    still: last === 0,
  }

  return (
    <CarouselContext
      value={{
        state,
        part,
        count,
        loops,
        align,
        labels,
        measured,
        setMeasured,
        isLive,
        track,
        send,
      }}
    >
      {renderPart("section", part("root", states), ownProps, props, view)}
    </CarouselContext>
  )
}
