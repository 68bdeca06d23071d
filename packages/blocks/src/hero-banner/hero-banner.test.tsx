import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test, vi } from "vitest"
import { renderDocument, renderHtml, renderLive, siteFor } from "../../test/render.tsx"
import { smallStock } from "../../test/small-stock.ts"

const image = { value: { src: "/-/media/artwork/scenes/harbour-21x9.svg", alt: "En kaj", width: 2520, height: 1080 } }
const phone = { value: { src: "/-/media/artwork/scenes/harbour-4x5.svg", alt: "En kaj", width: 1200, height: 1500 } }
const title = { value: "Vi tar hand om bilen." }

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

function getAddress(form: HTMLFormElement): string {
  const query = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
  return `${form.getAttribute("action")}?${query}`
}

async function visit(href: string) {
  const stock = smallStock()
  vi.stubGlobal("fetch", async (_: unknown, init: RequestInit) =>
    Response.json(await stock.search(JSON.parse(String(init.body)))),
  )
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {})
  await renderLive("HeroBanner", searching(href))
  return { assign, field: screen.getByRole<HTMLInputElement>("searchbox", { name: "Sök bland våra bilar" }) }
}

afterEach(() => {
  delete window.dataLayer
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test("search words that match facet values become filters in the URL, and all other words become the keyphrase [spec 2 §2.2 hero-facets]", async () => {
  const { assign, field } = await visit("/bilar?sortName=car_price_asc")

  await userEvent.type(field, "kia ev6 el under 300 000 kr taklucka{Enter}")

  await waitFor(() => expect(assign).toHaveBeenCalled())
  expect(assign).toHaveBeenCalledExactlyOnceWith(
    "/bilar/-/kia/ev6/el?sortName=car_price_asc&car_price_max=300000&keyphrase=taklucka",
  )
})

test("the search form is submitted exactly once even when looking up the search words fails", async () => {
  const { assign, field } = await visit("/bilar")
  vi.stubGlobal("fetch", async () => Response.error())
  const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {})

  await userEvent.type(field, "kia{Enter}")

  await waitFor(() => expect(submit.mock.calls.length + assign.mock.calls.length).toBe(1))
})

test("the search field suggests brands and models and lists recent searches until they are cleared", async () => {
  const { field } = await visit("/bilar")
  await userEvent.type(field, "ev")

  const offered = await screen.findByRole("list", { name: "Förslag" })
  const links = within(offered).getAllByRole<HTMLAnchorElement>("link")
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Kia EV6 20", "/bilar/-/kia/ev6"],
  ])

  await userEvent.clear(field)
  await userEvent.type(field, "volvo{Enter}")
  await userEvent.clear(field)
  const last = await screen.findByRole("list", { name: "Dina senaste sökningar" })
  expect(within(last).getByRole("link", { name: "volvo" }).getAttribute("href")).toBe("/bilar?keyphrase=volvo")
  await userEvent.click(screen.getByRole("button", { name: "Glöm mina sökningar" }))
  expect([screen.queryByRole("list", { name: "Dina senaste sökningar" }), sessionStorage.length]).toEqual([null, 0])
})

test("a banner without a picture renders nothing unless its content is a video [spec 1 §5 hero-media]", async () => {
  expect(await renderHtml("HeroBanner", { title })).toBe("")
  expect(await renderHtml("HeroBanner", { title, content: "Video" })).toContain(title.value)
})

test("below 768 px the mobile picture replaces the desktop picture", async () => {
  const banner = await renderDocument("HeroBanner", { image, imagePhone: phone })

  const source = banner.querySelector("picture > source")
  expect(source?.getAttribute("media")).toBe("(max-width: 767.98px)")
  expect(source?.getAttribute("srcset")).toContain("harbour-4x5.svg?w=320 320w")
  expect(banner.querySelector("picture > img")?.getAttribute("srcset")).toContain("harbour-21x9.svg?w=1920 1920w")
})

