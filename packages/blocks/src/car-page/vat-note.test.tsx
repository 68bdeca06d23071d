import type { Car } from "@forecourt/contracts/search"
import type { TextKey } from "@forecourt/renderer"
import dictionary from "@forecourt/schemas/site/dictionary.schema.json" with { type: "json" }
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { render } from "@testing-library/react"
import { expect, test } from "vitest"
import found from "../../../../schemas/blocks/car-page/data/default.json" with { type: "json" }
import { siteFor } from "../../test/render.tsx"
import { getMarket } from "../stock/market.ts"
import { PriceBox } from "../stock/price-box.tsx"
import { isOfUsedCars } from "../stock/stock-cars.select.ts"
import { createCarView } from "./car-page.select.ts"
import type { FoundCar } from "./find-car.ts"

const { car: FOUND } = found as FoundCar

/** The VAT rates in percent as of 2026. */
const MARKETS = [
  { name: "se-automotive", language: "sv", locale: "sv-SE", currency: "SEK", percent: 25 },
  { name: "se-used", language: "sv", locale: "sv-SE", currency: "SEK", percent: 25 },
  { name: "no-automotive", language: "nb", locale: "nb-NO", currency: "NOK", percent: 25 },
  { name: "uk-automotive", language: "en", locale: "en-GB", currency: "GBP", percent: 20 },
  { name: "fi-used", language: "fi", locale: "fi-FI", currency: "EUR", percent: 25.5 },
  { name: "sk-used", language: "sk", locale: "sk-SK", currency: "EUR", percent: 23 },
] as const

const INCLUDED = {
  sv: "Inklusive moms",
  nb: "Inkludert mva.",
  en: "Including VAT",
  fi: "Sisältää arvonlisäveron",
  sk: "Vrátane DPH",
}
const EXCLUDED = {
  sv: "Exklusive moms",
  nb: "Ekskludert mva.",
  en: "Excluding VAT",
  fi: "Ilman arvonlisäveroa",
  sk: "Bez DPH",
}
const BADGE = { sv: "Avdragsgill moms", fi: "Vähennyskelpoinen ALV", sk: "Možný odpočet DPH" }

const GROSS = 24_600

function renderNote({ name, language, locale, currency, percent }: (typeof MARKETS)[number], kind: Partial<Car>) {
  const text = (key: string, values = {}) =>
    formatMessage(dictionary.properties[key as TextKey]["x-text"][language], values)
  const site = siteFor({ name, language, locale, text })
  const net = Math.round(GROSS / (1 + percent / 100))
  const car = {
    ...(FOUND as Car),
    car_price: GROSS,
    car_retail_price: GROSS,
    car_price_currency: currency,
    car_has_campaign_price: false,
    // A car under the margin scheme has no price without VAT.
    ...(kind.car_vat_eligible ? { car_retail_price_exkl_vat: net } : { car_retail_price_exkl_vat: undefined }),
    ...kind,
  } as Car
  const view = createCarView(car, {
    dealership: null,
    similar: [],
    dealershipPath: null,
    toPicture: (src: string) => picture(src),
    locale,
    market: getMarket(name),
    timeZone: "Europe/Stockholm",
    showsVat: isOfUsedCars(site),
  })
  const { container } = render(<PriceBox car={view} site={site} />)
  const amount = container.querySelector("[data-part=amount]")?.textContent?.replaceAll(/\D/g, "")
  return { amount: Number(amount), net, note: container.querySelector("[data-part=note]")?.textContent ?? "" }
}

const picture = (src: string) => ({ src, alt: "", width: 3, height: 2 })

test.each(MARKETS.map((market) => [market.name, market] as const))(
  "%s: the VAT note says included for a car and excluded for a van, and is absent under the margin scheme [spec 2 §2.5 car-vat, §1 product-sites.vat-badge]",
  (_, market) => {
    const badge = market.name.endsWith("-used") ? BADGE[market.language as keyof typeof BADGE] : ""
    const car = renderNote(market, { car_vehicle_type_code: "PC", car_vat_eligible: true })
    const marginCar = renderNote(market, { car_vehicle_type_code: "PC", car_vat_eligible: false })
    const van = renderNote(market, { car_vehicle_type_code: "LCV", car_vat_eligible: true })
    const marginVan = renderNote(market, { car_vehicle_type_code: "LCV", car_vat_eligible: false })

    expect(car).toMatchObject({ amount: GROSS, note: `${INCLUDED[market.language]}${badge}` })
    expect(van).toMatchObject({ amount: van.net, note: `${EXCLUDED[market.language]}${badge}` })
    expect([marginCar, marginVan]).toMatchObject([
      { amount: GROSS, note: "" },
      { amount: GROSS, note: "" },
    ])
  },
)
