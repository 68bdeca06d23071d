import example from "@forecourt/schemas/blocks/stories-list/examples/default.json" with { type: "json" }
import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test, vi } from "vitest"
import { drawDocument, drawLive } from "../../test/draw.tsx"

const card = (id: string) => ({ id, path: `/nyheter/${id}`, title: `Om ${id}` })
const more = { ...example, nextPage: "c1" }

/** A site that answers in turn, and remembers what it was asked. */
function siteAnswers(...answers: (object | (() => Promise<Response>))[]) {
  const asked: URLSearchParams[] = []
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(new URL(address, "https://norrvik.example").searchParams)
    const answer = answers[asked.length - 1]
    return typeof answer === "function" ? answer() : Response.json(answer)
  })
  return asked
}

const titles = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)

afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, "", "/")
})

test("without JavaScript the tags are buttons of a form and the next page is a link [spec 1 §2 story-filters]", async () => {
  const list = await drawDocument("StoriesList", { ...more, chosenTags: ["elbil"], pages: 2 })

  const form = list.querySelector("form")
  expect(form?.getAttribute("action")).toBe("/verkstad")
  expect([...(form?.querySelectorAll("button") ?? [])].map(({ type, name, value }) => [type, name, value])).toEqual([
    ["submit", "", ""],
    ["submit", "tag", ""],
    ["submit", "tag", "elbil.vinter"],
    ["submit", "tag", "elbil.verkstad"],
    ["submit", "tag", "elbil.tips"],
    ["submit", "tag", "elbil.foretag"],
  ])
  expect(list.querySelector("a[data-part=trigger]")?.getAttribute("href")).toBe("/verkstad?tag=elbil&page=3")
  expect(list.querySelectorAll("article")).toHaveLength(4)
})

test("where the list opens the page its first picture is fetched at once and first, elsewhere each when it comes near", async () => {
  const image = { src: "/-/media/artwork/details/wheel-4x3.svg", alt: "Ett hjul", width: 1600, height: 1200 }
  const stories = example.stories.map((story) => ({ ...story, image: { value: image } }))
  const draw = (titleTag: string) => drawDocument("StoriesList", { ...example, stories, titleTag })
  const waits = (list: Element) =>
    [...list.querySelectorAll("article img")].map((img) => [
      img.getAttribute("loading"),
      img.getAttribute("fetchpriority"),
    ])

  const lazy = ["lazy", null]
  expect(waits(await draw("h1"))).toEqual([["eager", "high"], lazy, lazy, lazy])
  expect(waits(await draw("h2"))).toEqual([lazy, lazy, lazy, lazy])
})

test("choosing a tag asks for its stories, choosing it again for all [spec 1 §4 tags-set, §4 tags-toggle]", async () => {
  const asked = siteAnswers(
    { cards: [card("kyla")], total: 1, next: null },
    { cards: [card("allt")], total: 9, next: "c" },
  )
  await drawLive("StoriesList", more)

  await userEvent.click(screen.getByRole("button", { name: "Vinter" }))
  await waitFor(() => expect(titles()).toEqual(["Om kyla"]))
  expect(screen.getByRole("button", { name: "Vinter" }).getAttribute("aria-pressed")).toBe("true")
  expect(screen.getByText("Antal träffar: 1")).toBeTruthy()
  expect(window.location.search).toBe("?tag=vinter")
  expect(screen.queryByRole("link", { name: "Visa fler" })).toBeNull()

  await userEvent.click(screen.getByRole("button", { name: "Vinter" }))
  await waitFor(() => expect(titles()).toEqual(["Om allt"]))
  expect(window.location.search).toBe("")
  expect(asked.map((query) => query.getAll("tag"))).toEqual([["vinter"], []])
})

test("load-more adds the next stories, moves the focus to the first of them and says how many came [spec 1 §4 load-more]", async () => {
  const asked = siteAnswers({ cards: [card("fem"), card("sex")], total: 6, next: null })
  await drawLive("StoriesList", more)

  await userEvent.click(screen.getByRole("link", { name: "Visa fler" }))

  await waitFor(() => expect(titles()).toHaveLength(6))
  expect(asked[0]?.get("cursor")).toBe("c1")
  expect(document.activeElement?.textContent).toContain("Om fem")
  expect(screen.queryByRole("link", { name: "Visa fler" })).toBeNull()
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("Antal nya i listan: 2")
})

test("loading shows a spinner and is said [spec 1 §4 spinner]", async () => {
  const { promise, resolve: answer } = Promise.withResolvers<Response>()
  siteAnswers(() => promise)
  await drawLive("StoriesList", more)

  await userEvent.click(screen.getByRole("link", { name: "Visa fler" }))

  const trigger = screen.getByRole("link", { name: "Visa fler" })
  expect(trigger.hasAttribute("data-loading")).toBe(true)
  expect(screen.getByText("Hämtar fler")).toBeTruthy()
  answer(Response.json({ cards: [], total: 4, next: null }))
  await waitFor(() => expect(screen.queryByText("Hämtar fler")).toBeNull())
})

test("stories with no results show the text storiesNoResults [spec 1 §8 no-stories]", async () => {
  siteAnswers({ cards: [], total: 0, next: null })
  await drawLive("StoriesList", more)

  await userEvent.click(screen.getByRole("button", { name: "Företag" }))

  expect(await screen.findByText(/Här finns inga artiklar just nu/)).toBeTruthy()
})

test("of several choices only the last one counts, whatever comes first", async () => {
  const { promise, resolve: late } = Promise.withResolvers<Response>()
  siteAnswers(() => promise, {
    cards: [card("tips")],
    total: 1,
    next: null,
  })
  await drawLive("StoriesList", more)

  await userEvent.click(screen.getByRole("button", { name: "Vinter" }))
  await userEvent.click(screen.getByRole("button", { name: "Tips" }))
  await waitFor(() => expect(titles()).toEqual(["Om tips"]))
  late(Response.json({ cards: [card("sent")], total: 1, next: null }))
  await new Promise((done) => setTimeout(done))

  expect(titles()).toEqual(["Om tips"])
})

test("a filter that fails says so and keeps what was shown", async () => {
  siteAnswers(async () => new Response("down", { status: 502 }))
  await drawLive("StoriesList", more)

  await userEvent.click(screen.getByRole("button", { name: "Tips" }))

  expect((await screen.findByRole("alert")).textContent).toContain("Artiklarna kunde inte hämtas")
  expect(titles()).toHaveLength(4)
})

test("dates are shown only if the index says so [spec 1 §3 stories-index]", async () => {
  const shown = await drawDocument("StoriesList", example)
  const hidden = await drawDocument("StoriesList", { ...example, showDates: false })

  expect(within(shown).getAllByText(/^\d{4}-\d\d-\d\d$/)).toHaveLength(4)
  expect(hidden.querySelector("time")).toBeNull()
})
