"use client"

import { useEffect, useRef } from "react"
import type { Clock } from "../behaviour/behaviour.types.ts"
import type { Send } from "../behaviour/use-behaviour.ts"
import { useTimedBehaviour } from "../behaviour/use-timed-behaviour.ts"
import {
  type ComboboxOption,
  createQueryNext,
  type QueryEffect,
  type QueryEvent,
  type QueryState,
  queryIdle,
} from "./combobox-core.ts"

export type ComboboxSource = (
  query: string,
  options: { readonly signal: AbortSignal },
) => Promise<readonly ComboboxOption[]>

interface Options {
  readonly search: ComboboxSource
  readonly debounceMs: number | undefined
  readonly clock: Clock | undefined
  readonly onFailure: ((error: unknown) => void) | undefined
}

export function useQuery(options: Options): readonly [QueryState, Send<QueryEvent>] {
  const { search, debounceMs, clock, onFailure } = options
  const pending = useRef<AbortController | null>(null)
  const [state, send] = useTimedBehaviour<QueryState, QueryEvent, QueryEffect>({
    next: createQueryNext(debounceMs),
    initial: queryIdle,
    clock,
    run: (effect) => {
      pending.current?.abort()
      if (effect.type === "search") void fetchOptions(effect.query, effect.id)
    },
  })

  async function fetchOptions(query: string, id: number): Promise<void> {
    const stop = new AbortController()
    pending.current = stop
    try {
      send({ type: "found", id, options: await search(query, { signal: stop.signal }) })
    } catch (error) {
      if (stop.signal.aborted) return
      onFailure?.(error)
      send({ type: "fail", id })
    }
  }

  useEffect(() => () => pending.current?.abort(), [])
  return [state, send]
}
