"use client"

import { useSelector } from "@xstate/react"
import { useCallback, useLayoutEffect, useRef, useState } from "react"
import type { Actor, AnyStateMachine, EventFromLogic, SnapshotFrom } from "xstate"
import type { StepHistory } from "./step-history.ts"

/** A flow that is ready to start: its actor, and the functions that connect the actor to the browser. */
export interface OpenFlow<Machine extends AnyStateMachine> {
  readonly actor: Actor<Machine>
  /**
   * The functions that subscribe to the browser, for example to its history. Each one returns a function that
   * unsubscribes.
   */
  readonly followers?: readonly (() => () => void)[]
}

export interface Flow<Machine extends AnyStateMachine> {
  /**
   * The current snapshot of the flow. It is `null` on the server, and in the browser as long as the flow is not open
   * yet.
   */
  readonly snapshot: SnapshotFrom<Machine> | null
  /** The state of loading an earlier session: `no` (no session is being loaded), `under way` or `failed`. */
  readonly opening: "no" | "under way" | "failed"
  /**
   * Sends an event to the flow. Events that are sent before the flow is open, such as clicks before hydration, are
   * queued.
   */
  readonly send: (event: EventFromLogic<Machine>) => void
}

/**
 * Returns the flow of a component. The flow is opened on mount, stopped on unmount, and replaced when `open` changes.
 * `open` may return a promise, for example to load a stored session first.
 */
export function useFlow<Machine extends AnyStateMachine>(
  open: () => OpenFlow<Machine> | Promise<OpenFlow<Machine>>,
): Flow<Machine> {
  const [actor, setActor] = useState<Actor<Machine>>()
  const waiting = useRef<EventFromLogic<Machine>[]>([])
  const running = useRef<Actor<Machine>>(null)
  const [opening, setOpening] = useState<Flow<Machine>["opening"]>("no")

  // A layout effect: when an island hydrates, other effects set states at idle priority, and these states are not rendered
  // as long as a navigation waits for another island.
  useLayoutEffect(() => {
    let close = () => {}
    let isGone = false
    const start = (flow: OpenFlow<Machine>) => {
      if (isGone) return
      close = run(flow)
      running.current = flow.actor
      for (const event of waiting.current.splice(0)) flow.actor.send(event)
      setActor(flow.actor)
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
  }, [open])

  const send = useCallback((event: EventFromLogic<Machine>) => {
    if (running.current) running.current.send(event)
    else waiting.current.push(event)
  }, [])

  const snapshot = useSelector(actor, (now: SnapshotFrom<Machine> | undefined) => now ?? null)
  return { snapshot, opening, send }
}

function run<Machine extends AnyStateMachine>({ actor, followers = [] }: OpenFlow<Machine>): () => void {
  const ends = followers.map((follow) => follow())
  actor.start()
  return () => {
    for (const end of ends) end()
    actor.stop()
  }
}

/** The functions that connect the steps of a flow to the browser's history. */
export interface FlowSteps<Machine extends AnyStateMachine, Step extends string> {
  readonly history: StepHistory<Step>
  /**
   * Returns the visible step, or `null` if no step is visible. If fewer steps than usual can precede the visible step,
   * these steps are returned as well.
   */
  readonly getStep: (
    snapshot: SnapshotFrom<Machine>,
  ) => readonly [step: Step, previousSteps?: readonly Step[] | undefined] | null
  readonly show: (step: Step) => EventFromLogic<Machine>
}

/**
 * Adds a history entry for each step of a flow, so that the visitor can navigate back and forward between steps.
 * Returns a function that unsubscribes.
 */
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
