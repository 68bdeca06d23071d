import type { OpeningHours } from "@forecourt/calendar"
import type {
  DealershipPageView,
  DealershipView,
  Department,
  Schedule,
} from "../src/stock/dealership/dealership.types.ts"
import { stockCars } from "./stock-cars.ts"

const week = (opens: string, closes: string, saturday?: readonly [string, string]): OpeningHours => {
  const hours = { opens, closes }
  return {
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    ...(saturday && { saturday: { opens: saturday[0], closes: saturday[1] } }),
  }
}

/** When the stories are told: a Wednesday in November, shortly after ten. */
const NOW = "2026-11-25T10:12:00"

const SALES: Schedule = {
  weekdays: week("09:00", "18:00", ["10:00", "15:00"]),
  deviations: [
    { day: "2026-12-05", title: "Julmarknad", hours: { opens: "10:00", closes: "17:00" } },
    { day: "2026-12-24", title: "Julafton", hours: null },
    { day: "2026-12-31", title: "Nyårsafton", hours: { opens: "10:00", closes: "13:00" } },
  ],
  vacations: [],
}
const WORKSHOP: Schedule = { weekdays: week("07:00", "16:30"), deviations: SALES.deviations.slice(1, 2), vacations: [] }
/** Motorcycles and caravans rest in the winter. */
const SEASON: Schedule = {
  weekdays: week("08:00", "17:00"),
  deviations: [],
  vacations: [{ title: "Säsongen är slut.", from: "2026-11-01", to: "2027-03-14" }],
}

/** A dealership whose time is known. */
type DealershipHere = DealershipView & Pick<DealershipPageView, "now">

type Place = "sv" | "rullo" | "fi" | "en"

const PLACES: Readonly<Record<Place, DealershipHere>> = {
  sv: {
    href: "#molndal",
    name: "Norrvik Mölndal",
    street: "Bifrostgatan 4",
    postcode: "431 44",
    city: "Mölndal",
    phone: "031-390 06 00",
    email: "molndal@norrvik.example",
    picture: {
      src: "/-/media/artwork/scenes/showroom-16x9.svg",
      alt: "Illustration av en bilhall i dagsljus",
      width: 1920,
      height: 1080,
    },
    directionsHref: "https://maps.example/?q=Bifrostgatan+4,+M%C3%B6lndal",
    now: NOW,
    schedule: SALES,
  },
  rullo: {
    href: "#kungens-kurva",
    name: "Rullo Kungens Kurva",
    street: "Ekgårdsvägen 12",
    postcode: "141 75",
    city: "Kungens Kurva",
    phone: "08-120 30 40",
    email: "kungenskurva@rullo.example",
    picture: {
      src: "/-/media/artwork/scenes/rullo-showroom-16x9.svg",
      alt: "Illustration av en ljus bilhall",
      width: 1920,
      height: 1080,
    },
    directionsHref: "https://maps.example/?q=Ekg%C3%A5rdsv%C3%A4gen+12",
    now: NOW,
    schedule: { ...SALES, weekdays: week("10:00", "19:00", ["10:00", "17:00"]) },
  },
  fi: {
    href: "#vantaa",
    name: "Rullo Vantaa",
    street: "Kauppakuja 2",
    postcode: "01510",
    city: "Vantaa",
    phone: "010 123 4500",
    email: "vantaa@rullo.example",
    picture: {
      src: "/-/media/artwork/scenes/rullo-showroom-16x9.svg",
      alt: "Piirros valoisasta autoliikkeestä",
      width: 1920,
      height: 1080,
    },
    directionsHref: "https://maps.example/?q=Kauppakuja+2,+Vantaa",
    now: "2026-11-25T19:40:00",
    schedule: { weekdays: week("09:00", "18:00", ["10:00", "16:00"]), deviations: [], vacations: [] },
  },
  en: {
    href: "#leeds",
    name: "Norrvik Leeds",
    street: "41 Gelderd Road",
    postcode: "LS12 6HA",
    city: "Leeds",
    phone: "0113 496 0100",
    email: "leeds@norrvik.example",
    picture: {
      src: "/-/media/artwork/scenes/showroom-16x9.svg",
      alt: "Illustration of a showroom in daylight",
      width: 1920,
      height: 1080,
    },
    directionsHref: "https://maps.example/?q=41+Gelderd+Road,+Leeds",
    now: "2026-11-25T09:12:00",
    schedule: { weekdays: week("08:30", "19:00", ["09:00", "17:00"]), deviations: [], vacations: [] },
  },
}

