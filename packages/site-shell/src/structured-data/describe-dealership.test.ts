import { NO_PAGE } from "@forecourt/renderer"
import { expect, test } from "vitest"
import type { PageContent } from "../page/page-content.types.ts"
import { createStructuredData } from "./structured-data.ts"

const text = (value: string) => ({ value })
const SOURCE = {
  site: { name: "se-automotive", host: "norrvik.example", languages: ["sv", "en"] },
  contentUrl: "http://localhost:4300",
}
const PLACE = {
  streetAddress: text("Kajgatan 12"),
  postalCode: text("411 04"),
  city: text("Göteborg"),
  position: text("57.7072, 11.9668"),
  telephone: text("+46 31 390 06 41"),
  openingHours: text("Mo-Fr 09:00-18:00"),
  workshopHours: text("Mo-Th 07:00-21:00"),
}
const ADDRESS = {
  "@type": "PostalAddress",
  streetAddress: "Kajgatan 12",
  postalCode: "411 04",
  addressLocality: "Göteborg",
  addressCountry: "SE",
}

function describe(place: object, template = "DealershipPage"): readonly unknown[] {
  const path = "/anlaggningar/goteborg"
  const content = {
    site: { name: "se-automotive", language: "sv", locale: "sv-SE", homePath: "/", path },
    item: { ...NO_PAGE, template, fields: place },
    settings: { name: text("Norrvik Automotive") },
    fields: { metaTitle: text("Norrvik i Göteborg") },
    name: "Göteborg",
    trail: [],
    updated: null,
    path,
  } as unknown as PageContent
  return (createStructuredData(content, SOURCE)?.["@graph"] as readonly unknown[] | undefined) ?? []
}

test("structured data of a dealership contains its address, its opening hours and the workshop's opening hours", () => {
  const url = "https://norrvik.example/anlaggningar/goteborg"
  const hours = (dayOfWeek: readonly string[], opens: string, closes: string) => [
    { "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes },
    { "@type": "OpeningHoursSpecification", dayOfWeek: ["PublicHolidays"], opens: "00:00", closes: "00:00" },
  ]
  const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]

  expect(describe(PLACE)).toEqual([
    {
      "@type": "AutoDealer",
      "@id": `${url}#place`,
      name: "Norrvik i Göteborg",
      url,
      telephone: "+46 31 390 06 41",
      address: ADDRESS,
      geo: { "@type": "GeoCoordinates", latitude: 57.7072, longitude: 11.9668 },
      openingHoursSpecification: hours(week, "09:00", "18:00"),
      department: {
        "@type": "AutoRepair",
        "@id": `${url}#workshop`,
        name: "Göteborg",
        telephone: "+46 31 390 06 41",
        address: ADDRESS,
        openingHoursSpecification: hours(week.slice(0, 4), "07:00", "21:00"),
      },
      parentOrganization: { "@id": "https://norrvik.example/#company" },
    },
  ])
})

test("a dealership that sells no cars has the schema.org type AutoRepair", () => {
  expect(describe({ ...PLACE, openingHours: undefined })).toMatchObject([
    { "@type": "AutoRepair", openingHoursSpecification: [{ opens: "07:00" }, { opens: "00:00" }] },
  ])
  expect(describe({ ...PLACE, openingHours: undefined })[0]).not.toHaveProperty("department")
})

test("a dealership without an address has no structured data", () => {
  expect(describe({ ...PLACE, streetAddress: undefined })).toEqual([])
  expect(describe({ ...PLACE, city: text(" ") })).toEqual([])
  expect(describe(PLACE, "Page")).toEqual([])
  expect(describe({ ...PLACE, position: text("by the water") })[0]).not.toHaveProperty("geo")
})
