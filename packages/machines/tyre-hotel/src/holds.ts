import { createHoldSteps } from "@forecourt/flow-kit/holds"
import { getToken } from "./tyre-hotel.rules.ts"
import type { TyreHotelContext } from "./tyre-hotel.types.ts"
import type { guardedSetup } from "./tyre-hotel-setup.ts"

type ActionQueue = Parameters<Parameters<typeof guardedSetup.enqueueActions>[0]>[0]["enqueue"]
type Enqueue = Pick<ActionQueue, "assign" | "cancel" | "raise" | "spawnChild" | "stopChild">

/** The steps by which the service holds the chosen time, or a place of a day without times. */
export const { startHold, finishRequest, keepHold, renewHold, endHold, forgetHold, finishHold } = createHoldSteps<
  TyreHotelContext,
  Enqueue
>({
  formatChosenTime: ({ day, slot }) => slot?.start ?? day,
  createHold: (enqueue) =>
    enqueue.spawnChild("createHold", {
      id: "hold",
      input: ({ context: { session, day, slot } }) => {
        if (day === null) throw new Error("tyre-hotel: there is no day to hold. Send CHOOSE_DAY first.")
        return { bookingDate: day, bookingStart: slot?.start ?? null, token: getToken(session) }
      },
    }),
  renewHold: (enqueue, holdId) => enqueue.spawnChild("renewHold", { id: "renewal", input: { holdId } }),
  removeHold: (enqueue, holdId) => enqueue.spawnChild("releaseHold", { id: "removal", input: { holdId } }),
})
