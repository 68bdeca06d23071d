"use client"

import {
  type ComponentPropsWithRef,
  createElement,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react"
import { type RangeEnd, readTyped } from "./range-slider-core.ts"

interface TypedFieldProps extends Omit<ComponentPropsWithRef<"input">, "value"> {
  readonly end: RangeEnd
  readonly value: number
  /** Language by whose rules the number is read. */
  readonly locale: string
  /** Shows its value as a hint only, so that a form sends none. */
  readonly isEmpty: boolean
  readonly onType: (end: RangeEnd, value: number, reason: "typed" | "early", event: Event | undefined) => void
  readonly onLeave: (event: Event | undefined) => void
}

/**
 * A field that keeps its own text while it is being typed in: a number half written is not corrected. When it is left,
 * or with Enter, it says what was made of it.
 */
export function TypedField({ end, value, locale, isEmpty, onType, onLeave, ...props }: TypedFieldProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const isMounted = useRef(false)
  const written = String(value)

  useLayoutEffect(() => {
    const node = input.current
    if (isMounted.current || !node) return
    isMounted.current = true
    const early = node.value === node.defaultValue ? null : readTyped(node.value, locale)
    if (early !== null) onType(end, early, "early", undefined)
  })
  useEffect(() => {
    const node = input.current
    if (node && node !== document.activeElement) node.value = written
  }, [written])

  function leave(node: HTMLInputElement, event: Event): void {
    const typed = readTyped(node.value, locale)
    if (typed !== null) onType(end, typed, "typed", event)
    node.value = written
    onLeave(event)
  }
  return createElement("input", {
    ...props,
    ref: input,
    type: "text",
    inputMode: "numeric",
    autoComplete: "off",
    placeholder: written,
    defaultValue: isEmpty ? "" : written,
    onInput: ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
      const typed = readTyped(currentTarget.value, locale)
      if (typed !== null) onType(end, typed, "typed", nativeEvent)
    },
    onBlur: ({ currentTarget, nativeEvent }: FocusEvent<HTMLInputElement>) => leave(currentTarget, nativeEvent),
    onKeyDown: ({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
      if (key === "Enter") leave(currentTarget, nativeEvent)
    },
  })
}
