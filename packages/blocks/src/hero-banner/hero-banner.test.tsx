import { fireEvent, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test } from "vitest"
import { drawDocument, drawHtml, drawLive } from "../../test/draw.tsx"

const image = { value: { src: "/-/media/artwork/scenes/harbour-21x9.svg", alt: "En kaj", width: 2520, height: 1080 } }
const phone = { value: { src: "/-/media/artwork/scenes/harbour-4x5.svg", alt: "En kaj", width: 1200, height: 1500 } }
const title = { value: "Vi tar hand om bilen." }

/** A banner with a search field that leads to an address. */
function searching(href: string) {
  return {
    title,
    image,
    heroBannerHasSearchBar: true,
    heroBannerSearchUrl: { value: { href } },
    searchBarPlaceholderText: { value: "Sök bil" },
    searchBarPlaceholderTextDesktop: { value: "Sök på märke eller modell" },
  }
}

/** What a browser would ask for if the form was sent now. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
  return `${form.getAttribute("action")}?${query}`
}

afterEach(() => {
  delete window.dataLayer
})

test("without a picture it shows nothing unless its content is a film", async () => {
  expect(await drawHtml("HeroBanner", { title })).toBe("")
  expect(await drawHtml("HeroBanner", { title, content: "Video" })).toContain(title.value)
})

test("the phone's picture takes the other's place below 768 px", async () => {
  const banner = await drawDocument("HeroBanner", { image, imagePhone: phone })

  const source = banner.querySelector("picture > source")
  expect(source?.getAttribute("media")).toBe("(max-width: 767.98px)")
  expect(source?.getAttribute("srcset")).toContain("harbour-4x5.svg?w=320 320w")
  expect(banner.querySelector("picture > img")?.getAttribute("srcset")).toContain("harbour-21x9.svg?w=1920 1920w")
})

test("the picture of the banner that opens the page is not kept waiting, others are", async () => {
  const opening = await drawDocument("HeroBanner", { title, image })
  const further = await drawDocument("HeroBanner", { title, image, titleTag: "h2" })

  expect(opening.querySelector("img")?.getAttribute("loading")).toBe("eager")
  expect(further.querySelector("img")?.getAttribute("loading")).toBe("lazy")
})

test("a film plays muted, in a loop, and only when it is wanted; its sources follow the window", async () => {
  const film = (src: string) => ({ value: { src, mimeType: "video/webm" } })
  const banner = await drawDocument("HeroBanner", {
    content: "Video",
    videoDesktop: film("/wide.webm"),
    videoPhone: film("/narrow.webm"),
  })

  const video = banner.querySelector("video")
  expect(video?.hasAttribute("muted")).toBe(true)
  expect(video?.hasAttribute("loop")).toBe(true)
  expect(video?.hasAttribute("autoplay")).toBe(false)
  expect(video?.getAttribute("preload")).toBe("none")
  const sources = [...banner.querySelectorAll("source")].map((node) => [
    node.getAttribute("media"),
    node.getAttribute("src"),
  ])
  expect(sources).toEqual([
    ["(max-width: 767.98px)", "/narrow.webm"],
    [null, "/wide.webm"],
  ])
})

test("a film has a button to pause it", async () => {
  await drawLive("HeroBanner", { content: "Video", videoDesktop: { value: { src: "/wide.webm" } } })

  expect(screen.getByRole("button", { name: /filmen/ })).toBeTruthy()
})

test("without JavaScript a search keeps the address's parameters and adds the keyphrase", async () => {
  const banner = await drawDocument("HeroBanner", searching("/bilar?car_fuel=El&sortName=price#lista"))

  const form = banner.querySelector("form")
  const input = banner.querySelector<HTMLInputElement>("input[type=search]")
  expect(form?.getAttribute("method")).toBe("get")
  expect(input?.name).toBe("keyphrase")
  if (input) input.value = "volvo kombi"
  expect(form && addressOf(form)).toBe("/bilar#lista?car_fuel=El&sortName=price&keyphrase=volvo+kombi")
})

test("the hint is the phone's on phones and the other above; either stands in for the other", async () => {
  const hints = (banner: HTMLElement) =>
    [...banner.querySelectorAll<HTMLElement>("[data-part=hint]")].map((hint) => [hint.dataset.on, hint.textContent])

  expect(hints(await drawDocument("HeroBanner", searching("/bilar")))).toEqual([
    ["phone", "Sök bil"],
    ["desktop", "Sök på märke eller modell"],
  ])
  const { searchBarPlaceholderTextDesktop: _, ...short } = searching("/bilar")
  expect(hints(await drawDocument("HeroBanner", short))).toEqual([
    ["phone", "Sök bil"],
    ["desktop", "Sök bil"],
  ])
})

test("the clear button empties the field and goes back to it", async () => {
  await drawLive("HeroBanner", searching("/bilar"))
  const field = screen.getByRole<HTMLInputElement>("searchbox", { name: "Sök bland våra bilar" })
  await userEvent.type(field, "volvo")

  await userEvent.click(screen.getByRole("button", { name: "Rensa sökfältet" }))

  expect(field.value).toBe("")
  expect(document.activeElement).toBe(field)
})

test("a search is told to the data layer", async () => {
  const banner = await drawLive("HeroBanner", searching("/bilar"))
  const form = banner.querySelector("form")
  form?.addEventListener("submit", (event) => event.preventDefault())
  await userEvent.type(screen.getByRole("searchbox"), "volvo")

  if (form) fireEvent.submit(form)

  expect(window.dataLayer).toEqual([{ event: "search", search_type: "start page", search_term: "volvo" }])
})

test("a search field without a page to search on is left out", async () => {
  const { heroBannerSearchUrl: _, ...fields } = searching("/bilar")

  expect(await drawHtml("HeroBanner", fields)).not.toContain("<form")
})

test("the words take the colour and the button the look that the editor chose", async () => {
  const link = { value: { href: "/bilar", text: "Se bilarna" } }
  const white = await drawDocument("HeroBanner", { image, link, buttonType: "Ghost Contrast" })
  const black = await drawDocument("HeroBanner", { image, link, textColor: "Black" })

  expect(white.querySelector("section")?.dataset.theme).toBe("dark")
  expect(black.querySelector("section")?.dataset.theme).toBe("light")
  expect(white.querySelector("a")?.className).toContain("ghostContrast")
  expect(black.querySelector("a")?.className).toContain("primary")
})

test("until the picture has come a blurred one stands in for it, behind", async () => {
  const blurPlaceholder = "data:image/webp;base64,QQ=="
  const banner = await drawDocument("HeroBanner", { image, blurPlaceholder })

  const [placeholder, picture] = banner.querySelectorAll("img")
  expect(placeholder?.getAttribute("src")).toBe(blurPlaceholder)
  expect(placeholder?.getAttribute("alt")).toBe("")
  expect(picture?.getAttribute("alt")).toBe("En kaj")
})
