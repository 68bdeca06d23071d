import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import dictionary from "../schemas/site/dictionary.schema.json" with { type: "json" }
import { alive, expect, listenFor, siteUrl, test } from "./fixture.ts"
import { putRawPage } from "./raw-page.ts"
import { sitesUnderTest } from "./sites-under-test.ts"

interface Place {
  readonly site: string
  readonly language: keyof (typeof dictionary)["properties"]["alert.label"]["x-text"]
  readonly window: "phone" | "desk"
  readonly articles: string
  readonly topic: string
  readonly hasMore: boolean
  readonly word: string
  readonly cars: string
  readonly mail: string
  readonly other?: { readonly language: string; readonly name: string; readonly articles: string }
}

const PLACES: readonly Place[] = [
  {
    site: "se-automotive",
    language: "sv",
    window: "phone",
    articles: "/livet-med-bil",
    topic: "Verkstad",
    hasMore: true,
    word: "kombi",
    cars: "/kop-bil/alla-bilar-i-lager",
    mail: "kundservice@norrvik.example",
    other: { language: "en", name: "English", articles: "/en/news" },
  },
  {
    site: "se-used",
    language: "sv",
    window: "desk",
    articles: "/artiklar",
    topic: "Pengar",
    hasMore: true,
    word: "Volvo V60",
    cars: "/kop-bil/alla-begagnade-bilar",
    mail: "hello@rullo.example",
    other: { language: "en", name: "English", articles: "/en/articles" },
  },
  {
    site: "no-automotive",
    language: "nb",
    window: "phone",
    articles: "/aktuelt",
    topic: "Verksted",
    hasMore: false,
    word: "elbil med hengerfeste",
    cars: "/biler",
    mail: "kundeservice@no.norrvik.example",
  },
  {
    site: "fi-used",
    language: "fi",
    window: "phone",
    articles: "/jutut",
    topic: "Talvi",
    hasMore: false,
    word: "farmari",
    cars: "/autot",
    mail: "hello@fi.rullo.example",
    other: { language: "sv", name: "Svenska", articles: "/sv/artiklar" },
  },
  {
    site: "sk-used",
    language: "sk",
    window: "desk",
    articles: "/clanky",
    topic: "Zima",
    hasMore: false,
    word: "Škoda",
    cars: "/auta",
    mail: "hello@sk.rullo.example",
  },
  {
    site: "uk-automotive",
    language: "en",
    window: "desk",
    articles: "/news-and-events",
    topic: "Advice",
    hasMore: false,
    word: "MINI",
    cars: "/buy-car/used-cars",
    mail: "hello@uk.norrvik.example",
  },
]
const WINDOWS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  desk: { viewport: { width: 1440, height: 900 }, hasTouch: false },
}
const WITHOUT_JAVASCRIPT = ["se-used", "no-automotive"]
const BY_KEYBOARD = ["uk-automotive", "fi-used"]

