import type { Json } from "../schema/json.ts"
import { createEdition, type Edition, getArtworkPath, toLinkField, toTextField } from "./edition.ts"
import { createPictures, createScene } from "./scene-pictures.ts"
import { createNavigation, createSiteFooter } from "./site-design.ts"
import type { SiteOptions } from "./site-options.ts"
import type { SceneName, SiteTexts } from "./texts/sv.ts"

type Documents = Readonly<Record<string, Json>>

export function createSiteContent(options: SiteOptions): Documents {
  const editions = options.languages.map((language, index) => createEdition(options, language, index === 0))
  const [first] = editions
  if (first === undefined) throw new Error("siteContent: the site has no language. Give it one.")
  return {
    "site.json": createSiteDocument(options, editions),
    ...Object.assign({}, ...editions.map((edition) => createDocuments(edition, first))),
  }
}

function createSiteDocument({ name, languages, company, host }: SiteOptions, editions: readonly Edition[]): Json {
  const settings = editions.map(({ language, texts, at }) => [
    language,
    {
      name: toTextField(company),
      url: { value: { href: `https://${host}`, text: company, linktype: "external" } },
      titleTemplate: toTextField(`{title} | ${company}`),
      favicon: {
        value: {
          src: getArtworkPath(`logo/${getBrandGroupMark(editions)}-favicon.svg`),
          alt: company,
          width: 64,
          height: 64,
        },
      },
      pathToCarList: toLinkField(at(texts.pages.cars.slug), texts.pages.cars.name),
    },
  ])
  const [first] = editions
  return {
    name,
    hostname: `${host}|${name}.localhost`,
    language: languages[0] ?? "",
    languages: [...languages],
    settings: Object.fromEntries(settings),
    robots: ROBOTS,
    redirects: [],
    llmsTxt: first ? formatLlms(first) : "",
    errorPages: { notFound: "/404", serverError: "/500" },
  }
}

const ROBOTS =
  "User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /sitecore/\nDisallow: /edit/\nDisallow: /fresh/\nDisallow: /feaas-render\n"

const getBrandGroupMark = ([edition]: readonly Edition[]) => edition?.options.brandGroup ?? ""

function formatLlms({ texts, options, at }: Edition): string {
  const { cars, contact } = texts
  const formatLine = ({ title, metaDescription }: SiteTexts["notFound"], path: string) =>
    `- [${title}](https://${options.host}${path}): ${metaDescription}`
  const lines = [formatLine(cars, at(texts.pages.cars.slug)), formatLine(contact, at(texts.pages.contact.slug))]
  return `# ${options.company}\n\n> ${texts.home.metaDescription}\n\n${lines.join("\n")}\n`
}

function createDocuments(edition: Edition, first: Edition): Documents {
  const { language, texts } = edition
  const getSlug = (page: "cars" | "contact") => ({ ...(edition !== first && { slug: texts.pages[page].slug }) })
  const getPagePath = (page: "cars" | "contact") => `pages/${first.texts.pages[page].slug}/${language}.json`
  return {
    [`dictionary.${language}.json`]: {},
    [`designs/default/${language}.json`]: { header: [createNavigation(edition)], footer: [createSiteFooter(edition)] },
    [`pages/${language}.json`]: { name: texts.pages.home, ...createHomePage(edition) },
    [getPagePath("cars")]: { name: texts.pages.cars.name, ...getSlug("cars"), order: 10, ...createCarsPage(edition) },
    [getPagePath("contact")]: {
      name: texts.pages.contact.name,
      ...getSlug("contact"),
      order: 80,
      ...createContactPage(edition),
    },
    [`pages/404/${language}.json`]: { name: texts.pages.notFound, order: 910, ...createNotFoundPage(edition) },
    [`pages/500/${language}.json`]: { name: texts.pages.failed, order: 920, ...createFailedPage(edition) },
  }
}

type Page = "home" | "cars" | "contact" | "notFound" | "failed"

