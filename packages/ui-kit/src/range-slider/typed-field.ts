"use client"

import {
  type ComponentPropsWithRef,
  createElement,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
} from "react"
import { useEarlyField } from "../behaviour/use-early-input.ts"
import type { RangeEnd } from "./range-slider-core.ts"

interface TypedFieldProps extends Omit<ComponentPropsWithRef<"input">, "value"> {
  readonly end: RangeEnd
  readonly value: number
  readonly format: (value: number) => string
  /**
   * True after hydration. Before hydration, the field contains the number without formatting, so that a form can submit
   * it.
   */
  readonly isReady: boolean
  readonly read: (text: string) => number | null
  /** True to display the value only as a placeholder, so that a form submits no value. */
  readonly isEmpty: boolean
  readonly onType: (end: RangeEnd, value: number, reason: "typed" | "early", event: Event | undefined) => void
  /**
   * Called on blur with the end of the range if the typed text is not a number. Called with `null` when the visitor
   * edits the field again.
   */
  readonly onRefuse: (end: RangeEnd | null) => void
  readonly onLeave: (event: Event | undefined) => void
}

export function TypedField({
  end,
  value,
  format,
  isReady,
  read,
  isEmpty,
  onType,
  onRefuse,
  onLeave,
  ...props
}: TypedFieldProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  /**
   * The value when the visitor started typing. It is restored if the final text is not a number, since the first digits
   * may already have been committed.
   */
  const initial = useRef<number | null>(null)
  const plain = String(value)
  const written = isReady ? format(value) : plain

  useEarlyField(input, (node) => {
    const early = node.value === node.defaultValue ? null : read(node.value)
    if (early !== null) onType(end, early, "early", undefined)
  })
  useEffect(() => {
    const node = input.current
    if (node && node !== document.activeElement) node.value = written
  }, [written])

  function commit(node: HTMLInputElement, event: Event): void {
    if (node.value !== plain) {
      const typed = read(node.value)
      onType(end, typed ?? initial.current ?? value, "typed", event)
      if (typed === null && node.value.trim() !== "") onRefuse(end)
    }
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
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      currentTarget.value = plain
      // A new value removes the selection that the browser makes on focus, and typing would append to the number.
      currentTarget.select()
    },
    onBlur: ({ currentTarget, nativeEvent }: FocusEvent<HTMLInputElement>) => {
      commit(currentTarget, nativeEvent)
      currentTarget.value = written
    },
    onKeyDown: ({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
      if (key !== "Enter" || nativeEvent.isComposing) return
      commit(currentTarget, nativeEvent)
      currentTarget.value = plain
    },
  })
}
