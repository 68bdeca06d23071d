import { loadPage, NO_PAGE, readLayout, renderArea, validatePage } from "@forecourt/renderer"
import schema from "@forecourt/schemas/services/search/car.schema.json" with { type: "json" }
import { createIndex } from "@forecourt/search-engine"
import { prerender } from "react-dom/static"
import { expect, test } from "vitest"
import { demoDealerships, demoStock } from "../../../demo/stock-demo/src/index.ts"
import { dealershipIndex } from "../test/dealership-index.ts"
import { createPlatform, NO_STOCK, storiesResponse } from "../test/load.ts"
import { siteFor } from "../test/render.tsx"
import { registry } from "./generated/registry.ts"
import { getCarPath } from "./stock/car-path.ts"
import { getDealershipPath } from "./stock/dealership/dealership-path.ts"

const site = siteFor({ report: () => {} })
const cars = demoStock(site.name, { count: 400 })
const dealerships = demoDealerships(site.name)
const index = createIndex(schema as Parameters<typeof createIndex>[0], cars as never, { language: "sv" })

const platform = createPlatform({
  SiteInfo: { site: { siteInfo: { name: "norrvik", rootPath: "/sitecore/content/norrvik" } } },
  Tags: { item: { children: { pageInfo: { endCursor: "", hasNext: false }, results: [] } } },
  StoriesIndex: { item: { url: { path: "/nyheter/data/index" }, parent: { parent: { id: "ROOT" } } } },
  Stories: storiesResponse(["kyla"]),
  Ancestors: { item: { ancestors: [{ name: "Hem", displayName: "Hem", url: { path: "/" } }] } },
})
const services = {
  ...platform.services,
  stock: {
    ...NO_STOCK,
    findCars: async (request: object) => index.search(request),
    findDealerships: dealershipIndex(dealerships).findDealerships,
  },
}

const car = getFirst(cars, ({ car_is_used: isUsed, car_is_sold: isSold }) => isUsed === true && isSold !== true)
const weekCar = getFirst(cars, ({ caroftheweek: isOfTheWeek }) => isOfTheWeek === true)
const dealership = getFirst(dealerships, ({ site_departments: departments = [] }) =>
  departments.some(({ group }) => group === "Workshop"),
)
const { site_official_name: name, site_street: street, site_zip: zip, site_city: city, site_phone: phone } = dealership

function getFirst<Item>(items: readonly Item[], isMatch: (item: Item) => boolean): Item {
  const first = items.find(isMatch)
  if (first === undefined) throw new Error("platform-names: the demo stock has no such document.")
  return first
}

const text = (value: string) => ({ value })
const link = (href: string) => ({ value: { href, text: "Läs mer", linktype: "internal" } })
const item = (fields: object) => ({ id: "a", url: "/data/a", name: "a", displayName: "A", fields })
const picture = { value: { src: "/-/media/kaj.jpg", alt: "Kajen", width: "2100", height: "900" } }
const file = { value: { src: "/-/media/pris.pdf", name: "pris", extension: "pdf" } }

const carHref = `${getCarPath(site)}/${car.car_id}/${car.slug}`
const weekHref = `${getCarPath(site)}/${weekCar.car_id}/${weekCar.slug}`
const dealershipHref = `${getDealershipPath(site)}/${dealership.slug}`
const phoneHref = `tel:${phone?.replace(/^0/, "+46").replaceAll(/[^\d+]/g, "")}`
const address = [name, street, `${zip} ${city}`]

/** The name of a rendering on the platform, its block, the texts and links that it shows, and its fields. */
type Row = readonly [string, string, readonly (string | undefined)[], readonly string[], object]

/**
 * The renderings to test, by the names in the specification. Names that the specification gives as ordinary words, such
 * as "facility list", are in Pascal case. Spec 1 §2, §3, §9; spec 2 §2.
 */
