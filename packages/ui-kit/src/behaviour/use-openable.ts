"use client"

import { useEffect } from "react"
import { type ChangeListener, requestChange } from "./request-change.ts"
import { type BehaviourOptions, type Send, useBehaviour } from "./use-behaviour.ts"

export interface SetOpen {
  readonly type: "set"
  readonly isOpen: boolean
}

export interface OpenableProps<Reason extends string> {
  /** The open state, if the caller controls it. */
  readonly open?: boolean | undefined
  /** Called before the component opens or closes. `details.cancel()` prevents the change. */
  readonly onOpenChange?: ChangeListener<boolean, Reason> | undefined
}

export interface Controlled<Event, Reason extends string> extends OpenableProps<Reason> {
  readonly getReason: (event: Event) => Reason | null
}

type Options<State, Event, Effect, Reason extends string> = Controlled<Event, Reason> &
  Omit<BehaviourOptions<State, Event, Effect>, "decide">

export function createControlledDecision<State extends { readonly isOpen: boolean }, Event, Reason extends string>(
  { open, onOpenChange, getReason }: Controlled<Event, Reason>,
  keep: (next: State, previous: State) => State,
): NonNullable<BehaviourOptions<State, Event, never>["decide"]> {
  return (next, previous, event, cause) => {
    const reason = getReason(event)
    if (next.isOpen === previous.isOpen || reason === null) return next
    const isAllowed = requestChange(onOpenChange, next.isOpen, reason, cause)
    return isAllowed && open === undefined ? next : keep(next, previous)
  }
}

export function useOpenable<
  State extends { readonly isOpen: boolean },
  Event extends { readonly type: string },
  Reason extends string,
  Effect = never,
>({
  open,
  onOpenChange,
  getReason,
  ...options
}: Options<State, Event | SetOpen, Effect, Reason>): readonly [State, Send<Event | SetOpen>] {
  const [state, send] = useBehaviour<State, Event | SetOpen, Effect>({
    ...options,
    decide: createControlledDecision<State, Event | SetOpen, Reason>(
      { open, onOpenChange, getReason },
      (_next, previous) => previous,
    ),
  })

  useEffect(() => {
    if (open !== undefined) send({ type: "set", isOpen: open })
  }, [open, send])
  return [state, send]
}
