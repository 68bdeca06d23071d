import data from "@forecourt/schemas/blocks/stories-list/data/default.json" with { type: "json" }
import example from "@forecourt/schemas/blocks/stories-list/examples/default.json" with { type: "json" }
import { act, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test, vi } from "vitest"
import { renderDocument, renderLive } from "../../test/render.tsx"

const card = (id: string) => ({ id, path: `/nyheter/${id}`, title: `Om ${id}` })
const more = { ...data, nextPage: "c1" }

function stubSite(...responses: (object | (() => Promise<Response>))[]) {
  const requests: URLSearchParams[] = []
  vi.stubGlobal("fetch", async (address: string) => {
    requests.push(new URL(address, "https://norrvik.example").searchParams)
    const response = responses[requests.length - 1]
    return typeof response === "function" ? response() : Response.json(response)
  })
  return requests
}

const titles = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)

afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, "", "/")
})

test("without JavaScript the tags and 'Visa fler' are links, and 'Alla' links to the URL without a query [spec 1 §2 story-filters]", async () => {
  const list = await renderDocument("StoriesList", example, undefined, { ...more, chosenTags: ["elbil"], pages: 2 })

  const links = [...list.querySelectorAll("[data-scope=tag-filter] a")]
  expect(links.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual(
    [
      ["Alla", "/verkstad", null],
      ["Elbil", "/verkstad", "true"],
      ["Vinter", "/verkstad?tag=elbil.vinter", null],
      ["Verkstad", "/verkstad?tag=elbil.verkstad", null],
      ["Tips", "/verkstad?tag=elbil.tips", null],
      ["Företag", "/verkstad?tag=elbil.foretag", null],
    ],
  )
  expect(list.querySelector("a[data-part=trigger]")?.getAttribute("href")).toBe("/verkstad?tag=elbil&page=3")
  expect(list.querySelectorAll("article")).toHaveLength(4)
})

test("only the first picture of a list at the top of the page is loaded eagerly and with high priority", async () => {
  const image = { src: "/-/media/artwork/details/wheel-4x3.svg", alt: "Ett hjul", width: 1600, height: 1200 }
  const stories = data.stories.map((story) => ({ ...story, image: { value: image } }))
  const render = (titleTag: string) =>
    renderDocument("StoriesList", { ...example, titleTag }, undefined, { ...data, stories })
  const waits = (list: Element) =>
    [...list.querySelectorAll("article img")].map((img) => [
      img.getAttribute("loading"),
      img.getAttribute("fetchpriority"),
    ])

  const lazy = ["lazy", null]
  expect(waits(await render("h1"))).toEqual([["eager", "high"], lazy, lazy, lazy])
  expect(waits(await render("h2"))).toEqual([lazy, lazy, lazy, lazy])
})

test("selecting a tag loads its articles, and deselecting it loads all articles [spec 1 §4 tags-set, §4 tags-toggle]", async () => {
  const requests = stubSite(
    { cards: [card("kyla")], total: 1, next: null },
    { cards: [card("allt")], total: 9, next: "c" },
  )
  await renderLive("StoriesList", example, undefined, more)

  await userEvent.click(screen.getByRole("link", { name: "Vinter" }))
  await waitFor(() => expect(titles()).toEqual(["Om kyla"]))
  expect(screen.getByRole("link", { name: "Vinter" }).getAttribute("aria-current")).toBe("true")
  expect(screen.getByText("Antal träffar: 1")).toBeTruthy()
  expect(window.location.search).toBe("?tag=vinter")
  expect(screen.queryByRole("link", { name: "Visa fler" })).toBeNull()

  await userEvent.click(screen.getByRole("link", { name: "Vinter" }))
  await waitFor(() => expect(titles()).toEqual(["Om allt"]))
  expect(window.location.search).toBe("")
  expect(requests.map((query) => query.getAll("tag"))).toEqual([["vinter"], []])
})

test("loading more appends the next articles, focuses the first of them and announces their number [spec 1 §4 load-more]", async () => {
  const requests = stubSite({ cards: [card("fem"), card("sex")], total: 6, next: null })
  await renderLive("StoriesList", example, undefined, more)

  await userEvent.click(screen.getByRole("link", { name: "Visa fler" }))

  await waitFor(() => expect(titles()).toHaveLength(6))
  expect(requests[0]?.get("cursor")).toBe("c1")
  expect(document.activeElement?.textContent).toContain("Om fem")
  expect(screen.queryByRole("link", { name: "Visa fler" })).toBeNull()
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("Antal nya i listan: 2")
})

test("a spinner is shown and announced while articles are loading [spec 1 §4 spinner]", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  stubSite(() => promise)
  await renderLive("StoriesList", example, undefined, more)

  await userEvent.click(screen.getByRole("link", { name: "Visa fler" }))

  const trigger = screen.getByRole("link", { name: "Visa fler" })
  expect(trigger.hasAttribute("data-loading")).toBe(true)
  expect(screen.getByText("Hämtar fler")).toBeTruthy()
  resolve(Response.json({ cards: [], total: 4, next: null }))
  await waitFor(() => expect(screen.queryByText("Hämtar fler")).toBeNull())
})

