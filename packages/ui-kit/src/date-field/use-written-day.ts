"use client"

import { type RefObject, useLayoutEffect } from "react"
import { useEarlyField } from "../behaviour/use-early-input.ts"
import type { FieldGroup } from "../field/use-field-control.ts"

interface WrittenDay extends Pick<FieldGroup, "recheck"> {
  readonly text: string
  /** The message to pass to `setCustomValidity`. Empty if the value is valid. */
  readonly error: string
  readonly isReady: boolean
}

export function useWrittenDay(
  input: RefObject<HTMLInputElement | null>,
  { text, error, isReady, recheck }: WrittenDay,
  takeEarly: () => void,
): void {
  useEarlyField(input, (node) => {
    if (node.type === "date" && node.value !== node.defaultValue) takeEarly()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the field is a text field it is written again.
  useLayoutEffect(() => {
    const node = input.current
    if (!(node instanceof HTMLInputElement) || node.type === "date") return
    node.value = text
    node.setCustomValidity(error)
    recheck()
  }, [text, error, isReady, input])
}
