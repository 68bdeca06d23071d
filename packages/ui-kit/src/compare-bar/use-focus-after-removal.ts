"use client"

import { type RefObject, useLayoutEffect, useRef } from "react"

interface Leaving {
  readonly value: string
  readonly index: number
  /** Where it was taken away: in the list or in the table. */
  readonly place: Element | null
}

/**
 * Puts the focus on the button of the next thing once one is gone, after the last on the one before, and without any on
 * what the caller says. Answers what notes that one is about to go.
 */
export function useFocusAfterRemoval(
  values: readonly string[],
  root: RefObject<HTMLElement | null>,
  whenEmpty: () => HTMLElement | null,
): (value: string, button: Element) => void {
  const leaving = useRef<Leaving | null>(null)
  useLayoutEffect(() => {
    const gone = leaving.current
    if (!gone || values.includes(gone.value)) return
    leaving.current = null
    if (!isFocusIn(gone.place ?? root.current)) return
    const buttons = gone.place?.querySelectorAll<HTMLElement>("[data-scope=compare-bar][data-part=remove]") ?? []
    const next = buttons[Math.min(gone.index, buttons.length - 1)]
    ;(next ?? whenEmpty())?.focus()
  })
  return (value, button) => {
    const place = button.closest("[data-scope=compare-bar]:is([data-part=list], [data-part=table])")
    leaving.current = { value, index: values.indexOf(value), place }
  }
}

/** Whether the focus was on what has gone, or is still in that place. */
function isFocusIn(place: Element | null): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || place?.contains(activeElement) === true
}
