import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { renderDocument, renderHtml, renderLive, siteFor } from "../../test/render.tsx"

const slide = (title: string, href: string) => ({
  image: { value: { src: "/a.svg", alt: "En bild" } },
  title: { value: title },
  link: { value: { href, text: "Läs mer" } },
})
const title = { value: "Nytt hos oss" }
const slides = [slide("Provkör längs kajen", "/bilar/elbilar"), slide("Hjulen bor hos oss", "/verkstad/dackhotell")]

test("a Carousel without slides renders nothing [spec 1 §9 registry.Carousel]", async () => {
  expect(await renderHtml("Carousel", { title, slides: [] })).toBe("")
})

test("the HTML contains the texts and links of every slide", async () => {
  const carousel = await renderDocument("Carousel", { title, slides })

  expect([...carousel.querySelectorAll("h3")].map((heading) => heading.textContent)).toEqual([
    "Provkör längs kajen",
    "Hjulen bor hos oss",
  ])
  expect([...carousel.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/bilar/elbilar",
    "/verkstad/dackhotell",
  ])
})

test("the carousel is labelled by its title and has a pause button [spec 1 §9 carousel]", async () => {
  await renderLive("Carousel", { title, slides })

  expect(screen.getByRole("region", { name: "Nytt hos oss" }).getAttribute("aria-roledescription")).toBe("bildspel")
  expect(screen.getByRole("button", { name: /bildspelet/ })).toBeTruthy()
  expect(screen.getByRole("button", { name: "Visa 2 av 2" })).toBeTruthy()
})

test("a carousel without autoplay has no pause button", async () => {
  await renderLive("Carousel", { title, slides, autoplay: false })

  expect(screen.queryByRole("button", { name: /bildspelet/ })).toBeNull()
})

test("slides do not change automatically in the page editor [spec 1 §6]", async () => {
  const carousel = await renderLive("Carousel", { title, slides }, siteFor({ mode: "editing" }))

  expect(screen.queryByRole("button", { name: /bildspelet/ })).toBeNull()
  expect(carousel.querySelector("[data-part=clones]")).toBeNull()
})
