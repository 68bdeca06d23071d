"use client"

import { isValidElement, type ReactNode } from "react"
import { useText } from "../kit-provider/kit-provider.tsx"

/** Name of a button that closes: what it says, else its label. `undefined` where its own words name it (WCAG 2.5.3). */
export function useCloseName(children: ReactNode, label: string | undefined): string | undefined {
  const text = useText()
  return hasWords(children) ? undefined : text("dialog.close", label)
}

/** Whether there is anything to read in it. What a component renders is not known; icons are components. */
function hasWords(node: ReactNode): boolean {
  if (Array.isArray(node)) return node.some(hasWords)
  if (isValidElement<{ readonly children?: ReactNode }>(node)) return hasWords(node.props.children)
  return (typeof node === "string" && node.trim() !== "") || typeof node === "number"
}
