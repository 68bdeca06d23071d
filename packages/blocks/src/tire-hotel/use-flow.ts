import {
  currentStep,
  portsFrom,
  type TyreHotelEvent,
  type TyreHotelSnapshot,
  tyreHotelMachine,
} from "@forecourt/tyre-hotel-machine"
import { useContext, useEffect, useRef, useState } from "react"
import { type Actor, createActor } from "xstate"
import { type FlowPlace, FlowWorldContext } from "./flow-world.ts"

export interface Flow {
  /** `null` until the browser has opened the session. */
  readonly snapshot: TyreHotelSnapshot | null
  readonly send: (event: TyreHotelEvent) => void
}

/** The machine, wired to the world in which the page stands. */
export function useFlow({ language, timeZone }: FlowPlace): Flow {
  const openWorld = useContext(FlowWorldContext)
  const actor = useRef<Actor<typeof tyreHotelMachine> | null>(null)
  const [snapshot, setSnapshot] = useState<TyreHotelSnapshot | null>(null)

  useEffect(() => {
    const { ports, input, tell, steps } = openWorld({ language, timeZone })
    const flow = createActor(tyreHotelMachine.provide({ actors: portsFrom(ports) }), { input })
    actor.current = flow
    flow.on("*", tell)
    const follow = (now: TyreHotelSnapshot) => {
      const step = currentStep(now)
      if (step !== null) steps?.follow(step)
    }
    flow.subscribe((now) => {
      setSnapshot(now)
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
  }, [language, timeZone, openWorld])

  return { snapshot, send: (event) => actor.current?.send(event) }
}
