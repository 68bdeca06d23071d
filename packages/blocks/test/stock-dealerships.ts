import { type OpeningSchedule, readWeek } from "@forecourt/calendar"
import type { DealershipView } from "../src/stock/dealership/dealership.types.ts"

function week(hours: string, country = "SE"): OpeningSchedule {
  const schedule = readWeek(hours, country)
  if (schedule === null) throw new Error("The hours can be read.")
  return schedule
}

const SALES: OpeningSchedule = {
  ...week("Mo-Fr 09:00-18:00, Sa 10:00-15:00"),
  deviations: [
    { day: "2026-12-05", hours: [{ opens: "10:00", closes: "17:00" }] },
    { day: "2026-12-24", hours: [] },
    { day: "2026-12-31", hours: [{ opens: "10:00", closes: "13:00" }] },
  ],
}
type Place = "sv" | "rullo" | "fi" | "en"

const PLACES: Readonly<Record<Place, DealershipView>> = {
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
    schedule: { ...SALES, ...week("Mo-Fr 10:00-19:00, Sa 10:00-17:00") },
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
    schedule: week("Mo-Fr 09:00-18:00, Sa 10:00-16:00", "FI"),
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
    schedule: week("Mo-Fr 08:30-19:00, Sa 09:00-17:00", "GB"),
  },
}

export const createDealership = (place: Place): DealershipView => PLACES[place]
