import standard from "@forecourt/schemas/blocks/tyre-hotel/examples/default.json" with { type: "json" }
import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import type { PropsWithChildren } from "react"
import { FlowWorldContext } from "../src/tyre-hotel/flow-world.ts"
import { renderLive } from "./render.tsx"
import { createWorld, type Situation, sessionAt } from "./tyre-hotel.ts"

export async function visit(situation: Situation = {}) {
  const world = createWorld(situation)
  const user = userEvent.setup()
  const Around = ({ children }: PropsWithChildren) => <FlowWorldContext value={world.open}>{children}</FlowWorldContext>
  const root = await renderLive("TireHotel", standard, undefined, undefined, Around)

  const press = async (name: string) => user.click(await screen.findByRole("button", { name }))
  const choose = async (name: string) => user.click(await screen.findByRole("radio", { name }))
  const write = async (label: string | RegExp, text: string) => user.type(await screen.findByLabelText(label), text)

  const waitUntilOffered = (name: string) =>
    waitFor(() => {
      const day = screen.getByRole("button", { name })
      if (day.getAttribute("aria-disabled")) throw new Error(`${name} is not on offer.`)
    })

  return {
    ...world,
    root,
    user,
    press,
    choose,
    write,
    waitUntilOffered,
    find: (text: string | RegExp) => screen.findByText(text),
    heading: (name: string) => screen.findByRole("heading", { name }),
    button: (name: string) => screen.findByRole<HTMLButtonElement>("button", { name }),
    search: async (plate: string) => {
      await write("Registreringsnummer", plate)
      await press("Fortsätt")
    },
    enterCode: async (code: string) => {
      const [first] = within(await screen.findByRole("group", { name: "Engångskod" })).getAllByRole("textbox")
      await user.click(first as HTMLElement)
      await user.keyboard(code)
    },
    chooseDay: async () => {
      await press("Boka hjulskifte")
      await waitUntilOffered("måndag 7 december 2026")
      await press("måndag 7 december 2026")
    },
    fillInContact: async () => {
      await write(/^Förnamn/, "Anna")
      await write(/^Efternamn/, "Berg")
      await write(/^Mobilnummer/, "070-174 06 05")
      await write(/^E-post/, "anna.berg@example.org")
    },
  }
}

export async function seeLaterPages(): Promise<string> {
  const validating = await visit({ session: sessionAt("validate") })
  await validating.heading("Skriv in koden")
  const booking = await visit({ session: sessionAt("loggedIn") })
  await booking.heading("Dina däck hos oss")
  const vehicle = booking.root.innerHTML
  await booking.press("Boka hjulskifte")
  await booking.heading("Välj datum")
  const days = booking.root.innerHTML
  await booking.press("Tillbaka")
  await booking.chooseDay()
  const times = await screen.findByRole("radiogroup")
  const shown = times.outerHTML
  await booking.choose("08:30")
  await booking.heading("Dina kontaktuppgifter")
  const confirmed = await visit({ session: sessionAt("confirmation") })
  await confirmed.heading("Tack, ditt hjulskifte är bokat")
  return [validating, booking, confirmed].map(({ root }) => root.innerHTML).join() + vehicle + days + shown
}
