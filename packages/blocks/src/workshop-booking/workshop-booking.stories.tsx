import towns from "@forecourt/schemas/blocks/workshop-booking/data/edge/towns.json" with { type: "json" }
import example from "@forecourt/schemas/blocks/workshop-booking/examples/edge/towns.json" with { type: "json" }
import { type ReactNode, useState } from "react"
import { expect } from "storybook/test"
import { type BlockMeta, type BlockStory, renderBlock } from "../../test/story.tsx"
import {
  CAR,
  createStream,
  createWorld,
  fail,
  HOLD,
  refuse,
  type Situation,
  sessionAt,
  WORKSHOPS,
  waitForever,
} from "../../test/workshop-booking.ts"
import { PlaceSearchContext } from "../stock/places/place-search-context.ts"
import { BookingWorldContext } from "./booking-world.ts"

// Every step and state of the booking, with its own garages.

export default {
  title: "Blocks/Workshop booking/Flow",
  parameters: { block: "ServiceBookingForm" },
  args: { ...example, data: towns },
  render: renderBlock,
} satisfies BlockMeta

type Begin = Situation | (() => Situation)
type Walk = (page: Parameters<NonNullable<BlockStory["play"]>>[0]) => Promise<void>

function World({ situation, children }: { readonly situation: Begin; readonly children: ReactNode }) {
  const [{ open, places }] = useState(() => createWorld(typeof situation === "function" ? situation() : situation))
  return (
    <PlaceSearchContext value={places}>
      <BookingWorldContext value={open}>{children}</BookingWorldContext>
    </PlaceSearchContext>
  )
}

function story(situation: Begin, walk?: Walk): BlockStory {
  return {
    decorators: [
      (Story) => (
        <World situation={situation}>
          <Story />
        </World>
      ),
    ],
    ...(walk && { play: walk }),
  }
}

const press =
  (name: string | RegExp): Walk =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name }))
  }

const tick =
  (name: RegExp): Walk =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name }))
  }

const choose =
  (name: RegExp): Walk =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name }))
  }

const write =
  (label: string | RegExp, text: string): Walk =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(label), text)
  }

const waitUntil =
  (text: string | RegExp): Walk =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(text))[0]).toBeVisible()
  }

function walk(...steps: readonly Walk[]): Walk {
  return async (page) => {
    for (const step of steps) await step(page)
  }
}

const lookUp = walk(
  write("Registreringsnummer", "abc 123"),
  write("Plats", "bor"),
  async ({ canvas, userEvent }) => void (await userEvent.click(await canvas.findByRole("option"))),
  press("Fortsätt"),
)
const fillInContact = walk(
  write(/^Förnamn/, "Anna"),
  write(/^Efternamn/, "Berg"),
  write(/^Mobilnummer/, "070 174 06 05"),
  write(/^E-post/, "anna.berg@example.org"),
)
const submit = walk(waitUntil("Dina uppgifter"), fillInContact, press("Boka tiden"))

export const Car: BlockStory = story({})

export const PlaceDenied: BlockStory = story(
  { locate: fail },
  walk(press("Använd min plats"), waitUntil(/platstjänster/)),
)

export const PlacePredicted: BlockStory = story({}, walk(write("Plats", "lund"), waitUntil(/GeoNames, CC BY 4.0/)))

export const PlacePostcode: BlockStory = story({}, walk(write("Plats", "411 01"), waitUntil(/inte söka på postnummer/)))

export const CarNotFound: BlockStory = story(
  { ports: { fetchCar: refuse("Fordonet hittades inte, kontrollera att registreringsnumret är korrekt", 404) } },
  walk(lookUp, waitUntil(/Fordonet hittades inte/)),
)

export const BrandElsewhere: BlockStory = story(
  { ports: { fetchCar: async () => ({ ...CAR, brand: "BMW", isSupported: false }) } },
  walk(lookUp, waitUntil(/via länken högst upp/)),
)

export const LookingUp: BlockStory = story({ ports: { fetchCar: waitForever } }, lookUp)

export const Services: BlockStory = story({ session: sessionAt(2) }, waitUntil("Hjulskifte"))

export const ServicesWithParticulars: BlockStory = story(
  { session: sessionAt(2) },
  walk(tick(/^Originalservice/), write(/^Miltal/, "4200"), tick(/^Felsökning/), write(/^Meddelande/, "Det låter.")),
)

export const WordsMissing: BlockStory = story(
  { session: sessionAt(2) },
  walk(tick(/^Felsökning/), write(/^Meddelande/, "a{Backspace}"), waitUntil("Ange meddelande")),
)

export const ServicesLoading: BlockStory = story(
  { session: sessionAt(2), ports: { fetchServices: waitForever } },
  waitUntil("Hämtar tjänster"),
)

export const ServicesFailed: BlockStory = story(
  { session: sessionAt(2), ports: { fetchServices: fail } },
  waitUntil(/vänligen försök igen senare/),
)

export const NoAuthorisedWorkshop: BlockStory = story(
  { session: sessionAt(2), ports: { fetchAuthorizedWorkshop: async () => ({ hasBrand: false }) } },
  waitUntil(/inga auktoriserade verkstäder/),
)

export const Addons: BlockStory = story(
  { session: sessionAt(3) },
  walk(tick(/^Liten lånebil/), tick(/^Spolarvätska/), waitUntil("Antal")),
)

export const WorkshopsComing: BlockStory = story(
  {
    session: sessionAt(4),
    ports: {
      async *watchClosestWorkshops() {
        for (const data of WORKSHOPS.slice(0, 2)) yield { name: "message", id: data.departmentId, data }
        await waitForever()
      },
    },
  },
  waitUntil("Norrvik Mölndal"),
)