/** A tiny image that replaces every picture, so that no test waits until the pictures are rendered. */
const DOT = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64")
test.beforeEach(({ context }) =>
  context.route(/\/_next\/image\?|\/-\/media\//, (route) => route.fulfill({ contentType: "image/gif", body: DOT })),
)

const places = PLACES.filter(({ site }) => sitesUnderTest().includes(site))

for (const place of places) {
  test.describe(`${place.site} on a ${place.window}`, () => {
    test.use(WINDOWS[place.window])

    test("the menu links to a page, and the logo links to the home page [spec 1 §1 browse, §2 home-link]", async ({
      page,
    }) => {
      await visit(page, place, "/")
      const href = await goByMenu(page, place)
      await expect(page).toHaveURL(siteUrl(place.site) + href)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()

      await page.locator("header [data-part=home]").click()
      await expect(page).toHaveURL(`${siteUrl(place.site)}/`)
    })

    test("the language switch opens the same page in the site's other language [spec 1 §1 languages, §4 language-switch]", async ({
      page,
    }) => {
      const { other } = place
      await visit(page, place, place.articles)
      await expect(page.locator("html")).toHaveAttribute("lang", place.language)
      if (other === undefined) {
        await expect(page.locator("header [data-scope=language-switch]")).toHaveCount(0)
        return
      }

      await chooseLanguage(page, place, other.name)

      await expect(page).toHaveURL(siteUrl(place.site) + other.articles)
      await expect(page.locator("html")).toHaveAttribute("lang", other.language)
      await expect(titles(page)).toHaveCount(4)
    })

    test("an article links to the next article, the previous article and the list [spec 1 §1 stories, §2 story-neighbours story-back]", async ({
      page,
    }) => {
      await visit(page, place, place.articles)
      const [, second = "", third = ""] = await titles(page).allTextContents()

      await page.getByRole("article").nth(1).getByRole("link").click()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(second)
      await page.getByRole("link", { name: text(place, "stories.next") }).click()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(third)
      await page.getByRole("link", { name: text(place, "stories.previous") }).click()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(second)

      await page.mouse.wheel(0, 800)
      const back = page.locator("[data-scope=story-page][data-part=back]")
      await expect(back).toBeInViewport()
      await back.click()
      await expect(page).toHaveURL(siteUrl(place.site) + place.articles)
    })

    test("selecting a topic filters the articles, and a button loads more articles [spec 1 §2 story-filters, §4 tags-set tags-toggle load-more]", async ({
      page,
    }) => {
      await visit(page, place, place.articles)
      await alive(topic(page, place))
      const all = await readCount(page)

      await topic(page, place).click()
      await expect(topic(page, place)).toHaveAttribute("aria-current", "true")
      await expect.poll(() => readCount(page)).toBeLessThan(all)
      expect(await readCount(page)).toBeGreaterThan(0)
      await topic(page, place).click()
      await expect.poll(() => readCount(page)).toBe(all)

      await expect(more(page, place)).toHaveCount(place.hasMore ? 1 : 0)
      if (place.hasMore) await more(page, place).click()
      await expect(titles(page)).toHaveCount(Math.min(all, place.hasMore ? 8 : 4))
    })

    test("a visitor searches for a car from the home page [spec 1 §1 search, §2 hero-search hero-field.clear]", async ({
      page,
    }) => {
      await visit(page, place, "/")
      const field = page.getByRole("searchbox", { name: text(place, "search.label") })
      await alive(field)
      await field.fill("skåpbil")
      await page.getByRole("button", { name: text(place, "search.clear") }).click()
      await expect(field).toHaveValue("")

      await field.fill(place.word)
      if (place.window === "phone") await field.press("Enter")
      else await page.getByRole("button", { name: text(place, "search.submit"), exact: true }).click()

      await expectSearch(page, place)
    })

    test("an alert that a visitor dismisses stays hidden for a day and is then shown again [spec 1 §4 alert-dismiss, §9 alert-cookie]", async ({
      page,
      context,
    }) => {
      await visit(page, place, "/")
      const alert = page.getByRole("region", { name: text(place, "alert.label") })
      await expect(alert).toBeVisible()
      const dismiss = alert.getByRole("button", { name: text(place, "alert.dismiss") })
      await alive(dismiss)
      await dismiss.click()
      await expect(alert).toBeHidden()

      await visit(page, place, place.articles)
      await expect(titles(page).first()).toBeVisible()
      await expect(alert).toBeHidden()
      const { expires = 0 } = (await context.cookies()).find(({ name }) => name === "hideAlert") ?? {}
      expect(Math.round((expires - Date.now() / 1000) / 3600)).toBe(24)

      // The next day.
      await context.clearCookies({ name: "hideAlert" })
      await visit(page, place, place.articles)
      await expect(alert).toBeVisible()
    })

    test("the copy button of the email address in the footer copies the address [spec 1 §1 contact, §2 footer-copy, §4 copy]", async ({
      page,
      context,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"])
      await visit(page, place, place.articles)
      const footer = page.getByRole("contentinfo")
      await expect(footer.getByRole("link", { name: place.mail })).toHaveAttribute("href", `mailto:${place.mail}`)
      const copy = footer.getByRole("button", { name: text(place, "copy.label").replace("{value}", place.mail) })
      await alive(copy)
      const copied = await listenFor(footer, text(place, "copy.copied"))
      await copy.click()

      await copied()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(place.mail)
    })
  })
}

for (const place of places.filter(({ site }) => WITHOUT_JAVASCRIPT.includes(site))) {
  test.describe(`${place.site} on a ${place.window} with JavaScript off`, () => {
    test.use({ ...WINDOWS[place.window], javaScriptEnabled: false })

    test("a visitor uses the menu, the search and the language switch [spec 1 §1 browse search languages]", async ({
      page,
    }) => {
      await visit(page, place, "/")
      const href = await goByMenu(page, place)
      await expect(page).toHaveURL(siteUrl(place.site) + href)

      await visit(page, place, "/")
      await page.getByRole("searchbox", { name: text(place, "search.label") }).fill(place.word)
      await page.getByRole("button", { name: text(place, "search.submit"), exact: true }).click()
      await expectSearch(page, place)

      if (place.other === undefined) return
      await visit(page, place, place.articles)
      await chooseLanguage(page, place, place.other.name)
      await expect(page).toHaveURL(siteUrl(place.site) + place.other.articles)
    })

    test("a visitor filters articles, loads more articles and reads several of them [spec 1 §1 stories contact, §2 story-filters, §4 load-more]", async ({
      page,
    }) => {
      await visit(page, place, place.articles)
      const all = await readCount(page)
      await topic(page, place).click()
      await expect(topic(page, place)).toHaveAttribute("aria-current", "true")
      expect(await readCount(page)).toBeLessThan(all)
      await topic(page, place).click()
      await expect(topic(page, place)).not.toHaveAttribute("aria-current")
      if (place.hasMore) {
        await more(page, place).click()
        await expect(titles(page)).toHaveCount(8)
      }

      const [first = "", second = ""] = await titles(page).allTextContents()
      await page.getByRole("article").first().getByRole("link").click()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(first)
      await page.getByRole("link", { name: text(place, "stories.next") }).click()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(second)
      await expect(page.getByRole("contentinfo").getByRole("link", { name: place.mail })).toBeVisible()
      await page.locator("[data-scope=story-page][data-part=back]").click()
      await expect(page).toHaveURL(siteUrl(place.site) + place.articles)
    })
  })
}

for (const place of places.filter(({ site }) => BY_KEYBOARD.includes(site))) {
  test.describe(`${place.site} on a ${place.window} by keyboard alone`, () => {
    test.use(WINDOWS[place.window])

    test("a visitor dismisses the alert, opens a page from the menu and searches for a car [spec 1 §1 browse search, §4 menu-opens.focus hamburger.unfolds]", async ({
      page,
    }) => {
      await visit(page, place, "/")
      await alive(page.locator("[data-scope=alert-bar][data-part=dismiss]"))
      await tabTo(page, "[data-scope=alert-bar][data-part=dismiss]")
      await page.keyboard.press("Enter")
      await expect(page.getByRole("region", { name: text(place, "alert.label") })).toBeHidden()

      if (place.window === "phone") {
        await alive(page.locator("[data-scope=drawer][data-part=trigger]"))
        await tabTo(page, "[data-scope=drawer][data-part=trigger]")
        await page.keyboard.press("Enter")
        await tabTo(page, "dialog[open] summary")
        await page.keyboard.press("Enter")
        await tabTo(page, "dialog[open] details[open] a")
      } else {
        // The focus opens a menu; Enter would close it again.
        await alive(page.getByRole("navigation", { name: text(place, "navigation.label") }))
        await tabTo(page, "[data-scope=navigation] [data-navigation-toggle]")
        await expect(page.locator("[data-navigation-toggle]:focus")).toHaveAttribute("aria-expanded", "true")
        await tabTo(page, "[data-scope=navigation] [data-navigation-panel][data-open] a")
      }
      const href = await page.evaluate(() => document.activeElement?.getAttribute("href"))
      await page.keyboard.press("Enter")
      await expect(page).toHaveURL(siteUrl(place.site) + href)

      await visit(page, place, "/")
      await alive(page.getByRole("searchbox", { name: text(place, "search.label") }))
      await tabTo(page, "[data-scope=search-field] input")
      await page.keyboard.type(place.word)
      await page.keyboard.press("Enter")
      await expectSearch(page, place)
    })

    test("a visitor filters articles, reads several of them and copies an email address [spec 1 §1 stories contact, §4 tags-toggle copy]", async ({
      page,
      context,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"])
      await visit(page, place, place.articles)
      await alive(topic(page, place))
      const all = await readCount(page)
      await tabTo(page, "[data-scope=tag-filter][data-part=tag]")
      await page.keyboard.press("Enter")
      await expect.poll(() => readCount(page)).toBeLessThan(all)
      await page.keyboard.press("Enter")
      await expect.poll(() => readCount(page)).toBe(all)

      const [first = "", second = ""] = await titles(page).allTextContents()
      await tabTo(page, "article a")
      await page.keyboard.press("Enter")
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(first)
      await tabTo(page, "[data-scope=story-page] a[rel=next]")
      await page.keyboard.press("Enter")
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(second)

      await alive(page.locator("footer [data-scope=copy-button][data-part=trigger]").first())
      await tabTo(page, "footer [data-scope=copy-button][data-part=trigger]", "Shift+Tab")
      const copied = await listenFor(page.getByRole("contentinfo"), text(place, "copy.copied"))
      await page.keyboard.press("Enter")
      await copied()
      expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe("")
    })
  })
}

test("a warning alert cannot be dismissed and is shown even with the cookie of a dismissed alert [spec 1 §4 alert-warning]", async ({
  page,
  context,
}) => {
  const [place] = places
  test.skip(place === undefined, "none of the sites runs")
  const { site, language } = place as Place
  await putRawPage("/prov-varning", {
    site,
    language,
    header: [
      {
        uid: "warning",
        componentName: "Navigation",
        dataSource: "",
        params: {},
        fields: {
          HasMessage: { value: true },
          MessageTitle: { value: "Telefonerna är nere." },
          MessageType: { value: "Warning" },
          MessageIcon: { value: "WarningAlert" },
        },
      },
    ],
    main: [],
  })
  await context.addCookies([{ name: "hideAlert", value: "true", url: siteUrl(site) }])
  await page.goto(`${siteUrl(site)}/prov-varning`)

  const alert = page.getByRole("region", { name: text(place as Place, "alert.label") })
  await alive(alert)
  await expect(alert).toBeVisible()
  await expect(alert).toContainText("Telefonerna är nere.")
  await expect(alert.getByRole("button")).toHaveCount(0)
})

function visit(page: Page, { site }: Place, path: string) {
  return page.goto(siteUrl(site) + path, { waitUntil: "domcontentloaded" })
}

async function goByMenu(page: Page, place: Place): Promise<string | null> {
  if (place.window === "desk") {
    const menu = page.getByRole("navigation", { name: text(place, "navigation.label") })
    const item = menu.locator("[data-navigation-item]:has([data-navigation-toggle])").first()
    await item.hover()
    return follow(item.locator("[data-navigation-panel] a[data-part=subpage]").first())
  }
  const drawer = await openDrawer(page, place)
  await drawer.locator("summary").first().click()
  return follow(drawer.locator("details[open] a").first())
}

async function follow(link: ReturnType<Page["locator"]>): Promise<string | null> {
  const href = await link.getAttribute("href")
  await link.click()
  return href
}

async function openDrawer(page: Page, place: Place) {
  await page.getByRole("button", { name: text(place, "navigation.openMenu") }).click()
  return page.getByRole("dialog", { name: text(place, "navigation.label") })
}

async function chooseLanguage(page: Page, place: Place, name: string): Promise<void> {
  const around = place.window === "phone" ? await openDrawer(page, place) : page.locator("header")
  const languages = around.locator("[data-scope=language-switch][data-part=root]").filter({ visible: true })
  await languages.locator("summary").click()
  await languages.getByRole("link", { name }).click()
}

/**
 * Waits until the URL contains the search, either as a filter in the path (with JavaScript) or as the query parameter
 * `keyphrase` (without JavaScript). Then expects a visible filter chip.
 */
async function expectSearch(page: Page, { cars, word }: Place): Promise<void> {
  await page.waitForURL(
    ({ pathname, searchParams }) =>
      pathname.startsWith(`${cars}/-/`) || (pathname === cars && searchParams.get("keyphrase") === word),
  )
  await expect(page.locator("a[data-part=chip]").first()).toBeVisible()
}

const list = (page: Page) => page.locator("[data-scope=stories-list][data-part=root]")
const titles = (page: Page) => list(page).getByRole("heading", { level: 2 })
const topic = (page: Page, place: Place) => list(page).getByRole("link", { name: place.topic, exact: true })
const more = (page: Page, place: Place) => list(page).getByRole("link", { name: text(place, "loadMore.more") })

async function readCount(page: Page): Promise<number> {
  return Number((await list(page).getByRole("status").first().textContent())?.replaceAll(/\D/g, ""))
}

/**
 * Presses a key until an element that matches the selector has the focus. With Shift+Tab, elements near the end of the
 * page are reached sooner.
 */
async function tabTo(page: Page, selector: string, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press(key)
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
  }
  throw new Error(`journey: Tab does not reach ${selector}.`)
}

function text({ site, language }: Place, key: keyof (typeof dictionary)["properties"]): string {
  const texts = JSON.parse(
    readFileSync(join(import.meta.dirname, `../sites/${site}/content/dictionary.${language}.json`), "utf8"),
  )
  return texts[key] ?? dictionary.properties[key]["x-text"][language]
}
