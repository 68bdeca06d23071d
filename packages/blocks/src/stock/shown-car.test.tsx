import type { Car } from "@forecourt/contracts/search"
import { within } from "@testing-library/react"
import { expect, onTestFinished, test } from "vitest"
import found from "../../../../schemas/blocks/car-page/data/default.json" with { type: "json" }
import { FINANCED } from "../../test/financed-car.ts"
import { renderDocument, renderLive, siteFor } from "../../test/render.tsx"

const LINKS = { listLink: { value: { href: "/kopa-bil" } }, dealershipLink: { value: { href: "/anlaggningar" } } }

const FACTS = {
  car_year: 2019,
  car_mileage_text: "6 100 mil",
  car_fuel: "Laddhybrid",
  car_gearbox: "Automat",
  car_drive: "Fyrhjulsdrift",
  car_power_text: "340 hk (250 kW)",
  car_body: "SUV",
  car_color: "Röd",
  car_seats: 5,
  car_regno: "ABC 12D",
  car_firstregistration: "2019-03-04",
  car_acceleration_text: "5,9 s",
  car_cargo_volume_text: "468 l",
  car_battery_size_text: "11,6 kWh",
  car_electric_charging_speed_dc_text: "150 kW",
  car_electric_charging_speed_ac_text: "11 kW",
  car_tank_text: "70 l",
  car_service_weight_text: "2 150 kg",
  car_length_text: "4 708 mm",
  car_width_text: "1 902 mm",
  car_height_text: "1 658 mm",
  car_doors: 4,
  car_wltp_electric_range_text: "77 km",
  car_electric_range_text: "54 km",
  car_fuel_combined_text: "1,8 l/100 km",
  car_wltp_electric_consumption_text: "19 kWh/100 km",
  car_electric_consumption_text: "17 kWh/100 km",
  car_emission_text: "41 g/km",
} satisfies Partial<Car>

/** Renders the page of a car with some changed and some missing fields. */
function renderCar(changes: Partial<Car>, missing: readonly string[] = [], data: object = {}) {
  const fields = Object.entries({ ...found.car, ...changes }).filter(([name]) => !missing.includes(name))
  return renderDocument("CarDetail", LINKS, undefined, { ...found, ...data, car: Object.fromEntries(fields) })
}

/** Returns the values of the facts in the sections with the given headings, by label. */
function readFacts(page: HTMLElement, ...headings: readonly string[]): Readonly<Record<string, string>> {
  const sections = headings.map((id) => page.querySelector(`section[aria-labelledby="${id}"]`))
  const labels = sections.flatMap((section) => [...(section?.querySelectorAll("dt, th") ?? [])])
  return Object.fromEntries(
    labels.map((label) => [label.textContent, label.nextElementSibling?.textContent?.replaceAll("\u00a0", " ") ?? ""]),
  )
}

test("the overview, the technical data and the environment facts show each known value of a car [spec 2 §2.5 car-facts.overview, §3 car.car_year car.car_mileage_text car.car_fuel car.car_gearbox car.car_drive car.car_power_text car.car_body car.car_color car.car_seats car.car_regno car.car_firstregistration car.car_acceleration_text car.car_cargo_volume_text car.car_battery_size_text car.car_electric_charging_speed_dc_text car.car_tank_text car.car_service_weight_text car.car_length_text car.car_width_text car.car_height_text car.car_doors car.car_wltp_electric_range_text car.car_fuel_combined_text car.car_wltp_electric_consumption_text car.car_emission_text]", async () => {
  const page = await renderCar(FACTS)

  expect(readFacts(page, "facts")).toEqual({
    Årsmodell: "2019",
    Miltal: "6 100 mil",
    Drivmedel: "Laddhybrid",
    Växellåda: "Automat",
    Drivning: "Fyrhjulsdrift",
    Effekt: "340 hk (250 kW)",
    Kaross: "SUV",
    Färg: "Röd",
    Säten: "5",
    Registreringsnummer: "ABC 12D",
  })
  expect(readFacts(page, "technical", "environment")).toMatchObject({
    "Första registrering": "2019-03-04",
    Acceleration: "5,9 s",
    Bagageutrymme: "468 l",
    Batteri: "11,6 kWh",
    Snabbladdning: "150 kW",
    "AC-laddning": "11 kW",
    Tank: "70 l",
    Tjänstevikt: "2 150 kg",
    Längd: "4 708 mm",
    Bredd: "1 902 mm",
    Höjd: "1 658 mm",
    Dörrar: "4",
    "Räckvidd (WLTP)": "77 km",
    Förbrukning: "1,8 l/100 km · 19 kWh/100 km",
    Koldioxid: "41 g/km",
  })
})

