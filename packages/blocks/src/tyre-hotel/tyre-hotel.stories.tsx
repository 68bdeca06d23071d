import standard from "@forecourt/schemas/blocks/tyre-hotel/examples/default.json" with { type: "json" }
import { type ReactNode, useState } from "react"
import { expect, waitFor, within } from "storybook/test"
import { type BlockMeta, type BlockStory, renderBlock } from "../../test/story.tsx"
import {
  CODE,
  CONFIRMATION,
  createDays,
  createSlots,
  createWorld,
  fail,
  HOLD,
  refuse,
  sessionAt,
  tyre,
  WATCHED,
  WORN,
  waitForever,
} from "../../test/tyre-hotel.ts"
import { FlowWorldContext } from "./flow-world.ts"

// Every page and state of the flow, with its own tyre hotel.

export default {
  title: "Blocks/Tyre hotel/Flow",
  parameters: { block: "TireHotel" },
  args: standard,
  render: renderBlock,
} satisfies BlockMeta

type Situation = NonNullable<Parameters<typeof createWorld>[0]>
type Begin = Situation | (() => Situation)
type Play = NonNullable<BlockStory["play"]>
type Walk = (page: Parameters<Play>[0]) => Promise<void>

function World({ situation, children }: { readonly situation: Begin; readonly children: ReactNode }) {
  const [{ open }] = useState(() => createWorld(typeof situation === "function" ? situation() : situation))
  return <FlowWorldContext value={open}>{children}</FlowWorldContext>
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
  (name: string): Walk =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name }))
  }

const choose =
  (name: string): Walk =>
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
    await expect(await canvas.findByText(text)).toBeVisible()
  }

function walk(...steps: readonly Walk[]): Walk {
  return async (page) => {
    for (const step of steps) await step(page)
  }
}

const search = (plate: string) => walk(write("Registreringsnummer", plate), press("Fortsätt"))
const enterCode =
  (code: string): Walk =>
  async ({ canvas, userEvent }) => {
    const boxes = within(await canvas.findByRole("group", { name: "Engångskod" })).getAllByRole("textbox")
    await userEvent.click(boxes[0] as HTMLElement)
    await userEvent.keyboard(code)
  }
const book = press("Boka hjulskifte")
const chooseDay = walk(
  book,
  async ({ canvas }) => {
    const day = await canvas.findByRole("button", { name: "måndag 7 december 2026" })
    await waitFor(() => expect(day).not.toHaveAttribute("aria-disabled"))
  },
  press("måndag 7 december 2026"),
)
const chooseTime = walk(chooseDay, choose("08:30"))
const fillInContact = walk(
  write(/^Förnamn/, "Anna"),
  write(/^Efternamn/, "Berg"),
  write(/^Mobilnummer/, "070 174 06 05"),
  write(/^E-post/, "anna.berg@example.org"),
)
const submit = walk(chooseTime, fillInContact, press("Genomför bokning"))

const loggedIn = { session: sessionAt("loggedIn") }
const booked = { session: sessionAt("confirmation") }

const withBooking: Situation = { ...loggedIn, ports: { fetchBookings: async () => ({ bookings: [CONFIRMATION] }) } }
const requestCancellation = walk(press("Avboka"), waitUntil("Vill du avboka tiden?"))

function cancellable(): Situation {
  let bookings = [CONFIRMATION]
  const cancelBooking = async () => {
    bookings = []
  }
  return { ...loggedIn, ports: { fetchBookings: async () => ({ bookings }), cancelBooking } }
}

const LEFT_ORDER = {
  key: "order",
  booking: {
    bookingDate: "2026-12-07",
    bookingStart: "2026-12-07T08:30:00",
    regNo: "VI-ABC123",
    freeText: "Takboxen sitter på.",
    customer: CONFIRMATION.customerBase,
  },
}

export const Search: BlockStory = story({})

export const SearchFromAddress: BlockStory = story({ regNo: "abc 123" })

export const NoAgreement: BlockStory = story({}, walk(search("XYZ789"), waitUntil(/Vi hittar inget/)))

export const SearchFailed: BlockStory = story(
  { ports: { findCustomer: fail } },
  walk(search("ABC123"), waitUntil(/fel/)),
)

export const Searching: BlockStory = story(
  { ports: { findCustomer: waitForever } },
  walk(search("ABC123"), waitUntil("Ett ögonblick")),
)

export const SessionGone: BlockStory = story(
  { ...loggedIn, ports: { fetchSlotDays: refuse(null, 401) } },
  walk(book, waitUntil(/har gått ut/)),
)

export const Login: BlockStory = story({ session: sessionAt("login") })

export const LoginRefused: BlockStory = story(
  { session: sessionAt("login"), ports: { sendCode: refuse("Det blev för många försök. Vänta en stund.") } },
  walk(press("Skicka kod"), waitUntil(/för många försök/)),
)

export const Validate: BlockStory = story({ session: sessionAt("validate") })

