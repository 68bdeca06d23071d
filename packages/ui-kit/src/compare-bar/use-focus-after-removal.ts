"use client"

import { type RefObject, useLayoutEffect, useRef } from "react"
import { isFocusFree } from "../behaviour/is-focus-free.ts"

interface Leaving {
  readonly value: string
  readonly index: number
  readonly place: Element | null
}

/**
 * Moves the focus after a removal, so that it is not lost. It moves to the next or previous remove button or, if no
 * items are left, to `whenEmpty`. Returns a function that must be called before each removal.
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
    if (!isFocusFree(gone.place ?? root.current)) return
    const buttons = gone.place?.querySelectorAll<HTMLElement>("[data-scope=compare-bar][data-part=remove]") ?? []
    const next = buttons[Math.min(gone.index, buttons.length - 1)]
    ;(next ?? whenEmpty())?.focus()
  })
  return (value, button) => {
    const place = button.closest("[data-scope=compare-bar]:is([data-part=list], [data-part=table])")
    leaving.current = { value, index: values.indexOf(value), place }
  }
}
