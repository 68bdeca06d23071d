import { expect, test } from "vitest"
import { createDealershipPageView } from "./dealership-page.select.ts"

test("a dealership's position on the map is read from its coordinates, and is null when they are missing or invalid [spec 2 §2.7 site-map, §3 dealership.site_geocoord]", () => {
  const dealership = { site_id: "1", slug: "norrvik", site_official_name: "Norrvik" }
  const options = {
    today: "2026-11-30",
    cars: [],
    locale: "sv-SE",
    carList: null,
    toPicture: (src: string, alt: string) => ({ src, alt, width: 3, height: 2 }),
  } as const
  const readPosition = (site_geocoord?: string) =>
    createDealershipPageView({ ...dealership, ...(site_geocoord !== undefined && { site_geocoord }) }, options).position

  expect(readPosition("57.70716,11.96679")).toEqual({ lat: 57.70716, lng: 11.96679 })
  expect([readPosition(), readPosition("Göteborg")]).toEqual([null, null])
})
