import type { Report } from "@forecourt/renderer"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { renderDocument, renderHtml, renderLive, siteFor } from "../../test/render.tsx"

const text = (value: string) => ({ value })
const link = (href: string, text?: string) => ({ value: { href, ...(text && { text }) } })
const logo = { value: { src: "/volvo.svg", alt: "Volvo", width: 160, height: 40 } }
const brands = [{ name: text("Volvo"), logo }, { name: text("Utan logotyp") }]
const contact = (href: string, text?: string) => ({ columns: [{ columnItems: [{ link: link(href, text) }] }] })

test("a footer without content renders nothing [spec 1 §5 footer-empty]", async () => {
  expect(await renderHtml("Footer", {})).toBe("")
  expect(await renderHtml("Footer", { showBrands: true, brands, infoField1: {}, columns: [] })).toBe("")
})

test("a brand's logo links to the car list filtered by brand and keeps the query of the list's URL [spec 1 §2 footer-brand, §3 site.pathToCarList]", async () => {
  const site = siteFor({ pathToCarList: "/bilar?car_fuel=El" })
  const footer = await renderDocument("Footer", { showBrands: true, brandsHeading: text("Märken"), brands }, site)

  const links = footer.querySelectorAll("[data-part=brand]")
  expect(links).toHaveLength(1)
  expect(links[0]?.getAttribute("href")).toBe("/bilar?car_fuel=El&car_brand=Volvo")
  expect(links[0]?.getAttribute("aria-label")).toBe("Visa bilar från Volvo")
})

test("on a site without a car list, brand logos are not links", async () => {
  const site = siteFor({ pathToCarList: null })
  const footer = await renderDocument("Footer", { showBrands: true, brandsHeading: text("Märken"), brands }, site)

  expect(footer.querySelector("[data-part=logo]")).not.toBeNull()
  expect(footer.querySelector("a")).toBeNull()
})

test("the black-and-white logo is preferred to the colour logo [spec 2 §3 brand.logo brand.logoBlackAndWhite]", async () => {
  const mono = { value: { src: "/volvo-mono.svg", alt: "Volvo" } }
  const kinds = [
    { name: text("Volvo"), logo, logoBlackAndWhite: mono },
    { name: text("Volvo"), logo },
  ]
  const footer = await renderDocument("Footer", { showBrands: true, brandsHeading: text("Märken"), brands: kinds })

  const sources = [...footer.querySelectorAll("img")].map((image) => image.getAttribute("src"))
  expect(sources).toEqual([expect.stringContaining("/volvo-mono.svg"), expect.stringContaining("/volvo.svg")])
})

test("a footer accepts up to sixty-five brands [spec 2 §9 counts.brands]", async () => {
  const createFooter = (count: number) =>
    renderDocument("Footer", {
      showBrands: true,
      brandsHeading: text("Märken"),
      brands: Array.from({ length: count }, (_, at) => ({ name: text(`Brand ${at}`), logo })),
    })

  expect((await createFooter(65)).querySelectorAll("[data-part=logo]")).toHaveLength(65)
  await expect(createFooter(66)).rejects.toThrow("do not fit the schema of Footer")
})

test("a footer with one or two columns uses the wide layout [spec 1 §9 footer-columns.few]", async () => {
  const columns = (count: number) => ({ columns: Array.from({ length: count }, (_, at) => ({ title: text(`${at}`) })) })
  const isFew = async (count: number) =>
    (await renderDocument("Footer", columns(count))).querySelector("nav")?.hasAttribute("data-few")

  expect(await isFew(1)).toBe(true)
  expect(await isFew(2)).toBe(true)
  expect(await isFew(3)).toBe(false)
})

test("only mailto and tel links get a copy button [spec 1 §5 footer-copy, §2 footer-copy]", async () => {
  const buttons = async (href: string) =>
    (await renderDocument("Footer", contact(href, "Ord"))).querySelectorAll("button").length

  expect(await buttons("tel:+46313900600")).toBe(1)
  expect(await buttons("mailto:hej@norrvik.example")).toBe(1)
  expect(await buttons("/kontakt")).toBe(0)
})

test("the copy button copies the value to the clipboard and announces the copied value [spec 1 §4 copy]", async () => {
  const user = userEvent.setup()
  await renderLive("Footer", contact("tel:+46313900600", "031-390 06 00"))

  await user.click(screen.getByRole("button", { name: "Kopiera +46313900600" }))

  expect(await navigator.clipboard.readText()).toBe("+46313900600")
  expect((await screen.findByText("Kopierat")).getAttribute("role")).toBe("status")
})

test("a contact link without text shows its phone number or e-mail address", async () => {
  const footer = await renderDocument("Footer", contact("mailto:hej@norrvik.example"))

  expect(footer.querySelector("[data-part=link]")?.textContent).toBe("hej@norrvik.example")
})

test("a social link without a known icon is logged and not rendered [spec 1 §8 social-icon]", async () => {
  const reports: Report[] = []
  const socialLinks = [
    { name: text("Instagram"), url: link("https://www.instagram.com/") },
    { name: text("Anslagstavlan"), url: link("https://norrvik.example/") },
  ]

  const footer = await renderDocument("Footer", { socialLinks }, siteFor({ report: (report) => reports.push(report) }))

  expect(footer.querySelectorAll("[data-part=profile]")).toHaveLength(1)
  expect(footer.querySelector("svg")?.getAttribute("aria-label")).toBe("Instagram")
  expect(reports).toMatchObject([{ kind: "missing-icon", block: "Footer", message: /Anslagstavlan/ }])
})

test("a note with neither a heading nor a text is omitted [spec 1 §5 footer-notes, §3 footer.InfoFieldOneChildFullWidth]", async () => {
  const footer = await renderDocument("Footer", {
    infoField1: { heading: text("Norrvik Automotive AB") },
    infoField2: { text: text("") },
    infoFieldOneChildFullWidth: true,
  })

  expect(footer.querySelectorAll("[data-part=note]")).toHaveLength(1)
  expect(footer.querySelector("[data-part=notes]")?.hasAttribute("data-first-wide")).toBe(true)
})

test("a highlighted contact link has a copy button [spec 1 §5 footer-copy]", async () => {
  const footer = await renderDocument("Footer", { highlightedLink: link("tel:+46313900600", "Ring oss") })

  expect(footer.querySelector("button")?.getAttribute("aria-label")).toBe("Kopiera +46313900600")
})

test("the highlighted link is rendered outside the columns", async () => {
  const footer = await renderDocument("Footer", { highlightedLink: link("/kontakt", "Boka tid") })

  expect(footer.querySelector("[data-part=highlight]")?.textContent).toBe("Boka tid")
})
