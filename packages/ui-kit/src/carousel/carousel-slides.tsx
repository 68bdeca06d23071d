"use client"

import { createContext, type MouseEvent, type ReactNode, use, useLayoutEffect, useRef, useState } from "react"
import { isCalm } from "../behaviour/is-calm.ts"
import { useDrag } from "../behaviour/use-drag.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { useCarousel } from "./carousel-context.ts"
import { useTrack } from "./use-track.ts"

/**
 * The speed, in pixels per millisecond, above which a drag moves to the next slide. A slower drag moves to the next
 * slide only if it covers half of the distance.
 */
export const THROW_PX_PER_MS = 0.3

const STOPS = "a[href], :enabled, summary, iframe, [controls], [tabindex='0']"

const CloneContext = createContext(false)

/** The viewport of the carousel. All of its children must be slides. */
export function Slides({ children, ...props }: PartProps<"div">): ReactNode {
  const viewport = useRef<HTMLDivElement>(null)
  const scrolledFrom = useRef(0)
  const carousel = useCarousel()
  const { state, part, measured, track, send } = carousel

  const [isDragging, dragHandlers] = useDrag({
    axis: "x",
    isMouseOnly: true,
    onDrag: ({ type, by, speed }, event) => {
      const node = viewport.current
      if (!node || !track.current) return
      if (type === "start") scrolledFrom.current = node.scrollLeft
      if (type === "move") node.scrollLeft = scrolledFrom.current - by.x
      if (type === "drop" || type === "abandon") handleDrop(type === "drop" ? speed.x : 0, event)
    },
  })
  useTrack(viewport, carousel, isDragging)

  function handleDrop(speed: number, event: Event | undefined): void {
    const node = viewport.current
    if (!node || !track.current) return
    const nearest = track.current.findNearestItem()
    const isThrown = nearest === state.index && Math.abs(speed) > THROW_PX_PER_MS
    const isForward = speed < 0 === (getComputedStyle(node).direction === "ltr")
    if (isThrown) send({ type: "step", by: isForward ? 1 : -1, reason: "scroll" }, event)
    else {
      send({ type: "scrolled", index: nearest }, event)
      track.current.move(nearest, 0, isCalm())
    }
  }

  const ownProps = {
    ref: viewport,
    // Some browsers make every scroll container focusable. After hydration the slide, or its content, is focusable
    // instead.
    tabIndex: measured ? -1 : undefined,
    ...dragHandlers,
    // A press on an inert slide arrives here.
    onClick: ({ target, clientX, nativeEvent }: MouseEvent) => {
      const isInside = (target as Element).closest("[data-index]")
      const pressed = isInside ? null : track.current?.slideAt(clientX, state.index)
      if (pressed) send({ type: "go", ...pressed, reason: "press" }, nativeEvent)
    },
    children: (
      <div {...part("track")} aria-live={state.isPlaying ? "off" : "polite"}>
        {renderClones("before")}
        {children}
        {renderClones("after")}
      </div>
    ),
  }
  return renderPart("div", part("viewport", { dragging: isDragging }), ownProps, props, {})

  function renderClones(where: string): ReactNode {
    return (
      <CloneContext key={where} value>
        {Array.from({ length: measured?.copies ?? 0 }, (_, copy) => (
          <div key={copy.toString()} {...part("clones")} inert aria-hidden>
            {children}
          </div>
        ))}
      </CloneContext>
    )
  }
}

export interface CarouselSlideProps extends PartProps<"div", { readonly isSelected: boolean }> {
  /** The position of the slide, counted from 0. */
  readonly index: number
}

/**
 * A slide. Do not use an `id` inside, since looping slides are rendered again as clones. While the slide is selected
 * and contains nothing focusable, the slide itself is focusable, with a name and a role. The scroll container, which
 * browsers would make focusable instead, has neither.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Slide({ index, ...props }: CarouselSlideProps): ReactNode {
  const { state, part, labels, count, isLive } = useCarousel()
  const text = useText()
  const isClone = use(CloneContext)
  const node = useRef<HTMLDivElement>(null)
  const [isStop, setStop] = useState(false)
  const isSelected = index === state.index

  useLayoutEffect(() => setStop(isSelected && state.last > 0 && node.current?.querySelector(STOPS) === null))

  const ownProps = isClone
    ? {}
    : {
        ref: node,
        role: "group",
        "aria-roledescription": text("carousel.slideRole", labels.slideRole),
        "aria-label": formatMessage(text("carousel.position", labels.position), { position: index + 1, count }),
        tabIndex: isStop ? 0 : -1,
        inert: !isLive(index),
      }
  return renderPart("div", part("slide", { index, selected: isSelected, clone: isClone }), ownProps, props, {
    isSelected,
  })
}
