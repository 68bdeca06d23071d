import {
  currentStep,
  portsFrom,
  stepsBefore,
  type TyreHotelEvent,
  type TyreHotelSnapshot,
  tyreHotelMachine,
} from "@forecourt/tyre-hotel-machine"
import { useContext, useEffect, useRef, useState } from "react"
import { type Actor, createActor } from "xstate"
import { type FlowPlace, type FlowWorld, FlowWorldContext } from "./flow-world.ts"

export interface Flow {
  /** `null` until the browser has opened the session. */
  readonly snapshot: TyreHotelSnapshot | null
  /** Whether a session of before is being opened, and whether it could not be. */
  readonly opening: "no" | "under way" | "failed"
  readonly send: (event: TyreHotelEvent) => void
}

/** The machine, wired to the world in which the page stands. */
export function useFlow({ language, timeZone }: FlowPlace): Flow {
  const openWorld = useContext(FlowWorldContext)
  const actor = useRef<Actor<typeof tyreHotelMachine> | null>(null)
  const [snapshot, setSnapshot] = useState<TyreHotelSnapshot | null>(null)

  const [opening, setOpening] = useState<Flow["opening"]>("no")

  useEffect(() => {
    const opened = openWorld({ language, timeZone })
    let close = () => {}
    let isGone = false
    const start = (world: FlowWorld) => {
      if (isGone) return
      const flow = createActor(tyreHotelMachine.provide({ actors: portsFrom(world.ports) }), { input: world.input })
      actor.current = flow
      close = run(flow, world, setSnapshot)
      setOpening("no")
    }
    if (opened instanceof Promise) {
      setOpening("under way")
      opened.then(start).catch(() => isGone || setOpening("failed"))
    } else start(opened)
    return () => {
      isGone = true
      close()
    }
  }, [language, timeZone, openWorld])

  return { snapshot, opening, send: (event) => actor.current?.send(event) }
}

/** Starts the flow, with the browser's way back and forward; returns what ends it. */
function run(
  flow: Actor<typeof tyreHotelMachine>,
  { emit, steps }: FlowWorld,
  show: (snapshot: TyreHotelSnapshot) => void,
): () => void {
  flow.on("*", emit)
  const follow = (now: TyreHotelSnapshot) => {
    const step = currentStep(now)
    if (step !== null) steps?.follow(step, stepsBefore(now))
  }
  flow.subscribe((now) => {
    show(now)
    follow(now)
  })
  const stopListening = steps?.listen((step) => {
    flow.send({ type: "SHOW", step })
    // A step that cannot be shown any more is left again.
    follow(flow.getSnapshot())
  })
  flow.start()
  return () => {
    stopListening?.()
    flow.stop()
  }
}
