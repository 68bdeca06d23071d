import type { APIRequestContext } from "@playwright/test"
import { readSite } from "../scripts/sites.ts"
import { expect, siteUrl, test } from "./fixture.ts"
import { faultInHeadings } from "./headings.ts"
import { readSitemap } from "./sitemap.ts"
import { sitesUnderTest } from "./sites-under-test.ts"

type Thing = Readonly<Record<string, unknown>>

interface Served {
  /**
   * The levels of the page's headings, such as `1 3 2`, if they are wrong: there is not exactly one `h1`, or a level is
   * skipped. Otherwise `null`.
   */
  readonly headings: string | null
  readonly repeated: readonly string[]
  readonly canonical: string
  readonly language: string
  readonly things: readonly Thing[]
}

const sites = await Promise.all(sitesUnderTest().map(readSite))

for (const { name, languages, host, countryCode } of sites.map(addCountry)) {
  const home = `https://${host}/`
  const company = `${home}#company`

  for (const [index, language] of languages.entries()) {
    test(`${name} has structured data in ${language} with the company's name, address and opening hours`, async ({
      request,
    }) => {
      const { things, language: spoken } = await readPage(request, siteUrl(name) + (index === 0 ? "/" : `/${language}`))

      const [dealer, ...others] = filterByType(things, "AutoDealer")
      expect(others).toEqual([])
      expect(dealer).toMatchObject({
        "@id": company,
        name: expect.stringMatching(/\S/),
        legalName: expect.stringMatching(/\S/),
        url: home,
        telephone: expect.stringMatching(/^\+\d{1,3}( \d+)+$/),
        email: expect.stringContaining(`@${host}`),
        address: {
          "@type": "PostalAddress",
          streetAddress: expect.stringMatching(/\d/),
          postalCode: expect.stringMatching(/\d/),
          addressLocality: expect.stringMatching(/\S/),
          addressCountry: countryCode,
        },
      })
      expect(dealer?.openingHoursSpecification).toContainEqual({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: expect.arrayContaining([expect.stringMatching(/day$/)]),
        opens: expect.stringMatching(/^\d\d:\d\d$/),
        closes: expect.stringMatching(/^\d\d:\d\d$/),
      })
      await expectPicture(request, dealer?.logo, { site: name, host, leastPx: 112 })
      expect(filterByType(things, "WebSite")).toMatchObject([{ inLanguage: spoken, publisher: { "@id": company } }])
      expect(spoken.slice(0, 2)).toBe(language)
    })
  }

  test(`every page of ${name} has a valid heading structure, valid structured data and no duplicate pictures`, async ({
    request,
  }) => {
    test.setTimeout(240_000)
    const pages = await readAll(request, name, host)

    const faults = pages.filter(({ headings }) => headings !== null)
    expect.soft(faults.map(({ canonical, headings }) => `${canonical}: ${headings}`)).toEqual([])
    const repeated = pages.filter((page) => page.repeated.length > 0)
    expect.soft(repeated.map(({ canonical, repeated }) => `${canonical}: ${repeated.join(", ")}`)).toEqual([])
    for (const page of pages) {
      expect(addressesIn(page.things).filter((address) => !address.startsWith("https://"))).toEqual([])
      for (const trail of filterByType(page.things, "BreadcrumbList")) expectTrail(trail, page, home)
      for (const article of filterByType(page.things, "Article")) expectArticle(article, page, company)
      for (const questions of filterByType(page.things, "FAQPage")) expectQuestions(questions)
      expect(
        filterByType(page.things, "FAQPage").length,
        `one FAQPage at most on ${page.canonical}`,
      ).toBeLessThanOrEqual(1)
    }
    const below = pages.filter(({ canonical, language }) => !isHome(canonical, home, language))
    expect(below.every(({ things }) => filterByType(things, "BreadcrumbList").length === 1)).toBe(true)
    const [article] = pages.flatMap(({ things }) => filterByType(things, "Article"))
    await expectPicture(request, article?.image, { site: name, host, leastPx: 696 })
  })
}

function addCountry<Site extends { readonly name: string }>(site: Site) {
  const [country = ""] = site.name.split("-")
  return { ...site, countryCode: country === "uk" ? "GB" : country.toUpperCase() }
}

function isHome(canonical: string, home: string, language: string): boolean {
  return canonical === home || canonical === home + language.slice(0, 2)
}