test("the video is muted, loops and has sources for different window widths [spec 1 §9 video.muted]", async () => {
  const film = (src: string) => ({ value: { src, mimeType: "video/webm" } })
  const banner = await renderDocument("HeroBanner", {
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

test("the video has a pause button", async () => {
  await renderLive("HeroBanner", { content: "Video", videoDesktop: { value: { src: "/wide.webm" } } })

  expect(screen.getByRole("button", { name: /filmen/ })).toBeTruthy()
})

test("in a banner with a search field, the call to action follows the search field and looks like a text link", async () => {
  const link = { value: { href: "/bilar", text: "Se bilarna" } }
  const alone = await renderDocument("HeroBanner", { title, image, link })
  const beside = await renderDocument("HeroBanner", { ...searching("/bilar"), link })

  expect(alone.querySelector("a")?.className).toMatch(/primary/)
  const [form, action] = [beside.querySelector("form"), beside.querySelector("a")]
  expect(action?.className).toMatch(/arrow/)
  expect(form && action && form.compareDocumentPosition(action) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test("without JavaScript the search form submits the keyphrase together with the query parameters of the results page [spec 1 §2 hero-search]", async () => {
  const banner = await renderDocument("HeroBanner", searching("/bilar?car_fuel=El&sortName=price#lista"))

  const form = banner.querySelector("form")
  const input = banner.querySelector<HTMLInputElement>("input[type=search]")
  expect([form?.dataset.scope, form?.getAttribute("method")]).toEqual(["search-field", "get"])
  expect(input?.name).toBe("keyphrase")
  if (input) input.value = "volvo kombi"
  expect(form && getAddress(form)).toBe("/bilar#lista?car_fuel=El&sortName=price&keyphrase=volvo+kombi")
})

test("the mobile placeholder is also used on desktop when no desktop placeholder is set [spec 1 §3 hero-banner.placeholders]", async () => {
  const hints = (banner: HTMLElement) =>
    [...banner.querySelectorAll<HTMLElement>("[data-part=hint]")].map((hint) => [hint.dataset.on, hint.textContent])

  expect(hints(await renderDocument("HeroBanner", searching("/bilar")))).toEqual([
    ["phone", "Sök bil"],
    ["desktop", "Sök på märke eller modell"],
  ])
  const { searchBarPlaceholderTextDesktop: _, ...short } = searching("/bilar")
  expect(hints(await renderDocument("HeroBanner", short))).toEqual([
    ["phone", "Sök bil"],
    ["desktop", "Sök bil"],
  ])
})

test("the clear button empties the search field and focuses it [spec 1 §2 hero-field.clear, §4 hero-search.clear]", async () => {
  await renderLive("HeroBanner", searching("/bilar"))
  const field = screen.getByRole<HTMLInputElement>("searchbox", { name: "Sök bland våra bilar" })
  await userEvent.type(field, "volvo")

  await userEvent.click(screen.getByRole("button", { name: "Rensa sökfältet" }))

  expect(field.value).toBe("")
  expect(document.activeElement).toBe(field)
})

test("a search pushes an event to the data layer [spec 1 §7 search-event]", async () => {
  const { assign, field } = await visit("/bilar")

  await userEvent.type(field, "volvo{Enter}")

  await waitFor(() => expect(assign).toHaveBeenCalled())

  expect(window.dataLayer).toEqual([{ event: "search", search_type: "start page", search_term: "volvo" }])
})

test("a banner without a results page has no search field", async () => {
  const { heroBannerSearchUrl: _, ...fields } = searching("/bilar")

  expect(await renderHtml("HeroBanner", fields)).not.toContain("<form")
})

test("the text has the colour, and the button has the variant, that the editor selected [spec 1 §3 hero-banner.TextColor]", async () => {
  const link = { value: { href: "/bilar", text: "Se bilarna" } }
  const white = await renderDocument("HeroBanner", { image, link, buttonType: "Ghost Contrast" })
  const black = await renderDocument("HeroBanner", { image, link, textColor: "Black" })

  expect(white.querySelector("section")?.dataset.theme).toBe("dark")
  expect(black.querySelector("section")?.dataset.theme).toBe("light")
  expect(white.querySelector("a")?.className).toContain("ghostContrast")
  expect(black.querySelector("a")?.className).toContain("primary")
})

test("the text has the vertical placement and the alignment that the editor selected [spec 1 §3 hero-banner.ContentPlacement hero-banner.CenterContent]", async () => {
  const getRoot = async (fields: object) =>
    (await renderDocument("HeroBanner", { image, ...fields })).querySelector("section")

  for (const contentPlacement of ["Top", "Centre", "Bottom"]) {
    expect((await getRoot({ contentPlacement }))?.dataset.placement).toBe(contentPlacement)
  }
  expect((await getRoot({ centerContent: true }))?.hasAttribute("data-centred")).toBe(true)
  expect((await getRoot({}))?.hasAttribute("data-centred")).toBe(false)
})

test("the banner has the full-screen variant and the top margin only when the editor enables these options [spec 1 §3 hero-banner.Variant hero-banner.HasMarginTop]", async () => {
  const plain = await renderDocument("HeroBanner", { image })
  const full = await renderDocument("HeroBanner", { image, variant: "FullScreen", hasMarginTop: true })

  expect(plain.querySelector("section")?.dataset.variant).toBe("Normal")
  expect(plain.querySelector("section[data-margin]")).toBeNull()
  expect(full.querySelector("section")?.dataset.variant).toBe("FullScreen")
  expect(full.querySelector("section[data-margin]")).not.toBeNull()
})

test("the page editor shows a hint in place of a banner's missing picture [spec 1 §6 inline]", async () => {
  const metadata = { contextItem: { id: "a", language: "sv", version: 1 }, fieldId: "b", fieldType: "image" }
  const fields = { title, image: { value: { src: "" }, metadata } }
  const banner = await renderDocument("HeroBanner", fields, siteFor({ mode: "editing" }))

  expect(banner.querySelector(".scEmptyImage")).not.toBeNull()
  expect(banner.querySelector("[data-editing]")?.textContent).toBe(
    "Besökare ser den här delen först när den har en bild.",
  )
})

test("a blurred placeholder is rendered behind the picture [spec 1 §7 blur]", async () => {
  const blurPlaceholder = "data:image/webp;base64,QQ=="
  const banner = await renderDocument("HeroBanner", { image }, undefined, blurPlaceholder)

  const [placeholder, picture] = banner.querySelectorAll("img")
  expect(placeholder?.getAttribute("src")).toBe(blurPlaceholder)
  expect(placeholder?.getAttribute("alt")).toBe("")
  expect(picture?.getAttribute("alt")).toBe("En kaj")
})