test("an electric range that is not measured by WLTP is not labelled as WLTP, and is omitted next to a WLTP range [spec 2 §3 car.car_electric_range_text car.car_wltp_electric_range_text]", async () => {
  const ranges = { car_electric_range_text: "54 km", car_wltp_electric_range_text: "77 km" }
  const readRanges = (page: HTMLElement) =>
    Object.entries(readFacts(page, "environment")).filter(([label]) => label.startsWith("Räckvidd"))

  expect(readRanges(await renderCar(ranges))).toEqual([["Räckvidd (WLTP)", "77 km"]])
  expect(readRanges(await renderCar(ranges, ["car_wltp_electric_range_text"]))).toEqual([["Räckvidd på el", "54 km"]])
})

test("a car that charges only with alternating current has no fast-charging speed [spec 2 §3 car.car_electric_charging_speed_ac_text]", async () => {
  const page = await renderCar({ car_electric_charging_speed_ac_text: "11 kW" }, [
    "car_electric_charging_speed_dc_text",
  ])

  expect(readFacts(page, "technical")).toMatchObject({ "AC-laddning": "11 kW" })
  expect(readFacts(page, "technical")).not.toHaveProperty("Snabbladdning")
})

test("a car without WLTP consumption shows its other consumption [spec 2 §3 car.car_electric_consumption_text]", async () => {
  const page = await renderCar({ car_electric_consumption_text: "17 kWh/100 km" }, [
    "car_wltp_electric_consumption_text",
  ])

  expect(readFacts(page, "environment").Förbrukning).toContain("17 kWh/100 km")
})

test("the page of a car shows its name, version, equipment, description and pictures [spec 2 §2.5 car-equipment.shown, §3 car.car_brand car.car_model car.car_version car.car_equipment car.car_description car.car_images]", async () => {
  const page = await renderCar({
    car_brand: "Volvo",
    car_model: "XC60",
    car_version: "T6 Inscription",
    car_equipment: ["Dragkrok", "Taklucka"],
    car_description: "En ägare.\n\nServad hos oss.",
    car_images: [{ original: "/-/media/a.jpg" }, { original: "/-/media/b.jpg" }],
  })
  const listTexts = (id: string, element: string) =>
    [...page.querySelectorAll(`section[aria-labelledby=${id}] ${element}`)].map(({ textContent }) => textContent)

  expect([page.querySelector("h1")?.textContent, page.querySelector("h1 + p")?.textContent]).toEqual([
    "Volvo XC60",
    "T6 Inscription",
  ])
  expect(listTexts("equipment", "li")).toEqual(["Dragkrok", "Taklucka"])
  expect(listTexts("description", "p")).toEqual(["En ägare.", "Servad hos oss."])
  const pictures = page.querySelectorAll("[data-scope=car-gallery] img")
  expect(new Set([...pictures].map((picture) => picture.getAttribute("src")?.replace(/\?.*/, "")))).toEqual(
    new Set(["/-/media/a.jpg", "/-/media/b.jpg"]),
  )
})

test("a car without a version shows the rest of its model text, and a car without equipment has no equipment section [spec 2 §2.5 car-equipment.shown, §3 car.car_model_text]", async () => {
  const page = await renderCar({ car_model: "XC60", car_model_text: "XC60 T6 Inscription", car_equipment: [] }, [
    "car_version",
  ])

  expect(page.querySelector("h1 + p")?.textContent).toBe("T6 Inscription")
  expect(page.querySelector("#equipment")).toBeNull()
})

test("a campaign price is highlighted next to the struck-through regular price, in the car's currency and with its last day [spec 2 §2.5 car-price.price car-price.campaign, §9 highlighted-prices.campaign, §3 car.car_campaign_price car.car_has_campaign_price car.car_retail_price car.car_price_currency car.car_campaigns]", async () => {
  const priced = {
    car_price_currency: "EUR",
    car_retail_price: 30_000,
    car_campaign_price: 28_000,
    car_campaigns: [{ title: "Höst", end: "2026-11-30" }],
  } satisfies Partial<Car>
  const campaign = await renderCar({ ...priced, car_has_campaign_price: true }, [
    "car_lowest_price",
    "car_loan_monthly_cost",
    "car_privateleasing_monthly_cost",
  ])
  const regular = await renderCar({ ...priced, car_has_campaign_price: false }, [
    "car_lowest_price",
    "car_loan_monthly_cost",
    "car_privateleasing_monthly_cost",
  ])
  const readPrice = (page: HTMLElement) => {
    const amount = page.querySelector("section[aria-label=Pris] [data-part=amount]")
    const before = page.querySelector("section[aria-label=Pris] s")
    return [amount, before].map((item) => item?.textContent?.replaceAll("\u00a0", " "))
  }

  expect([readPrice(campaign), readPrice(regular)]).toEqual([
    ["28 000 €", "30 000 €"],
    ["30 000 €", undefined],
  ])
  const isHighlighted = (page: HTMLElement) => page.querySelector("[data-part=amount][data-campaign]") !== null
  expect([isHighlighted(campaign), isHighlighted(regular)]).toEqual([true, false])
  expect(campaign.querySelector("section[aria-label=Pris]")?.textContent).toContain("30 november")
})

