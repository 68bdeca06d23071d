"use client"

import { type RefObject, useLayoutEffect, useRef } from "react"

/**
 * Calls `look` once after hydration. React does not report changes that the visitor made to a native control before
 * hydration.
 */
export function useEarlyInput(look: () => void): void {
  const hasLooked = useRef(false)
  useLayoutEffect(() => {
    if (hasLooked.current) return
    hasLooked.current = true
    look()
  })
}

/**
 * Calls `look` once with the input element, as soon as the element is rendered and before the visitor can change it
 * again.
 */
export function useEarlyField(input: RefObject<HTMLInputElement | null>, look: (node: HTMLInputElement) => void): void {
  const hasLooked = useRef(false)
  useLayoutEffect(() => {
    const node = input.current
    if (hasLooked.current || !(node instanceof HTMLInputElement)) return
    hasLooked.current = true
    look(node)
  })
}