export const Workshops: BlockStory = story({ session: sessionAt(4) }, waitUntil("Norrvik Varberg"))

export const WorkshopsWithPrices: BlockStory = story(
  {
    session: sessionAt(4),
    ports: {
      watchClosestWorkshops: () =>
        createStream(
          WORKSHOPS.slice(0, 3).map((workshop, index) => ({
            ...workshop,
            offers: [{ code: "wheel-change", price: 495 + index * 25 }],
            ...(index === 0 && {
              nearer: { departmentId: "SE-609", siteName: "Rullo Malmö", code: "wheel-change" },
            }),
          })),
        ),
    },
  },
  waitUntil(/^Att betala/),
)

export const NoWorkshops: BlockStory = story(
  { session: sessionAt(4), ports: { watchClosestWorkshops: () => createStream([]) } },
  waitUntil(/några anläggningar som passar dig/),
)

export const WorkshopsFailed: BlockStory = story(
  {
    session: sessionAt(4),
    ports: {
      async *watchClosestWorkshops() {
        yield { name: "failed", data: { error: "Något gick fel, försök igen" } }
      },
    },
  },
  waitUntil("Något gick fel, försök igen"),
)

export const TimesLoading: BlockStory = story(
  { session: { ...sessionAt("time"), bookingInfo: {} }, ports: { fetchTimeslots: waitForever } },
  waitUntil(/^Tider hos/),
)

export const TimesFailed: BlockStory = story(
  { session: { ...sessionAt("time"), bookingInfo: {} }, ports: { fetchTimeslots: fail } },
  waitUntil("Försök igen"),
)

export const WholeDay: BlockStory = story(
  { session: sessionAt("time") },
  walk(press("Andra tider"), choose(/Heldag/), waitUntil("Fortsätt till dina uppgifter")),
)

export const Contact: BlockStory = story({ session: sessionAt("time") }, waitUntil("Dina uppgifter"))

export const PricesFailed: BlockStory = story(
  { session: sessionAt("time"), ports: { fetchPrices: fail } },
  waitUntil(/^Verkstadens priser kunde inte hämtas/),
)

export const ContactErrors: BlockStory = story(
  { session: sessionAt("time") },
  walk(waitUntil("Dina uppgifter"), press("Boka tiden"), waitUntil("Fyll i det här fältet.")),
)

export const Sending: BlockStory = story({ session: sessionAt("time"), ports: { createBooking: waitForever } }, submit)

export const TimeTaken: BlockStory = story(
  {
    session: sessionAt("time"),
    ports: {
      createBooking: refuse("Tiden är inte tillgänglig, vänligen välj en annan tid", 409, "TimeslotNotAvailable"),
    },
  },
  walk(submit, waitUntil(/inte tillgänglig/)),
)

export const Held: BlockStory = story({ session: sessionAt("time") }, waitUntil("Tiden är reserverad till 14:32"))

export const HoldOver: BlockStory = story(
  { session: sessionAt("time"), ports: { createHold: async () => ({ ...HOLD, secondsLeft: 0, isRenewed: true }) } },
  waitUntil(/Reservationen har gått ut/),
)

export const HoldRefused: BlockStory = story(
  {
    session: { ...sessionAt("time"), bookingInfo: {} },
    ports: { createHold: refuse("Tiden är inte tillgänglig, vänligen välj en annan tid", 409, "TimeslotNotAvailable") },
  },
  walk(choose(/^torsdag 3 december.*10:15/), waitUntil(/inte tillgänglig/)),
)

export const LimitReached: BlockStory = story(
  { session: sessionAt("time"), ports: { createBooking: refuse(null, 409, "BookingLimitReached") } },
  walk(submit, waitUntil(/Ring verkstaden/)),
)

export const Confirmed: BlockStory = story({ session: sessionAt(5) }, waitUntil("Bokning bekräftad"))

export const PersonalPlate: BlockStory = story(
  { session: { ...sessionAt(2), car: { ...CAR, registrationNumber: "VIP1" } } },
  waitUntil("Klass: Kung"),
)

export const SheetOnPhone: BlockStory = {
  ...story({ session: sessionAt("time") }, walk(press(/^Summering av val/), waitUntil("Dölj"))),
  tags: ["phone"],
}

export const CarOnPhone: BlockStory = { ...Car, tags: ["phone"] }

export const ServicesOnPhone: BlockStory = { ...Services, tags: ["phone"] }

export const WorkshopsOnPhone: BlockStory = { ...Workshops, tags: ["phone"] }

export const WorkshopsWithPricesOnPhone: BlockStory = { ...WorkshopsWithPrices, tags: ["phone"] }

export const TimeChosenOnPhone: BlockStory = { ...WholeDay, tags: ["phone"] }

export const ContactOnPhone: BlockStory = { ...Contact, tags: ["phone"] }

export const ConfirmedOnPhone: BlockStory = { ...Confirmed, tags: ["phone"] }

export const OnSurfaceOfRullo: BlockStory = {
  ...Services,
  args: { ...example, backgroundColor: "BackgroundColor2" },
  globals: { site: "se-used" },
}

export const OnDarkSurface: BlockStory = { ...Contact, args: { ...example, backgroundColor: "BackgroundColor3" } }

export const Edited: BlockStory = { ...Car, globals: { mode: "editing" } }

export const InFinnish: BlockStory = { ...Services, globals: { locale: "fi" } }

export const InForcedColors: BlockStory = { ...ServicesWithParticulars, tags: ["forced-colors"] }
