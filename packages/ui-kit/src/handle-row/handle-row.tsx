"use client"

import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { Send } from "../behaviour/use-behaviour.ts"
import { useDrag } from "../behaviour/use-drag.ts"
import { type OpenableProps, useOpenable } from "../behaviour/use-openable.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./handle-row.module.css"
import {
  getOpenness,
  type HandleRowEvent,
  type HandleRowReason,
  type HandleRowState,
  handleRowAt,
  handleRowNext,
  handleRowReason,
} from "./handle-row-core.ts"

const part = anatomy("handle-row", css)

export interface HandleRowLabels {
  /** The accessible name of the handle. Defaults to the message `handleRow.handle`. */
  readonly handle?: string
}

export interface HandleRowRootProps extends PartProps<"div", HandleRowState>, OpenableProps<HandleRowReason> {
  /** True when the row is initially open. @default false */
  readonly defaultOpen?: boolean
  /**
   * The share of the distance, from 0 to 1, that the row must be dragged to open or close completely on release.
   * @default 0.3
   */
  readonly snapShare?: number
  /** The distance in pixels below which a drag is a press. @default 5 */
  readonly pressPx?: number
  readonly labels?: HandleRowLabels
}

interface HandleRow {
  readonly state: HandleRowState
  readonly contentId: string
  readonly root: RefObject<HTMLDivElement | null>
  readonly pressPx: number | undefined
  readonly labels: HandleRowLabels
  readonly send: Send<HandleRowEvent>
}

const [HandleRowContext, useHandleRow] = createPartContext<HandleRow>("HandleRow")

/**
 * A row of cards that a handle opens and closes. When the handle is released after at least 30 % of the distance, the
 * row opens or closes; before that, it springs back. A press, Enter and Space toggle it. Hidden cards are not
 * focusable, but are in the HTML; without JavaScript, the row is open. A card is `--fc-handle-row-card` wide, 330 px by
 * default, and `--fc-handle-row-size` high, 550 px by default.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function Root({
  open,
  defaultOpen = false,
  onOpenChange,
  snapShare,
  pressPx,
  labels = {},
  ...props
}: HandleRowRootProps): ReactNode {
  const contentId = useId()
  const root = useRef<HTMLDivElement>(null)
  const [state, send] = useOpenable<HandleRowState, HandleRowEvent, HandleRowReason>({
    next: handleRowNext(snapShare),
    initial: handleRowAt(open ?? defaultOpen),
    getReason: handleRowReason,
    open,
    onOpenChange,
  })
  const isDragged = state.draggedPx !== null
  const at = getOpenness(state)

  // At rest the style sheet positions the edge.
  useLayoutEffect(() => {
    const box = root.current
    if (!box || !isDragged) return
    box.style.setProperty("--fc-handle-row-at", at.toFixed(4))
    return () => void box.style.removeProperty("--fc-handle-row-at")
  }, [at, isDragged])

  const states = { open: state.isOpen, dragging: isDragged }
  return (
    <HandleRowContext value={{ state, contentId, root, pressPx, labels, send }}>
      {renderPart("div", part("root", states), { ref: root }, props, state)}
    </HandleRowContext>
  )
}

/** The handle that the visitor drags or presses. */
export function Handle(props: PartProps<"button", HandleRowState>): ReactNode {
  const { state, contentId, root, pressPx, labels, send } = useHandleRow()
  const text = useText()
  const [, drag] = useDrag({
    axis: "x",
    thresholdPx: pressPx,
    isHandle: true,
    onDrag: ({ type, by }, event) => {
      const byPx = by.x * (root.current && getComputedStyle(root.current).direction === "rtl" ? -1 : 1)
      if (type === "move") send({ type: "drag", byPx }, event)
      if (type === "drop") send({ type: "drop", byPx }, event)
      // The drag ends, whether or not the caller accepts the change.
      if (type === "drop" || type === "abandon") send({ type: "abandon" }, event)
    },
  })
  const ownProps = {
    ...drag,
    type: "button",
    "aria-label": text("handleRow.handle", labels.handle),
    "aria-expanded": state.isOpen,
    "aria-controls": contentId,
    // A drag causes no click.
    onClick: ({ nativeEvent }: { nativeEvent: Event }) => send({ type: "press" }, nativeEvent),
  }
  return renderPart(
    "button",
    part("handle", { open: state.isOpen, dragging: state.draggedPx !== null }),
    ownProps,
    props,
    state,
  )
}

/** The row. It requires an `aria-label`. */
export function Content(props: PartProps<"section", HandleRowState>): ReactNode {
  const { state, contentId, send } = useHandleRow()
  const content = useRef<HTMLElement>(null)
  const isShut = !state.isOpen && state.draggedPx === null

  useLayoutEffect(() => {
    const row = content.current
    if (!row) return
    const measure = () => send({ type: "measured", travelPx: getTravel(row) })
    measure()
    const sizes = new ResizeObserver(measure)
    for (const node of [row.parentElement, ...row.children]) if (node) sizes.observe(node)
    return () => sizes.disconnect()
  }, [send])

  // The edge stops where the cards end, even if there is more space.
  const { travelPx } = state
  useLayoutEffect(() => {
    if (travelPx > 0) content.current?.style.setProperty("--fc-handle-row-travel", `${travelPx}px`)
  }, [travelPx])

  const ownProps = { ref: content, id: contentId, tabIndex: isShut ? undefined : 0 }
  return renderPart("section", part("content", { open: state.isOpen }), ownProps, props, state)
}

/** The list of cards. */
export function List(props: PartProps<"ul">): ReactNode {
  const { state } = useHandleRow()
  const list = useRef<HTMLUListElement>(null)
  const isShut = !state.isOpen && state.draggedPx === null

  // Set by script, so that without JavaScript every card can be focused.
  useLayoutEffect(() => {
    list.current?.toggleAttribute("inert", isShut)
  }, [isShut])

  // Lists without markers lose their role in Safari.
  return renderPart("ul", part("list"), { ref: list, role: "list" }, props, {})
}

/** Renders a card of the row. */
export function Item(props: PartProps<"li">): ReactNode {
  return renderPart("li", part("item"), {}, props, {})
}

function getTravel(row: HTMLElement): number {
  const { parentElement: root, firstElementChild: list } = row
  const handle = root?.querySelector<HTMLElement>("[data-scope=handle-row][data-part=handle]")
  const roomPx = (root?.clientWidth ?? 0) - (handle?.offsetWidth ?? 0)
  return Math.min(roomPx, list instanceof HTMLElement ? list.scrollWidth : roomPx)
}
