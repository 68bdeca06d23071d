import towns from "@forecourt/schemas/blocks/workshop-booking/data/edge/towns.json" with { type: "json" }
import example from "@forecourt/schemas/blocks/workshop-booking/examples/edge/towns.json" with { type: "json" }
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import type { PropsWithChildren } from "react"
import { PlaceSearchContext } from "../src/stock/places/place-search-context.ts"
import { BookingWorldContext } from "../src/workshop-booking/booking-world.ts"
import { renderLive } from "./render.tsx"
import { createWorld, type Situation, sessionAt, waitForever } from "./workshop-booking.ts"

export async function visit(situation: Situation = {}) {
  const world = createWorld(situation)
  const user = userEvent.setup({ delay: null })
  const Around = ({ children }: PropsWithChildren) => (
    <PlaceSearchContext value={world.places}>
      <BookingWorldContext value={world.open}>{children}</BookingWorldContext>
    </PlaceSearchContext>
  )
  const root = await renderLive("ServiceBookingForm", example, undefined, towns, Around)

  const press = async (name: string | RegExp) => user.click(await screen.findByRole("button", { name }))
  const write = async (label: string | RegExp, text: string) => user.type(await screen.findByLabelText(label), text)
  const tick = async (name: RegExp) => user.click(await screen.findByRole("checkbox", { name }))
  const choosePlace = async (typed = "borås") => {
    await write("Plats", typed)
    await user.click(await screen.findByRole("option"))
  }

  return {
    ...world,
    root,
    user,
    press,
    write,
    tick,
    choosePlace,
    listInputs: (port: string) => world.requests.filter((request) => request.port === port).map(({ input }) => input),
    find: (text: string | RegExp) => screen.findByText(text),
    heading: (name: string | RegExp) => screen.findByRole("heading", { name }),
    button: (name: string | RegExp) => screen.findByRole<HTMLButtonElement>("button", { name }),
    async lookUp(plate = "abc 123") {
      await write("Registreringsnummer", plate)
      await choosePlace()
      await press("Fortsätt")
    },
    chooseSlot: async (name: RegExp) => user.click(await screen.findByRole("radio", { name })),
    async fillInContact() {
      await write(/^Förnamn/, "Anna")
      await write(/^Efternamn/, "Berg")
      await write(/^Mobilnummer/, "070 174 06 05")
      await write(/^E-post/, "anna.berg@example.org")
    },
  }
}

export async function seeLaterSteps(): Promise<string> {
  const services = await visit({ session: sessionAt(2) })
  await services.tick(/^Felsökning/)
  await services.tick(/^Originalservice/)
  const addons = await visit({ session: sessionAt(3) })
  await addons.tick(/^Spolarvätska/)
  const coming = await visit({
    session: sessionAt(4),
    ports: {
      async *watchClosestWorkshops() {
        yield await waitForever()
      },
    },
  })
  await coming.find("Hämtar listan")
  const workshops = await visit({ session: sessionAt(4) })
  await workshops.find("Norrvik Mölndal")
  const times = await visit({ session: sessionAt(4) })
  await times.user.click(await within(times.root).findByRole("button", { name: "Andra tider Norrvik Borås" }))
  await within(times.root).findAllByRole("radio")
  const time = await visit({ session: sessionAt("time") })
  await time.heading("Dina uppgifter")
  const confirmed = await visit({ session: sessionAt(5) })
  await confirmed.heading("Bokning bekräftad")
  return [services, addons, coming, workshops, times, time, confirmed].map(({ root }) => root.innerHTML).join()
}
