import { NO_PAGE } from "@forecourt/renderer"
import { parseFragment } from "parse5"
import { expect, onTestFinished, test, vi } from "vitest"
import { INJECTED_SCRIPTS } from "../../../front/test/injected-scripts.ts"
import type { PageContent } from "../page/page-content.types.ts"
import { createStructuredData, formatStructuredData } from "./structured-data.ts"

const text = (value: string) => ({ value })

const SOURCE = {
  site: { name: "se-automotive", host: "norrvik.example", languages: ["sv", "en"] },
  contentUrl: "http://localhost:4300",
}

const SETTINGS: Partial<PageContent["settings"]> = {
  name: text("Norrvik Automotive"),
  legalName: text("Norrvik Automotive AB"),
  logo: { value: { src: "http://localhost:4300/-/media/logo.svg", alt: "Norrvik", width: 512, height: 512 } },
  telephone: text("+46 31 123 45 67"),
  streetAddress: text("Kajgatan 12"),
  postalCode: text("411 04"),
  city: text("Göteborg"),
  openingHours: text("Sa 10:00-15:00"),
  sameAs: text("https://social.example/norrvik javascript:alert(1)"),
}

interface Given extends Partial<PageContent> {
  readonly article?: object
  readonly title?: string
}

function page({ article, title = "", ...more }: Given): PageContent {
  const site = { name: "se-automotive", language: "sv", locale: "sv-SE", homePath: "/", path: more.path ?? "/" }
  const item = { ...NO_PAGE, name: title, template: article ? "StoryPage" : "Page", fields: { ...article } }
  return { site, item, settings: SETTINGS, fields: {}, trail: [], updated: null, path: "/", ...more } as PageContent
}

function describe(type: string, content: PageContent) {
  const graph = createStructuredData(content, SOURCE)?.["@graph"] as readonly Record<string, unknown>[] | undefined
  return graph?.filter((thing) => thing["@type"] === type)
}

test("the home page has structured data about the company", () => {
  const logo = {
    "@type": "ImageObject",
    url: "https://norrvik.example/-/media/logo.svg",
    width: 512,
    height: 512,
    caption: "Norrvik",
  }

  expect(describe("AutoDealer", page({}))).toEqual([
    {
      "@type": "AutoDealer",
      "@id": "https://norrvik.example/#company",
      name: "Norrvik Automotive",
      legalName: "Norrvik Automotive AB",
      url: "https://norrvik.example/",
      logo,
      image: logo,
      telephone: "+46 31 123 45 67",
      address: {
        "@type": "PostalAddress",
        streetAddress: "Kajgatan 12",
        postalCode: "411 04",
        addressLocality: "Göteborg",
        addressCountry: "SE",
      },
      openingHoursSpecification: [
        { "@type": "OpeningHoursSpecification", dayOfWeek: ["Saturday"], opens: "10:00", closes: "15:00" },
        { "@type": "OpeningHoursSpecification", dayOfWeek: ["PublicHolidays"], opens: "00:00", closes: "00:00" },
      ],
      sameAs: ["https://social.example/norrvik"],
    },
  ])
  expect(describe("WebSite", page({}))).toMatchObject([{ name: "Norrvik Automotive", inLanguage: "sv-SE" }])
})

test("a site without a company name has no structured data about the company", () => {
  expect(createStructuredData(page({ settings: {} }), SOURCE)).toBeNull()
})

test("a page has a BreadcrumbList from the home page to the page itself", () => {
  const trail = [
    { path: "/", title: "Hem" },
    { path: "/verkstad", title: "Verkstad" },
  ]

  expect(describe("BreadcrumbList", page({ path: "/verkstad/dack", title: "Däck", trail }))).toEqual([
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Hem", item: "https://norrvik.example/" },
        { "@type": "ListItem", position: 2, name: "Verkstad", item: "https://norrvik.example/verkstad" },
        { "@type": "ListItem", position: 3, name: "Däck", item: "https://norrvik.example/verkstad/dack" },
      ],
    },
  ])
})

test("structured data of an article has the type Article and contains its author and the company as publisher", () => {
  const article = {
    title: text("Fem fel på vinterdäck"),
    premble: text("Se efter själv."),
    date: text("2026-11-02T08:00:00Z"),
    image: { value: { src: "/-/media/dack.svg", alt: "Däck", width: 1920, height: 1080 } },
  }

  expect(describe("Article", page({ path: "/nyheter/dack", article, updated: "2026-11-03T08:00:00Z" }))).toEqual([
    {
      "@type": "Article",
      headline: "Fem fel på vinterdäck",
      description: "Se efter själv.",
      image: {
        "@type": "ImageObject",
        url: "https://norrvik.example/-/media/dack.svg",
        width: 1920,
        height: 1080,
        caption: "Däck",
      },
      datePublished: "2026-11-02T08:00:00Z",
      dateModified: "2026-11-03T08:00:00Z",
      inLanguage: "sv-SE",
      mainEntityOfPage: "https://norrvik.example/nyheter/dack",
      author: { "@type": "Organization", "@id": "https://norrvik.example/#company", name: "Norrvik Automotive" },
      publisher: { "@type": "Organization", "@id": "https://norrvik.example/#company", name: "Norrvik Automotive" },
    },
  ])
  const signed = page({ path: "/nyheter/dack", article: { ...article, author: text("Anna Berg") } })
  expect(describe("Article", signed)).toMatchObject([{ author: { "@type": "Person", name: "Anna Berg" } }])
})

