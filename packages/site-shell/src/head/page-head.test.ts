import { expect, test } from "vitest"
import { CARS } from "../items/cars.ts"
import { createPageHead, getTagContainer, type HeadSource } from "./page-head.ts"

const text = (value: string) => ({ value })

const source = (more: Partial<HeadSource> = {}): HeadSource => ({
  site: { name: "se-automotive", host: "norrvik.example", languages: ["sv", "en"] },
  settings: { name: text("Norrvik Automotive"), titleTemplate: text("{title} | Norrvik Automotive") },
  fields: { metaTitle: text("Verkstad") },
  name: "workshop",
  language: "sv",
  path: "/verkstad",
  languages: [],
  mode: "live",
  listing: null,
  contentUrl: "http://localhost:4300",
  ...more,
})

test("the page's title is inserted into the site's title template [spec 1 §3 page-title page.metaTitle page.navTitle site.titleTemplate]", () => {
  expect(createPageHead(source()).title).toEqual({ absolute: "Verkstad | Norrvik Automotive" })
  expect(createPageHead(source({ fields: { navTitle: text("Service") } })).title).toMatchObject({
    absolute: "Service | Norrvik Automotive",
  })
  expect(createPageHead(source({ fields: {} })).title).toMatchObject({ absolute: "workshop | Norrvik Automotive" })
  expect(createPageHead(source({ settings: { titleTemplate: text("Norrvik") } })).title).toEqual({
    absolute: "Verkstad",
  })
  expect(createPageHead(source({ fields: { metaTitle: text("$& kronor") } })).title).toEqual({
    absolute: "$& kronor | Norrvik Automotive",
  })
})

test("the canonical URL is the page's URL unless an editor sets another URL [spec 1 §3 page.canonicalUrl site.url]", () => {
  expect(createPageHead(source()).alternates?.canonical).toBe("https://norrvik.example/verkstad")
  expect(createPageHead(source({ language: "en", path: "/" })).alternates?.canonical).toBe("https://norrvik.example/en")
  expect(
    createPageHead(source({ fields: { canonicalUrl: { value: { href: "https://annan.example/a" } } } })).alternates
      ?.canonical,
  ).toBe("https://annan.example/a")
  expect(
    createPageHead(source({ settings: { url: { value: { href: "https://www.norrvik.example/" } } } })).alternates
      ?.canonical,
  ).toBe("https://www.norrvik.example/verkstad")
})

test("invalid canonical and image URLs are ignored, and the other metadata is kept", () => {
  const broken = "https://["
  const fields = {
    metaTitle: text("Verkstad"),
    canonicalUrl: { value: { href: broken } },
    ogImage: { value: { src: broken, alt: "" } },
  }

  const head = createPageHead(source({ fields }))

  expect(head.alternates?.canonical).toBe("https://norrvik.example/verkstad")
  expect(head.openGraph).not.toHaveProperty("images")
  expect(head).toMatchObject({ twitter: { card: "summary" }, openGraph: { title: "Verkstad" } })
})

test("the language versions of a page link to each other", () => {
  const languages = [
    { name: "sv", path: "/verkstad" },
    { name: "en", path: "/en/workshop" },
    { name: "da", path: "/da/vaerksted" },
  ]

  expect(createPageHead(source({ languages })).alternates?.languages).toEqual({
    sv: "https://norrvik.example/verkstad",
    en: "https://norrvik.example/en/workshop",
    "x-default": "https://norrvik.example/verkstad",
  })
  expect(createPageHead(source({ languages: languages.slice(0, 1) })).alternates).not.toHaveProperty("languages")
})

test("the Open Graph tags of a page have its description and picture [spec 1 §3 page.metaDescription page.ogDescription page.ogImage site.name]", () => {
  const fields = {
    metaTitle: text("Verkstad"),
    metaDescription: text("Boka service."),
    ogImage: { value: { src: "/-/media/hall.jpg", alt: "Verkstaden", width: 1200, height: 630 } },
  }

  expect(createPageHead(source({ fields })).openGraph).toEqual({
    type: "website",
    title: "Verkstad",
    url: "https://norrvik.example/verkstad",
    locale: "sv_SE",
    siteName: "Norrvik Automotive",
    description: "Boka service.",
    images: [{ url: "https://norrvik.example/-/media/hall.jpg", alt: "Verkstaden", width: 1200, height: 630 }],
  })
  expect(createPageHead(source({ fields: { ...fields, ogDescription: text("Delad.") } })).openGraph).toMatchObject({
    description: "Delad.",
  })
})

