import type { DayOffer } from "@forecourt/ui-kit/week-selector"
import type { BookingChoices, BookingOffer } from "../src/booking/booking.types.ts"

const day = (date: number) => `2026-12-${String(date).padStart(2, "0")}`

/** Three weeks from a Wednesday on, fewer times as they near. */
const DAYS: readonly DayOffer[] = Array.from({ length: 20 }, (_, index) => {
  const isWeekend = index % 7 === 3 || index % 7 === 4
  const times = ["07:30", "08:30", "10:15", "13:00", "14:30"].slice(index % 4)
  return { day: day(2 + index), times: isWeekend ? [] : times, isAllDay: !isWeekend && index % 3 === 1 }
})

/** What a workshop of several brands offers for one car. */
export const OFFER: BookingOffer = {
  car: { name: "Volvo V60 2021", brand: "Volvo", isAuthorised: true },
  from: day(2),
  currency: "SEK",
  damageHref: "https://damage.example/boka",
  helpEmail: "kundservice@norrvik.example",
  services: [
    {
      name: "Service",
      offerings: [
        {
          code: "originalservice",
          name: "Originalservice",
          description: "Enligt tillverkarens program, med Volvos assistansförsäkring i tolv månader.",
          price: 3890,
          before: 4290,
        },
        { code: "oil", name: "Oljebyte med filter", price: 1495 },
        { code: "brake-fluid", name: "Byte av bromsvätska", price: 995 },
      ],
    },
    {
      name: "Däck och hjul",
      offerings: [
        { code: "wheels", name: "Hjulskifte", description: "Med kontroll av mönsterdjup och lufttryck.", price: 495 },
        { code: "balance", name: "Balansering av fyra hjul", price: 800 },
      ],
    },
    {
      name: "Felsökning",
      offerings: [{ code: "diagnosis", name: "Felsökning, beskriv själv", price: null }],
    },
  ],
  addOns: [
    {
      name: "Ersättningsbil",
      isSingle: true,
      offerings: [
        { code: "small-car", name: "Liten lånebil", price: 395 },
        { code: "large-car", name: "Stor lånebil", price: 595 },
        { code: "bike", name: "Elcykel", price: 0 },
      ],
    },
    {
      name: "Medan bilen är här",
      offerings: [
        { code: "wash", name: "Tvätt utvändigt", price: 249 },
        { code: "wipers", name: "Nya torkarblad fram", price: 549 },
      ],
    },
  ],
  workshops: [
    {
      id: "molndal",
      name: "Norrvik Mölndal",
      address: "Bifrostgatan 4, Mölndal",
      phone: "031-390 06 20",
      distance: "3 km",
      firstSlot: { day: day(2), time: "07:30", isAllDay: false },
      days: DAYS,
    },
    {
      id: "goteborg",
      name: "Norrvik Göteborg",
      address: "Fabriksgatan 8, Göteborg",
      phone: "031-390 05 20",
      distance: "7 km",
      firstSlot: { day: day(4), time: "10:15", isAllDay: false },
      days: DAYS.slice(2),
    },
    {
      id: "hisingen",
      name: "Norrvik Hisingen",
      address: "Ruskvädersgatan 1, Göteborg",
      phone: "031-390 04 20",
      distance: "12 km",
      firstSlot: null,
      days: [],
    },
    {
      id: "varberg",
      name: "Norrvik Husbilar Varberg",
      address: "Birger Svenssons väg 30, Varberg",
      phone: "0340-390 20",
      distance: "68 km",
      firstSlot: null,
      opensOn: "2027-03-15",
      days: [],
    },
  ],
}

export const EMPTY_OFFER: BookingOffer = { ...OFFER, car: null }

/** No workshop is open, or none can do it. */
export const NO_WORKSHOPS: BookingOffer = { ...OFFER, workshops: [] }

export const CLOSED: BookingOffer = { ...OFFER, workshops: OFFER.workshops.slice(3) }

export const CHOICES: BookingChoices = {
  plate: "NRV30E",
  place: "Mölndal",
  services: ["originalservice", "wheels"],
  addOns: ["small-car"],
  workshop: "molndal",
  slot: { day: day(3), time: "08:30", isAllDay: false },
}

export const ELSEWHERE = [
  { name: "BMW", href: "https://bmw.example/boka" },
  { name: "MINI", href: "https://mini.example/boka" },
  { name: "Porsche", href: "/service-och-verkstad/boka-service/boka-porsche-service" },
  { name: "IVECO", href: "/kop-bil/bilmarken/iveco/verkstadstjanster" },
]
