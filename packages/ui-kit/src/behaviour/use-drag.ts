"use client"

import { type MouseEvent, type PointerEvent, useRef } from "react"
import { createDragNext, type DragEffect, type DragEvent, type DragState, dragIdle } from "./drag-core.ts"
import { useBehaviour } from "./use-behaviour.ts"

export interface DragOptions {
  readonly axis: "x" | "y"
  readonly thresholdPx?: number | undefined
  /** Where fingers scroll by themselves, only a mouse drags. @default false */
  readonly isMouseOnly?: boolean
  /** The pointer is held from the press on: a quick hand leaves a small handle before it has moved far. @default false */
  readonly isHandle?: boolean
  /** A drag starts, moves, is dropped or abandoned; a press ends as a tap. */
  readonly onDrag: (effect: DragEffect, event: Event | undefined) => void
}

/** Handlers for an element that can be dragged. The pointer stays with it, and a drag is no click on what is inside. */
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
    // A mouse that comes back without its button was let go outside.
    const isOver = type === "move" && event.buttons === 0
    send({ type: isOver ? "cancel" : type, id: event.pointerId, point: { x: event.clientX, y: event.clientY } })
  }

  const handlers = {
    onPointerDown: createHandler("press"),
    onPointerMove: createHandler("move"),
    onPointerUp: createHandler("release"),
    onPointerCancel: createHandler("cancel"),
    onLostPointerCapture: createHandler("cancel"),
    // Pictures and links would be dragged away by the browser.
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
