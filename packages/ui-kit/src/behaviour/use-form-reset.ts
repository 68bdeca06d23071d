"use client"

import { type RefObject, useEffect, useRef } from "react"

/**
 * Runs `reset` when the form of an element is reset, by its button or by a script, unless a listener prevents it. The
 * browser only resets native controls, so React state must be reset here.
 */
export function useFormReset(ref: RefObject<Element | null>, reset: (event: Event) => void): void {
  const latest = useRef(reset)
  useEffect(() => {
    latest.current = reset
  })
  useEffect(() => {
    const handleReset = (event: Event) => {
      const form = ref.current?.closest("form")
      if (!event.defaultPrevented && form && event.target === form) latest.current(event)
    }
    // The reset event precedes the reset. A listener on the document runs after all others of the page.
    document.addEventListener("reset", handleReset)
    return () => document.removeEventListener("reset", handleReset)
  }, [ref])
}
