"use client"

import { type RefObject, useLayoutEffect, useRef } from "react"

/** Runs `look` once after hydration, before which a change of a native control goes unnoticed by React. */
export function useEarlyInput(look: () => void): void {
  const hasLooked = useRef(false)
  useLayoutEffect(() => {
    if (hasLooked.current) return
    hasLooked.current = true
    look()
  })
}

/** Calls `look` once with a field, as soon as it is rendered and before the visitor can change it again. */
export function useEarlyField(input: RefObject<HTMLInputElement | null>, look: (node: HTMLInputElement) => void): void {
  const hasLooked = useRef(false)
  useLayoutEffect(() => {
    const node = input.current
    if (hasLooked.current || !(node instanceof HTMLInputElement)) return
    hasLooked.current = true
    look(node)
  })
}
