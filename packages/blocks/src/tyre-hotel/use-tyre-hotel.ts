import { followSession } from "@forecourt/flow-kit/session-store"
import { type Flow, followSteps, type OpenFlow, useFlow } from "@forecourt/flow-kit/use-flow"
import {
  getCurrentStep,
  getStepsBefore,
  isBusy,
  type TyreHotelEvent,
  toPorts,
  tyreHotelMachine,
} from "@forecourt/tyre-hotel-machine"
import { useCallback, useContext } from "react"
import { createActor } from "xstate"
import { followPage } from "../flow/follow-page.ts"
import { type FlowLocale, type FlowWorld, FlowWorldContext } from "./flow-world.ts"

export function useTyreHotel({ language, timeZone }: FlowLocale): Flow<typeof tyreHotelMachine> {
  const openWorld = useContext(FlowWorldContext)
  const open = useCallback(() => {
    const world = openWorld({ language, timeZone })
    return world instanceof Promise ? world.then(openFlow) : openFlow(world)
  }, [language, timeZone, openWorld])

  return useFlow(open)
}

function openFlow({ ports, input, emit, steps, save, release }: FlowWorld): OpenFlow<typeof tyreHotelMachine> {
  const actor = createActor(tyreHotelMachine.provide({ actors: toPorts(ports) }), { input })
  actor.on("*", emit)
  followSession(actor, { save }, input.session)
  const leave = () => {
    const snapshot = actor.getSnapshot()
    const { held } = snapshot.context
    // A booking that is being sent still needs its hold.
    if (held === null || isBusy(snapshot)) return
    release(held.id)
    actor.send({ type: "LEAVE" })
  }
  const watch = () => followPage({ onLeave: leave, onReturn: () => actor.send({ type: "RETURN" }) })
  if (!steps) return { actor, followers: [watch] }
  const followHistory = () =>
    followSteps(actor, {
      history: steps,
      show: (step): TyreHotelEvent => ({ type: "SHOW", step }),
      getStep(now) {
        const step = getCurrentStep(now)
        return step && [step, getStepsBefore(now)]
      },
    })
  return { actor, followers: [followHistory, watch] }
}
