import type { Json } from "../schema/json.ts"
import { artwork, type Edition, editionOf, link, text } from "./edition.ts"
import { pictures, sceneIn } from "./scene-pictures.ts"
import { navigation, siteFooter } from "./site-design.ts"
import type { SiteOptions } from "./site-options.ts"
import type { SceneName, SiteTexts } from "./texts/texts.types.ts"

type Documents = Readonly<Record<string, Json>>

/** Content that a site can be shown with: home, a page of cars, contact, pages for what is missing or broken. */
export function siteContent(options: SiteOptions): Documents {
  const editions = options.languages.map((language, index) => editionOf(options, language, index === 0))
  const [first] = editions
  if (first === undefined) throw new Error("siteContent: the site has no language. Give it one.")
  return {
    "site.json": siteDocument(options, editions),
    ...Object.assign({}, ...editions.map((edition) => documentsOf(edition, first))),
  }
}

function siteDocument({ name, languages, company, host }: SiteOptions, editions: readonly Edition[]): Json {
  const settings = editions.map(({ language, texts, at }) => [
    language,
    {
      name: text(company),
      url: { value: { href: `https://${host}`, text: company, linktype: "external" } },
      titleTemplate: text(`{title} | ${company}`),
      favicon: {
        value: { src: artwork(`logo/${brandGroupMark(editions)}-favicon.svg`), alt: company, width: 64, height: 64 },
      },
      pathToCarList: link(at(texts.pages.cars.slug), texts.pages.cars.name),
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
    llmsTxt: first ? llmsText(first) : "",
    errorPages: { notFound: "/404", serverError: "/500" },
  }
}

const ROBOTS =
  "User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /sitecore/\nDisallow: /edit/\nDisallow: /fresh/\nDisallow: /feaas-render\n"

const brandGroupMark = ([edition]: readonly Edition[]) => edition?.options.brandGroup ?? ""

function llmsText({ texts, options, at }: Edition): string {
  const { cars, contact } = texts
  const line = ({ title, metaDescription }: SiteTexts["notFound"], path: string) =>
    `- [${title}](https://${options.host}${path}): ${metaDescription}`
  const lines = [line(cars, at(texts.pages.cars.slug)), line(contact, at(texts.pages.contact.slug))]
  return `# ${options.company}\n\n> ${texts.home.metaDescription}\n\n${lines.join("\n")}\n`
}

/** Folders are called after the first language; another language says its own part of the address. */
function documentsOf(edition: Edition, first: Edition): Documents {
  const { language, texts } = edition
  const slug = (page: "cars" | "contact") => ({ ...(edition !== first && { slug: texts.pages[page].slug }) })
  const at = (page: "cars" | "contact") => `pages/${first.texts.pages[page].slug}/${language}.json`
  return {
    [`dictionary.${language}.json`]: {},
    [`designs/default/${language}.json`]: { header: [navigation(edition)], footer: [siteFooter(edition)] },
    [`pages/${language}.json`]: { name: texts.pages.home, ...homePage(edition) },
    [at("cars")]: { name: texts.pages.cars.name, ...slug("cars"), order: 10, ...carsPage(edition) },
    [at("contact")]: { name: texts.pages.contact.name, ...slug("contact"), order: 80, ...contactPage(edition) },
    [`pages/404/${language}.json`]: { name: texts.pages.notFound, order: 910, ...notFoundPage(edition) },
    [`pages/500/${language}.json`]: { name: texts.pages.failed, order: 920, ...failedPage(edition) },
  }
}

type Page = "home" | "cars" | "contact" | "notFound" | "failed"

function page(edition: Edition, name: Page, scene: SceneName, main: Json[]): Record<string, Json> {
  const { title, metaTitle, metaDescription } = edition.texts[name]
  const own = edition.texts.pages[name]
  const isHidden = name === "notFound" || name === "failed"
  const { src, ...rest } = sceneIn(edition, scene, "16x9").value
  return {
    fields: {
      metaTitle: text(metaTitle),
      navTitle: text(typeof own === "string" ? own : own.name),
      metaDescription: text(metaDescription),
      ogDescription: text(title),
      ogImage: { value: { ...rest, src: `${src}?w=1200&format=jpeg`, width: 1200, height: 675 } },
      ...(isHidden && { hideInNavigation: true }),
    },
    design: "default",
    layout: { main },
  }
}

function homePage(edition: Edition) {
  const { texts, at } = edition
  const { home, pages } = texts
  const cars = at(pages.cars.slug)
  const contact = at(pages.contact.slug)
  return page(edition, "home", "nordic-street", [
    hero(
      edition,
      "home",
      { scene: "nordic-street", href: cars, textColor: "Black", variant: "FullScreen" },
      {
        heroBannerHasSearchBar: true,
        heroBannerSearchUrl: link(cars, pages.cars.name),
        searchBarPlaceholderText: text(home.searchShort),
        searchBarPlaceholderTextDesktop: text(home.search),
      },
    ),
    blurb("home-visit", home.visit, { href: contact, ...pictures(edition, "showroom") }),
    blurb("home-sell", home.sell, {
      href: contact,
      ...pictures(edition, "key"),
      reverse: true,
      backgroundColor: "BackgroundColor1",
    }),
  ])
}

function carsPage(edition: Edition) {
  const { texts, at } = edition
  const contact = at(texts.pages.contact.slug)
  return page(edition, "cars", "showroom", [
    hero(edition, "cars", { scene: "showroom", href: contact, textColor: "Black", variant: "Normal" }),
    blurb("cars-check", texts.cars.check, { href: contact, ...pictures(edition, "workshop") }),
  ])
}

function contactPage(edition: Edition) {
  const { texts, at } = edition
  return page(edition, "contact", "key", [
    blurb(
      "contact-words",
      { ...texts.contact, text: `<p>${texts.contact.text}</p>` },
      {
        titleTag: "h1",
        href: at(texts.pages.cars.slug),
        ...pictures(edition, "key"),
      },
    ),
    blurb("contact-write", texts.contact.write, { href: at(""), backgroundColor: "BackgroundColor1" }),
  ])
}

function notFoundPage(edition: Edition) {
  const style = { scene: "forest-road", href: edition.at(""), textColor: "White", variant: "Normal" } as const
  return page(edition, "notFound", "forest-road", [hero(edition, "notFound", style)])
}

function failedPage(edition: Edition) {
  const { texts, at } = edition
  const style = { titleTag: "h1", href: at(""), ...pictures(edition, "workshop") }
  return page(edition, "failed", "workshop", [blurb("failed-words", texts.failed, style)])
}

interface HeroStyle {
  readonly scene: SceneName
  readonly href: string
  readonly textColor: "Black" | "White"
  readonly variant: "FullScreen" | "Normal"
}

function hero(edition: Edition, name: Page, style: HeroStyle, search: Record<string, Json> = {}): Json {
  const { title, text: lead, link: call } = edition.texts[name]
  const { scene, href, textColor, variant } = style
  return {
    block: "hero-banner",
    id: `${name === "notFound" ? "not-found" : name}-hero`,
    fields: {
      title: text(title),
      titleTag: "h1",
      text: text(lead),
      link: link(href, call),
      buttonType: "Primary",
      content: "Image",
      image: sceneIn(edition, scene, "21x9"),
      imagePhone: sceneIn(edition, scene, "4x5"),
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

function blurb(id: string, texts: { title: string; text: string; link: string }, style: BlurbStyle): Json {
  const { href, titleTag = "h2", ...fields } = style
  return {
    block: "blurb",
    id,
    fields: {
      title: text(texts.title),
      titleTag,
      richText: text(texts.text),
      link: link(href, texts.link),
      ...(fields as Record<string, Json>),
    },
  }
}
