"use client"

import { type RefObject, useLayoutEffect, useRef } from "react"

/** Keeps and searches for what was typed before the script came; a visitor in the field has entered it. */
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