test("the Open Graph tags of a car have its title, text and picture [spec 2 §2.5 car-meta.tags]", () => {
  const car = {
    car_brand: "Volvo",
    car_model: "XC60",
    car_year: 2019,
    car_fuel: "Diesel",
    car_description: "Med drag.",
  }
  const fields = CARS.head({ ...car, car_images: [{ original: "/-/media/57.jpg" }] })

  expect(createPageHead(source({ fields, path: "/bil/57/xc60" })).openGraph).toMatchObject({
    title: "Volvo XC60 2019 Diesel",
    description: "Med drag.",
    url: "https://norrvik.example/bil/57/xc60",
    images: [{ url: "https://norrvik.example/-/media/57.jpg", alt: "Volvo XC60 2019 Diesel" }],
  })
})

test("the favicon is the icon file, or the icon picture if no icon file is set [spec 1 §3 site.favicon site.faviconFile]", () => {
  const favicon = { value: { src: "/-/media/icon.png" } }

  expect(createPageHead(source({ settings: { favicon } })).icons).toEqual({ icon: [{ url: "/-/media/icon.png" }] })
  expect(
    createPageHead(source({ settings: { favicon, faviconFile: { value: { src: "/-/media/icon.ico" } } } })).icons,
  ).toEqual({ icon: [{ url: "/-/media/icon.ico" }] })
})

test("media URLs of the platform are rewritten to the site's own host, and other media URLs are unchanged", () => {
  const settings = { favicon: { value: { src: "http://localhost:4300/-/media/icon.svg" } } }
  const ogImage = (src: string) => ({ ogImage: { value: { src } } })
  const getPicture = (src: string) => createPageHead(source({ fields: ogImage(src) })).openGraph?.images

  expect(createPageHead(source({ settings })).icons).toEqual({ icon: [{ url: "/-/media/icon.svg" }] })
  expect(getPicture("http://localhost:4300/-/media/a.jpg")).toEqual([{ url: "https://norrvik.example/-/media/a.jpg" }])
  expect(getPicture("https://media.example/a.jpg")).toEqual([{ url: "https://media.example/a.jpg" }])
})

test("an SVG picture is converted to JPEG in Open Graph tags, because social networks do not show SVG", () => {
  const ogImage = { value: { src: "http://localhost:4300/-/media/a.svg" } }

  expect(createPageHead(source({ fields: { ogImage } })).openGraph?.images).toEqual([
    { url: "https://norrvik.example/-/media/a.svg?w=1200&format=jpeg" },
  ])
})

test("a page in preview mode is noindex, nofollow, and a live page has no robots tag", () => {
  expect(createPageHead(source())).not.toHaveProperty("robots")
  expect(createPageHead(source({ mode: "preview" })).robots).toEqual({ index: false, follow: false })
})

test("the Tag Manager container of a page replaces the container of the site, and invalid container ids are ignored [spec 1 §3 page.gtmId site.gtmId]", () => {
  expect(getTagContainer({ gtmId: text("GTM-PAGE1") }, { gtmId: text("GTM-SITE1") })).toBe("GTM-PAGE1")
  expect(getTagContainer({}, { gtmId: text(" GTM-SITE1 ") })).toBe("GTM-SITE1")
  expect(getTagContainer({ gtmId: text('"><script>') }, {})).toBeNull()
  expect(getTagContainer({}, {})).toBeNull()
})

const listing = { values: ["Volvo", "XC60"], isIndexable: true, items: [] }

test("a list filtered by make or model has a title and a canonical URL with the make or model [spec 2 §2.1 breadcrumb.title]", () => {
  const head = createPageHead(source({ path: "/bilar", listing }))

  expect([head.title, head.alternates?.canonical, head.robots]).toEqual([
    { absolute: "Volvo XC60 – Verkstad | Norrvik Automotive" },
    "https://norrvik.example/bilar/-/volvo/xc60",
    undefined,
  ])
})

test("a list with any other filter has the canonical URL of the unfiltered list and is noindex, follow", () => {
  const head = createPageHead(source({ path: "/bilar", listing: { ...listing, isIndexable: false } }))

  expect([head.title, head.alternates?.canonical, head.robots]).toEqual([
    { absolute: "Verkstad | Norrvik Automotive" },
    "https://norrvik.example/bilar",
    { index: false, follow: true },
  ])
})
