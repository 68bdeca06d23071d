"use client"

import { type RefObject, useEffect } from "react"

interface Dismissal {
  readonly isOpen: boolean
  /** A press outside all of these dismisses. */
  readonly inside: readonly RefObject<HTMLElement | null>[]
  readonly onEscape: (event: Event) => void
  readonly onOutsidePress?: (event: Event) => void
}

/** Escape and a press outside dismiss what floats, wherever the focus is. What lies under it hears nothing of the key. */
export function useDismissal({ isOpen, inside, onEscape, onOutsidePress }: Dismissal): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: refs and what is done by `send` stay the same while it is open.
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const options = { signal: stop.signal, capture: true }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return
      event.preventDefault()
      onEscape(event)
    }
    const onPress = (event: PointerEvent) => {
      if (inside.every(({ current }) => !current?.contains(event.target as Node))) onOutsidePress?.(event)
    }
    // At the window: before what lies under it, which listens at the document.
    addEventListener("keydown", onKey, options)
    document.addEventListener("pointerdown", onPress, options)
    return () => stop.abort()
  }, [isOpen])
}
