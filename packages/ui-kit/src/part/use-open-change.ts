"use client"

import { useEffect, useRef } from "react"
import type { ChangeDetails } from "./part.types.ts"

interface OpenChange<Reason extends string> {
  /** The caller's own state, when it holds it. */
  readonly open: boolean | undefined
  readonly onOpenChange: ((open: boolean, details: ChangeDetails<Reason>) => void) | undefined
  /** Brings the behaviour to the caller's state. */
  readonly set: (open: boolean) => void
}

/** Asks the caller about a change. */
export type Approve<Reason extends string> = (isOpen: boolean, reason: Reason, event: Event | undefined) => boolean

/**
 * The rule of `open`, `defaultOpen` and `onOpenChange`: the caller is asked before every change, may cancel it,
 * and when it holds the state itself, the change happens only when it comes back as a prop.
 */
export function useOpenChange<Reason extends string>({ open, onOpenChange, set }: OpenChange<Reason>): Approve<Reason> {
  const isSetting = useRef(false)

  useEffect(() => {
    if (open === undefined) return
    isSetting.current = true
    set(open)
    isSetting.current = false
  }, [open, set])

  return (isOpen, reason, event) => {
    if (isSetting.current) return true
    let isCancelled = false
    const cancel = () => {
      isCancelled = true
    }
    onOpenChange?.(isOpen, { reason, event, cancel })
    return !isCancelled && open === undefined
  }
}
