"use client"

import { type RefObject, useEffect } from "react"

interface Dismissal {
  readonly isOpen: boolean
  /** The elements that belong to the floating content. A press outside of them dismisses the content. */
  readonly elements: readonly RefObject<HTMLElement | null>[]
  readonly onEscape: (event: Event) => void
  readonly onOutsidePress?: (event: Event) => void
}

/**
 * Dismisses content when the visitor presses Escape or presses outside the content. Escape does not reach the layers
 * below the content.
 */
export function useDismissal({ isOpen, elements, onEscape, onOutsidePress }: Dismissal): void {
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
      if (elements.every(({ current }) => !current?.contains(event.target as Node))) onOutsidePress?.(event)
    }
    // On the window, so that it runs before listeners on the document of what is below.
    addEventListener("keydown", onKey, options)
    document.addEventListener("pointerdown", onPress, options)
    return () => stop.abort()
  }, [isOpen])
}
