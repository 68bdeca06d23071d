"use client"

import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import arrows from "../arrows/arrows.module.css"
import { isCalm } from "../behaviour/is-calm.ts"
import { type Send, useBehaviour } from "../behaviour/use-behaviour.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./scroller.module.css"
import {
  type RowMeasure,
  type ScrollerEffect,
  type ScrollerEvent,
  type ScrollerState,
  scrollerNext,
  scrollerUnknown,
} from "./scroller-core.ts"

const part = anatomy("scroller", arrows, css)

export interface ScrollerLabels {
  /** The accessible name of the button that scrolls back. Defaults to the message `scroller.previous`. */
  readonly previous?: string
  /** The accessible name of the button that scrolls forward. Defaults to the message `scroller.next`. */
  readonly next?: string
}

export interface ScrollerRootProps extends PartProps<"div", ScrollerState> {
  readonly labels?: ScrollerLabels
}

interface Scroller {
  readonly state: ScrollerState
  readonly viewportId: string
  readonly viewport: RefObject<HTMLElement | null>
  readonly labels: ScrollerLabels
  readonly send: Send<ScrollerEvent>
}

const [ScrollerContext, useScroller] = createPartContext<Scroller>("Scroller")

/**
 * A row of cards that scrolls horizontally by touch, wheel, keyboard or two buttons. The row is in the HTML and snaps
 * with CSS, so it works before hydration and without JavaScript; the buttons appear when there is anything to scroll,
 * and are disabled at the ends. A card is `--fc-scroller-card` wide, 315 px by default.
 * @see https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/
 */
export function Root({ labels = {}, ...props }: ScrollerRootProps): ReactNode {
  const viewport = useRef<HTMLElement>(null)
  const viewportId = useId()
  const [state, send] = useBehaviour<ScrollerState, ScrollerEvent, ScrollerEffect>({
    next: scrollerNext,
    initial: scrollerUnknown,
    run: ({ toPx }) => scrollRow(viewport.current, toPx),
  })
  const states = { scrollable: !state.fits, atStart: state.isAtStart, atEnd: state.isAtEnd }
  return (
    <ScrollerContext value={{ state, viewportId, viewport, labels, send }}>
      {renderPart("div", part("root", states), {}, props, state)}
    </ScrollerContext>
  )
}

export type ScrollerViewportProps = PartProps<"section", ScrollerState> & Named

/** The accessible name of the viewport. Without a name, screen readers do not announce the focusable region. */
type Named = { readonly "aria-label": string } | { readonly "aria-labelledby": string }

/** The scroll container. It is a focusable region and requires an accessible name. */
export function Viewport(props: ScrollerViewportProps): ReactNode {
  const { state, viewportId, viewport, send } = useScroller()

  useLayoutEffect(() => {
    const row = viewport.current
    if (!row) return
    const measure = () => send({ type: "measured", measure: readMeasure(row) })
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(row)
    for (const child of row.children) sizes.observe(child)
    row.addEventListener("scroll", measure, { passive: true })
    return () => {
      sizes.disconnect()
      row.removeEventListener("scroll", measure)
    }
  }, [viewport, send])

  const ownProps = { ref: viewport, id: viewportId, tabIndex: 0 }
  return renderPart("section", part("viewport", { scrollable: !state.fits }), ownProps, props, state)
}

/** The list of cards. */
export function List(props: PartProps<"ul">): ReactNode {
  // Lists without markers lose their role in Safari.
  return renderPart("ul", part("list"), { role: "list" }, props, {})
}

/** A card of the row. */
export function Item(props: PartProps<"li">): ReactNode {
  return renderPart("li", part("item"), {}, props, {})
}

/** The button that scrolls back by the number of visible cards. */
export function Previous(props: PartProps<"button", ScrollerState>): ReactNode {
  return useArrow("previous", -1, props)
}

/** The button that scrolls forward by the number of visible cards. */
export function Next(props: PartProps<"button", ScrollerState>): ReactNode {
  return useArrow("next", 1, props)
}

/** Renders a scroll button. At the end of the row, the button is disabled but keeps the focus. */
function useArrow(name: "previous" | "next", by: 1 | -1, props: PartProps<"button", ScrollerState>) {
  const { state, viewportId, labels, send } = useScroller()
  const isOff = by === 1 ? state.isAtEnd : state.isAtStart
  const ownProps = {
    type: "button",
    "aria-label": useText()(`scroller.${name}`, labels[name]),
    "aria-controls": viewportId,
    "aria-disabled": isOff || undefined,
    hidden: state.fits,
    onClick: ({ nativeEvent }: { nativeEvent: Event }) => send({ type: "step", by }, nativeEvent),
  }
  return renderPart("button", part(name, { disabled: isOff }), ownProps, props, state)
}

function readMeasure(row: HTMLElement): RowMeasure {
  const [first, second] = row.querySelectorAll<HTMLElement>("[data-scope=scroller][data-part=item]")
  return {
    viewportPx: row.clientWidth,
    startPx: Number.parseFloat(getComputedStyle(row).paddingInlineStart) || 0,
    contentPx: row.scrollWidth,
    // Right-to-left rows have negative scroll positions.
    scrolledPx: Math.abs(row.scrollLeft),
    pitchPx: first && second ? Math.abs(second.offsetLeft - first.offsetLeft) : 0,
  }
}

function scrollRow(row: HTMLElement | null, toPx: number): void {
  if (!row) return
  const direction = getComputedStyle(row).direction === "rtl" ? -1 : 1
  row.scrollTo({ left: direction * toPx, behavior: isCalm() ? "instant" : "smooth" })
}
