"use client"

import { autoUpdate, computePosition, flip, offset, type Placement, shift } from "@floating-ui/dom"
import { type RefObject, useLayoutEffect } from "react"

/** Side of its anchor that a floating part prefers, in reading direction. It takes another where there is no room. */
export type FloatingSide = "top" | "bottom" | "start" | "end"

/** Distance between a floating part and its anchor. */
const GAP_PX = 8

/** Distance that a floating part keeps from the edge of the window. */
const EDGE_PX = 8

/** Distance that the tip of the arrow keeps from the corners. */
const CORNER_PX = 14

interface Floating {
  /** Name of the primitive: places are written as `--fc-<name>-x`, `-y` and `-tip`. */
  readonly name: string
  readonly isOpen: boolean
  readonly side: FloatingSide
  readonly anchor: RefObject<HTMLElement | null>
  readonly floating: RefObject<HTMLElement | null>
}

/** Shows a popover in the top layer beside its anchor, inside the window, and keeps it there while things move. */
export function useFloating({ name, isOpen, side, anchor, floating }: Floating): void {
  useLayoutEffect(() => {
    const [at, node] = [anchor.current, floating.current]
    if (!isOpen || !at || !node) return
    node.togglePopover?.(true)
    const stop = autoUpdate(at, node, () => place(at, node, side, name))
    return () => {
      stop()
      if (node.isConnected) node.togglePopover?.(false)
    }
  }, [name, isOpen, side, anchor, floating])
}

async function place(anchor: HTMLElement, node: HTMLElement, side: FloatingSide, name: string): Promise<void> {
  const { x, y, placement } = await computePosition(anchor, node, {
    strategy: "fixed",
    placement: physical(side, anchor),
    middleware: [offset(GAP_PX), flip({ padding: EDGE_PX }), shift({ padding: EDGE_PX })],
  })
  const { left, top, width, height } = anchor.getBoundingClientRect()
  const isBeside = placement === "left" || placement === "right"
  const [middle, length] = isBeside
    ? [top + height / 2 - y, node.offsetHeight]
    : [left + width / 2 - x, node.offsetWidth]
  const tip = Math.min(Math.max(middle, CORNER_PX), Math.max(length - CORNER_PX, CORNER_PX))

  node.dataset.side = placement
  for (const [key, px] of Object.entries({ x, y, tip })) node.style.setProperty(`--fc-${name}-${key}`, `${px}px`)
}

function physical(side: FloatingSide, anchor: HTMLElement): Placement {
  if (side === "top" || side === "bottom") return side
  const isRtl = getComputedStyle(anchor).direction === "rtl"
  return (side === "start") === isRtl ? "right" : "left"
}
