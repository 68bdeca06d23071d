"use client"

import { useEffect } from "react"
import type { ChangeDetails } from "../part/part.types.ts"
import { type BehaviourOptions, type Send, useBehaviour } from "./use-behaviour.ts"

/** The caller's state, put upon the behaviour. */
export interface SetOpen {
  readonly type: "set"
  readonly isOpen: boolean
}

export interface OpenableProps<Reason extends string> {
  /** Whether it is open, when the caller holds that. */
  readonly open?: boolean | undefined
  /** Called before every change; `details.cancel()` keeps it as it is. */
  readonly onOpenChange?: ((open: boolean, details: ChangeDetails<Reason>) => void) | undefined
}

/** Who is asked before it opens and closes, and why it does. */
export interface Controlled<Event, Reason extends string> extends OpenableProps<Reason> {
  /** Why an event changes it; `null` when nobody is to be asked. */
  readonly reasonOf: (event: Event) => Reason | null
}

type Options<State, Event, Effect, Reason extends string> = Controlled<Event, Reason> &
  Omit<BehaviourOptions<State, Event, Effect>, "decide">

/** Asks the caller before it opens or closes; `keep` says what stays when the caller does not want it, or holds it. */
export function createControlledDecision<State extends { readonly isOpen: boolean }, Event, Reason extends string>(
  { open, onOpenChange, reasonOf }: Controlled<Event, Reason>,
  keep: (after: State, before: State) => State,
): NonNullable<BehaviourOptions<State, Event, never>["decide"]> {
  return (after, before, event, cause) => {
    const reason = reasonOf(event)
    if (after.isOpen === before.isOpen || reason === null) return after
    let isKept = open !== undefined
    const cancel = () => {
      isKept = true
    }
    onOpenChange?.(after.isOpen, { reason, event: cause, cancel })
    return isKept ? keep(after, before) : after
  }
}

/**
 * Runs a behaviour that opens and closes. The caller is asked before every change and may cancel it;
 * one who holds the state sees the change only when it comes back as a prop.
 */
export function useOpenable<
  State extends { readonly isOpen: boolean },
  Event extends { readonly type: string },
  Reason extends string,
  Effect = never,
>({
  open,
  onOpenChange,
  reasonOf,
  ...options
}: Options<State, Event | SetOpen, Effect, Reason>): readonly [State, Send<Event | SetOpen>] {
  const [state, send] = useBehaviour<State, Event | SetOpen, Effect>({
    ...options,
    decide: createControlledDecision<State, Event | SetOpen, Reason>(
      { open, onOpenChange, reasonOf },
      (_after, before) => before,
    ),
  })

  useEffect(() => {
    if (open !== undefined) send({ type: "set", isOpen: open })
  }, [open, send])
  return [state, send]
}