export const SixDigits: BlockStory = story({
  session: { ...sessionAt("validate"), customer: { ...sessionAt("login").customer, codeLength: 6 } as never },
})

export const WrongCode: BlockStory = story(
  { session: sessionAt("validate") },
  walk(enterCode("1234"), press("Verifiera kod"), waitUntil("Koden stämmer inte.")),
)

export const LoggedIn: BlockStory = story(loggedIn)

export const LoggedInByCode: BlockStory = story(
  { session: sessionAt("validate") },
  walk(enterCode(CODE), press("Verifiera kod"), waitUntil("Vik Kombi")),
)

export const WornTyres: BlockStory = story({ session: sessionAt("loggedIn", WORN) })

export const TyresToWatch: BlockStory = story({ session: sessionAt("loggedIn", WATCHED) })

export const TyresOfTwoKinds: BlockStory = story({
  session: sessionAt("loggedIn", [
    tyre("Vänster fram", { threadDepth: 6 }),
    tyre("Höger fram", { threadDepth: 6.1 }),
    tyre(null, { name: "Solsida Eco", threadPattern: "Sommardäck", threadDepth: 1.4 }),
    tyre(null, { name: "Solsida Eco", threadPattern: "Sommardäck" }),
  ]),
})

export const NoTyres: BlockStory = story({ session: sessionAt("loggedIn", []) })

export const OpenBooking: BlockStory = story(withBooking, walk(waitUntil("Din bokning"), waitUntil("Ändra bokningen")))

export const CancelQuestion: BlockStory = story(
  withBooking,
  walk(requestCancellation, async ({ canvas }) => {
    await expect(canvas.getByText("Vill du avboka tiden?")).toHaveFocus()
    await expect(canvas.getByRole("button", { name: "Nej, behåll tiden" })).toBeVisible()
  }),
)

export const CancelQuestionTakenBack: BlockStory = story(
  withBooking,
  walk(requestCancellation, press("Nej, behåll tiden"), async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("button", { name: "Avboka" })).toHaveFocus())
  }),
)

export const Cancelling: BlockStory = story(
  { ...withBooking, ports: { ...withBooking.ports, cancelBooking: waitForever } },
  walk(requestCancellation, press("Ja, avboka"), waitUntil("Ett ögonblick")),
)

export const Cancelled: BlockStory = story(
  cancellable,
  walk(requestCancellation, press("Ja, avboka"), waitUntil("Din tid är avbokad."), async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText("Din bokning")).toBeNull())
  }),
)

export const NotCancelled: BlockStory = story(
  { ...withBooking, ports: { ...withBooking.ports, cancelBooking: refuse("Den bokningen finns inte längre.", 404) } },
  walk(requestCancellation, press("Ja, avboka"), waitUntil("Den bokningen finns inte längre.")),
)

export const Changing: BlockStory = story(
  withBooking,
  walk(press("Ändra bokningen"), waitUntil("Ändra din bokning"), waitUntil("december 2026")),
)

const moved = { ...CONFIRMATION, services: [{ ...CONFIRMATION.services[0], appointmentTime: "2026-12-07T10:30:00" }] }

export const Changed: BlockStory = story(
  { ...withBooking, ports: { ...withBooking.ports, createBooking: async () => moved as never } },
  walk(
    press("Ändra bokningen"),
    async ({ canvas }) => {
      const day = await canvas.findByRole("button", { name: "måndag 7 december 2026" })
      await waitFor(() => expect(day).not.toHaveAttribute("aria-disabled"))
    },
    press("måndag 7 december 2026"),
    choose("10:30"),
    press("Genomför bokning"),
    waitUntil(/kl. 10:30/),
  ),
)

export const DatesLoading: BlockStory = story({ ...loggedIn, ports: { fetchSlotDays: waitForever } }, book)

export const Dates: BlockStory = story(loggedIn, walk(book, waitUntil("december 2026")))

export const NoDates: BlockStory = story(
  { ...loggedIn, ports: { fetchSlotDays: async () => createDays([]) } },
  walk(book, waitUntil(/inga tillgängliga tider/)),
)

export const DatesFailed: BlockStory = story(
  { ...loggedIn, ports: { fetchSlotDays: fail } },
  walk(book, waitUntil("Ett fel uppstod")),
)

export const TimesLoading: BlockStory = story(
  { ...loggedIn, ports: { fetchSlots: waitForever } },
  walk(chooseDay, waitUntil("Hämtar lediga tider")),
)

export const Times: BlockStory = story(loggedIn, walk(chooseDay, waitUntil("10:30")))

export const TimesFailed: BlockStory = story(
  { ...loggedIn, ports: { fetchSlots: fail } },
  walk(chooseDay, waitUntil(/Kunde inte hämta/)),
)

export const TimeLeftOpen: BlockStory = story(
  { ...loggedIn, ports: { fetchSlots: async () => createSlots([]) } },
  walk(chooseDay, waitUntil("Verkstaden återkommer med tid")),
)

