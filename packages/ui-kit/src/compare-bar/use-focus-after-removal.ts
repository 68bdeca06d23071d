"use client"

import { type RefObject, useLayoutEffect, useRef } from "react"
import { isFocusFree } from "../behaviour/is-focus-free.ts"

interface Leaving {
  readonly value: string
  readonly index: number
  readonly place: Element | null
}

/**
 * Moves the focus after an item is removed, and returns the function to call before the removal. The focus moves to the
 * remove button of the next item or, if there is none, of the previous item. If no items are left, it moves to the
 * element returned by `whenEmpty`.
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
