import { portsFrom, workshopBookingMachine } from "@forecourt/workshop-booking-machine"
import { createActor, waitFor } from "xstate"
import { ownWorkshop } from "./own-workshop.ts"

const actors = portsFrom(ownWorkshop)
const booking = createActor(workshopBookingMachine.provide({ actors }), {
  input: { store: { load: () => ({}), save: () => {} }, today: () => "2026-11-25" },
}).start()

booking.send({
  type: "CHOOSE_PLACE",
  place: { name: "Borås", region: "Västra Götaland", latitude: 57.72, longitude: 12.94 },
})
booking.send({ type: "LOOK_UP", regNo: "abc 123" })
await waitFor(booking, (now) => now.matches({ open: { services: "loaded" } }))
booking.send({ type: "TOGGLE_SERVICE", code: "wheel-change" })
booking.send({ type: "CONTINUE" })
await waitFor(booking, (now) => now.matches({ open: { workshops: "ended" } }))

export const found = booking.getSnapshot().context.workshops.map(({ siteName }) => siteName)
