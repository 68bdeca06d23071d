"use client"

import { type Context, use } from "react"

export function usePartContext<Value>(context: Context<Value | null>, root: string): Value {
  const value = use(context)
  if (process.env.NODE_ENV !== "production" && !value)
    throw new Error(`${root}: a part stands alone. Put it inside ${root}.Root.`)
  return value as Value
}
