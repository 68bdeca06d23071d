"use client"

import { type RefObject, useEffect, useRef } from "react"

/**
 * Runs when the form around an element is reset, by its button or by a script, unless a listener prevents that.
 * What React holds is not in the browser's hands, so the form alone would not bring it back.
 */
export function useFormReset(inside: RefObject<Element | null>, reset: (event: Event) => void): void {
  const latest = useRef(reset)
  useEffect(() => {
    latest.current = reset
  })
  useEffect(() => {
    const handleReset = (event: Event) => {
      const form = inside.current?.closest("form")
      if (!event.defaultPrevented && form && event.target === form) latest.current(event)
    }
    // A form sends the event before it resets; at the document every listener of the page has had its say.
    document.addEventListener("reset", handleReset)
    return () => document.removeEventListener("reset", handleReset)
  }, [inside])
}
