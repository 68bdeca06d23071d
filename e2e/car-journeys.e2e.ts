import type { Page } from "@playwright/test"
import dictionary from "../schemas/site/dictionary.schema.json" with { type: "json" }
import { SECRETS } from "../scripts/servers.ts"
import { alive, expect, platformUrl, siteUrl, test } from "./fixture.ts"

const PLACES = [
  { site: "se-used", language: "sv", list: "/kop-bil/alla-begagnade-bilar", window: { width: 1280, height: 900 } },
  { site: "no-automotive", language: "nb", list: "/biler", window: { width: 390, height: 844 } },
  { site: "uk-automotive", language: "en", list: "/buy-car/used-cars", window: { width: 390, height: 844 } },
] as const

type Place = (typeof PLACES)[number]

const cards = (page: Page) => page.locator("article[data-scope=car-card]")
const lightbox = (page: Page) => page.getByRole("dialog")

for (const place of PLACES) {
  const { site, window, list } = place
  const word = getWords(place)

  test.describe(`${site}, ${window.width} px wide`, () => {
    test.use({ viewport: window })

    test("a visitor using only the keyboard opens a car from the list, views its pictures, opens a similar car and goes back", async ({
      page,
      complaints,
    }) => {
      await page.goto(siteUrl(site) + list)
      const name = await cards(page).nth(2).getByRole("heading").innerText()
      await followByKey(page, cards(page).nth(2).getByRole("link"))
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name)
      const car = page.url()

      // On the British site the pictures are one of four views of a car.
      const picture = page
        .getByRole("region", { name: word("carPage.gallery") })
        .getByRole("button")
        .first()
      await alive(picture)
      await picture.press("Enter")
      await expect(lightbox(page)).toBeVisible()
      const position = lightbox(page).locator("[data-part=position]")
      const previous = await position.innerText()
      await page.keyboard.press("ArrowRight")
      await expect(position).not.toHaveText(previous)
      for (const name of ["carousel.previous", "carousel.next", "dialog.close"] as const)
        await expect(lightbox(page).getByRole("button", { name: word(name), exact: true })).toBeVisible()
      await page.keyboard.press("Escape")
      await expect(lightbox(page)).toBeHidden()

      const similar = page.getByRole("region", { name: word("carPage.similar") })
      await followByKey(page, similar.getByRole("link").first())
      await expect(page).not.toHaveURL(car)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()

      await page.goBack()
      await expect(page).toHaveURL(car)
      const back = page.getByRole("link", { name: word("carPage.back") }).first()
      await alive(back)
      await followByKey(page, back)
      await expect(page).toHaveURL(siteUrl(site) + list)
      await expect(cards(page).nth(2).getByRole("heading")).toHaveText(name)
      leavePicturesOut(complaints)
    })

    test("the page of a sold car says that the car is sold and links to similar cars", async ({ page, complaints }) => {
      const { car_id: id } = await findSoldCar(place)
      await page.goto(`${siteUrl(site)}${basePath(place)}/${id}`)

      await expect(page).toHaveURL(new RegExp(`/${id}/.+`))
      await expect(page.getByRole("heading", { name: word("carPage.sold.title") })).toBeVisible()
      await page.getByRole("link", { name: word("carPage.sold.see") }).click()
      await expect(page).toHaveURL(/#similar$/)
      await expect(page.getByRole("heading", { name: word("carPage.similar") })).toBeInViewport()
      leavePicturesOut(complaints)
    })

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false })

      test("a visitor opens a car from the list, then a similar car, and returns to the list", async ({
        page,
        complaints,
      }) => {
        await page.goto(siteUrl(site) + list)
        await cards(page).first().getByRole("link").click()
        const car = page.url()
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
        await page
          .getByRole("region", { name: word("carPage.similar") })
          .getByRole("link")
          .first()
          .click()
        await expect(page).not.toHaveURL(car)
        await page
          .getByRole("link", { name: word("carPage.back") })
          .first()
          .click()
        await expect(page).toHaveURL(new RegExp(`^${siteUrl(site)}/`))
        await expect(cards(page).first()).toBeVisible()
        leavePicturesOut(complaints)
      })
    })
  })
}

function leavePicturesOut(complaints: string[]): void {
  complaints.splice(0, Infinity, ...complaints.filter((line) => !line.includes("status of 404")))
}

function getWords({ language }: Place): (key: keyof typeof dictionary.properties) => string {
  return (key) => dictionary.properties[key]["x-text"][language]
}

function basePath(place: Place): string {
  return place.site === "uk-automotive" ? "/buy-car/car" : getWords(place)("carDetailPath")
}

async function findSoldCar({ site }: Place): Promise<{ car_id: string }> {
  const response = await fetch(`${platformUrl()}/search`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-key": SECRETS.FORECOURT_SEARCH_KEY },
    body: JSON.stringify({
      index: `stock-${site}`,
      limit: 100,
      fields: ["car_id", "car_sold_at"],
      filters: [{ name: "car_is_sold", values: [true] }],
    }),
  })
  const { content } = (await response.json()) as { content: { car_id: string; car_sold_at: string }[] }
  const [latest] = content.sort((item, other) => other.car_sold_at.localeCompare(item.car_sold_at))
  if (latest === undefined) throw new Error(`test: no car of ${site} was sold.`)
  return latest
}

async function followByKey(page: Page, link: ReturnType<Page["locator"]>): Promise<void> {
  await link.focus()
  await expect(link).toBeFocused()
  await page.keyboard.press("Enter")
}
