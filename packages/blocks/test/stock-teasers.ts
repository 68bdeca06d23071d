import type { SiteContext } from "@forecourt/renderer"
import { createElement } from "react"
import type { WeekCarsProps } from "../src/cars-of-the-week/week-cars.tsx"
import { createCarCard } from "../src/stock/car-card.select.ts"
import type { CarSearchHeroProps } from "../src/stock/car-search-hero.tsx"
import { formatCount } from "../src/stock/stock-format.ts"
import { type Market, stockCars } from "./stock-cars.ts"
import { getListMarket } from "./stock-list.ts"

/** The editors' texts of the search hero. */
const WORDS: Readonly<Record<Market, { readonly title: string; readonly text: (cars: string) => string }>> = {
  sv: { title: "Hitta din nästa bil", text: (cars) => `Sök bland ${cars} på fem orter.` },
  fi: { title: "Löydä seuraava autosi", text: (cars) => `Valitse: ${cars} viidellä paikkakunnalla.` },
  en: { title: "Find your next car", text: (cars) => `Search ${cars} in five places.` },
}

const SHORTCUTS: Readonly<Record<Market, readonly string[]>> = {
  sv: ["Elbil", "Under 200 000 kr", "Automat", "Kombi med dragkrok", "Under 3 000 mil"],
  fi: ["Sähköauto", "Alle 20 000 €", "Automaatti", "Farmari ja vetokoukku", "Alle 30 000 km"],
  en: ["Electric", "Under £15,000", "Automatic", "Estate with a tow bar", "Under 20,000 miles"],
}

const BODIES: Readonly<Record<Market, readonly string[]>> = {
  sv: ["SUV", "Kombi", "Halvkombi", "Sedan", "Småbil", "Familjebuss", "Transportbil"],
  fi: ["Katumaasturi", "Farmari", "Viistoperä", "Sedan", "Pikkuauto", "Tila-auto", "Pakettiauto"],
  en: ["SUV", "Estate", "Hatchback", "Saloon", "City car", "MPV", "Van"],
}

/** The car of the search hero. */
const HERO_CAR = 3

const PICTURES = [
  ["/-/media/artwork/cars/suv-side-spruce.svg", 402],
  ["/-/media/artwork/cars/estate-side-fjord.svg", 318],
  ["/-/media/artwork/cars/hatchback-side-rowan.svg", 247],
  ["/-/media/artwork/cars/saloon-side-silver.svg", 121],
  ["/-/media/artwork/cars/city-car-side-glacier.svg", 67],
  ["/-/media/artwork/cars/mpv-side-granite.svg", 38],
  ["/-/media/artwork/cars/van-side-snow.svg", 79],
] as const

export function createHero(site: SiteContext): CarSearchHeroProps {
  const market = getListMarket(site.language)
  const { title, text } = WORDS[market]
  return {
    title,
    text: text(formatCount(1234, site)),
    action: "#list",
    picture: stockCars(market)[HERO_CAR]?.picture ?? null,
    shortcuts: SHORTCUTS[market].map((label, index) => ({ href: `#shortcut-${index}`, label })),
    bodies: PICTURES.map(([src, count], index) => ({
      href: `#body-${index}`,
      label: BODIES[market][index] ?? "",
      count: formatCount(count, site),
      picture: { src, alt: "", width: 1500, height: 1000 },
    })),
    texts: {
      hint: site.text("stock.search.hint"),
      shortcuts: site.text("stock.shortcuts"),
      bodies: site.text("carPage.fact.body"),
    },
  }
}

/** Creates cars of the week that are for sale. */
export function createWeek(site: SiteContext, count = 5): WeekCarsProps {
  const cars = stockCars(getListMarket(site.language)).filter(
    ({ state, price }) => state === "forSale" && price !== null,
  )
  const title = site.text("carPage.week")
  return {
    title: createElement("h2", null, title),
    name: title,
    heading: "h3",
    cars: cars.slice(1, 1 + count).map((car) => createCarCard(car, site)),
    site,
  }
}
