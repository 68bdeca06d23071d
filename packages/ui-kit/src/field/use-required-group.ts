"use client"

import { useLayoutEffect } from "react"
import { useText } from "../kit-provider/kit-provider.tsx"

/**
 * Makes the first checkbox of a group invalid while the group is required and none is checked, since the browser has no
 * such rule.
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