export const dealershipOf = (place: Place): DealershipHere => PLACES[place]

const DEPARTMENTS: readonly Department[] = [
  {
    id: "sales",
    name: "Bilförsäljning",
    phone: "031-390 06 10",
    email: "salj.molndal@norrvik.example",
    schedule: SALES,
    brands: ["Volvo", "Kia", "Renault", "Dacia"],
    people: [
      {
        name: "Åsa Lindqvist",
        title: "Säljare begagnade bilar",
        phone: "031-390 06 41",
        email: "asa.lindqvist@norrvik.example",
      },
      { name: "Johan Berg", title: "Säljare nya bilar", phone: "031-390 06 42", email: "johan.berg@norrvik.example" },
      { name: "Leyla Demir", title: "Företagssäljare", email: "leyla.demir@norrvik.example" },
    ],
  },
  {
    id: "workshop",
    name: "Verkstad",
    phone: "031-390 06 20",
    email: "verkstad.molndal@norrvik.example",
    schedule: WORKSHOP,
    brands: ["Volvo", "Kia", "Renault", "Dacia"],
    people: [{ name: "Henrik Ståhl", title: "Kundmottagare", phone: "031-390 06 51" }],
  },
  {
    id: "bodywork",
    name: "Plåt och lack",
    phone: "031-390 06 30",
    schedule: {
      weekdays: week("07:00", "16:00"),
      deviations: [],
      vacations: [{ title: "Semester.", from: "2026-11-23", to: "2026-12-04" }],
    },
    brands: [],
    people: [],
  },
  { id: "camper", name: "Husbilsservice", phone: "031-390 06 60", schedule: SEASON, brands: ["Fiat"], people: [] },
]

/** A dealership that has everything. */
export const MOLNDAL: DealershipPageView = {
  ...PLACES.sv,
  position: { lat: 57.6554, lng: 12.0138 },
  bookServiceHref: "#boka-service",
  services: ["Nya bilar", "Begagnade bilar", "Service och verkstad", "Plåt och lack", "Däckhotell", "Hyrbil"],
  departments: DEPARTMENTS,
  cars: stockCars("sv").slice(0, 8),
  carsHref: "#bilar",
}

/** A dealership that is closed for the season, with no cars. */
export const OUT_OF_SEASON: DealershipPageView = {
  ...PLACES.sv,
  name: "Norrvik Husbilar Varberg",
  city: "Varberg",
  street: "Birger Svenssons väg 30",
  postcode: "432 40",
  schedule: SEASON,
  position: { lat: 57.1138, lng: 12.2742 },
  services: ["Husbilar", "Husbilsservice"],
  departments: DEPARTMENTS.slice(3),
  cars: [],
  carsHref: "#bilar",
}

/** One in Finland, in the evening. */
export const VANTAA: DealershipPageView = {
  ...PLACES.fi,
  position: null,
  services: ["Käytetyt autot", "Ostamme autosi", "Koeajo", "Kotiintoimitus"],
  departments: [
    {
      id: "sales",
      name: "Automyynti",
      phone: "010 123 4500",
      email: "vantaa@rullo.example",
      schedule: PLACES.fi.schedule,
      brands: [],
      people: [{ name: "Aino Korhonen", title: "Automyyjä", phone: "010 123 4567", email: "aino@rullo.example" }],
    },
  ],
  cars: stockCars("fi").slice(0, 8),
  carsHref: "#autot",
}

export const RULLO_DEALERSHIP: DealershipPageView = {
  ...PLACES.rullo,
  position: { lat: 59.2722, lng: 17.9178 },
  services: ["Begagnade bilar", "Vi köper din bil", "Provkörning", "Hemleverans"],
  departments: [
    {
      id: "sales",
      name: "Bilhallen",
      phone: "08-120 30 40",
      email: "kungenskurva@rullo.example",
      schedule: PLACES.rullo.schedule,
      brands: [],
      people: [{ name: "Mira Haddad", title: "Bilrådgivare", phone: "08-120 30 45", email: "mira@rullo.example" }],
    },
  ],
  cars: stockCars("sv").slice(4, 12),
  carsHref: "#bilar",
}
