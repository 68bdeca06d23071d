import norrvikPages from "virtual:site-pages/se-automotive"
import rulloPages from "virtual:site-pages/se-used"
import { registry } from "@forecourt/blocks/registry"
import { renderSingleBlock } from "@forecourt/renderer"
import towns from "@forecourt/schemas/blocks/workshop-booking/data/edge/towns.json" with { type: "json" }
import example from "@forecourt/schemas/blocks/workshop-booking/examples/edge/towns.json" with { type: "json" }
import { type ReactNode, useState } from "react"
import { expect } from "storybook/test"
import { BookingWorldContext } from "../../packages/blocks/src/workshop-booking/booking-world.ts"
import { createWorld, type Situation, sessionAt } from "../../packages/blocks/test/workshop-booking.ts"
import { config as norrvik } from "../../sites/se-automotive/site.config.ts"
import { config as rullo } from "../../sites/se-used/site.config.ts"
import { createGlobals, type Main, type PageStory, pageAround } from "./page-story.tsx"

// Booking a visit as a whole page: the block with its own garages.

export default { title: "Pages/Stock/Booking", tags: ["!autodocs"] }

function World({ situation, children }: { readonly situation: Situation; readonly children: ReactNode }) {
  const [{ open }] = useState(() => createWorld(situation))
  return <BookingWorldContext value={open}>{children}</BookingWorldContext>
}

function booking(situation: Situation): Main {
  const entry = registry.ServiceBookingForm
  if (!entry) throw new Error("story: there is no workshop booking. Run `npm run generate`.")
  return (site) => (
    <World situation={situation}>{renderSingleBlock(entry, example, site, { id: "booking", data: towns })}</World>
  )
}

const createNorrvikPage = (situation: Situation, words: string): PageStory => ({
  ...pageAround(norrvik, norrvikPages, booking(situation)),
  globals: createGlobals(norrvik),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toBeVisible()
  },
})

export const Car = createNorrvikPage({}, "Använd min plats")

export const Services = createNorrvikPage({ session: sessionAt(2) }, "Basservice")

export const Workshops = createNorrvikPage({ session: sessionAt(4) }, "Norrvik Mölndal")

export const TimeAndContact = createNorrvikPage({ session: sessionAt("time") }, "Dina uppgifter")

export const Done = createNorrvikPage({ session: sessionAt(5) }, "Bokning bekräftad")

export const Rullo: PageStory = {
  ...pageAround(rullo, rulloPages, booking({ session: sessionAt("time") })),
  globals: createGlobals(rullo),
}
