"use client"

import { type RefObject, useLayoutEffect, useState } from "react"
import { useKit } from "../kit-provider/kit-provider.tsx"

/**
 * Returns the text direction of the provider or, if it is not set, of the element. The direction of the element is
 * known only after hydration.
 */
export function useDirection(element: RefObject<Element | null>): "ltr" | "rtl" {
  const { dir } = useKit()
  const [pageDirection, setPageDirection] = useState<"ltr" | "rtl">("ltr")
  useLayoutEffect(() => {
    if (!dir && element.current) setPageDirection(getComputedStyle(element.current).direction === "rtl" ? "rtl" : "ltr")
  }, [dir, element])
  return dir ?? pageDirection
}
