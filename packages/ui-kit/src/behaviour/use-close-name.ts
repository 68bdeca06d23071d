"use client"

import { isValidElement, type ReactNode } from "react"
import { useText } from "../kit-provider/kit-provider.tsx"

/**
 * Returns the accessible name of a close button, or `undefined` if the button contains text, which is then its
 * accessible name (WCAG 2.5.3).
 */
export function useCloseName(children: ReactNode, label: string | undefined): string | undefined {
  const text = useText()
  return hasWords(children) ? undefined : text("dialog.close", label)
}

/** Returns true if a node contains text. A component without text children is assumed to be an icon. */
function hasWords(node: ReactNode): boolean {
  if (Array.isArray(node)) return node.some(hasWords)
  if (isValidElement<{ readonly children?: ReactNode }>(node)) return hasWords(node.props.children)
  return (typeof node === "string" && node.trim() !== "") || typeof node === "number"
}
