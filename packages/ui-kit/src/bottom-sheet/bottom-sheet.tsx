"use client"

import { type PointerEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { Send } from "../behaviour/use-behaviour.ts"
import { useClosingByWindow } from "../behaviour/use-closing-by-window.ts"
import { useDrag } from "../behaviour/use-drag.ts"
import { useModalInPlace } from "../behaviour/use-modal-in-place.ts"
import { type OpenableProps, useOpenable } from "../behaviour/use-openable.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
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
  /** The text of the handle if it has no children. Defaults to the message `bottomSheet.handle`. */
  readonly handle?: string
  /** The text of the close button. Defaults to the message `bottomSheet.close`. */
  readonly close?: string
}

export interface BottomSheetRootProps extends PartProps<"div", BottomSheetState>, OpenableProps<BottomSheetReason> {
  /** True when the sheet is initially open. @default false */
  readonly defaultOpen?: boolean
  /**
   * The visible height of the closed sheet, in pixels. The sheet is higher if the text of the handle needs more space.
   * @default 72
   */
  readonly peekPx?: number
  /** The share of the window height that the open sheet occupies, from 0 to 1. @default 0.8 */
  readonly openShare?: number
  /** The minimum distance of an upward drag that opens the sheet, in pixels. @default 72 */
  readonly openPx?: number
  /** The maximum distance of a downward drag after which the sheet stays open, in pixels. @default 200 */
  readonly closePx?: number
  /** The window width in pixels from which the sheet is always closed, since its content is then rendered elsewhere. */
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

const [BottomSheetContext, useBottomSheet] = createPartContext<BottomSheet>("BottomSheet")

/**
 * A sheet at the bottom edge. When closed, it shows its handle and the page is usable; when open, it is a modal dialog.
 * A press on the handle or a drag up opens it to 80 % of the window. A drag down of more than 200 px, Escape, a press
 * outside and the close button close it. Only the header is draggable: below it, the visitor scrolls, types and
 * selects. The root reserves space for the handle in the page, so place it last. Without JavaScript, the sheet is a
 * section of the page.
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
    getReason: getBottomSheetReason,
    open,
    onOpenChange,
  })
  // The sheet becomes modal only after hydration.
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

/** The sheet. Its accessible name is the text of its handle. If it has no handle, set an `aria-label`. */
export function Content(props: PartProps<"section", BottomSheetState>): ReactNode {
  const { state, titleId, handle, content, send } = useBottomSheet()
  const { isOpen, draggedPx } = state
  useModalInPlace({
    box: content,
    isModal: isOpen,
    initialFocus: () => handle.current,
    finalFocus: (previous) => (previous?.isConnected ? previous : handle.current),
    dismiss: (reason, event) => send({ type: "close", reason }, event),
  })
  useVisibleWindow(content, isOpen)

  useLayoutEffect(() => {
    const { style } = content.current ?? {}
    if (draggedPx === null || !style) return
    style.setProperty("--fc-bottom-sheet-by", `${draggedPx}px`)
    return () => void style.removeProperty("--fc-bottom-sheet-by")
  }, [draggedPx, content])

  const ownProps = {
    ref: content,
    ...(isOpen && { role: "dialog", "aria-modal": true }),
    ...(!props["aria-label"] && { "aria-labelledby": titleId }),
  }
  return renderPart("section", part("content", { open: isOpen, dragging: draggedPx !== null }), ownProps, props, state)
}

/** The draggable header, which contains the handle and the close button. */
export function Header(props: PartProps<"div", BottomSheetState>): ReactNode {
  const { state, send } = useBottomSheet()
  const [, drag] = useDrag({
    axis: "y",
    onDrag: ({ type, by }, event) => {
      if (type === "move") send({ type: "drag", byPx: by.y }, event)
      if (type === "drop") send({ type: "drop", byPx: by.y }, event)
      // The drag has ended, even if the caller keeps the state.
      if (type === "drop" || type === "abandon") send({ type: "abandon" }, event)
    },
  })
  const ownProps = {
    ...drag,
    onPointerDown: (event: PointerEvent) => {
      if (!isOwnDrag(event.target)) drag.onPointerDown(event)
    },
  }
  return renderPart("div", part("header", { dragging: state.draggedPx !== null }), ownProps, props, state)
}

/** The button that opens and closes the sheet. */
export function Handle({ children, ...props }: PartProps<"button", BottomSheetState>): ReactNode {
  const { state, bodyId, titleId, labels, handle, send } = useBottomSheet()
  const text = useText()
  const ownProps = {
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
  return renderPart("button", part("handle", { open: state.isOpen }), ownProps, props, state)
}

/** The button that closes the sheet, visible only while the sheet is open. */
export function Close({ children, ...props }: PartProps<"button">): ReactNode {
  const { state, labels, send } = useBottomSheet()
  const text = useText()
  const ownProps = {
    type: "button",
    children: children ?? text("bottomSheet.close", labels.close),
    onClick: ({ nativeEvent }: { nativeEvent: Event }) => send({ type: "close", reason: "close-button" }, nativeEvent),
  }
  return renderPart("button", part("close", { open: state.isOpen }), ownProps, props, {})
}

/** The content below the header, which is inert while the sheet is closed. */
export function Body(props: PartProps<"div", BottomSheetState>): ReactNode {
  const { state, bodyId } = useBottomSheet()
  const body = useRef<HTMLDivElement>(null)

  // Set by the script, so that the content can be reached without JavaScript.
  useLayoutEffect(() => {
    body.current?.toggleAttribute("inert", !state.isOpen)
  }, [state.isOpen])

  return renderPart("div", part("body", { open: state.isOpen }), { ref: body, id: bodyId }, props, state)
}

/**
 * Sets the heights of the sheet as CSS custom properties. If the text of the handle needs more space, the closed sheet
 * is higher than `peekPx`.
 */
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

/** Returns true if a press starts in a form field. Dragging in a form field must not move the sheet. */
function isOwnDrag(target: EventTarget): boolean {
  return target instanceof Element && target.closest("input, select, textarea, [contenteditable]") !== null
}
