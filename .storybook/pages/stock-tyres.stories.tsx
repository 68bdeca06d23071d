import finnishPages from "virtual:site-pages/fi-used"
import norrvikPages from "virtual:site-pages/se-automotive"
import rulloPages from "virtual:site-pages/se-used"
import { registry } from "@forecourt/blocks/registry"
import { renderSingleBlock } from "@forecourt/renderer"
import standard from "@forecourt/schemas/blocks/tyre-hotel/examples/default.json" with { type: "json" }
import { type ReactNode, useState } from "react"
import { expect, waitFor } from "storybook/test"
import { FlowWorldContext } from "../../packages/blocks/src/tyre-hotel/flow-world.ts"
import { createDays, createWorld, sessionAt, WORN, waitForever } from "../../packages/blocks/test/tyre-hotel.ts"
import { config as finland } from "../../sites/fi-used/site.config.ts"
import { config as norrvik } from "../../sites/se-automotive/site.config.ts"
import { config as rullo } from "../../sites/se-used/site.config.ts"
import { createGlobals, type Main, type PageStory, pageAround } from "./page-story.tsx"

// My tyres as a whole page: the block with its own tyre hotel.

export default { title: "Pages/Stock/My tyres", tags: ["!autodocs"] }

type Situation = NonNullable<Parameters<typeof createWorld>[0]>
type Play = NonNullable<PageStory["play"]>

function World({ situation, children }: { readonly situation: Situation; readonly children: ReactNode }) {
  const [{ open }] = useState(() => createWorld(situation))
  return <FlowWorldContext value={open}>{children}</FlowWorldContext>
}

function tyres(situation: Situation): Main {
  const entry = registry.TireHotel
  if (!entry) throw new Error("story: there is no tyre hotel. Run `npm run generate`.")
  return (site) => (
    <World situation={situation}>{renderSingleBlock(entry, standard, site, { params: {}, id: "tyres" })}</World>
  )
}

const createNorrvikPage = (situation: Situation, play?: Play): PageStory => ({
  ...pageAround(norrvik, norrvikPages, tyres(situation)),
  globals: createGlobals(norrvik),
  ...(play && { play }),
})

const search: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText("Registreringsnummer"), "XYZ789")
  await userEvent.click(await canvas.findByRole("button", { name: "Fortsätt" }))
}
const book: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Boka hjulskifte" }))
}

export const Search = createNorrvikPage({})

export const NoAgreement = createNorrvikPage({}, async (page) => {
  await search(page)
  await expect(await page.canvas.findByText(/Vi hittar inget/)).toBeVisible()
})

export const Loading = createNorrvikPage({ ports: { findCustomer: waitForever } }, async (page) => {
  await search(page)
  await waitFor(() => expect(page.canvas.getByText("Ett ögonblick")).toBeVisible())
})

export const Tyres = createNorrvikPage({ session: sessionAt("loggedIn") })

export const WornTyres = createNorrvikPage({ session: sessionAt("loggedIn", WORN) })

export const Dates = createNorrvikPage({ session: sessionAt("loggedIn") }, async (page) => {
  await book(page)
  await expect(await page.canvas.findByText("december 2026")).toBeVisible()
})

export const NoDates = createNorrvikPage(
  { session: sessionAt("loggedIn"), ports: { fetchSlotDays: async () => createDays([]) } },
  async (page) => {
    await book(page)
    await expect(await page.canvas.findByText(/inga tillgängliga tider/)).toBeVisible()
  },
)

export const Confirmation = createNorrvikPage({ session: sessionAt("confirmation") })

export const Rullo: PageStory = {
  ...pageAround(rullo, rulloPages, tyres({ session: sessionAt("loggedIn", WORN) })),
  globals: createGlobals(rullo),
}

export const Finland: PageStory = {
  ...pageAround(finland, finnishPages, tyres({ session: sessionAt("loggedIn") })),
  globals: createGlobals(finland),
}
