import type { StockRequest, StockSearch } from "@forecourt/api-clients/search"
import { expect, test } from "vitest"
import { DEALERSHIPS } from "./dealerships.ts"

const SALES = {
  openinghours: [1, 2].map((weekday) => hours(weekday, "09:00", "18:00")),
  deviationdays: [createClosed()],
}
const WORKSHOP = { openinghours: [hours(1, "07:00", "16:00")] }

const DEALERSHIP = {
  site_id: "d1",
  slug: "norrvik-boras",
  site_official_name: "Norrvik Borås",
  site_street: "Smedjegatan 8",
  site_zip: "501 00",
  site_city: "Borås",
  site_region: "Västra Götaland",
  site_phone: "+46 31 390 06 43",
  site_email: "boras@norrvik.example",
  site_geocoord: "57.72101,12.9401",
  site_primary_image: { original: "/-/media/boras.jpg" },
  site_departments: [
    { name: "Verkstad", group: "Workshop", phone: "+46 31 390 06 44", openingschedule: WORKSHOP },
    { name: "Nya bilar", group: "New cars", openingschedule: SALES },
  ],
}

function hours(weekday: number, opens: string, closes: string) {
  return { day: "", displayText: "", weekday, opens, closes }
}

function createClosed() {
  return { day: "24 december", displayText: "Stängt", date: "2026-12-24" }
}

const PLACE = { toAbsolute: (src: string) => new URL(src, "https://norrvik.example").href, locale: "sv-SE" }

function createSearch(content: readonly object[]) {
  const requests: StockRequest[] = []
  const findDealerships: StockSearch["findDealerships"] = async (request) => {
    requests.push(request)
    const { limit = 24, offset = 0 } = request
    const page = content.slice(offset, offset + limit)
    return { content: page as never, facet: [], total_items: content.length, limit, offset }
  }
  return { requests, stock: { findDealerships } as StockSearch }
}

test("a dealership is requested by its slug, with all fields or only with the given fields [spec 2 §7 site-query.site]", async () => {
  const { requests, stock } = createSearch([DEALERSHIP])

  expect(await DEALERSHIPS.find(stock, "norrvik-boras")).toEqual({ fields: DEALERSHIP, hasFailed: false })
  await DEALERSHIPS.find(stock, "norrvik-boras", DEALERSHIPS.addressFields)

  const filters = [{ name: "slug", values: ["norrvik-boras"] }]
  expect(requests).toEqual([
    { filters, limit: 1 },
    { filters, limit: 1, fields: ["site_id", "slug"] },
  ])
})

test("the title of a dealership's page contains its name and town, and the Open Graph tags contain its address and picture", () => {
  expect(DEALERSHIPS.head(DEALERSHIP)).toEqual({
    metaTitle: { value: "Norrvik Borås" },
    navTitle: { value: "Norrvik Borås" },
    metaDescription: { value: "Norrvik Borås, Smedjegatan 8, 501 00 Borås" },
    ogImage: { value: { src: "/-/media/boras.jpg", alt: "Norrvik Borås" } },
  })
  expect(DEALERSHIPS.head({ ...DEALERSHIP, site_official_name: "Norrvik" }).metaTitle?.value).toBe("Norrvik, Borås")
})

test("structured data of a dealership contains its address, its opening hours with exceptions, and its workshop [spec 2 §3 dealership.site_region dealership.site_geocoord]", () => {
  const spec = { "@type": "OpeningHoursSpecification" }
  const HOLIDAYS = { ...spec, dayOfWeek: ["PublicHolidays"], opens: "00:00", closes: "00:00" }

  expect(DEALERSHIPS.describe(DEALERSHIP, PLACE)).toEqual({
    "@type": "AutoDealer",
    name: "Norrvik Borås",
    image: "https://norrvik.example/-/media/boras.jpg",
    telephone: "+46 31 390 06 43",
    email: "boras@norrvik.example",
    address: {
      "@type": "PostalAddress",
      streetAddress: "Smedjegatan 8",
      postalCode: "501 00",
      addressLocality: "Borås",
      addressRegion: "Västra Götaland",
      addressCountry: "SE",
    },
    geo: { "@type": "GeoCoordinates", latitude: 57.72101, longitude: 12.9401 },
    openingHoursSpecification: [
      { ...spec, dayOfWeek: ["Monday", "Tuesday"], opens: "09:00", closes: "18:00" },
      HOLIDAYS,
    ],
    specialOpeningHoursSpecification: [
      { ...spec, validFrom: "2026-12-24", validThrough: "2026-12-24", opens: "00:00", closes: "00:00" },
    ],
    department: [
      {
        "@type": "AutoRepair",
        name: "Verkstad",
        telephone: "+46 31 390 06 44",
        openingHoursSpecification: [{ ...spec, dayOfWeek: ["Monday"], opens: "07:00", closes: "16:00" }, HOLIDAYS],
      },
    ],
  })
})

test("the sitemap lists a dealership by its slug and omits a dealership without an identifier [spec 2 §3 dealership.site_id dealership.slug]", async () => {
  const { stock } = createSearch([DEALERSHIP, { slug: "nameless" }])

  expect(await DEALERSHIPS.list(stock)).toEqual([{ id: "norrvik-boras", slug: null, changed: null }])
})

test("the sitemap contains every dealership, even if the search returns the dealerships in several pages of results", async () => {
  const slugs = Array.from({ length: 230 }, (_, index) => `norrvik-${index}`)
  const { stock } = createSearch(slugs.map((slug) => ({ site_id: slug, slug })))

  expect((await DEALERSHIPS.list(stock)).map(({ id }) => id)).toEqual(slugs)
})
