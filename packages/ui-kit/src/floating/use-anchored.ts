"use client"

import {
  autoUpdate,
  type FloatingContext,
  flip,
  type Middleware,
  type OpenChangeReason,
  offset,
  type Placement,
  shift,
  useFloating,
} from "@floating-ui/react"
import { useLayoutEffect, useState } from "react"

/** The preferred side of the anchor. `start` and `end` depend on the reading direction. */
export type FloatingSide = "top" | "bottom" | "start" | "end"

const GAP_PX = 8

const EDGE_PX = 8

/** The minimum distance between the arrow and the corners of the floating element, in pixels. */
const CORNER_PX = 14

interface AnchoredOptions {
  /**
   * The name of the component. It is part of the names of the custom properties that contain the position:
   * `--fc-<name>-x`, `-y` and `-tip`.
   */
  readonly name: string
  readonly isOpen: boolean
  readonly side: FloatingSide
  readonly onOpenChange: (open: boolean, event?: Event, reason?: OpenChangeReason) => void
}

export interface Anchored {
  readonly context: FloatingContext
  /**
   * The side of the anchor on which the floating element was placed: `top`, `bottom`, `left` or `right`. `null` until
   * the position is calculated.
   */
  readonly side: string | null
  readonly setAnchor: (node: Element | null) => void
  readonly setFloating: (node: HTMLElement | null) => void
}

export function useAnchored({ name, isOpen, side, onOpenChange }: AnchoredOptions): Anchored {
  const { context, elements, refs, x, y, placement, isPositioned, middlewareData } = useFloating({
    open: isOpen,
    onOpenChange,
    strategy: "fixed",
    transform: false,
    placement: toPhysicalSide(side, "ltr"),
    middleware: [
      createDirectionMiddleware(side),
      offset(GAP_PX),
      flip({ padding: EDGE_PX }),
      shift({ padding: EDGE_PX }),
      tip,
    ],
    ...(isOpen && { whileElementsMounted: autoUpdate }),
  })
  const { floating } = elements
  const { px } = (middlewareData.tip ?? {}) as { readonly px?: number }

  // It stays in its position while it fades out.
  const [hasPlace, setPlace] = useState(false)
  if (isPositioned && !hasPlace) setPlace(true)

  useLayoutEffect(() => {
    if (!isOpen || !floating) return
    floating.togglePopover?.(true)
    return () => {
      if (floating.isConnected) floating.togglePopover?.(false)
    }
  }, [isOpen, floating])

  useLayoutEffect(() => {
    for (const [key, value] of Object.entries({ x, y, tip: px })) {
      if (value !== undefined) floating?.style.setProperty(`--fc-${name}-${key}`, `${value}px`)
    }
  }, [name, floating, x, y, px])

  const { setReference: setAnchor, setFloating } = refs
  return { context, side: hasPlace ? placement : null, setAnchor, setFloating }
}

function toPhysicalSide(side: FloatingSide, direction: string): Placement {
  if (side === "top" || side === "bottom") return side
  return (side === "start") === (direction === "rtl") ? "right" : "left"
}

function createDirectionMiddleware(side: FloatingSide): Middleware {
  return {
    name: "inDirection",
    options: side,
    fn: ({ elements: { reference }, placement, middlewareData }) => {
      if (middlewareData.inDirection || !(reference instanceof Element)) return {}
      const wanted = toPhysicalSide(side, getComputedStyle(reference).direction)
      return { data: { wanted }, ...(wanted !== placement && { reset: { placement: wanted } }) }
    },
  }
}

const tip: Middleware = {
  name: "tip",
  fn: ({ x, y, placement, rects: { reference, floating } }) => {
    const isBeside = placement === "left" || placement === "right"
    const [middle, length] = isBeside
      ? [reference.y + reference.height / 2 - y, floating.height]
      : [reference.x + reference.width / 2 - x, floating.width]
    return { data: { px: Math.min(Math.max(middle, CORNER_PX), Math.max(length - CORNER_PX, CORNER_PX)) } }
  },
}
