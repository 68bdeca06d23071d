"use client"

import { useLayoutEffect } from "react"
import { useText } from "../kit-provider/kit-provider.tsx"

/**
 * Makes a required group of checkboxes invalid while none of them is checked. The attribute `required` does not apply
 * to a group.
 */
export function useRequiredGroup(
  findBox: () => HTMLInputElement | null | undefined,
  isMissing: boolean,
  message?: string,
): void {
  const text = useText()
  const error = isMissing ? text("field.choose", message) : ""
  useLayoutEffect(() => findBox()?.setCustomValidity(error))
}
