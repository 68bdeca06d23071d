"use client"

import { useLayoutEffect } from "react"
import { useText } from "../kit-provider/kit-provider.tsx"

/**
 * Makes the first checkbox of a required group invalid while no checkbox is checked. Needed because the HTML attribute
 * `required` does not apply to a group of checkboxes.
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
