"use client"

import { isValidElement, type ReactNode } from "react"
import { useText } from "../kit-provider/kit-provider.tsx"

/**
 * Returns the `aria-label` of a close button. Returns `undefined` when the button contains text, which then names it
 * (WCAG 2.5.3).
 */
export function useCloseName(children: ReactNode, label: string | undefined): string | undefined {
  const text = useText()
  return hasWords(children) ? undefined : text("dialog.close", label)
}

/** Returns whether a node contains text. Components are assumed to render icons, since their output is unknown. */
function hasWords(node: ReactNode): boolean {
  if (Array.isArray(node)) return node.some(hasWords)
  if (isValidElement<{ readonly children?: ReactNode }>(node)) return hasWords(node.props.children)
  return (typeof node === "string" && node.trim() !== "") || typeof node === "number"
}