export const Contact: BlockStory = story(loggedIn, walk(chooseTime, waitUntil(/^Tiden är reserverad/)))

export const HoldOver: BlockStory = story(
  { ...loggedIn, ports: { createHold: async () => ({ ...HOLD, secondsLeft: 0, isRenewed: true }) } },
  walk(chooseTime, waitUntil(/Reservationen har gått ut/)),
)

export const HoldRefused: BlockStory = story(
  { ...loggedIn, ports: { createHold: refuse("Tiden är tyvärr inte längre ledig.", 409, "TimeslotNotAvailable") } },
  walk(chooseTime, waitUntil(/inte längre ledig/)),
)

/** Shows that the list of times remains open until the focus leaves it. */
export const TimesByKeys: BlockStory = story(
  loggedIn,
  walk(chooseDay, async ({ canvas, userEvent }) => {
    await canvas.findByRole("radio", { name: "08:00" })
    await userEvent.tab()
    await userEvent.keyboard("{ArrowRight}{ArrowRight}")
    await expect(await canvas.findByText("Dina kontaktuppgifter")).toBeVisible()
    await expect(canvas.getByRole("radio", { name: "09:00" })).toHaveFocus()
  }),
)

export const ContactErrors: BlockStory = story(
  loggedIn,
  walk(
    chooseTime,
    write(/^Mobilnummer/, "123"),
    write(/^E-post/, "anna"),
    async ({ userEvent }) => void (await userEvent.tab()),
    waitUntil(/8 till 15 siffror/),
  ),
)

export const Sending: BlockStory = story(
  { ...loggedIn, ports: { createBooking: waitForever } },
  walk(submit, waitUntil("Ett ögonblick")),
)

export const BookingRefused: BlockStory = story(
  { ...loggedIn, ports: { createBooking: refuse("Tiden är inte tillgänglig, vänligen välj en annan tid", 409) } },
  walk(submit, waitUntil(/inte tillgänglig/)),
)

/** Shows the error for a visitor who left the page while a booking was being sent. The entered values are kept. */
export const DroppedOrder: BlockStory = story(
  { session: { ...loggedIn.session, attempt: LEFT_ORDER } },
  waitUntil(/kom inte fram/),
)

export const Confirmation: BlockStory = story(booked)

export const ConfirmationWithoutTime: BlockStory = story({
  session: {
    ...booked.session,
    confirmation: {
      ...CONFIRMATION,
      services: [{ name: "Hjulskifte", appointmentTime: null, isFullDay: false }],
      freeText: "",
    },
  },
})

export const Rated: BlockStory = story(
  { ...booked, ports: { addReview: fail } },
  walk(
    choose("4 av 5"),
    write("Berätta gärna mer", "Det gick fort."),
    press("Skicka betyg"),
    waitUntil(/Tack för att/),
  ),
)

export const SixDigitsOnPhone: BlockStory = {
  ...SixDigits,
  tags: ["phone"],
  play: async ({ canvas }) => {
    const boxes = await canvas.findByRole("group", { name: "Engångskod" })
    const [boxRect, formRect] = [within(boxes).getAllByRole("textbox").at(-1), boxes.closest("form")].map((node) =>
      node?.getBoundingClientRect(),
    )
    await expect(boxRect?.right).toBeLessThanOrEqual(formRect?.right ?? 0)
  },
}

export const SearchOnPhone: BlockStory = { ...Search, tags: ["phone"] }

export const WrongCodeOnPhone: BlockStory = { ...WrongCode, tags: ["phone"] }

export const LoggedInOnPhone: BlockStory = { ...LoggedIn, tags: ["phone"] }

export const OpenBookingOnPhone: BlockStory = { ...OpenBooking, tags: ["phone"] }

export const CancelQuestionOnPhone: BlockStory = { ...CancelQuestion, tags: ["phone"] }

export const WornTyresOnPhone: BlockStory = { ...WornTyres, tags: ["phone"] }

export const DatesOnPhone: BlockStory = { ...Dates, tags: ["phone"] }

export const TimesOnPhone: BlockStory = { ...Times, tags: ["phone"] }

export const ContactOnPhone: BlockStory = { ...ContactErrors, tags: ["phone"] }

export const ConfirmationOnPhone: BlockStory = { ...Confirmation, tags: ["phone"] }

export const OnSurfaceOfRullo: BlockStory = {
  ...WornTyres,
  args: { ...standard, backgroundColor: "BackgroundColor2" },
  globals: { site: "se-used" },
}

export const OnDarkSurface: BlockStory = { ...LoggedIn, args: { ...standard, backgroundColor: "BackgroundColor3" } }

export const Edited: BlockStory = { ...Search, globals: { mode: "editing" } }

export const InFinnish: BlockStory = { ...LoggedIn, globals: { locale: "fi" } }

export const InForcedColors: BlockStory = { ...WornTyres, tags: ["forced-colors"] }
