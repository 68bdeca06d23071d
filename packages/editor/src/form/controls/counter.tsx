"use client"

import type { ReactNode } from "react"
import { part } from "../form-anatomy.ts"
import { useFormText } from "../form-context.tsx"

/** From which part of the room on it is said that there is little left. */
const NEAR = 0.9

/** How much of the room is taken. Nothing is refused: what is too long is told, and can be shortened. */
export function Counter({ text: counted, max }: { readonly text: string; readonly max: number }): ReactNode {
  const text = useFormText()
  const count = [...counted].length
  const state = count > max ? "over" : count >= max * NEAR ? "near" : undefined
  return <span {...part("counter", { state })}>{text("characters", { count, max })}</span>
}