// biome-ignore format: a table
const ROWS: readonly Row[] = [
  ["HeroBanner", "hero-banner", ["Vinter"], ["/vinter"], { Title: text("Vinter"), Image: picture, Link: link("/vinter") }],
  ["HeroBanner", "hero-banner", ["Sök elbil"], [], { Image: picture, HeroBannerHasSearchBar: text("1"), HeroBannerSearchUrl: link("/bilar"), SearchBarPlaceholderText: text("Sök elbil") }],
  ["Blurb", "blurb", ["Vi köper"], ["/salj"], { RichText: text("<p>Vi köper</p>"), Link: link("/salj") }],
  ["CarModelCard", "car-model-card", ["EX30", "Räckvidd", "480 km"], ["/ex30"], { Title: text("EX30"), Link: link("/ex30"), Label4: text("Räckvidd"), LabelValue4: text("480 km") }],
  ["Footer", "footer", ["Öppet"], ["/kontakt"], { HighlightedLink: link("/kontakt"), InfoField1: item({ Heading: text("Öppet") }) }],
  ["Navigation", "navigation", ["Jobb", "Stängt"], ["/jobb"], { ExtraNavigationItems: [item({ Title: text("Jobb"), Link: link("/jobb") })], HasMessage: text("1"), MessageTitle: text("Stängt"), MessageType: text("Warning") }],
  ["StoriesList", "stories-list", ["Om kyla"], ["/nyheter/kyla"], { StoriesIndex: item({}) }],
  ["StoriesTeaser", "stories-teaser", ["Om kyla"], ["/nyheter/kyla"], { StoriesIndex: item({}) }],
  ["Carousel", "carousel", ["Kajen"], ["/kajen"], { Slides: [item({ Image: picture, Title: text("Kajen"), Link: link("/kajen") })] }],
  ["CountdownTimer", "countdown-timer", ["Rean"], ["/rea"], { Title: text("Rean"), Until: text("2099-12-24T08:00:00Z"), Link: link("/rea") }],
  ["CTABanner", "cta-banner", ["Provkör"], ["/provkor"], { Title: text("Provkör"), Link: link("/provkor") }],
  ["FAQList", "faq-list", ["Hur länge?", "Ett år"], [], { Questions: [item({ Question: text("Hur länge?"), Answer: text("<p>Ett år</p>") })] }],
  ["FileDownloadList", "file-download-list", ["Prislista"], [], { Files: [item({ Title: text("Prislista"), File: file })] }],
  ["HighlightList", "highlight-list", ["Garanti"], [], { Highlights: [item({ Title: text("Garanti") })] }],
  ["LegalInfo", "legal-info", ["Villkor"], [], { Text: text("<p>Villkor</p>") }],
  ["MegaMenuNavigation", "mega-menu-navigation", ["Jobb"], ["/jobb"], { ExtraNavigationItems: [item({ Title: text("Jobb"), Link: link("/jobb") })] }],
  ["SocialMedia", "social-media", [], ["https://www.instagram.com/"], { SocialLinks: [item({ Name: text("Instagram"), Url: link("https://www.instagram.com/") })] }],
  ["Spacer", "spacer", [], [], {}],
  ["StageRow", "stage-row", ["Välj bil"], ["/valj"], { Stages: [item({ Title: text("Välj bil"), Link: link("/valj") })] }],
  ["YoutubeVideo", "youtube-video", ["Filmen"], [], { Title: text("Filmen"), YoutubeID: text("aqz-KE-bpKQ") }],
  ["CarDetail", "car-page", [`${car.car_brand} ${car.car_model}`, car.car_site_name], [], {}],
  ["CarList", "car-list", ["I lager", `href="${getCarPath(site)}/`], [], { Title: text("I lager") }],
  ["FacilityDetail", "dealership-page", [name, street], ["/boka"], { BookServiceLink: link("/boka") }],
  ["FacilityList", "dealership-list", address, [dealershipHref, phoneHref], {}],
  ["HubSpotForm", "hubspot-form", ["Boka"], [], { Title: text("Boka"), FormId: text("3f2b6c1e-8a4d-4f7a-9c55-0d1e2f3a4b5c"), PortalId: text("147000000") }],
  ["JotformForm", "jotform-form", ["Omdöme"], [], { Title: text("Omdöme"), FormId: text("243210987654321") }],
  ["SellCarForm", "sell-car-form", ["Sälj bilen"], [], { Title: text("Sälj bilen") }],
  ["ServiceBookingForm", "workshop-booking", ["Boka service"], [], { Title: text("Boka service") }],
  ["SiteSelection", "dealership-teasers", address, [dealershipHref, phoneHref, "/anlaggningar"], { Link: link("/anlaggningar") }],
  ["TireHotel", "tyre-hotel", ["Däckhotell"], [], { Title: text("Däckhotell") }],
  ["Breadcrumb", "breadcrumb", ["Hem", "Sidan"], ["/"], {}],
  ["CarOfTheWeek", "cars-of-the-week", [weekCar.car_brand], [weekHref], {}],
  ["CarTeaser", "car-teasers", [car.car_brand], [carHref], { Cars: [item({ CarId: text(car.car_id) })] }],
  ["CarTeaser", "car-teasers", [car.car_brand], [`/bilar?car_brand=${car.car_brand}`], { ListLink: link(`/bilar?car_brand=${car.car_brand}`) }],
  ["Statistic", "statistic", ["I lager", "1 250"], [], { Title: text("I lager"), Value: text("1 250") }],
]

test.each(ROWS)(
  "the component name %s renders the block %s with the texts %j and the links %j [spec 1 §9 registry, 2 §2.8 site-selection]",
  async (componentName, block, texts, links, fields) => {
    const html = await renderLayout(componentName, fields)
    const page = document.createElement("div")
    page.innerHTML = html

    expect(registry[componentName]?.name).toBe(block)
    expect(page.querySelector("*")?.getAttribute("data-scope")).not.toBeOneOf([undefined, "section-failed"])
    for (const words of texts) expect(html).toContain(words ?? "a text of the stock")
    const addresses = [...page.querySelectorAll("a")].map((anchor) => anchor.getAttribute("href"))
    expect(addresses).toEqual(expect.arrayContaining([...links]))
  },
)

async function renderLayout(componentName: string, fields: object): Promise<string> {
  const rendering = { uid: "a", componentName, dataSource: "/data/a", params: {}, fields }
  const context = { site: { name: site.name }, language: site.language, pageState: "normal" }
  const layout = readLayout({ sitecore: { context, route: { placeholders: { "headless-main": [rendering] } } } })
  const entity = ENTITIES[componentName]
  const options = { site, services, item: { ...NO_PAGE, id: "PAGE", name: "Sidan", ...(entity && { entity }) } }
  const page = await loadPage(validatePage(layout, registry, site), options)
  const { prelude } = await prerender(renderArea(page, "headless-main", site))
  return new Response(prelude).text()
}

const ENTITIES: Readonly<Record<string, { kind: string; id: string; fields: Record<string, unknown> }>> = {
  CarDetail: { kind: "car", id: car.car_id, fields: { ...car } },
  FacilityDetail: { kind: "dealership", id: dealership.site_id, fields: { ...dealership } },
}
