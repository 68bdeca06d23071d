import { followDay } from "@forecourt/flow-kit/follow-day"
import { followSession } from "@forecourt/flow-kit/session-store"
import { type Flow, type OpenFlow, useFlow } from "@forecourt/flow-kit/use-flow"
import { toPorts, toSession, workshopBookingMachine } from "@forecourt/workshop-booking-machine"
import { useCallback, useContext, useRef } from "react"
import { createActor } from "xstate"
import { followPage } from "../flow/follow-page.ts"
import { type BookingLocale, type BookingWorld, BookingWorldContext } from "./booking-world.ts"

type Machine = typeof workshopBookingMachine

export interface OpenBooking extends Flow<Machine> {
  /** Returns the visitor's position. The promise rejects if the browser does not provide one. */
  readonly locate: () => ReturnType<BookingWorld["locate"]>
  readonly reload: () => void
}

export function useWorkshopBooking({ language, timeZone }: BookingLocale): OpenBooking {
  const openWorld = useContext(BookingWorldContext)
  const opened = useRef<BookingWorld>(null)
  const open = useCallback(() => {
    const openFlow = (world: BookingWorld): OpenFlow<Machine> => {
      opened.current = world
      const { ports, input, emit } = world
      const actor = createActor(workshopBookingMachine.provide({ actors: toPorts(ports) }), {
        input,
      })
      actor.on("*", emit)
      followSession(actor, world, input.session, toSession)
      const follow = () => followDay(world.getToday, (today) => actor.send({ type: "DAY_CHANGED", today }))
      const leave = () => {
        const snapshot = actor.getSnapshot()
        const { held } = snapshot.context
        // A booking that is being sent still needs its hold.
        if (held === null || !snapshot.matches("open")) return
        world.release(held.id)
        actor.send({ type: "LEAVE" })
      }
      const watch = () => followPage({ onLeave: leave, onReturn: () => actor.send({ type: "RETURN" }) })
      return { actor, followers: [follow, watch] }
    }
    const world = openWorld({ language, timeZone })
    return world instanceof Promise ? world.then(openFlow) : openFlow(world)
  }, [language, timeZone, openWorld])

  return {
    ...useFlow(open),
    locate: async () => {
      if (opened.current === null) throw new Error("workshop-booking: the flow is not open yet. Wait for its snapshot.")
      return opened.current.locate()
    },
    reload: () => opened.current?.reload(),
  }
}
