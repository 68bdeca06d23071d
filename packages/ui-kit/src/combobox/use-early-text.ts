"use client"

import { type RefObject, useLayoutEffect, useRef } from "react"

/**
 * Keeps text that the visitor typed before hydration, and queries the source for it. Calls `enter` if the field already
 * has the focus.
 */
export function useEarlyText(
  input: RefObject<HTMLInputElement | null>,
  text: string,
  write: (text: string, event: undefined) => void,
  enter: () => void,
): void {
  const isMounted = useRef(false)
  useLayoutEffect(() => {
    const node = input.current
    if (isMounted.current || !(node instanceof HTMLInputElement)) return
    isMounted.current = true
    if (node.value !== text) write(node.value, undefined)
    if (node === document.activeElement) enter()
  })
}
