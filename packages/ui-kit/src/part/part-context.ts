"use client"

import { type Context, createContext, use } from "react"

/**
 * Creates the context in which a component's root provides a value to its parts, and the hook with which the parts read
 * it. During development, the hook throws if a part is rendered outside the component `root`.
 */
export function createPartContext<Value>(root: string): readonly [Context<Value | null>, () => Value] {
  const context = createContext<Value | null>(null)
  function usePartContext(): Value {
    const value = use(context)
    if (process.env.NODE_ENV !== "production" && !value)
      throw new Error(`${root}: a part stands alone. Put it inside ${root}.Root.`)
    return value as Value
  }
  return [context, usePartContext]
}
