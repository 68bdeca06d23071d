"use client"

import { type MouseEvent, type PointerEvent, useRef } from "react"
import { createDragNext, type DragEffect, type DragEvent, type DragState, dragIdle } from "./drag-core.ts"
import { useBehaviour } from "./use-behaviour.ts"

export interface DragOptions {
  readonly axis: "x" | "y"
  readonly thresholdPx?: number | undefined
  /** True to react to the mouse only, for elements that are scrolled natively by touch. @default false */
  readonly isMouseOnly?: boolean
  /**
   * True to capture the pointer as soon as it is pressed, since a fast pointer can leave a small handle before the drag
   * starts. @default false
   */
  readonly isHandle?: boolean
  /** Called when a drag starts, moves, ends or is cancelled, and when the pointer is released without a drag. */
  readonly onDrag: (effect: DragEffect, event: Event | undefined) => void
}

export function useDrag({ axis, thresholdPx, isMouseOnly = false, isHandle = false, onDrag }: DragOptions) {
  const hasDragged = useRef(false)
  const cause = useRef<PointerEvent>(null)
  const [state, send] = useBehaviour<DragState, DragEvent, DragEffect>({
    next: createDragNext(axis, thresholdPx),
    initial: dragIdle,
    now: () => performance.now(),
    run: (effect) => {
      const event = cause.current
      if (effect.type === "start" && event) {
        hasDragged.current = true
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      onDrag(effect, event?.nativeEvent)
    },
  })

  const createHandler = (type: "press" | "move" | "release" | "cancel") => (event: PointerEvent) => {
    if (type === "press") {
      hasDragged.current = false
      if (event.button !== 0 || (isMouseOnly && event.pointerType !== "mouse")) return
      if (isHandle) event.currentTarget.setPointerCapture(event.pointerId)
    }
    cause.current = event
    // A mouse that returns without a pressed button was released outside the page.
    const isOver = type === "move" && event.buttons === 0
    send({ type: isOver ? "cancel" : type, id: event.pointerId, point: { x: event.clientX, y: event.clientY } })
  }

  const handlers = {
    onPointerDown: createHandler("press"),
    onPointerMove: createHandler("move"),
    onPointerUp: createHandler("release"),
    onPointerCancel: createHandler("cancel"),
    onLostPointerCapture: createHandler("cancel"),
    // The browser would otherwise start a native drag of pictures and links.
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!hasDragged.current || event.detail === 0) return
      hasDragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
  return [state.isDragging, handlers] as const
}