async function readAll(request: APIRequestContext, site: string, host: string): Promise<readonly Served[]> {
  const pages: Served[] = []
  for (const { href, pathname } of await readSitemap(request, site, host)) {
    const page = await readPage(request, siteUrl(site) + pathname)
    expect(page.canonical).toBe(href)
    pages.push(page)
  }
  return pages
}

async function readPage(request: APIRequestContext, address: string): Promise<Served> {
  const response = await request.get(address)
  expect(response.status(), address).toBe(200)
  const html = await response.text()
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const documents: Thing[] = scripts.map(([, json = ""]) => JSON.parse(json))
  expect(documents.every((item) => item["@context"] === "https://schema.org")).toBe(true)
  const things = documents.flatMap((item) => (item["@graph"] as readonly Thing[] | undefined) ?? [item])
  return {
    headings: faultInHeadings(html),
    repeated: findRepeated(html),
    canonical: new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "").href,
    language: localeIn(html),
    things,
  }
}

function findRepeated(html: string): readonly string[] {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"))
  const sources = Array.from(main.matchAll(/<img[^>]* src="([^"]*)"/g), ([, source = ""]) => decodeURIComponent(source))
  const shown = sources.flatMap(
    (source) => /artwork\/((?:scenes|details|cars).*?)(?:-\d+x\d+)?\.svg/.exec(source)?.[1] ?? [],
  )
  return [...new Set(shown.filter((name, index) => shown.indexOf(name) !== index))]
}

function localeIn(html: string): string {
  return (/<meta property="og:locale" content="([^"]+)"/.exec(html)?.[1] ?? "").replace("_", "-")
}

function filterByType(things: readonly Thing[], type: string): readonly Thing[] {
  return things.filter((thing) => thing["@type"] === type)
}

function addressesIn(value: unknown, name = ""): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => addressesIn(entry, name))
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, entry]) => addressesIn(entry, key))
  const isAddress = ["@id", "url", "item", "mainEntityOfPage", "sameAs", "logo", "image"].includes(name)
  return isAddress && typeof value === "string" ? [value] : []
}

/**
 * Expects the format that Google documents:
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
function expectTrail({ itemListElement }: Thing, { canonical }: Served, home: string): void {
  const steps = itemListElement as readonly Thing[]
  expect(steps.length).toBeGreaterThan(1)
  steps.forEach((step, index) => {
    expect(step).toMatchObject({ "@type": "ListItem", position: index + 1, name: expect.stringMatching(/\S/) })
    expect(String(step.item)).toContain(home.slice(0, -1))
  })
  expect(steps.at(-1)?.item).toBe(canonical)
}

/**
 * Expects the format that Google documents:
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
function expectArticle(article: Thing, { canonical, language }: Served, company: string): void {
  expect(article).toMatchObject({
    headline: expect.stringMatching(/^.{1,110}$/),
    description: expect.stringMatching(/\S/),
    image: { "@type": "ImageObject", width: expect.any(Number), height: expect.any(Number) },
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    inLanguage: language,
    mainEntityOfPage: canonical,
    author: { name: expect.stringMatching(/\S/) },
    publisher: { "@id": company },
  })
  expect(Date.parse(String(article.dateModified ?? article.datePublished))).not.toBeNaN()
}

/**
 * Expects the format that Google documents:
 * https://developers.google.com/search/docs/appearance/structured-data/faqpage
 */
function expectQuestions({ mainEntity }: Thing): void {
  const questions = mainEntity as readonly Thing[]
  expect(questions.length).toBeGreaterThan(0)
  for (const question of questions) {
    expect(question).toMatchObject({
      "@type": "Question",
      name: expect.stringMatching(/\S/),
      acceptedAnswer: { "@type": "Answer", text: expect.stringMatching(/\S/) },
    })
  }
}

async function expectPicture(
  request: APIRequestContext,
  picture: unknown,
  { site, host, leastPx }: { readonly site: string; readonly host: string; readonly leastPx: number },
): Promise<void> {
  const { url, width, height } = picture as { readonly url: string; readonly width: number; readonly height: number }
  const address = new URL(url)
  expect(address.host).toBe(host)
  expect(Math.min(width, leastPx)).toBe(leastPx)
  expect(height).toBeGreaterThan(0)

  const response = await request.get(siteUrl(site) + address.pathname + address.search)

  expect(response.status()).toBe(200)
  expect(response.headers()["content-type"]).toContain("image/")
}
