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
  /** How many slides there are. */
  readonly count: number
  /** The slide that is shown, counted from 0, when the caller holds that. */
  readonly value?: number
  /** The slide that is shown first. @default 0 */
  readonly defaultValue?: number
  /** Called before every change; `details.cancel()` keeps it as it is. */
  readonly onValueChange?: (value: number, details: ChangeDetails<CarouselReason>) => void
  /** Goes on with the first slide after the last. @default true */
  readonly loops?: boolean
  /** Slides change by themselves, unless the visitor wants less motion. Needs a `Rotate` button, first of all parts. @default false */
  readonly autoPlay?: boolean
  /** How long a slide stays then. @default 5000 */
  readonly intervalMs?: number
  /** Where the selected slide stands. @default "start" */
  readonly align?: CarouselAlign
  /** What can be reached: every slide that is wholly in sight, or only the selected one. A press on others selects them. @default "shown" */
  readonly reach?: "shown" | "selected"
  /** Arrow keys, Home and End change the slide wherever the focus is inside. @default false */
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
 * Slides of which one or some are shown, moved by buttons, drag, wheel and, if wanted, by themselves.
 *
 * The button that pauses comes first in the tab order. The slides rest under the pointer; the keyboard's focus and any
 * choice of the visitor stop them for good, and less motion keeps them from starting. What is out of sight is inert,
 * and a polite live region reads what comes once nothing changes by itself. Few slides loop with inert clones.
 * Without JavaScript it is a row to scroll that snaps.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function Root(props: CarouselRootProps): ReactNode {
  return <CarouselScope {...props} scope={carouselPart} />
}

/** The carousel's behaviour under the names of a primitive that looks otherwise. */
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
  // Set when the visitor has scrolled to where the caller may not want them.
  const [isAstray, putBack] = useState<object | null>(null)
  const text = useText()

  const [state, send] = useTimedBehaviour<CarouselState, CarouselEvent, CarouselEffect>({
    next: createCarouselNext({ isLooping: loops, intervalMs }),
    initial: createCarouselState(value ?? defaultValue, count, autoPlay),
    clock,
    run: ({ index, by }) => track.current?.move(index, by, isCalm()),
    decide: (after, before, event, cause) => {
      const reason = getCarouselReason(event)
      if (after.index === before.index || !reason) return after
      let isVetoed = false
      const cancel = () => {
        isVetoed = true
      }
      onValueChange?.(after.index, { reason, event: cause, cancel })
      if (!isVetoed && value === undefined) return after
      if (reason === "scroll") putBack({})
      // What may not change by itself does not try again.
      return { ...before, isPlaying: after.isPlaying && !(isVetoed && reason === "interval") }
    },
  })

  useEffect(() => {
    if (value !== undefined) send({ type: "set", index: value })
  }, [value, send])
  const wanted = useRef(state.index)
  useEffect(() => {
    wanted.current = value ?? state.index
  })
  useEffect(() => {
    if (isAstray) track.current?.move(wanted.current, 0, isCalm())
  }, [isAstray])
  useEffect(() => send({ type: "begin", isCalm: isCalm() }), [send])
  useSight(root, (isAway) => send({ type: "sight", isAway }))

  const { index, isPlaying, last } = state
  const view = { index, count, isPlaying }
  const own = {
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
        ...{ state, part, count, loops, align, labels },
        ...{ measured, setMeasured, isLive, track, send },
      }}
    >
      {renderPart("section", part("root", states), own, props, view)}
    </CarouselContext>
  )
}