function createPage(edition: Edition, name: Page, scene: SceneName, main: Json[]): Record<string, Json> {
  const { title, metaTitle, metaDescription } = edition.texts[name]
  const text = edition.texts.pages[name]
  const isHidden = name === "notFound" || name === "failed"
  const { src, ...rest } = createScene(edition, scene, "16x9").value
  return {
    fields: {
      metaTitle: toTextField(metaTitle),
      navTitle: toTextField(typeof text === "string" ? text : text.name),
      metaDescription: toTextField(metaDescription),
      ogDescription: toTextField(title),
      ogImage: { value: { ...rest, src: `${src}?w=1200&format=jpeg`, width: 1200, height: 675 } },
      ...(isHidden && { hideInNavigation: true }),
    },
    design: "default",
    layout: { main },
  }
}

function createHomePage(edition: Edition) {
  const { texts, at } = edition
  const { home, pages } = texts
  const cars = at(pages.cars.slug)
  const contact = at(pages.contact.slug)
  return createPage(edition, "home", "nordic-street", [
    createHero(
      edition,
      "home",
      { scene: "nordic-street", href: cars, textColor: "Black", variant: "FullScreen" },
      {
        heroBannerHasSearchBar: true,
        heroBannerSearchUrl: toLinkField(cars, pages.cars.name),
        searchBarPlaceholderText: toTextField(home.searchShort),
        searchBarPlaceholderTextDesktop: toTextField(home.search),
      },
    ),
    createBlurb("home-visit", home.visit, { href: contact, ...createPictures(edition, "showroom") }),
    createBlurb("home-sell", home.sell, {
      href: contact,
      ...createPictures(edition, "key"),
      reverse: true,
      backgroundColor: "BackgroundColor1",
    }),
  ])
}

function createCarsPage(edition: Edition) {
  const { texts, at } = edition
  const contact = at(texts.pages.contact.slug)
  return createPage(edition, "cars", "showroom", [
    createHero(edition, "cars", { scene: "showroom", href: contact, textColor: "Black", variant: "Normal" }),
    createBlurb("cars-check", texts.cars.check, { href: contact, ...createPictures(edition, "workshop") }),
  ])
}

function createContactPage(edition: Edition) {
  const { texts, at } = edition
  return createPage(edition, "contact", "key", [
    createBlurb(
      "contact-words",
      { ...texts.contact, text: `<p>${texts.contact.text}</p>` },
      {
        titleTag: "h1",
        href: at(texts.pages.cars.slug),
        ...createPictures(edition, "key"),
      },
    ),
    createBlurb("contact-write", texts.contact.write, { href: at(""), backgroundColor: "BackgroundColor1" }),
  ])
}

function createNotFoundPage(edition: Edition) {
  const style = { scene: "forest-road", href: edition.at(""), textColor: "White", variant: "Normal" } as const
  return createPage(edition, "notFound", "forest-road", [createHero(edition, "notFound", style)])
}

function createFailedPage(edition: Edition) {
  const { texts, at } = edition
  const style = { titleTag: "h1", href: at(""), ...createPictures(edition, "workshop") }
  return createPage(edition, "failed", "workshop", [createBlurb("failed-words", texts.failed, style)])
}

interface HeroStyle {
  readonly scene: SceneName
  readonly href: string
  readonly textColor: "Black" | "White"
  readonly variant: "FullScreen" | "Normal"
}

function createHero(edition: Edition, name: Page, style: HeroStyle, search: Record<string, Json> = {}): Json {
  const { title, text: lead, link: call } = edition.texts[name]
  const { scene, href, textColor, variant } = style
  return {
    block: "hero-banner",
    id: `${name === "notFound" ? "not-found" : name}-hero`,
    fields: {
      title: toTextField(title),
      titleTag: "h1",
      text: toTextField(lead),
      link: toLinkField(href, call),
      buttonType: "Primary",
      content: "Image",
      image: createScene(edition, scene, "21x9"),
      imagePhone: createScene(edition, scene, "4x5"),
      contentPlacement: "Centre",
      textColor,
      variant,
      ...search,
    },
  }
}

interface BlurbStyle {
  readonly href: string
  readonly titleTag?: string
  readonly [field: string]: Json | undefined
}

function createBlurb(id: string, texts: { title: string; text: string; link: string }, style: BlurbStyle): Json {
  const { href, titleTag = "h2", ...fields } = style
  return {
    block: "blurb",
    id,
    fields: {
      title: toTextField(texts.title),
      titleTag,
      richText: toTextField(texts.text),
      link: toLinkField(href, texts.link),
      ...(fields as Record<string, Json>),
    },
  }
}