test("a text in the structured data cannot close the script element", () => {
  const printed = formatStructuredData({ name: "</script><script>alert(1)</script><!-- & \u2028" })

  expect(printed).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(printed)).toEqual({ name: "</script><script>alert(1)</script><!-- & \u2028" })
})

test.each(INJECTED_SCRIPTS)(
  "the text %s in the structured data neither closes the script element nor opens another element",
  (script) => {
    const texts = text(script)
    const settings = { ...SETTINGS, name: texts, legalName: texts, telephone: texts, streetAddress: texts, city: texts }
    const article = { title: texts, premble: texts, author: texts, image: { value: { src: "/a.jpg", alt: script } } }
    const trail = [{ path: "/", title: script }]

    for (const content of [page({ settings }), page({ settings, article, trail, path: "/a", title: script })]) {
      const data = createStructuredData(content, SOURCE)
      const printed = `<script type="application/ld+json">${formatStructuredData(data ?? {})}</script>`
      const { childNodes } = parseFragment(printed)

      expect(printed.match(/[<>]/g)).toHaveLength(4)
      expect(childNodes.map(({ nodeName }) => nodeName)).toEqual(["script"])
      expect(JSON.parse(printed.slice(printed.indexOf(">") + 1, printed.lastIndexOf("<")))).toEqual(data)
      expect(JSON.stringify(data)).toContain(JSON.stringify(script).slice(1, -1))
    }
  },
)

test("the structured data of a car list contains its cars, and its breadcrumb contains the selected make and model [spec 2 §2.1 breadcrumb.brand-model]", () => {
  const items = [{ name: "Volvo XC60 B4", href: "/kop-bil/bil/7/volvo-xc60" }]
  const listing = { values: ["Volvo", "XC60"], isIndexable: true, items }
  const list = { title: "Bilar", path: "/bilar", trail: [{ path: "/", title: "Hem" }] }
  const getSteps = (content: PageContent) =>
    (describe("BreadcrumbList", content) ?? []).flatMap(({ itemListElement }) =>
      (itemListElement as { item: string }[]).map(({ item }) => item),
    )

  expect(describe("ItemList", page({ ...list, listing }))).toEqual([
    {
      "@type": "ItemList",
      numberOfItems: 1,
      itemListElement: [
        {
          "@type": "ListItem",
          position: 1,
          name: "Volvo XC60 B4",
          url: "https://norrvik.example/kop-bil/bil/7/volvo-xc60",
        },
      ],
    },
  ])
  const [home, bilar] = ["https://norrvik.example/", "https://norrvik.example/bilar"]
  expect(getSteps(page({ ...list, listing }))).toEqual([home, bilar, `${bilar}/-/volvo`, `${bilar}/-/volvo/xc60`])
  const filtered = page({ ...list, listing: { ...listing, isIndexable: false } })
  expect([describe("ItemList", filtered), getSteps(filtered)]).toEqual([[], [home, bilar]])
})

test("the structured data of the company and the site is rendered even if describing a car throws an error", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const hostile = {
    car_id: "1",
    get car_brand(): string {
      throw new Error("hostile")
    },
  }
  const content = page({ title: "A car" })
  const described = createStructuredData(
    { ...content, item: { ...content.item, entity: { kind: "car", id: "1", fields: hostile } } },
    SOURCE,
  )

  expect(described?.["@graph"]).toMatchObject([{ "@type": "AutoDealer" }, { "@type": "WebSite" }])
  expect(String(log.mock.calls)).toContain("structured-data-failed")
})

test("an invalid picture URL is omitted from a car's structured data", () => {
  const fields = { car_id: "1", car_brand: "Volvo", car_model: "EX30", car_images: [{ original: "http://[" }] }
  const content = page({ title: "A car" })
  const graph = createStructuredData(
    { ...content, item: { ...content.item, entity: { kind: "car", id: "1", fields } } },
    SOURCE,
  )?.["@graph"]

  expect(graph).toContainEqual(expect.objectContaining({ "@type": ["Product", "Car"], brand: "Volvo" }))
  expect(JSON.stringify(graph)).not.toContain("http://[")
})

test("a truncated headline never ends in the middle of an emoji", () => {
  const article = { title: text(`${"a".repeat(109)}🚗🚗`), premble: text("Se efter själv.") }

  expect(describe("Article", page({ path: "/nyheter/dack", article }))).toMatchObject([
    { headline: `${"a".repeat(109)}🚗` },
  ])
})
