import finnishPages from "virtual:site-pages/fi-used"
import norrvikPages from "virtual:site-pages/se-automotive"
import { BookingPage } from "../../packages/blocks/src/booking/booking-page.tsx"
import type { BookingStepsProps } from "../../packages/blocks/src/booking/booking-steps.client.tsx"
import {
  CHOICES,
  CLOSED,
  ELSEWHERE,
  EMPTY_OFFER,
  NO_WORKSHOPS,
  OFFER,
} from "../../packages/blocks/test/stock-booking.ts"
import { config as finland } from "../../sites/fi-used/site.config.ts"
import { config as norrvik } from "../../sites/se-automotive/site.config.ts"
import { globalsOf, type Main, type PageStory, pageAround } from "./page-story.tsx"

// The booking of a service at each of its steps, as the next release connects it.

export default { title: "Pages/Stock/Booking", tags: ["!autodocs"] }

const booking =
  (props: Omit<BookingStepsProps, "texts" | "locale">): Main =>
  (site) => <BookingPage site={site} elsewhere={ELSEWHERE} {...props} />
const inNorrvik = (props: Omit<BookingStepsProps, "texts" | "locale">): PageStory => ({
  ...pageAround(norrvik, norrvikPages, booking(props)),
  globals: globalsOf(norrvik),
})

export const Car = inNorrvik({ offer: EMPTY_OFFER })

export const CarNotFound = inNorrvik({
  offer: EMPTY_OFFER,
  choices: { ...CHOICES, services: [], addOns: [], workshop: null, slot: null },
  problem: "notFound",
})

export const Services = inNorrvik({
  offer: OFFER,
  step: 2,
  choices: { ...CHOICES, addOns: [], workshop: null, slot: null },
})

export const ServicesFailed = inNorrvik({
  offer: { ...OFFER, services: [] },
  step: 2,
  choices: { ...CHOICES, services: [], addOns: [], workshop: null, slot: null },
  problem: "services",
})

export const AddOns = inNorrvik({ offer: OFFER, step: 3, choices: { ...CHOICES, workshop: null, slot: null } })

export const Workshop = inNorrvik({ offer: OFFER, step: 4, choices: { ...CHOICES, workshop: null, slot: null } })

export const TimeAndContact = inNorrvik({ offer: OFFER, step: 4, choices: CHOICES })

export const NoTimes = inNorrvik({ offer: OFFER, step: 4, choices: { ...CHOICES, workshop: "hisingen", slot: null } })

export const NoWorkshops = inNorrvik({
  offer: NO_WORKSHOPS,
  step: 4,
  choices: { ...CHOICES, workshop: null, slot: null },
})

export const ClosedForTheSeason = inNorrvik({
  offer: CLOSED,
  step: 4,
  choices: { ...CHOICES, workshop: null, slot: null },
})

export const TimeTaken = inNorrvik({ offer: OFFER, step: 4, choices: CHOICES, problem: "taken" })

export const Failed = inNorrvik({ offer: OFFER, step: 4, choices: CHOICES, problem: "failed" })

export const Done = inNorrvik({
  offer: OFFER,
  choices: CHOICES,
  booked: {
    number: "NV-204 118",
    contact: { email: "anna.berg@example.org" },
    directionsHref: "https://maps.example/?q=Bifrostgatan+4",
  },
})

export const Finland: PageStory = {
  ...pageAround(finland, finnishPages, booking({ offer: OFFER, step: 4, choices: CHOICES })),
  globals: globalsOf(finland),
}
