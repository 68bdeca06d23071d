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
import type { RangeEnd } from "./range-slider-core.ts"

interface TypedFieldProps extends Omit<ComponentPropsWithRef<"input">, "value"> {
  readonly end: RangeEnd
  readonly value: number
  readonly read: (text: string) => number | null
  /** True to show the value as a placeholder only, so that a form sends none. */
  readonly isEmpty: boolean
  readonly onType: (end: RangeEnd, value: number, reason: "typed" | "early", event: Event | undefined) => void
  /** Called with the end whose text is not a number on blur, and with `null` when it is edited again. */
  readonly onRefuse: (end: RangeEnd | null) => void
  readonly onLeave: (event: Event | undefined) => void
}

/**
 * A field that keeps its own text while it is edited: a half-typed number is not corrected. On blur, or with Enter, it
 * commits the number and shows the result.
 */
export function TypedField({
  end,
  value,
  read,
  isEmpty,
  onType,
  onRefuse,
  onLeave,
  ...props
}: TypedFieldProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const isMounted = useRef(false)
  /**
   * The value before typing began: a text that is not a number restores it, as its first digits may have been
   * committed.
   */
  const initial = useRef<number | null>(null)
  const written = String(value)

  useLayoutEffect(() => {
    const node = input.current
    if (isMounted.current || !node) return
    isMounted.current = true
    const early = node.value === node.defaultValue ? null : read(node.value)
    if (early !== null) onType(end, early, "early", undefined)
  })
  useEffect(() => {
    const node = input.current
    if (node && node !== document.activeElement) node.value = written
  }, [written])

  function handleLeave(node: HTMLInputElement, event: Event): void {
    if (node.value !== written) {
      const typed = read(node.value)
      onType(end, typed ?? initial.current ?? value, "typed", event)
      if (typed === null && node.value.trim() !== "") onRefuse(end)
    }
    node.value = written
    initial.current = null
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
      onRefuse(null)
      initial.current ??= value
      onType(end, read(currentTarget.value) ?? initial.current, "typed", nativeEvent)
    },
    onBlur: ({ currentTarget, nativeEvent }: FocusEvent<HTMLInputElement>) => handleLeave(currentTarget, nativeEvent),
    onKeyDown: ({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
      if (key === "Enter" && !nativeEvent.isComposing) handleLeave(currentTarget, nativeEvent)
    },
  })
}