test("the text storiesNoResults is shown when no article has the selected tag [spec 1 §8 no-stories]", async () => {
  stubSite({ cards: [], total: 0, next: null })
  await renderLive("StoriesList", example, undefined, more)

  await userEvent.click(screen.getByRole("link", { name: "Företag" }))

  expect(await screen.findByText(/Här finns inga artiklar just nu/)).toBeTruthy()
})

function goTo(address: string): void {
  window.history.replaceState(null, "", address)
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")))
}

test("selecting a tag and loading more articles each push a history entry", async () => {
  stubSite(
    { cards: [card("a"), card("b"), card("c"), card("d")], total: 5, next: "c4" },
    { cards: [card("e")], total: 5, next: null },
  )
  window.history.replaceState(null, "", "/verkstad")
  await renderLive("StoriesList", example, undefined, more)
  const { length } = window.history

  await userEvent.click(screen.getByRole("link", { name: "Vinter" }))
  await waitFor(() => expect(titles()).toHaveLength(4))
  expect(window.location.pathname + window.location.search).toBe("/verkstad?tag=vinter")
  await userEvent.click(screen.getByRole("link", { name: "Visa fler" }))
  await waitFor(() => expect(titles()).toHaveLength(5))

  expect(window.location.pathname + window.location.search).toBe("/verkstad?tag=vinter&page=2")
  expect(window.history.length).toBe(length + 2)
})

test("going back shows the earlier articles immediately without a request", async () => {
  const requests = stubSite({ cards: [card("kyla")], total: 1, next: null })
  window.history.replaceState(null, "", "/verkstad")
  await renderLive("StoriesList", example, undefined, more)
  const previous = titles()
  await userEvent.click(screen.getByRole("link", { name: "Vinter" }))
  await waitFor(() => expect(titles()).toEqual(["Om kyla"]))

  goTo("/verkstad")
  expect(titles()).toEqual(previous)
  expect(screen.getByRole("link", { name: "Alla" }).getAttribute("aria-current")).toBe("true")
  goTo("/verkstad?tag=vinter")

  expect(titles()).toEqual(["Om kyla"])
  expect(requests).toHaveLength(1)
})

test("navigating to a history entry requests all articles up to the page number in the URL", async () => {
  const requests = stubSite(
    { cards: [card("a"), card("b")], total: 3, next: "c2" },
    { cards: [card("b"), card("c")], total: 3, next: null },
  )
  await renderLive("StoriesList", example, undefined, more)

  goTo("/verkstad?tag=tips&page=2")

  await waitFor(() => expect(titles()).toEqual(["Om a", "Om b", "Om c"]))
  expect(requests.map((query) => [query.get("tag"), query.get("cursor")])).toEqual([
    ["tips", null],
    ["tips", "c2"],
  ])
})

test("a history entry with another path does not change the list", async () => {
  const requests = stubSite()
  await renderLive("StoriesList", example, undefined, more)
  const previous = titles()

  goTo("/bilar?tag=tips")

  expect(titles()).toEqual(previous)
  expect(requests).toEqual([])
})

test("the URL and the articles remain unchanged when loading more articles fails", async () => {
  stubSite(async () => new Response("down", { status: 502 }))
  window.history.replaceState(null, "", "/verkstad")
  await renderLive("StoriesList", example, undefined, more)

  await userEvent.click(screen.getByRole("link", { name: "Visa fler" }))

  await waitFor(() => expect(screen.getByText("Det gick inte att hämta fler. Försök igen.")).toBeTruthy())
  expect(window.location.pathname + window.location.search).toBe("/verkstad")
  expect(titles()).toHaveLength(4)
})

test("only the articles of the last selected tag are shown, regardless of the order of the responses", async () => {
  const { promise, resolve: late } = Promise.withResolvers<Response>()
  stubSite(() => promise, {
    cards: [card("tips")],
    total: 1,
    next: null,
  })
  await renderLive("StoriesList", example, undefined, more)

  await userEvent.click(screen.getByRole("link", { name: "Vinter" }))
  await userEvent.click(screen.getByRole("link", { name: "Tips" }))
  await waitFor(() => expect(titles()).toEqual(["Om tips"]))
  late(Response.json({ cards: [card("sent")], total: 1, next: null }))
  await new Promise((done) => setTimeout(done))

  expect(titles()).toEqual(["Om tips"])
})

test("a filter whose request fails shows an error and leaves the articles unchanged", async () => {
  stubSite(async () => new Response("down", { status: 502 }))
  await renderLive("StoriesList", example, undefined, more)

  await userEvent.click(screen.getByRole("link", { name: "Tips" }))

  expect((await screen.findByRole("alert")).textContent).toContain("Artiklarna kunde inte hämtas")
  expect(titles()).toHaveLength(4)
})

test("dates are shown unless the stories index disables them [spec 1 §3 stories-index]", async () => {
  const shown = await renderDocument("StoriesList", example, undefined, data)
  const hidden = await renderDocument("StoriesList", example, undefined, { ...data, showDates: false })

  expect(within(shown).getAllByText(/^\d{4}-\d\d-\d\d$/)).toHaveLength(4)
  expect(hidden.querySelector("time")).toBeNull()
})
