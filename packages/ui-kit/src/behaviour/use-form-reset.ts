"use client"

import { type RefObject, useEffect } from "react"
import { useLatest } from "./use-latest.ts"

/** Runs `reset` when the form is reset, since the browser resets only native controls, not React state. */
export function useFormReset(ref: RefObject<Element | null>, reset: (event: Event) => void): void {
  const latest = useLatest(reset)
  useEffect(() => {
    const handleReset = (event: Event) => {
      const form = ref.current?.closest("form")
      if (!event.defaultPrevented && form && event.target === form) latest.current(event)
    }
    // The reset event precedes the reset. A listener on the document runs after all others of the page.
    document.addEventListener("reset", handleReset)
    return () => document.removeEventListener("reset", handleReset)
  }, [ref, latest])
}
