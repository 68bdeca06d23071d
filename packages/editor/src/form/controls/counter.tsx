"use client"

import type { ReactNode } from "react"
import { part } from "../form-anatomy.ts"
import { useFormText } from "../form-context.tsx"

const NEAR = 0.9

/**
 * Renders the number of characters in a text. A text that is too long can still be typed, but is shown as an issue.
 */
export function Counter({ text: counted, max }: { readonly text: string; readonly max: number }): ReactNode {
  const text = useFormText()
  const count = [...counted].length
  const state = count > max ? "over" : count >= max * NEAR ? "near" : undefined
  return <span {...part("counter", { state })}>{text("characters", { count, max })}</span>
}
