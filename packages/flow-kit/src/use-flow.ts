"use client"

import { useSelector } from "@xstate/react"
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react"
import type { Actor, AnyStateMachine, EventFromLogic, SnapshotFrom } from "xstate"
import type { StepHistory } from "./step-history.ts"

/** A flow that is ready to start. It consists of an actor and the functions that connect the actor to the browser. */
export interface OpenFlow<Machine extends AnyStateMachine> {
  readonly actor: Actor<Machine>
  /**
   * The functions that subscribe to the browser, for example to its history. Each function returns another function
   * that unsubscribes.
   */
  readonly followers?: readonly (() => () => void)[]
}

export interface Flow<Machine extends AnyStateMachine> {
  /** The current snapshot, or `null` on the server and until the flow has been opened in the browser. */
  readonly snapshot: SnapshotFrom<Machine> | null
  /** The state of loading an earlier session: `no` if nothing is being loaded, `under way`, or `failed`. */
  readonly opening: "no" | "under way" | "failed"
  /**
   * Sends an event to the flow. Events that are sent before the flow is open, for example by a click before hydration,
   * are queued.
   */
  readonly send: (event: EventFromLogic<Machine>) => void
}

/**
 * Returns the flow of a component, which is opened on mount, stopped on unmount, and replaced if `open` changes. If a
 * stored session must be loaded first, `open` returns a promise, and the flow is opened when the promise resolves.
 */
export function useFlow<Machine extends AnyStateMachine>(
  open: () => OpenFlow<Machine> | Promise<OpenFlow<Machine>>,
): Flow<Machine> {
  const [shown] = useState(createHolder<Actor<Machine>>)
  const actor = useSyncExternalStore(shown.subscribe, shown.get, () => undefined)
  const waiting = useRef<EventFromLogic<Machine>[]>([])
  const running = useRef<Actor<Machine>>(null)
  const [opening, setOpening] = useState<Flow<Machine>["opening"]>("no")

  useEffect(() => {
    let close = () => {}
    let isGone = false
    const start = (flow: OpenFlow<Machine>) => {
      if (isGone) return
      close = run(flow)
      running.current = flow.actor
      for (const event of waiting.current.splice(0)) flow.actor.send(event)
      shown.set(flow.actor)
      setOpening("no")
    }
    const opened = open()
    if (opened instanceof Promise) {
      setOpening("under way")
      opened.then(start).catch(() => isGone || setOpening("failed"))
    } else start(opened)
    return () => {
      isGone = true
      running.current = null
      close()
    }
  }, [open, shown])

  const send = useCallback((event: EventFromLogic<Machine>) => {
    if (running.current) running.current.send(event)
    else waiting.current.push(event)
  }, [])

  const snapshot = useSelector(actor, (now: SnapshotFrom<Machine> | undefined) => now ?? null)
  return { snapshot, opening, send }
}

/**
 * Creates a holder of a value. Its changes are rendered at once. A state would be updated at the priority of the effect,
 * which is idle when an island hydrates, so the update would wait as long as a navigation waits for another island.
 */
function createHolder<Value>() {
  let held: Value | undefined
  const listeners = new Set<() => void>()
  return {
    get: () => held,
    set: (value: Value) => {
      held = value
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function run<Machine extends AnyStateMachine>({ actor, followers = [] }: OpenFlow<Machine>): () => void {
  const ends = followers.map((follow) => follow())
  actor.start()
  return () => {
    for (const end of ends) end()
    actor.stop()
  }
}

/** The connection between the steps of a flow and the browser's history. */
export interface FlowSteps<Machine extends AnyStateMachine, Step extends string> {
  readonly history: StepHistory<Step>
  /**
   * Returns the visible step, and also the steps that can precede it if they are fewer than usual. Returns `null` while
   * no step is visible.
   */
  readonly getStep: (
    snapshot: SnapshotFrom<Machine>,
  ) => readonly [step: Step, previousSteps?: readonly Step[] | undefined] | null
  readonly show: (step: Step) => EventFromLogic<Machine>
}

/** Connects the steps of a flow to history entries, so that the visitor can navigate back and forward between them. */
export function followSteps<Machine extends AnyStateMachine, Step extends string>(
  actor: Actor<Machine>,
  { history, getStep, show }: FlowSteps<Machine, Step>,
): () => void {
  const follow = (now: SnapshotFrom<Machine>) => {
    const step = getStep(now)
    if (step !== null) history.follow(...step)
  }
  const watched = actor.subscribe(follow)
  const stopListening = history.listen((step) => {
    actor.send(show(step))
    // A step that can no longer be shown is left again.
    follow(actor.getSnapshot())
  })
  return () => {
    stopListening()
    watched.unsubscribe()
  }
}
