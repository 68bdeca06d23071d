"use client"

import { createContext, type PointerEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { Send } from "../behaviour/use-behaviour.ts"
import { useClosingByWindow } from "../behaviour/use-closing-by-window.ts"
import { useDrag } from "../behaviour/use-drag.ts"
import { useModalInPlace } from "../behaviour/use-modal-in-place.ts"
import { type OpenableProps, useOpenable } from "../behaviour/use-openable.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { usePartContext } from "../part/use-part-context.ts"
import css from "./bottom-sheet.module.css"
import {
  type BottomSheetEvent,
  type BottomSheetReason,
  type BottomSheetState,
  CLOSE_PX,
  createBottomSheetNext,
  createBottomSheetState,
  getBottomSheetReason,
  OPEN_SHARE,
  PEEK_PX,
} from "./bottom-sheet-core.ts"
import { useVisibleWindow } from "./use-visible-window.ts"

const part = anatomy("bottom-sheet", css)

export interface BottomSheetLabels {
  /** Words of a handle that has none of its own. Message `bottomSheet.handle`. */
  readonly handle?: string
  /** Words of the button that closes. Message `bottomSheet.close`. */
  readonly close?: string
}

export interface BottomSheetRootProps extends PartProps<"div", BottomSheetState>, OpenableProps<BottomSheetReason> {
  /** Open on first render. @default false */
  readonly defaultOpen?: boolean
  /** What shows while it is closed; more, when the words of the handle need more. @default 72 */
  readonly peekPx?: number
  /** How much of the window it takes while it is open. @default 0.8 */
  readonly openShare?: number
  /** A drag up of at least this opens it. @default 72 */
  readonly openPx?: number
  /** A drag down of more than this closes it. @default 200 */
  readonly closePx?: number
  /** Closes when the window grows to this many pixels, where what is inside is shown otherwise. */
  readonly closeFromPx?: number
  readonly labels?: BottomSheetLabels
}

interface BottomSheet {
  readonly state: BottomSheetState
  readonly bodyId: string
  readonly titleId: string
  readonly labels: BottomSheetLabels
  readonly handle: RefObject<HTMLButtonElement | null>
  readonly content: RefObject<HTMLElement | null>
  readonly send: Send<BottomSheetEvent>
}

const BottomSheetContext = createContext<BottomSheet | null>(null)

/**
 * A sheet at the bottom edge: closed its handle shows and the page can be used; open it is a modal dialog.
 *
 * Pressed, or dragged up, it comes to 80 % of the window. A drag down of more than 200 px, Escape, a press beside it and
 * its button close it. Only the head is dragged: below it the visitor scrolls, types and selects. The root keeps room for
 * the handle where it stands, so put it last. Without JavaScript all of it is a section of the page.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Root({
  open,
  defaultOpen = false,
  onOpenChange,
  peekPx = PEEK_PX,
  openShare = OPEN_SHARE,
  openPx = PEEK_PX,
  closePx = CLOSE_PX,
  closeFromPx,
  labels = {},
  ...props
}: BottomSheetRootProps): ReactNode {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLElement>(null)
  const [state, send] = useOpenable<BottomSheetState, BottomSheetEvent, BottomSheetReason>({
    next: createBottomSheetNext({ openPx, closePx }),
    initial: createBottomSheetState(false),
    reasonOf: getBottomSheetReason,
    open,
    onOpenChange,
  })
  // Modal only once the script has come.
  useLayoutEffect(() => {
    if (open ?? defaultOpen) send({ type: "set", isOpen: true })
  }, [open, defaultOpen, send])
  useClosingByWindow(state.isOpen, closeFromPx, (reason, event) => send({ type: "close", reason }, event))
  useRestingPlaces(root, handle, peekPx, openShare)

  const sheet = { state, bodyId: `${id}-body`, titleId: `${id}-title`, labels, handle, content, send }
  return (
    <BottomSheetContext value={sheet}>
      {renderPart("div", part("root", { open: state.isOpen }), { ref: root }, props, state)}
    </BottomSheetContext>
  )
}

/** The sheet. Named by its handle, else give it an `aria-label`. */
export function Content(props: PartProps<"section", BottomSheetState>): ReactNode {
  const { state, titleId, handle, content, send } = useBottomSheet()
  const { isOpen, draggedPx } = state
  useModalInPlace({
    box: content,
    isModal: isOpen,
    initialFocus: () => handle.current,
    finalFocus: (before) => (before?.isConnected ? before : handle.current),
    dismiss: (reason, event) => send({ type: "close", reason }, event),
  })
  useVisibleWindow(content, isOpen)

  useLayoutEffect(() => {
    const { style } = content.current ?? {}
    if (draggedPx === null || !style) return
    style.setProperty("--fc-bottom-sheet-by", `${draggedPx}px`)
    return () => void style.removeProperty("--fc-bottom-sheet-by")
  }, [draggedPx, content])

  const own = {
    ref: content,
    ...(isOpen && { role: "dialog", "aria-modal": true }),
    ...(!props["aria-label"] && { "aria-labelledby": titleId }),
  }
  return renderPart("section", part("content", { open: isOpen, dragging: draggedPx !== null }), own, props, state)
}

/** What shows while it is closed, and what is dragged. Put the handle into it, and the button that closes. */
export function Header(props: PartProps<"div", BottomSheetState>): ReactNode {
  const { state, send } = useBottomSheet()
  const [, drag] = useDrag({
    axis: "y",
    onDrag: ({ type, by }, event) => {
      if (type === "move") send({ type: "drag", byPx: by.y }, event)
      if (type === "drop") send({ type: "drop", byPx: by.y }, event)
      // Whatever the caller decides, nobody holds it any more.
      if (type === "drop" || type === "abandon") send({ type: "abandon" }, event)
    },
  })
  const own = {
    ...drag,
    onPointerDown: (event: PointerEvent) => {
      if (!isOwnDrag(event.target)) drag.onPointerDown(event)
    },
  }
  return renderPart("div", part("header", { dragging: state.draggedPx !== null }), own, props, state)
}

/** Opens the sheet and closes it. */
export function Handle({ children, ...props }: PartProps<"button", BottomSheetState>): ReactNode {
  const { state, bodyId, titleId, labels, handle, send } = useBottomSheet()
  const text = useText()
  const own = {
    ref: handle,
    type: "button",
    "aria-expanded": state.isOpen,
    "aria-controls": bodyId,
    // After a drag there is no click.
    onClick: ({ nativeEvent }: { nativeEvent: Event }) => send({ type: "press" }, nativeEvent),
    children: (
      <span {...part("title")} id={titleId}>
        {children ?? text("bottomSheet.handle", labels.handle)}
      </span>
    ),
  }
  return renderPart("button", part("handle", { open: state.isOpen }), own, props, state)
}

/** Closes the sheet. Shown while it is open. */
export function Close({ children, ...props }: PartProps<"button">): ReactNode {
  const { state, labels, send } = useBottomSheet()
  const text = useText()
  const own = {
    type: "button",
    children: children ?? text("bottomSheet.close", labels.close),
    onClick: ({ nativeEvent }: { nativeEvent: Event }) => send({ type: "close", reason: "close-button" }, nativeEvent),
  }
  return renderPart("button", part("close", { open: state.isOpen }), own, props, {})
}

/** What is below the handle. It scrolls; while it is closed it is in the HTML and cannot be reached. */
export function Body(props: PartProps<"div", BottomSheetState>): ReactNode {
  const { state, bodyId } = useBottomSheet()
  const body = useRef<HTMLDivElement>(null)

  // By script, so that without one all of it can be reached.
  useLayoutEffect(() => {
    body.current?.toggleAttribute("inert", !state.isOpen)
  }, [state.isOpen])

  return renderPart("div", part("body", { open: state.isOpen }), { ref: body, id: bodyId }, props, state)
}

/** Tells the style sheet what shows and how far it goes: large letters may need more than was meant to show. */
function useRestingPlaces(
  root: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
  peekPx: number,
  openShare: number,
): void {
  useLayoutEffect(() => {
    const { style } = root.current ?? {}
    const header = handle.current?.closest<HTMLElement>("[data-scope=bottom-sheet][data-part=header]") ?? handle.current
    if (!style) return
    style.setProperty("--fc-bottom-sheet-share", String(openShare))
    style.setProperty("--fc-bottom-sheet-peek", `${peekPx}px`)
    if (!header) return
    const sizes = new ResizeObserver(() => {
      style.setProperty("--fc-bottom-sheet-peek", `${Math.max(peekPx, header.offsetHeight)}px`)
    })
    sizes.observe(header)
    return () => sizes.disconnect()
  }, [root, handle, peekPx, openShare])
}

/** Whether a press belongs to a field, where dragging selects or slides. */
function isOwnDrag(target: EventTarget): boolean {
  return target instanceof Element && target.closest("input, select, textarea, [contenteditable]") !== null
}

function useBottomSheet(): BottomSheet {
  return usePartContext(BottomSheetContext, "BottomSheet")
}