test("the price of an example listing of a new car starts with the word 'Från' [spec 2 §2.5 car-price.sample, §3 car.car_is_sample]", async () => {
  const readAmount = (page: HTMLElement) => page.querySelector("section[aria-label=Pris] [data-part=amount]")

  expect(readAmount(await renderCar({ car_is_sample: true }))?.textContent).toMatch(/^Från \d/)
  expect(readAmount(await renderCar({ car_is_sample: false }))?.textContent).toMatch(/^\d/)
})

test("the contact section shows the dealership's picture, map link, phone, e-mail and page, and the sellers [spec 2 §2.5 car-contact.site car-contact.map car-contact.phone car-contact.email car-contact.page car-contact.sellers, §3 car.car_sellers]", async () => {
  const page = await renderCar({ car_sellers: [{ name: "Ada", email: "ada@rullo.example" }] })
  const contact = page.querySelector("#contact")
  const { dealership } = found

  expect(contact?.querySelector("h3")?.textContent).toBe(dealership.site_official_name)
  expect(contact?.querySelector("img")?.getAttribute("src")).toContain(dealership.site_primary_image.original)
  const links = [...(contact?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))
  expect(links).toEqual([
    expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Rullo%20Halmstad/),
    `tel:${dealership.site_phone.replaceAll(" ", "")}`,
    `mailto:${dealership.site_email}`,
    `/anlaggningar/${dealership.slug}`,
    "mailto:ada@rullo.example",
  ])
})

test("when no dealership is found, the contact section shows the name, town and e-mail address in the car's data [spec 2 §2.5 car-contact.site car-contact.email car-contact.sellers, §3 car.car_site_name car.car_site_city car.car_site_leads_email]", async () => {
  const place = { car_site_name: "Rullo Kiruna", car_site_city: "Kiruna", car_site_leads_email: "kiruna@rullo.example" }
  const page = await renderCar({ ...place, car_sellers: [{ name: "Bo" }] }, [], { dealership: null })
  const contact = page.querySelector("#contact")

  expect(contact?.querySelector("h3")?.textContent).toBe("Rullo Kiruna")
  expect(contact?.querySelector("[data-part=address]")?.textContent).toBe("Kiruna")
  expect(contact?.querySelectorAll("img, a[href^='tel:'], a[href^='/anlaggningar']")).toHaveLength(0)
  expect(contact?.querySelector("a[href^='mailto:']")?.getAttribute("href")).toBe("mailto:kiruna@rullo.example")
  expect(contact?.textContent).not.toContain("Bo")
})

test.each([
  ["#contact-quote", [true, false]],
  ["#contact-testdrive", [false, true]],
  ["#contact", [false, false]],
])(
  "the hash %s in the URL of a car's page sets the checkboxes for a quote and a test drive to %j [spec 2 §2.5 car-anchors.contact-quote car-anchors.contact-testdrive]",
  async (hash, ticked) => {
    location.hash = hash
    onTestFinished(() => history.replaceState(null, "", "/"))
    const page = await renderLive("CarDetail", LINKS, siteFor({ services: ["forms"] }), found)
    const labels = ["Jag vill ha en offert", "Jag vill provköra"]

    expect(labels.map((label) => within(page).getByLabelText<HTMLInputElement>(label).checked)).toEqual(ticked)
  },
)

test("the page of a car with a video has a switch between gallery and video [spec 2 §3 car.autos_on_show]", async () => {
  const site = siteFor({ services: ["vehicle-media"] })
  const createPage = (autos_on_show: Car["autos_on_show"]) =>
    renderDocument("CarDetail", LINKS, site, { ...found, car: { ...found.car, autos_on_show } })

  expect((await createPage({ hasVideo: true })).querySelector("[data-island=CarMedia]")).not.toBeNull()
  expect((await createPage({ hasVideo: false })).querySelector("[data-island=CarMedia]")).toBeNull()
})

/** Returns the headings of the payment options on a car's page, including the label of a campaign. */
async function listWaysToPay(changes: Partial<Car>) {
  const page = await renderCar({ ...FINANCED, ...changes } as Partial<Car>)
  return [...page.querySelectorAll("[data-island=Calculator] summary h3")].map(({ textContent }) => textContent?.trim())
}

test("the car's data determines which kinds of leasing are offered and which payment options have a campaign label [spec 2 §3 car.car_has_companyleasing car.car_has_privateleasing car.car_has_campaign_loan car.car_has_campaign_privateleasing car.car_has_campaign_companyleasing]", async () => {
  expect(await listWaysToPay({})).toEqual(["Billån", "Privatleasing", "Företagsleasing"])
  expect(await listWaysToPay({ car_has_privateleasing: false })).toEqual(["Billån", "Företagsleasing"])
  expect(await listWaysToPay({ car_has_companyleasing: false })).toEqual(["Billån", "Privatleasing"])
  expect(
    await listWaysToPay({
      car_has_campaign_loan: true,
      car_has_campaign_privateleasing: true,
      car_has_campaign_companyleasing: true,
    }),
  ).toEqual(["Billån Kampanj", "Privatleasing Kampanj", "Företagsleasing Kampanj"])
})
